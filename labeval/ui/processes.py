"""Windows of this program that another one opens, each a process of its own."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from labeval.store.disk.key_ring import HANDED_OVER, RING
from labeval.study.folder import StudyFolder
from labeval.text.installing import missing_for_results, whole_program

_log = logging.getLogger(__name__)


class OpenedWindows(QObject):
    """Starts the program in another role; what it loads never meets a session.

    A window goes on when the one that opened it is closed, and is not opened twice for the same
    study.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[tuple[str, StudyFolder], subprocess.Popen[bytes]] = {}

    def is_open(self, command: str, folder: StudyFolder) -> bool:
        """True while this window is open."""
        process = self._running.get((command, folder))
        return process is not None and process.poll() is None

    def open(self, command: str, folder: StudyFolder, *options: str, anew: bool = False) -> None:
        """Open it, unless it is there.

        Args:
            command: of the command line, such as ``results``.
            options: of the command.
            anew: close the one that is there, since it shows something else.

        Raises:
            OSError: the process cannot be started, or would lack what it needs.
        """
        if command == "results" and (package := missing_for_results()):
            text = QCoreApplication.translate(
                "OpenedWindows",
                "Results need the package {package}, which is not installed here. To install all "
                "that the program needs: {command}",
            )
            raise OSError(text.format(package=package, command=whole_program()))
        if self.is_open(command, folder):
            if not anew:
                return
            self._running[command, folder].terminate()
        started = start([*program(), command, str(folder.path), *options])
        self._running[command, folder] = started
        _log.info("opened %s of %s", command, folder.path)


def start(command: Sequence[str], *, hold: bool = False, **options: Any) -> subprocess.Popen[bytes]:
    """Start the program in another role, with the keys of the studies that are open here.

    They go through a pipe: nothing of them is in a command line, an environment or a file.

    Args:
        hold: keep its standard input open, so that it knows when this process ends.
        options: of :class:`subprocess.Popen`.

    Raises:
        OSError: the process cannot be started.
    """
    environment = os.environ | {HANDED_OVER: "stdin"}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment, **options)
    assert process.stdin is not None
    with suppress(BrokenPipeError):  # it has ended already
        process.stdin.write(RING.handed_over())
        process.stdin.flush()
        if not hold:
            process.stdin.close()
    return process


class StandardInput(QObject):
    """Waits until standard input is closed: by the program that started this one, or its end.

    Signals:
        closed: it is closed; emitted in the thread of this object.
    """

    closed = Signal()
    _ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        # Not with the buffer of ``sys.stdin``: a thread that waits in it ends Python with an error.
        while os.read(sys.stdin.fileno(), 1024):
            pass
        with suppress(RuntimeError):  # the object is gone
            self._ended.emit()

    def _on_ended(self) -> None:
        self.closed.emit()


def program() -> list[str]:
    """The command line that starts this program, as a package or as one folder."""
    frozen = bool(getattr(sys, "frozen", False))
    return [sys.executable] if frozen else [sys.executable, "-m", "labeval"]
