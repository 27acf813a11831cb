"""The part of a window that scrolls where the screen has no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from labeval.ui.accessible import stops_of
from labeval.ui.on_its_screen import TITLE
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_LEAST = 120
"""Height at which it can still be scrolled and read, in pixels."""
_BAR = 10
_PAGE_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Scrolled(Themed, QScrollArea):
    """Holds one widget, which has all of the room where that is enough, and scrolls down where not.

    It never scrolls sideways: rows that would be too wide are
    :class:`~labeval.ui.widgets.fitting.wrapping.WrappingRow`. What gets the keyboard scrolls into
    view, and the page keys scroll where nothing else in it takes them.

    Args:
        inside: the widget, whose layout, or height for its width, says what it needs at least.
            Without one, :attr:`rows` takes the parts of a column.
        grows: a window that is shown becomes higher with what comes up in it, as far as its screen
            has room; for dialogs, which are as high as what they ask.
    """

    def __init__(
        self,
        theme: Theme,
        inside: QWidget | None = None,
        *,
        grows: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grows = grows
        self._inside = inside or QWidget()
        if inside is None:
            self._inside.setAutoFillBackground(False)
            self.rows = QVBoxLayout(self._inside)
            self.rows.setContentsMargins(0, 0, 0, 0)
            self.rows.setSpacing(2 * GRID)
        self.setWidget(self._inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(self._inside.sizePolicy())
        self.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        style_scroll_bar(self, theme)
        self._inside.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @property
    def inside(self) -> QWidget:
        """The widget that scrolls."""
        return self._inside

    @property
    def is_scrolling(self) -> bool:
        """True if there is more than is in view."""
        return self.verticalScrollBar().maximum() > 0

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        self.arrange()

    def arrange(self) -> None:
        """Give the widget its room."""
        room = self.maximumViewportSize()
        needed = self._height_in(room.width())
        if needed > room.height():
            bar = self.verticalScrollBar().sizeHint().width()
            width = room.width() - bar
            self._inside.resize(width, self._height_in(width))
        else:
            self._inside.resize(room)
        alone = self.is_scrolling and not stops_of(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if alone else Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        layout = self._inside.layout()
        if layout is None:
            return self._inside.sizeHint()
        wanted = layout.totalSizeHint()
        width = self.width() if self.isVisible() else wanted.width()
        if layout.hasHeightForWidth():
            wanted.setHeight(layout.totalHeightForWidth(max(width, wanted.width())))
        return wanted

    def minimumSizeHint(self) -> QSize:
        layout = self._inside.layout()
        least = layout.totalMinimumSize() if layout else self._inside.minimumSizeHint()
        return QSize(least.width() + _BAR, min(least.height(), _LEAST))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the widget needs."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.arrange()
            if self._grows:
                self._grow()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Be asked again for the height, since the width is known now."""
        super().showEvent(event)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by keys that nothing else took; arrows belong to the window."""
        if self.is_scrolling and (self.hasFocus() or event.key() in _PAGE_KEYS):
            super().keyPressEvent(event)
        else:
            event.ignore()

    # -- inside -------------------------------------------------------------------------------

    def _height_in(self, width: int) -> int:
        """The least height in a width."""
        inside, layout = self._inside, self._inside.layout()
        if layout is None:
            by_width = inside.hasHeightForWidth()
            least = inside.heightForWidth(width) if by_width else inside.minimumSizeHint().height()
        elif layout.hasHeightForWidth():
            least = layout.totalMinimumHeightForWidth(width)
        else:
            least = layout.totalMinimumSize().height()
        return max(least, inside.minimumHeight())

    def _grow(self) -> None:
        window = self.window()
        missing = self._inside.height() - self.viewport().height()
        if missing > 0 and window.isVisible():
            room = window.screen().availableGeometry().height() - TITLE
            window.resize(window.width(), min(window.height() + missing, room))

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # what is clicked stays
        if new is not None and self.is_scrolling and self._inside.isAncestorOf(new) and not pressed:
            self.ensureWidgetVisible(new, GRID, 2 * GRID)
