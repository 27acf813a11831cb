"""A slim scroll bar in the theme's colours, for texts that were enlarged beyond the window."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from labeval.ui.theme import Theme


def style_scroll_bar(area: QAbstractScrollArea, theme: Theme) -> None:
    """Give the area's bars the theme's colours, and nothing to the corner between them."""
    if area.cornerWidget() is None:
        area.setCornerWidget(QWidget())  # the style would draw a frame there
    for bar, way, across, along in (
        (area.verticalScrollBar(), "vertical", "width", "height"),
        (area.horizontalScrollBar(), "horizontal", "height", "width"),
    ):
        bar.setStyleSheet(
            f"QScrollBar:{way} {{ background: transparent; {across}: 10px; margin: 0; }}"
            f"QScrollBar::handle:{way} {{ background: {theme.disabled_text}; border-radius: 3px;"
            f" min-{along}: 32px; margin: 2px; }}"
            f"QScrollBar::add-line:{way}, QScrollBar::sub-line:{way} {{ {along}: 0; }}"
            f"QScrollBar::add-page:{way}, QScrollBar::sub-page:{way} {{ background: transparent; }}"
        )
