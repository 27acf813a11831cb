"""The place of a cell in a table that paints itself, for assistive technology."""

from __future__ import annotations

from weakref import ref

from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleTableCellInterface
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible.accessible import Accessible, Cell


class PlaceOfCell(QAccessibleTableCellInterface):
    """Row, column and heading of a widget that has an ``accessible_cell``."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._of = ref(widget)

    @property
    def _cell(self) -> Cell:
        widget = self._of()
        assert isinstance(widget, Accessible) and widget.accessible_cell is not None
        return widget.accessible_cell

    def rowIndex(self) -> int:
        return self._cell.row

    def columnIndex(self) -> int:
        return self._cell.column

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def isSelected(self) -> bool:
        return False

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        head = self._cell.head
        return [] if head is None else [QAccessible.queryAccessibleInterface(head)]

    def table(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._cell.table)
