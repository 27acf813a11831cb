"""A list of views to go through."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from labeval.ui.accessible import go_to_selected
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_PADDING = 6


class ViewList(QListWidget):
    """Names one below the other, as wide as they need; the arrows go through them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._hidden: frozenset[int] = frozenset()
        self.setFrameShape(QListWidget.Shape.NoFrame)
        go_to_selected(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setFont(type_font(theme.px(13)))
        self._narrowest, self._widest = theme.px(224), theme.px(288)
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.ground}; color: {theme.text}; outline: none;"
            f" padding: {_PADDING}px; }}" + list_rows(theme, 10, 8, corner=6)
        )
        style_scroll_bar(self, theme)

    def hide_rows(self, rows: Collection[int]) -> None:
        """Show all but these."""
        self._hidden = frozenset(rows)
        for row in range(self.count()):
            self.setRowHidden(row, row in self._hidden)

    def set_names(self, names: list[str]) -> None:
        """Show these, keeping the place."""
        row = max(0, self.currentRow())
        self.blockSignals(True)
        self.clear()
        for name in names:
            item = QListWidgetItem(name)
            set_tool_tip(item, name)
            self.addItem(item)
        self.setCurrentRow(min(row, self.count() - 1))
        self.hide_rows(self._hidden)
        self.blockSignals(False)
        wanted = self.sizeHintForColumn(0) + 2 * _PADDING
        self.setFixedWidth(min(max(wanted, self._narrowest), self._widest))
