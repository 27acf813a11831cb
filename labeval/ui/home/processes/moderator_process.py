"""The moderator's window as a process of its own, so that nothing it does reaches a session."""

from __future__ import annotations

import logging
import subprocess
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from labeval.study.folder import StudyFolder
from labeval.ui.processes import program, start

_LOOK_MS = 200
_CLOSES_WITHIN_S = 5
_log = logging.getLogger(__name__)


class ModeratorProcess(QObject):
    """Starts the program in its other role, one at a time.

    It closes by itself when the home window's process ends, also by a kill: the next home window
    opens one of its own, and two would act on the same session. What is typed in it is kept.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: subprocess.Popen[bytes] | None = None
        self._next: list[str] | None = None
        """The command that starts the next window after the present one has closed."""
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """True while its window is open, or while it is replaced by another."""
        return self._process is not None and (
            self._next is not None or self._process.poll() is None
        )

    @property
    def pid(self) -> int | None:
        """Id of the process; None where there is none."""
        return self._process.pid if self._process is not None else None

    def open(
        self,
        folder: StudyFolder,
        session: str = "",
        *,
        screen: str = "",
        minimised: bool = False,
    ) -> None:
        """Open it, in front of other windows. One that is open already can be behind them: it
        closes first, as long as that takes, and what is typed in it is kept.

        Args:
            session: a session that has ended; empty follows the one that runs.
            screen: name of its screen.

        Raises:
            OSError: the process cannot be started.
        """
        command = [*program(), "moderate", "--while-open", str(folder.path)]
        command += [session] if session else []
        command += ["--screen", screen] if screen else []
        command += ["--minimised"] if minimised else []
        if self._process is not None and self._process.poll() is None:
            self._next = command
            _ask_to_close(self._process)
        else:
            self._let_go()
            self._process, self._next = start(command, hold=True), None
        self._looking.start()

    def close(self) -> None:
        """Ask it to close, and wait a moment for it."""
        process, self._process, self._next = self._process, None, None
        self._looking.stop()
        if process is None:
            return
        _ask_to_close(process)
        try:
            process.wait(timeout=_CLOSES_WITHIN_S)
        except subprocess.TimeoutExpired:
            _log.warning("the moderator's window did not close by itself")
            process.kill()
            process.wait()

    def _look(self) -> None:
        if self._process is None or self._process.poll() is None:
            return
        command, self._next = self._next, None
        self._let_go()
        if command is None:
            self._looking.stop()
        else:
            try:
                self._process = start(command, hold=True)
            except OSError as error:
                self._looking.stop()
                _log.error("the moderator's window cannot be opened: %s", error)

    def _let_go(self) -> None:
        """Forget a process that has ended, with its pipe."""
        process, self._process = self._process, None
        if process is not None:
            _ask_to_close(process)


def _ask_to_close(process: subprocess.Popen[bytes]) -> None:
    """Close its standard input: its window closes and keeps what is typed, on every system."""
    if process.stdin is not None:
        with suppress(BrokenPipeError):  # it has ended already
            process.stdin.close()
