"""Attributes as a table: a row for each participant or source, a column for each name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from labeval.coding.attributes import by_size
from labeval.text.natural_order import natural
from labeval.ui.plain import plain_tip

_Index = QModelIndex | QPersistentModelIndex


class AttributeModel(QAbstractTableModel):
    """Values that can be typed; what is known stays with the window that gets them.

    Signals:
        typed: cells were changed: a list of row (id), name and value.
    """

    typed = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[str, str]] = []
        """Id and name of each row."""
        self.names: list[str] = []
        self.corner = ""
        self._values: dict[tuple[str, str], str] = {}
        self._sorted = 0
        self._down = Qt.SortOrder.AscendingOrder

    def show_values(
        self,
        rows: Sequence[tuple[str, str]],
        names: Sequence[str],
        values: Mapping[tuple[str, str], str],
    ) -> None:
        """Show what is known by now; everything anew where there are other rows or columns."""
        same = {*rows} == {*self.rows} and [*names] == self.names
        self._values = dict(values)
        if same:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(names)))
            return
        self.beginResetModel()
        self.rows, self.names = list(rows), list(names)
        self._sorted = min(self._sorted, len(names))
        self._put_in_order()
        self.endResetModel()

    def value(self, row: int, column: int) -> str:
        """The text of a cell; that of the first column is the name of the row."""
        id, called = self.rows[row]
        return called if column == 0 else self._values.get((id, self.names[column - 1]), "")

    def cell(self, index: _Index) -> tuple[str, str]:
        """Id of the row and name of the attribute of a cell; no name in the first column."""
        column = index.column()
        return self.rows[index.row()][0], self.names[column - 1] if column else ""

    def index_of(self, row: str, name: str) -> QModelIndex:
        """The index of such a cell; one that is invalid where it is not there any more."""
        place = {id: n for n, (id, _) in enumerate(self.rows)}
        columns = ["", *self.names]
        if row not in place or name not in columns:
            return QModelIndex()
        return self.index(place[row], columns.index(name))

    def table(self) -> list[list[str]]:
        """All cells as they are shown, without headings."""
        columns = range(len(self.names) + 1)
        return [[self.value(row, column) for column in columns] for row in range(len(self.rows))]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.names) + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self.names[section - 1] if section else self.corner

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        text = self.value(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(text.split())
        if role == Qt.ItemDataRole.EditRole:
            return text
        return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        editable = Qt.ItemFlag.ItemIsEditable if index.column() else Qt.ItemFlag.NoItemFlags
        return super().flags(index) | editable

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not index.column():
            return False
        if text != self.value(index.row(), index.column()):
            cell = (self.rows[index.row()][0], self.names[index.column() - 1])
            self._values[cell] = text
            self.dataChanged.emit(index, index)
            self.typed.emit([(*cell, text)])
        return True

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort rows by a column: numbers by size, what is empty last; what is chosen stays so."""
        self.layoutAboutToBeChanged.emit()
        chosen = self.persistentIndexList()
        cells = [self.cell(index) for index in chosen]
        self._sorted, self._down = column, order
        self._put_in_order()
        self.changePersistentIndexList(chosen, [self.index_of(*cell) for cell in cells])
        self.layoutChanged.emit()

    def _put_in_order(self) -> None:
        self.rows.sort(key=lambda row: natural(row[1]))
        if not self._sorted:
            if self._down == Qt.SortOrder.DescendingOrder:
                self.rows.reverse()
            return
        name = self.names[self._sorted - 1]
        there = [row for row in self.rows if self._values.get((row[0], name))]
        empty = [row for row in self.rows if not self._values.get((row[0], name))]
        there.sort(
            key=lambda row: by_size(self._values[row[0], name]),
            reverse=self._down == Qt.SortOrder.DescendingOrder,
        )
        self.rows = there + empty
