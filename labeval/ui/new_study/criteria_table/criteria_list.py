"""The list of criteria; one is edited at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_LEAST, _EDGES = 90, 10
"""Pixels: its least height, and what is around its rows."""


class CriteriaList(QListWidget):
    """A list in the theme's colours; several entries can be selected."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFixedHeight(_LEAST)
        self.setFont(type_font(14))
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.paper}; color: {theme.text}; outline: none;"
            f" border: 1px solid {theme.line}; border-radius: 8px; padding: 4px; }}"
            + list_rows(theme, 6, 4)
        )
        style_scroll_bar(self, theme)

    def take_room(self, height: int) -> None:
        """Take what its rows need of a height, and no less than three rows of it."""
        rows = self.count() * self.sizeHintForRow(0) + _EDGES if self.count() else 0
        self.setFixedHeight(max(_LEAST, min(rows, height)))
