"""A card above the window's content, for a moment; Esc closes it and the focus goes back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from labeval.ui.accessible import Accessible, TabbedAsRead, first_words, leave
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper

_PAD = 3 * GRID
_CHROME = 140
"""Height of heading, buttons and the room around them."""


class Overlay(TabbedAsRead, Accessible, Themed, QWidget):
    """Covers its parent and holds a card. Tab stays inside it, and no key gets past it.

    Args:
        theme: the theme to begin with.
        parent: the window that it covers.
        width: width of the card at text scale 1.

    Signals:
        closed: it was closed, and hidden.
    """

    accessible_role = QAccessible.Role.Dialog
    stops_at_words = True
    covers_parent = True
    begins_with_words = True
    """False for a card that is written in at once: its field has the words as description."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, width: int = 640) -> None:
        super().__init__(parent)
        self._theme = theme
        self._width = width
        self._before: QWidget | None = None
        """The widget that gets the focus when the card closes."""
        self._within: QWidget | None = None
        """The widget that has the focus in the card."""
        self._anchor: QWidget | None = None
        self.card = Paper(self)
        self.heading = Label(theme, size=16, bold=True, wrap=True)
        self.close_button = ActionButton()
        self.close_button.clicked.connect(self.close_card)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(2 * GRID)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.close_button)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_PAD, _PAD - 4, _PAD, _PAD - 4)
        column.setSpacing(2 * GRID)
        column.addWidget(self.heading)
        column.addLayout(self.rows, 1)
        column.addLayout(self.buttons)
        self.hide()
        self.card.installEventFilter(self)

    def open_card(self, *, below: QWidget | None = None) -> None:
        """Show the card, centred or ``below`` a widget, and focus its first control."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self._anchor = below
        self.retranslate()
        self.setAccessibleName(self.heading.text())
        self.set_theme(self.theme)
        self._covered().installEventFilter(self)
        self.show()
        self.raise_()
        self._arrange()
        words = first_words(self.card) if self.begins_with_words else None
        self._within = words or self.first_focus()
        self._within.setFocus(Qt.FocusReason.OtherFocusReason)
        _application().focusChanged.connect(
            self._on_focus_moved, Qt.ConnectionType.UniqueConnection
        )

    def close_card(self) -> None:
        """Hide the card, and give the focus back to what had it; to the parent if that is gone."""
        if self.isHidden():
            return
        _application().focusChanged.disconnect(self._on_focus_moved)
        self._covered().removeEventFilter(self)
        # A page that was made anew meanwhile has deleted what had the focus.
        before = self._before if self._before is not None and isValid(self._before) else None
        back = before if before is not None and before.isVisible() else self._covered()
        leave(self)
        self.hide()
        back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None
        self.closed.emit()

    def first_focus(self) -> QWidget:
        """The widget that has the focus when the card opens."""
        return self.close_button

    def fit_content(self, width: int, most: int) -> None:
        """Take the height that the content needs at ``width``, and scroll beyond ``most``."""

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.close_button.setText(self.tr("Close"))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent, and follow what is in the card."""
        resized = watched is self.parentWidget() and event.type() == QEvent.Type.Resize
        # While the window goes, events still come when this has lost its parts.
        card = getattr(self, "card", None)
        grown = watched is card and event.type() == QEvent.Type.LayoutRequest
        if (resized or grown) and self.isVisible():
            self._arrange()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; nothing else reaches the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click outside the card closes it."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_card()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Step the content below back a little."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 0 if self._anchor else 96))
        painter.end()

    def _on_focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        """A page below that is made anew takes the focus: it gets it when the card closes."""
        parent = self.parentWidget()
        if new is None or parent is None or not parent.isAncestorOf(new):
            return
        if self.isAncestorOf(new):
            self._within = new
        elif not _in_a_card(new):
            self._before = new
            (self._within or self.first_focus()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _covered(self) -> QWidget:
        """The widget that it covers."""
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _arrange(self) -> None:
        parent = self._covered()
        self.setGeometry(parent.rect())
        layout = self.card.layout()
        assert layout is not None
        width = min(round(self._width * self.theme.text_scale), self.width() - 2 * MARGIN)
        self.fit_content(width - 2 * _PAD, self.height() - 2 * MARGIN - _CHROME)
        height = min(layout.totalHeightForWidth(width), self.height() - 2 * MARGIN)
        at = QPoint((self.width() - width) // 2, round((self.height() - height) * 0.42))
        if self._anchor is not None:
            corner = self._anchor.mapTo(parent, QPoint(self._anchor.width(), self._anchor.height()))
            lowest = self.height() - MARGIN - height
            at = QPoint(max(MARGIN, corner.x() - width), min(corner.y() + GRID, lowest))
        self.card.setGeometry(at.x(), at.y(), width, height)


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _in_a_card(widget: QWidget) -> bool:
    """True if a widget is in any card: another card may be above this one."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Overlay):
        above = above.parentWidget()
    return above is not None
