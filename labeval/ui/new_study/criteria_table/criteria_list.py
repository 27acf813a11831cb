"""The list of criteria; one is edited at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_HEIGHT = 90


def criteria_list(theme: Theme) -> QListWidget:
    """An empty list in the theme's colours; several entries can be selected."""
    made = QListWidget()
    made.setFixedHeight(_HEIGHT)
    made.setFont(type_font(14))
    made.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
    made.setStyleSheet(
        f"QListWidget {{ background: {theme.paper}; color: {theme.text}; outline: none;"
        f" border: 1px solid {theme.line}; border-radius: 8px; padding: 4px; }}"
        "QListWidget::item { padding: 4px 6px; border-radius: 5px; }"
        f"QListWidget::item:selected {{ background: {theme.accent_tint}; color: {theme.text}; }}"
        f"QListWidget::item:focus {{ border: 2px solid {theme.accent}; }}"
    )
    style_scroll_bar(made, theme)
    return made
