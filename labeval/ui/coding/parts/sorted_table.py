"""Tables of texts that can be sorted, and the list of places with its keys."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView

from labeval.text.natural_order import natural
from labeval.ui.plain import plain_tip
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.basics.table_style import RowTable, style_table

_Index = QModelIndex | QPersistentModelIndex
_ROW = 30
_PX, _MARGINS = 13, 24
_DESIGNED_FOR, _MOST = 1248, 1.6
"""Width of a table, in logical pixels, that its columns are meant for, and the factor by
which a wider table makes them wider at most."""


class TextModel(QAbstractTableModel):
    """Rows of texts, in the order of a column.

    Args:
        right: columns whose texts are at the right, because they are numbers.
    """

    def __init__(self, right: Collection[int] = ()) -> None:
        super().__init__()
        self.heads: Sequence[str] = ()
        self.rows: Sequence[Sequence[str]] = ()
        self.order: list[int] = []
        """Numbers of rows as they are shown."""
        self._right = frozenset(right)
        self._by: tuple[int, bool] | None = None

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show others, in the chosen order."""
        self.beginResetModel()
        self.rows = rows
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column, numbers by size; by the rows' own order for column -1."""
        self.beginResetModel()
        self._by = (column, order == Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self._arrange()
        self.endResetModel()

    def shown(self) -> list[tuple[str, ...]]:
        """The rows as they are shown."""
        return [tuple(self.rows[n]) for n in self.order]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        across = orientation == Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.DisplayRole and across:
            return self.heads[section]
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        text = self.rows[self.order[index.row()]][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(text) if text else None
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, column: int) -> int:
        right = column in self._right
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)

    def _arrange(self) -> None:
        self.order = list(range(len(self.rows)))
        if self._by is not None:
            column, down = self._by
            self.order.sort(key=lambda n: natural(self.rows[n][column]), reverse=down)


class SortedTable(RowTable):
    """A table of texts whose headings sort it; a third click takes the order back.

    Args:
        widths: of the columns, in logical pixels at text scale 1.
        wide: the column that gets the room that is left.

    Signals:
        code_asked: number of the row whose words are to get a code.
        digit_pressed: number of the row, and the digit from 1.
    """

    code_asked = Signal(int)
    digit_pressed = Signal(int, int)

    def __init__(self, theme: Theme, model: TextModel, widths: Sequence[int], *, wide: int) -> None:
        super().__init__(_ROW)
        self.setModel(model)
        head = self.horizontalHeader()
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        style_table(self, theme)
        self._theme = theme
        self._wide = wide
        self._given: dict[int, int] = {}
        """Columns to the widths that they were given last."""
        self._widths = [theme.px(width) for width in widths]

    def take_widths(self) -> None:
        """Give the columns their widths, as soon as there are columns; no heading is cut."""
        self._given = {}
        self._share_width()
        self.horizontalHeader().setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._given:
            self._share_width()

    def _share_width(self) -> None:
        """Make the columns that nobody has resized as wide as the width of the table allows."""
        more = self.viewport().width() / self._theme.px(_DESIGNED_FOR)
        more = min(max(1.0, more), _MOST)
        for column, (width, head) in enumerate(zip(self._widths, self._heads(), strict=True)):
            if self._given.get(column, self.columnWidth(column)) == self.columnWidth(column):
                width = max(round(width * more), text_width(head, _PX) + _MARGINS)
                self._given[column] = width
                self.setColumnWidth(column, width)

    def _heads(self) -> Sequence[str]:
        model = self.model()
        assert isinstance(model, TextModel)
        return model.heads

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """C and digits code the words of the current row; Enter opens it."""
        row, text = self.currentIndex().row(), event.text().lower()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if row >= 0 and plain and text == "c":
            self.code_asked.emit(row)
        elif row >= 0 and plain and text in tuple("123456789"):
            self.digit_pressed.emit(row, int(text))
        else:
            super().keyPressEvent(event)
