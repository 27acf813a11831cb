"""A calm bar for something that did not work, with what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.ui.accessible import Accessible, announce
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper


class NoticeBar(Accessible, Retranslating, Themed, QWidget):
    """Says that an answer is not saved, why, and offers to try again. Hidden otherwise.

    It covers its parent, so that nothing on the page moves when it comes or goes.
    """

    retry_requested = Signal()

    accessible_role = QAccessible.Role.AlertMessage
    covers_parent = True

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._reason = ""
        self.setAutoFillBackground(True)
        parent.installEventFilter(self)
        self._paper = Paper(fill="note", line="note")
        self._what = Label(theme, size=14, role="note_text", bold=True)
        self._why = Label(theme, size=12)
        self._retry = ActionButton()
        self._retry.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._retry.clicked.connect(self.retry_requested)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._what)
        words.addWidget(self._why)
        row = QHBoxLayout(self._paper)
        row.setContentsMargins(2 * GRID, 4, GRID, 4)
        row.setSpacing(2 * GRID)
        row.addLayout(words, 1)
        row.addWidget(self._retry)
        around = QVBoxLayout(self)
        around.setContentsMargins(MARGIN, 2, MARGIN, 6)
        around.addWidget(self._paper)
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    def show_reason(self, reason: str) -> None:
        """Show the bar; ``reason`` is what kept the answer from being saved."""
        self._reason = reason
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        announce(self, f"{self._what.text()} {self._why.text()}", urgent=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())

    def retranslate(self) -> None:
        text = self.tr("Not saved. Please try again, or inform your supervisor.")
        self._what.setText(text)
        self._why.setText(self._reason)
        self._retry.setText(self.tr("Try again"))
