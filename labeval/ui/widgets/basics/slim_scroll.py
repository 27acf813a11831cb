"""A slim scroll bar in the theme's colours, and a lower edge that fades where more is below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from labeval.ui.theme import Theme

_FADE = 24
"""Pixels over which what goes on below an edge fades."""


def style_scroll_bar(area: QAbstractScrollArea, theme: Theme) -> None:
    """Give the area's bars the theme's colours, and nothing to the corner between them."""
    if area.cornerWidget() is None:
        area.setCornerWidget(QWidget())  # the style would draw a frame there
    style_bar(area.verticalScrollBar(), theme)
    style_bar(area.horizontalScrollBar(), theme)


def keep_room_for_bar(area: QAbstractScrollArea) -> None:
    """Give a text's upright bar its room always, so that no line breaks anew when one is needed;
    where there is nothing to scroll, no handle is in it."""
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
    bar.setEnabled(bar.maximum() > bar.minimum())


def style_bar(bar: QScrollBar, theme: Theme) -> None:
    """Give one bar the theme's colours."""
    upright = bar.orientation() == Qt.Orientation.Vertical
    way, across, along = (
        ("vertical", "width", "height") if upright else ("horizontal", "height", "width")
    )
    bar.setStyleSheet(
        f"QScrollBar:{way} {{ background: transparent; {across}: 10px; margin: 0; }}"
        f"QScrollBar::handle:{way} {{ background: {theme.disabled_text}; border-radius: 3px;"
        f" min-{along}: 32px; margin: 2px; }}"
        f"QScrollBar::handle:{way}:disabled {{ background: transparent; }}"
        f"QScrollBar::add-line:{way}, QScrollBar::sub-line:{way} {{ {along}: 0; }}"
        f"QScrollBar::add-page:{way}, QScrollBar::sub-page:{way} {{ background: transparent; }}"
    )


def fade(painter: QPainter, room: QRect, theme: Theme, pixels: int = _FADE) -> None:
    """Let what was painted end softly at the lower edge of its room."""
    edge = QRect(room.left(), room.bottom() + 1 - pixels, room.width(), pixels)
    ground, clear = theme.color("ground"), theme.color("ground")
    clear.setAlpha(0)
    shades = QLinearGradient(edge.topLeft(), edge.bottomLeft())
    shades.setColorAt(0, clear)
    shades.setColorAt(0.8, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(edge, shades)


class FadingEdge(QWidget):
    """Covers the lower edge of a scroll area while there is more below, so that no line of
    letters is cut by it."""

    def __init__(self, area: QAbstractScrollArea, theme: Theme) -> None:
        super().__init__(area)
        self._area, self._theme = area, theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._show_or_hide)
        bar.rangeChanged.connect(self._show_or_hide)
        area.viewport().installEventFilter(self)
        self._show_or_hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fade(painter, self.rect(), self._theme)
        painter.end()

    def _show_or_hide(self) -> None:
        bar = self._area.verticalScrollBar()
        self.setVisible(bar.value() < bar.maximum())
        self._place()

    def _place(self) -> None:
        port = self._area.viewport().geometry()
        top = QPoint(port.left(), port.bottom() + 1 - _FADE)
        self.setGeometry(QRect(top, port.bottomRight()))
        self.raise_()
