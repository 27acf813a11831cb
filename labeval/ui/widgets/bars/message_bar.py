"""A message from the supervisor, in place of the whereabouts: it covers nothing that is read."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.accessible import Accessible, announce
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import line_count
from labeval.ui.widgets.basics.paper import Paper

KEY = "F2"
_SIZES = (14, 13, 12, 11)
_LINES = 2


class MessageBar(Accessible, Retranslating, Themed, QWidget):
    """Says what the supervisor wrote, until the participant puts it away. Hidden otherwise."""

    dismissed = Signal()

    accessible_role = QAccessible.Role.AlertMessage

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._message = ""
        self.setAutoFillBackground(True)
        self._paper = Paper(fill="note", line="note")
        self._from = Label(theme, role="note_text", bold=True)
        self._words = Label(theme, wrap=True)
        self._away = ActionButton()
        # A click leaves the keyboard with the page.
        self._away.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._away.clicked.connect(self.dismissed)
        row = QHBoxLayout(self._paper)
        row.setContentsMargins(2 * GRID, 0, 4, 0)
        row.setSpacing(2 * GRID)
        row.addWidget(self._from)
        row.addWidget(self._words, 1)
        row.addWidget(self._away)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 2, 0, 2)
        around.addWidget(self._paper)
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    @property
    def message(self) -> str:
        """The text on screen; empty if there is none."""
        return self._message

    def show_message(self, text: str) -> None:
        """Show a message, or with an empty text nothing."""
        if text == self._message:
            return
        self._message = text
        self._words.set_text(text)
        self.setAccessibleName(f"{self._from.text()} {text}" if text else "")
        self.setVisible(bool(text))
        self._fit()
        if text:
            self.raise_()
            announce(self, self.accessibleName(), urgent=True)

    def cover(self, room: QRect) -> None:
        """Take this room of the parent."""
        self.setGeometry(room)
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._away.setFixedHeight(max(28, theme.px(LABEL_PX) + 14))
        self._fit()

    def _fit(self) -> None:
        """Take the largest letters with which the message has room on two lines."""
        margins = 2 * GRID + 4 + 2 * 2 * GRID
        taken = self._from.sizeHint().width() + self._away.sizeHint().width() + margins
        room = max(80, self.width() - taken)
        for size in _SIZES:
            if line_count(self._message, room, self._theme.px(size)) <= _LINES:
                break
        self._words.resize_type(size)

    def retranslate(self) -> None:
        self._from.setText(self.tr("From your supervisor"))
        self._away.setText(self.tr("Got it  {key}").format(key=KEY))
        # The name contains the label (WCAG 2.5.3), so that who says what is shown is understood.
        does = self.tr("Dismiss the message")
        self._away.setAccessibleName(f"{self._away.text()}: {does}")
        self._fit()
