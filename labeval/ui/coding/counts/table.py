"""A grid as a table: figures with shades, names that stay in sight, cells that open."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableView,
)

from labeval.ui.coding.counts.grid import Grid, GridCell
from labeval.ui.plain import plain_tip
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import mixed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.basics.table_style import PADDING, style_table

_Index = QModelIndex | QPersistentModelIndex
_WIDEST, _FIGURES, _NARROWEST, _NAMES = 420, 180, 56, 340
"""Columns of words and of figures, the least of both, and the names of rows."""
_WRITTEN_WIDE, _WRITTEN_HIGH = 220, 132
"""Of a cell with words; longer ones are read in the field."""


def _has_figures(grid: Grid, column: int) -> bool:
    return any(line.cells[column].value is not None for line in grid.lines)


class GridModel(QAbstractTableModel):
    """A grid behind a table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.shown: Grid | None = None

    def show_grid(self, grid: Grid) -> None:
        """Show another grid."""
        self.beginResetModel()
        self.shown = grid
        self.endResetModel()

    def cell(self, index: _Index) -> GridCell | None:
        """The cell at an index."""
        if self.shown is None or not index.isValid():
            return None
        return self.shown.lines[index.row()].cells[index.column()]

    def rowCount(self, parent: _Index | None = None) -> int:
        inside = parent is not None and parent.isValid()
        return 0 if inside or self.shown is None else len(self.shown.lines)

    def columnCount(self, parent: _Index | None = None) -> int:
        inside = parent is not None and parent.isValid()
        return 0 if inside or self.shown is None else len(self.shown.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell, grid = self.cell(index), self.shown
        if cell is None or grid is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text + (" •" if cell.noted else "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if cell.value is None else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.BackgroundRole:
            return self._shade(cell, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            line = grid.lines[index.row()].name
            shown = cell.text or ("" if cell.value is None else "0")
            words = f"{line}, {grid.heads[index.column()]}: {shown}"
            return ", ".join((words, self.tr("summarised"))) if cell.noted else words
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if self.shown is None:
            return None
        across = orientation == Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.ToolTipRole:
            name = self.shown.heads[section] if across else self.shown.lines[section].name
            return plain_tip(name)
        if role == Qt.ItemDataRole.DisplayRole:
            if across:
                return self.shown.heads[section]
            line = self.shown.lines[section]
            return "    " * line.depth + line.name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft
            if across and _has_figures(self.shown, section):
                side = Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _shade(self, cell: GridCell, column: int) -> QColor | None:
        grid = self.shown
        if grid is None or not cell.value or not grid.most:
            return None
        if grid.shaded is not None and column not in grid.shaded:
            return None
        return mixed(self._theme.paper, self._theme.accent, 0.04 + 0.28 * cell.value / grid.most)


class GridTable(QTableView):
    """The table; Enter, Space or a click opens a cell, S and Shift+S sort by where one is.

    A double click or Ctrl+Enter opens the place that a row is about.

    Signals:
        cell_chosen: a cell was chosen, to see its segments.
        place_opened: words are to be shown in their text: the source and both ends.
        column_asked: rows are to be sorted by the column with this head.
        row_asked: columns are to be sorted by the row of this name.
    """

    cell_chosen = Signal(object)
    place_opened = Signal(str, object, object)
    column_asked = Signal(str)
    row_asked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.grid_model = GridModel(theme)
        self.setModel(self.grid_model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().setDefaultSectionSize(DENSE_HEIGHT)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        self.clicked.connect(self._on_index_chosen)
        self.doubleClicked.connect(self._on_index_opened)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(True)
            header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.horizontalHeader().sectionClicked.connect(self._on_head_clicked)
        self.verticalHeader().sectionClicked.connect(self._on_name_clicked)
        self._corner = Label(theme, role="soft_text")
        """Heading of the column of names."""
        button = self.findChild(QAbstractButton)
        assert button is not None, "Qt's own, above the names of rows"
        corner = QHBoxLayout(button)
        corner.setContentsMargins(PADDING, 0, 0, 0)
        corner.addWidget(self._corner)
        self.setFont(type_font(theme.px(LABEL_PX)))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setFont(type_font(theme.px(LABEL_PX)))
        self._dress(lined=True)

    def show_grid(self, grid: Grid) -> None:
        """Show another grid, with columns as wide as their contents.

        A matrix in another order stays at the same cell; the rows of lists are not known by
        their names.
        """
        before = self._place() if grid.is_matrix or grid.is_written else None
        self.grid_model.show_grid(grid)
        self._dress(lined=not grid.most)
        self.setWordWrap(grid.is_written)
        self.setShowGrid(grid.is_written)
        px = self._theme.px(LABEL_PX)
        for n, head in enumerate(grid.heads):
            texts = [head, *(line.cells[n].text for line in grid.lines)]
            width = max((text_width(text, px, strong=True) for text in texts), default=0) + 24
            widest = _FIGURES if _has_figures(grid, n) else _WIDEST
            widest = _WRITTEN_WIDE if grid.is_written else widest
            self.setColumnWidth(n, max(_NARROWEST, min(self._theme.px(widest), width)))
        words = bool(grid.heads) and all(line.cells[-1].value is None for line in grid.lines)
        self.horizontalHeader().setStretchLastSection(words and grid.shape != "lanes")
        names = ["    " * line.depth + line.name for line in grid.lines]
        self._corner.set_text(grid.corner)
        widest = max(text_width(name, px) for name in (*names, grid.corner)) + 28
        self.verticalHeader().setFixedWidth(min(self._theme.px(_NAMES), widest))
        self.verticalHeader().setMaximumSectionSize(
            self._theme.px(_WRITTEN_HIGH) if grid.is_written else -1
        )
        if grid.is_written:
            self._fit_rows()
        if before is not None and before[0] in names and before[1] in grid.heads:
            index = self.grid_model.index(names.index(before[0]), grid.heads.index(before[1]))
            self.setCurrentIndex(index)

    def _fit_rows(self) -> None:
        """Make rows as high as their words need; Qt leaves the padding of cells out."""
        widths = [self.columnWidth(n) for n in range(self.grid_model.columnCount())]
        for n, width in enumerate(widths):
            self.setColumnWidth(n, width - 2 * PADDING)
        self.resizeRowsToContents()
        for n, width in enumerate(widths):
            self.setColumnWidth(n, width)

    def _place(self) -> tuple[str, str] | None:
        """Name and head of the current cell; None without one."""
        index, grid = self.currentIndex(), self.grid_model.shown
        if grid is None or not index.isValid():
            return None
        line = grid.lines[index.row()]
        return "    " * line.depth + line.name, grid.heads[index.column()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._on_index_opened(self.currentIndex())
            else:
                self._on_index_chosen(self.currentIndex())
            return
        if event.key() == Qt.Key.Key_S and self.currentIndex().isValid():
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._on_name_clicked(self.currentIndex().row())
            else:
                self._on_head_clicked(self.currentIndex().column())
            return
        super().keyPressEvent(event)

    def _on_head_clicked(self, column: int) -> None:
        if self.grid_model.shown is not None:
            self.column_asked.emit(self.grid_model.shown.heads[column])

    def _on_name_clicked(self, row: int) -> None:
        if self.grid_model.shown is not None:
            self.row_asked.emit(self.grid_model.shown.lines[row].name)

    def _on_index_chosen(self, index: QModelIndex) -> None:
        cell = self.grid_model.cell(index)
        if cell is not None:
            self.cell_chosen.emit(cell)

    def _on_index_opened(self, index: QModelIndex) -> None:
        grid = self.grid_model.shown
        if grid is not None and index.isValid() and (place := grid.lines[index.row()].place):
            self.place_opened.emit(*place)

    def _dress(self, *, lined: bool) -> None:
        """Give all parts the theme's colours.

        Args:
            lined: with a line below each row; the style sheet that draws it paints no shades.
        """
        theme = self._theme
        style_table(
            self,
            theme,
            f"QTableView {{ gridline-color: {theme.line}; }}"
            f"QTableView::item:focus {{ border: 2px solid {theme.accent}; }}"
            f"QHeaderView::section {{ padding: 3px {PADDING}px; }}"
            f"QHeaderView::section:vertical {{ color: {theme.text};"
            f" {'' if lined else 'border: none;'} }}"
            f"QTableCornerButton::section {{ background: {theme.paper}; border: none;"
            f" border-bottom: 1px solid {theme.line}; }}"
            f"QTableView QLabel {{ color: {theme.soft_text}; }}",
            lined=lined,
        )
