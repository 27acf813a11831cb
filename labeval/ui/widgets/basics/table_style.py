"""Tables in the windows of supervisors and analysts: their style, and rows that open."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

PADDING = 8
"""Pixels on either side of what is in a cell or a heading."""
_CELL_MARGIN = 3
"""Pixels that Qt leaves on either side of a cell's text, and not of a heading's."""


class RowTable(QTableView):
    """A table of rows with hairlines between them; Enter or a double click opens one.

    Signals:
        opened: number of the row.
    """

    opened = Signal(int)

    def __init__(self, row_height: int) -> None:
        super().__init__()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(self._on_double_clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.opened.emit(index.row())


def style_table(view: QTableView, theme: Theme, more: str = "", *, lined: bool = True) -> None:
    """Give a table the theme's colours: a line below each row and below the headings, no others.

    Arrows go through its cells. Tab leaves it: it would go on from the last cell to the first.

    Args:
        more: rules of this table alone, as a style sheet.
        lined: without lines the model's backgrounds of cells are seen.
    """
    view.setStyleSheet(table_style(theme, lined=lined) + more)
    style_scroll_bar(view, theme)
    view.setTabKeyNavigation(False)


def table_style(theme: Theme, *, lined: bool = True) -> str:
    """The style sheet of a table view."""
    line = f"border-bottom: 1px solid {theme.line};" if lined else ""
    return (
        f"QTableView {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; "
        f"outline: none; selection-background-color: {theme.accent_tint}; "
        f"selection-color: {theme.text}; }}"
        f"QTableView::item {{ {line} padding: 0 {PADDING - _CELL_MARGIN}px; }}"
        f"QHeaderView {{ background: {theme.paper}; }}"
        f"QHeaderView::section {{ background: {theme.paper}; color: {theme.soft_text}; "
        f"border: none; border-bottom: 1px solid {theme.line}; padding: 6px {PADDING}px; "
        f"font-size: 13px; }}"
    )
