"""Words that an input method composes in a field are kept when the field is left."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget


class Composing(QObject):
    """Makes what is composed in a field text when its field is left, which hands its events on.

    Chinese and Japanese are seen as they are composed and are no text yet. Some input methods throw
    them away when the keyboard leaves, also where Qt asks to keep them.
    """

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        self._words = self._dropped = ""
        self._forgets = QTimer(self)
        self._forgets.setSingleShot(True)
        self._forgets.timeout.connect(self._forget)

    def finish(self) -> None:
        """Make what is seen in the field text."""
        words = self._words or self._dropped
        if not words:
            return
        self._forget()
        kept = QInputMethodEvent()
        kept.setCommitString(words)
        QApplication.sendEvent(self._field, kept)
        QGuiApplication.inputMethod().reset()

    def follow(self, event: QInputMethodEvent) -> None:
        """Take what the field is about to show."""
        # Before the keyboard leaves, Qt asks the input method to keep its words. One that throws
        # them away does so at once, and somebody who cancels them stays.
        self._dropped = "" if event.commitString() else self._words or self._dropped
        self._words = event.preeditString()
        self._forgets.start(0)

    def _forget(self) -> None:
        self._dropped = ""


def finish_composing() -> None:
    """The same in the field that has the keyboard, which does not leave it."""
    field = QApplication.focusWidget()
    for composing in field.findChildren(Composing) if field is not None else ():
        composing.finish()
