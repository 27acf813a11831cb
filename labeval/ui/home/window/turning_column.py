"""A column for any window: it scrolls where it is too high, and rows turn where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


class _Inside(QWidget):
    """The content, which asks for the least height: a plain widget asks for the usual one, and is
    scrolled before a list in it gets lower."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else -1


class TurningColumn(Themed, QScrollArea):
    """Never scrolls sideways: what is next to each other is below each other instead."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._turning: list[QBoxLayout] = []
        inside = _Inside()
        inside.setAutoFillBackground(False)
        self.rows = QVBoxLayout(inside)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        style_scroll_bar(self, theme)
        inside.installEventFilter(self)

    def add_turning(self, spacing: int) -> QBoxLayout:
        """A row at the end of the column, whose parts are below each other in a narrow one."""
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(spacing)
        self._turning.append(row)
        self.rows.addLayout(row)
        return row

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn rows again where something in them has become wider."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        margins = self.rows.contentsMargins()
        room = self.viewport().width() - margins.left() - margins.right()
        for row in self._turning:
            parts = [row.itemAt(n) for n in range(row.count())]
            widths = [part.minimumSize().width() for part in parts if part is not None]
            has_room = sum(widths) + row.spacing() * (len(widths) - 1) <= room
            ways = QBoxLayout.Direction
            row.setDirection(ways.LeftToRight if has_room else ways.TopToBottom)
