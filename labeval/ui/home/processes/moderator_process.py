"""The moderator's window as a process of its own, so that nothing it does reaches a session."""

from __future__ import annotations

import logging
import subprocess

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.study.folder import StudyFolder
from labeval.ui.processes import program, start

_LOOK_MS = 500
_log = logging.getLogger(__name__)


class ModeratorProcess(QObject):
    """Starts the program in its other role, one at a time.

    It goes on when the home window is closed or dies, because it only reads the record.

    Signals:
        changed: it has begun or ended.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: subprocess.Popen[bytes] | None = None
        self._shows: tuple[StudyFolder, str] | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """True while its window is open."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int | None:
        """Id of the process; None where there is none."""
        return self._process.pid if self._process is not None else None

    def open(
        self, folder: StudyFolder, session: str = "", *, screen: str = "", minimised: bool = False
    ) -> None:
        """Open it, unless it shows the same already; one that shows something else is closed.

        Args:
            session: a session that has ended; empty follows the one that runs.
            screen: name of its screen.

        Raises:
            OSError: the process cannot be started.
        """
        if self.is_running and self._shows == (folder, session):
            return
        self.close()
        command = [*program(), "moderate", str(folder.path), *([session] if session else [])]
        command += ["--screen", screen] if screen else []
        command += ["--minimised"] if minimised else []
        self._process = start(command)
        self._shows = (folder, session)
        self._looking.start()
        self.changed.emit()

    def close(self) -> None:
        """Ask it to close, and wait a moment for it."""
        process, self._process, self._shows = self._process, None, None
        self._looking.stop()
        if process is None:
            return
        process.terminate()
        try:
            process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            _log.warning("the moderator's window did not close by itself")
            process.kill()
            process.wait()
        self.changed.emit()

    def _look(self) -> None:
        if not self.is_running:
            self._looking.stop()
            self._process = None
            self.changed.emit()
