"""A slim scroll bar in the theme's colours, for texts that were enlarged beyond the window."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea

from labeval.ui.theme import Theme


def style_scroll_bar(area: QAbstractScrollArea, theme: Theme) -> None:
    """Give the area's vertical bar the theme's colours."""
    area.verticalScrollBar().setStyleSheet(
        "QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }"
        f"QScrollBar::handle:vertical {{ background: {theme.disabled_ink}; border-radius: 3px;"
        " min-height: 32px; margin: 2px; }"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
        "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }"
    )
