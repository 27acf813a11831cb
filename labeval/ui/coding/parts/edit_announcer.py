"""Announces an edit where nothing else is announced of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from labeval.coding.edits import Edit
from labeval.ui.accessible import announce
from labeval.ui.coding.parts.controller import CodingController


class EditAnnouncer(QObject):
    """Announces edits that are done while the keyboard is in a window.

    An edit is on disk when it is seen, and seen in what it changed. By ear it would be silent.
    """

    def __init__(self, window: QWidget, controller: CodingController) -> None:
        super().__init__(window)
        self._label = ""
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(0)
        self._waiting.timeout.connect(self._say)
        controller.done.connect(self._on_done)

    def leave(self) -> None:
        """Announce nothing of the edit just done: the window has words of its own for it."""
        self._waiting.stop()

    def _on_done(self, edit: Edit) -> None:
        self._label = edit.label
        self._waiting.start()  # the window may have words of its own

    def _say(self) -> None:
        window, active = self.parent(), QApplication.activeWindow()
        assert isinstance(window, QWidget)
        if active is window or (active is not None and window.isAncestorOf(active)):
            name = QCoreApplication.translate("Coding", self._label)
            announce(window, self.tr("Done: {edit}").format(edit=name))
