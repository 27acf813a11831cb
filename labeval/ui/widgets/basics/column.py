"""A column to read, in the middle of the window; it scrolls only when its text is enlarged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

READING_WIDTH = 760
_LINE = 30
"""Height of a line at text scale 1, with the room below it."""


class Column(Themed, QScrollArea):
    """Holds widgets below each other in a block of limited width, centred.

    Args:
        theme: the theme to begin with.
        width: greatest width of the block at text scale 1.
        centred: centre the block in the height, too; else it is at the top.
        margin: room around the block.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        width: int = READING_WIDTH,
        centred: bool = True,
        margin: int = MARGIN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._greatest = width
        self._centred = centred
        self._margin = margin
        self._page = QWidget()
        self._block = QWidget(self._page)
        self.rows = QVBoxLayout(self._block)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(2 * GRID)
        self.rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setWidget(self._page)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        self._block.installEventFilter(self)
        style_scroll_bar(self, theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Centre the block anew."""
        super().resizeEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a text that changed its height; Qt's own follows the page with the bar."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().eventFilter(watched, event)

    def scroll_by_key(self, event: QKeyEvent) -> bool:
        """Scroll upon the usual keys; returns whether the key was one of them and had room."""
        bar = self.verticalScrollBar()
        page, line = bar.pageStep(), 3 * GRID
        steps = {
            Qt.Key.Key_Down: line,
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Space: page,
            Qt.Key.Key_PageUp: -page,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or bar.maximum() == 0:
            return False
        bar.setValue(bar.value() + step)
        return True

    @property
    def at_end(self) -> bool:
        """True if the end of the block is on screen."""
        bar = self.verticalScrollBar()
        return self.isVisible() and bar.value() == bar.maximum()

    def read_on(self) -> None:
        """Scroll by a page, of which the last line stays on screen: it may have been cut."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + bar.pageStep() - round(_LINE * self._theme.text_scale))

    def height_of_rows(self, width: int) -> int:
        """The height that the rows need in a width."""
        rows = self.rows
        by_width = rows.hasHeightForWidth()
        return rows.totalHeightForWidth(width) if by_width else rows.totalSizeHint().height()

    def arrange(self) -> None:
        """Put the block in its place."""
        room = self.viewport().size()
        width = min(room.width() - 2 * self._margin, round(self._greatest * self._theme.text_scale))
        height = self.height_of_rows(width)
        spare = max(0, room.height() - height - 2 * self._margin)
        # A little above the middle is where the eye expects the middle.
        top = self._margin + (round(spare * 0.42) if self._centred else min(spare, 2 * GRID))
        self._page.resize(room.width(), max(room.height(), height + 2 * self._margin))
        # Qt moves it by itself only where lines begin at the left.
        self._page.move(0, self._page.y())
        self._block.setGeometry(QRect((room.width() - width) // 2, top, width, height))
