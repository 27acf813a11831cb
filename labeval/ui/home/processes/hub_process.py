"""Exchanges with a laboratory's hub as a process of its own, so that no session waits for them."""

from __future__ import annotations

import logging
import subprocess

from PySide6.QtCore import QObject

from labeval.study.folder import StudyFolder
from labeval.ui.processes import program, start

_SECONDS = 30
"""Between two exchanges."""
_log = logging.getLogger(__name__)


class HubProcess(QObject):
    """Exchanges for one study at a time, for as long as the home window is there.

    The process ends when its standard input closes, so also when this one is killed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: StudyFolder | None = None

    @property
    def pid(self) -> int | None:
        """Id of the process; None where there is none."""
        return self._process.pid if self._process is not None else None

    def follow(self, folder: StudyFolder) -> None:
        """Exchange for this study from now on, where it has joined a hub."""
        if folder != self._folder:
            self.pause()
            self._folder = folder
        self.go_on()

    def pause(self) -> None:
        """End the process, which gives the study's lock back; what it has done is whole."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            process.stdin.close()

    def go_on(self) -> None:
        """Begin again where it was paused, or has ended."""
        if self._process is not None and self._process.poll() is None:
            return
        self.pause()
        folder = self._folder
        if folder is None or not folder.hub.exists():
            return
        command = [*program(), "hub", "sync", str(folder.path)]
        try:
            self._process = start(
                [*command, "--every", str(_SECONDS), "--while-open"],
                hold=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            _log.warning("the exchange with the hub cannot be started: %s", error)
