"""The sign in the home window that another window of a study is being opened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer

from labeval.study.folder import StudyFolder
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.processes import OpenedWindows

_LOOK_MS = 200
_LONGEST_MS = 30_000
"""After which the sign goes in any case: some systems put no new window in front."""


class OpeningSign(QObject):
    """Says at once that a window opens, since its process needs seconds where much else runs.

    The sign goes when another window is in front, when the process has ended, or in the end.
    """

    def __init__(self, window: HomeWindow, opened: OpenedWindows) -> None:
        super().__init__(window)
        self._window, self._opened = window, opened
        self._awaited: tuple[str, StudyFolder] | None = None
        self._looked = 0
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self.look)

    def open(self, command: str, folder: StudyFolder, *options: str) -> None:
        """Open a window of a study, and show that it opens, or that it is there.

        Raises:
            OSError: the process cannot be started.
        """
        if self._opened.is_open(command, folder):
            if self._awaited != (command, folder):
                self._window.panel.announce(self._there())
            return
        self._opened.open(command, folder, *options)
        self._awaited, self._looked = (command, folder), 0
        self._looking.start()
        self._window.setCursor(Qt.CursorShape.BusyCursor)
        self._window.panel.announce(self._opens())

    def look(self) -> None:
        """Take the sign away where the window is there, or will not come."""
        self._looked += 1
        is_late = self._looked * _LOOK_MS >= _LONGEST_MS
        awaited = self._awaited
        waits = awaited is not None and self._opened.is_open(*awaited)
        if not waits or is_late or not self._window.isActiveWindow():
            self._looking.stop()
            self._awaited = None
            self._window.unsetCursor()
            self._window.panel.take_back(self._opens())

    def _opens(self) -> str:
        return self.tr("A window of this study opens in a few seconds.")

    def _there(self) -> str:
        return self.tr("This window is open already, perhaps behind others.")
