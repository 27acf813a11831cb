"""The recorder's process, and the handle by which a session holds it.

A process of its own: a crash in the audio library or a full queue never touches the session, and
when the session's process dies the recorder sees it, closes its file and goes.
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from pathlib import Path

from labeval.audio.recorder import Heard, Recorder


class RecorderProcess:
    """A recording that runs in a process of its own.

    Args:
        folder: of the recording; must not exist.
        device: name of the microphone; the system's choice when empty.
        channels: 1 or 2.
    """

    def __init__(self, folder: Path, *, device: str = "", channels: int = 1) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_record, args=(theirs, folder, device, channels), name="labeval recorder"
        )
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def pause(self) -> None:
        """Stop listening; the microphone is released."""
        self._wish("pause")

    def go_on(self) -> None:
        """Listen again."""
        self._wish("go_on")

    def heard(self, timeout_s: float = 0.0) -> list[Heard]:
        """What was told since the last call, oldest first.

        Args:
            timeout_s: how long to wait for the first of it.

        Raises:
            EOFError: the process is gone; what it wrote is on disk.
        """
        found: list[Heard] = []
        wait = timeout_s
        while self._ours.poll(wait):
            found.append(self._ours.recv())
            wait = 0.0
        return found

    @property
    def fileno(self) -> int:
        """Becomes readable when there is something to hear."""
        return self._ours.fileno()

    def stop(self, timeout_s: float = 5.0) -> None:
        """End the recording and wait until its file is closed."""
        self._wish("stop")
        try:
            while self._ours.poll(timeout_s):
                self._ours.recv()
        except (EOFError, OSError):
            pass
        self._process.join(timeout_s)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._ours.close()

    def _wish(self, wish: str) -> None:
        try:
            self._ours.send(wish)
        except OSError:
            return  # it is gone already; heard() says so


class _Asked:
    """Wishes that come through the pipe; the end of the pipe is a wish to stop."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def next(self) -> str:
        try:
            return str(self._pipe.recv()) if self._pipe.poll() else ""
        except (EOFError, OSError):
            return "stop"


def _record(pipe: Connection, folder: Path, device: str, channels: int) -> None:
    """The process: record until asked to stop, or until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the session ends it, not a key in a terminal

    def tell(heard: Heard) -> None:
        try:
            pipe.send(heard)
        except OSError:
            return

    Recorder(folder, device=device, channels=channels, tell=tell).run(_Asked(pipe))
