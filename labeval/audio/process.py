"""The recorder's process, and the handle by which a session holds it.

A process of its own: a crash in the audio library or a full queue never touches the session, and
when the session's process dies the recorder sees it, closes its file and goes.
"""

from __future__ import annotations

import queue
import signal
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from labeval.audio.recorder import LEVEL, RESERVE_BYTES, Recorder, RecorderStatus
from labeval.audio.recording import LogEntry
from labeval.files.sealing.keys import SealKey
from labeval.spawned import spawned

_LEVELS_WAITING = 20
"""Most messages that wait for the session; beyond them, levels are dropped."""


class RecorderProcess:
    """A recording that runs in a process of its own.

    Args:
        folder: of the recording; must not exist.
        device: name of the microphone; the system's choice when empty.
        channels: 1 or 2.
        sealing: key of a protected study; it goes through a pipe to the process. None for no such
            study: whoever starts a recording has to know.
        reserve: bytes that the recording leaves free on its disk.
    """

    def __init__(
        self,
        folder: Path,
        *,
        device: str = "",
        channels: int = 1,
        sealing: SealKey | None,
        reserve: int = RESERVE_BYTES,
    ) -> None:
        given = (folder, device, channels, sealing, reserve)
        self._process, self._ours = spawned(_record, *given, name="labeval recorder")

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

    def results(self, timeout_s: float = 0.0) -> list[RecorderStatus]:
        """Status messages since the last call, oldest first.

        Args:
            timeout_s: how long to wait for the first of it.

        Raises:
            EOFError: the process is gone; what it wrote is on disk.
        """
        found: list[RecorderStatus] = []
        wait = timeout_s
        try:
            while self._ours.poll(wait):
                found.append(self._ours.recv())
                wait = 0.0
        except (EOFError, OSError):
            if not found:  # its last messages come first; the next call raises
                raise
        return found

    @property
    def fileno(self) -> int:
        """File descriptor that becomes readable when there is a message."""
        return self._ours.fileno()

    def ask_to_stop(self) -> None:
        """End the recording; :meth:`results` raises once its file is closed."""
        self._wish("stop")

    def stop(self, timeout_s: float = 5.0) -> list[RecorderStatus]:
        """End the recording and wait until its file is closed. Stopping twice does no harm.

        Returns:
            Its last messages, as :meth:`results` would return them.
        """
        found: list[RecorderStatus] = []
        if self._ours.closed:
            return found
        self._wish("stop")
        try:
            while self._ours.poll(timeout_s):
                found.append(self._ours.recv())
        except (EOFError, OSError):
            pass
        self._process.join(timeout_s)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._ours.close()
        return found

    def _wish(self, wish: str) -> None:
        try:
            self._ours.send(wish)
        except OSError:
            return  # it is gone already; results() raises


class _Asked:
    """Requests that come through the pipe; the end of the pipe is a request to stop."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def next(self) -> str:
        try:
            return str(self._pipe.recv()) if self._pipe.poll() else ""
        except (EOFError, OSError):
            return "stop"


class _StatusSender:
    """Sends status messages on a thread: a session that is busy never holds up the sound.

    Levels that are not taken are dropped; everything else waits.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._waiting: queue.SimpleQueue[RecorderStatus | None] = queue.SimpleQueue()
        # A daemon: a session that does not read must not keep this process alive.
        self._thread = threading.Thread(target=self._pass_on, name="status", daemon=True)
        self._thread.start()

    def send(self, status: RecorderStatus) -> None:
        if status.what != LEVEL or self._waiting.qsize() < _LEVELS_WAITING:
            self._waiting.put(status)

    def close(self, timeout_s: float = 1.0) -> None:
        """Wait until all is sent, or nobody takes it."""
        self._waiting.put(None)
        self._thread.join(timeout_s)

    def _pass_on(self) -> None:
        try:
            while (status := self._waiting.get()) is not None:
                self._pipe.send(status)
        except OSError:
            return  # the session is gone


def _record(
    pipe: Connection,
    folder: Path,
    device: str,
    channels: int,
    sealing: SealKey | None,
    reserve: int,
) -> None:
    """The process: record until asked to stop, or until the session's process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the session ends it, not a key in a terminal
    sender = _StatusSender(pipe)
    try:
        recorder = Recorder(
            folder,
            device=device,
            channels=channels,
            sealing=sealing,
            listener=sender.send,
            reserve=reserve,
        )
    except OSError as error:
        sender.send(RecorderStatus(LogEntry.REFUSED, why=error.strerror or str(error)))
    else:
        recorder.run(_Asked(pipe))
    sender.close()
