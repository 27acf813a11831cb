"""Words that an input method composes in a field are kept when the field is left."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget


class Composing(QObject):
    """Follows what is composed in a field, and makes it text when the field is left.

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
        field.installEventFilter(self)

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            # Before the keyboard leaves, Qt asks the input method to keep its words. One that
            # throws them away does so at once, and somebody who cancels them stays.
            self._dropped = "" if event.commitString() else self._words or self._dropped
            self._words = event.preeditString()
            self._forgets.start(0)
        elif event.type() == QEvent.Type.FocusOut:
            self.finish()
        return super().eventFilter(watched, event)

    def _forget(self) -> None:
        self._dropped = ""


def finish_composing() -> None:
    """The same in the field that has the keyboard, which does not leave it."""
    field = QApplication.focusWidget()
    for composing in field.findChildren(Composing) if field is not None else ():
        composing.finish()
