"""The recorder: takes blocks from a microphone and writes them, in a process of its own.

The audio library's thread only puts blocks into a queue. The loop here writes them, notices when
none come, goes over to another microphone, and reports to a listener.
"""

from __future__ import annotations

import errno
import json
import os
import queue
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from labeval.audio.anchoring import Anchoring
from labeval.audio.devices import Microphone, microphones_from
from labeval.audio.recording import LOG, LogEntry
from labeval.audio.sealed_wave import new_sound
from labeval.audio.wave_file import SoundWriter, private
from labeval.files.sealing.keys import SealKey

BLOCK_S = 0.05
LOST_AFTER_S = 1.0
"""Without a frame for so long, the microphone counts as lost: the library may say nothing."""
STARTING_S = 3.0
"""Time that a microphone that was just opened may take to give its first frame."""
RESERVE_BYTES = 300_000_000
"""Left free on the disk, so that a recording never takes the room that the ratings need."""
LEVEL = "level"
WAITING = "waiting"
"""Messages that are not in the log: the level, and that no microphone can be opened."""


@dataclass(frozen=True, slots=True)
class RecordedBlock:
    """Samples as they came, and when their first one was recorded."""

    samples: bytes
    at_ms: float
    overflow: bool


@dataclass(frozen=True, slots=True)
class RecorderStatus:
    """A message of the recorder: its level, or an event."""

    what: str
    """``level``, ``waiting``, or one of :class:`~labeval.audio.recording.LogEntry`."""
    peaks: tuple[float, ...] = ()
    """Peak of each channel, 0 to 1."""
    frames: int = 0
    device: str = ""
    why: str = ""
    at_ms: float = 0.0
    """On the computer's monotonic clock."""
    sha256: str = ""
    """Hash of all samples, at the end."""


Listener = Callable[[RecorderStatus], None]


class Wishes(Protocol):
    """Source of requests to the recorder."""

    def next(self) -> str:
        """``pause``, ``go_on``, ``stop``, or nothing; it does not wait."""


class Recorder:
    """One recording, from its first block to its end.

    Args:
        folder: is made, with the one above it; must not exist.
        device: name of the microphone; the system's choice when empty.
        channels: 1, or 2 with the participant left and the supervisor right.
        sealing: key of a protected study, with which the sound is sealed; None for no such study.
        listener: called with levels and events.
        reserve: bytes that the recording leaves free on its disk.

    Raises:
        FileExistsError: there is such a folder.
        OSError: the folder cannot be made, for example because the study's has gone.
    """

    def __init__(
        self,
        folder: Path,
        *,
        device: str,
        channels: int,
        sealing: SealKey | None,
        listener: Listener,
        reserve: int = RESERVE_BYTES,
    ) -> None:
        folder.parent.mkdir(mode=0o700, exist_ok=True)
        folder.mkdir(mode=0o700)
        self._folder = folder
        self._device = device
        self._channels = channels
        self._sealing = sealing
        self._listener = listener
        self._reserve = reserve
        self._waiting_reported = False
        self._blocks: queue.SimpleQueue[RecordedBlock] = queue.SimpleQueue()
        self._log = open(  # noqa: SIM115, open as long as the recording
            folder / LOG, "a", encoding="utf-8", buffering=1, opener=private
        )
        self._file: SoundWriter | None = None
        self._stream: Any = None
        self._expect_by = 0.0
        self._anchoring: Anchoring | None = None
        self._paused = False

    def run(self, wishes: Wishes) -> None:
        """Record until asked to stop, or until the disk takes no more."""
        try:
            self._run(wishes)
        except OSError as error:
            self._refused(error)
        finally:
            self._close_stream()
            self._log.close()

    def _run(self, wishes: Wishes) -> None:
        self._open()
        while (wish := wishes.next()) != "stop":
            if wish == "pause" and not self._paused:
                self._pause()
            elif wish == "go_on" and self._paused:
                self._paused = False
                self._open()
            try:
                block = self._blocks.get(timeout=BLOCK_S)
            except queue.Empty:
                self._watch_silence()
                continue
            if not self._take(block):
                break
        self._end()

    # -- the microphone ---------------------------------------------------------------------

    def _open(self) -> None:
        """Start the microphone of our choice, or the next; try again later where there is none."""
        self._close_stream()
        self._expect_by = time.monotonic() + LOST_AFTER_S
        if not any(self._started(found) for found in self._microphones()):
            self._say_waiting()

    def _started(self, found: Microphone) -> bool:
        """Start one microphone; returns False where it cannot be opened."""
        import sounddevice as sd

        rate = self._rate(found)
        try:
            self._stream = sd.RawInputStream(
                samplerate=rate,
                blocksize=round(rate * BLOCK_S),
                device=found.index,
                channels=self._channels,
                dtype="int16",
                callback=self._on_block,
            )
            self._stream.start()
        except sd.PortAudioError:
            self._close_stream()
            return False
        self._waiting_reported = False
        if self._file is None:
            self._begin(found, rate)
        assert self._file is not None
        frame = self._file.frames
        now = time.monotonic()
        self._expect_by = now + STARTING_S
        self._anchoring = Anchoring(rate)
        self._write_log(
            LogEntry.STRETCH, frame=frame, at_ms=round(now * 1000, 3), device=found.name
        )
        self._listener(RecorderStatus(LogEntry.STRETCH, frames=frame, device=found.name))
        return True

    def _microphones(self) -> list[Microphone]:
        try:
            return microphones_from(self._device)
        except (ImportError, OSError):  # the audio library is not installed
            return []

    def _say_waiting(self) -> None:
        if not self._waiting_reported:
            self._waiting_reported = True
            self._listener(RecorderStatus(WAITING))

    def _rate(self, found: Microphone) -> int:
        """The rate that a recording began with, which it keeps with any other microphone."""
        return found.rate if self._file is None else self._file.rate

    def _begin(self, found: Microphone, rate: int) -> None:
        self._check_room()
        self._file = new_sound(self._folder, self._sealing, rate=rate, channels=self._channels)
        utc = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        self._write_log(
            LogEntry.BEGUN, device=found.name, rate=rate, channels=self._channels, utc=utc
        )

    def _on_block(self, samples: Any, frames: int, times: Any, status: Any) -> None:
        """Enqueue a block, on the audio library's thread, where nothing may block."""
        late = times.currentTime - times.inputBufferAdcTime
        if not times.inputBufferAdcTime or not 0 <= late < LOST_AFTER_S:
            late = frames * BLOCK_S / max(1, frames)  # the library does not know; a block's length
        at_ms = (time.monotonic() - late) * 1000
        self._blocks.put(RecordedBlock(bytes(samples), at_ms, bool(status.input_overflow)))

    def _watch_silence(self) -> None:
        """Notice that no block comes; after a second the microphone is lost and another one is
        looked for."""
        if self._paused or time.monotonic() < self._expect_by:
            return
        frames = self._file.frames if self._file is not None else 0
        if self._stream is not None:
            self._last_resort()
            self._write_log(LogEntry.LOST, frame=frames)
            self._listener(RecorderStatus(LogEntry.LOST, frames=frames))
        self._open()

    def _close_stream(self) -> None:
        if self._stream is not None:
            self._stream.abort(ignore_errors=True)
            self._stream.close(ignore_errors=True)
            self._stream = None

    # -- the file ---------------------------------------------------------------------------

    def _take(self, block: RecordedBlock) -> bool:
        """Write a block; returns False where the disk takes no more."""
        if self._file is None or self._paused:
            return True
        self._expect_by = time.monotonic() + LOST_AFTER_S
        frame = self._file.frames
        try:
            self._file.write(block.samples)
            if block.overflow:
                self._missing(frame, block.at_ms)
            self._anchor(frame, block.at_ms)
        except OSError as error:
            self._refused(error)
            return False
        self._listener(
            RecorderStatus(LEVEL, self._peaks(block.samples), self._file.frames, at_ms=block.at_ms)
        )
        return True

    def _anchor(self, frame: int, at_ms: float) -> None:
        """Once a second, tie the frames to the clock and flush them to disk."""
        assert self._file is not None and self._anchoring is not None
        found = self._anchoring.saw(frame, at_ms)
        early = self._anchoring.early()
        if early is not None:
            self._write_log(LogEntry.EARLY, frame=early.frame, at_ms=round(early.at_ms, 3))
        if found is None:
            return
        if found.stretch_frame is not None:
            self._missing(found.stretch_frame, found.anchor.at_ms)
        anchor = found.anchor
        self._write_log(LogEntry.ANCHOR, frame=anchor.frame, at_ms=round(anchor.at_ms, 3))
        self._file.sync()
        self._sync_log()
        self._check_room()

    def _sync_log(self) -> None:
        """Flush the log: an anchor that is not on disk is lost in a power failure."""
        self._log.flush()
        os.fsync(self._log.fileno())

    def _check_room(self) -> None:
        """Stop before the disk is full: the ratings go to the same one.

        Raises:
            OSError: the disk has no more room than is left free.
        """
        if shutil.disk_usage(self._folder).free < self._reserve:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _missing(self, frame: int, at_ms: float) -> None:
        """Begin a new stretch at ``frame``, because frames before it are missing."""
        assert self._file is not None
        self._last_resort()
        self._anchoring = Anchoring(self._file.rate)
        self._write_log(LogEntry.OVERFLOW, frame=frame)
        self._write_log(LogEntry.STRETCH, frame=frame, at_ms=round(at_ms, 3))
        self._listener(RecorderStatus(LogEntry.OVERFLOW, frames=frame))

    def _last_resort(self) -> None:
        """Give a stretch that ends within seconds its one anchor."""
        anchor = self._anchoring.last_resort() if self._anchoring is not None else None
        if anchor is not None:
            self._write_log(LogEntry.ANCHOR, frame=anchor.frame, at_ms=round(anchor.at_ms, 3))
        self._anchoring = None

    def _peaks(self, samples: bytes) -> tuple[float, ...]:
        import numpy as np

        values = np.abs(np.frombuffer(samples, dtype="<i2").astype(np.int32))
        peaks = values.reshape(-1, self._channels).max(axis=0, initial=0)
        return tuple((peaks / 32768).tolist())

    def _refused(self, error: OSError) -> None:
        """End the recording since the disk takes no more, and log that if possible."""
        frames = self._file.frames if self._file is not None else 0
        why = error.strerror or str(error)
        self._listener(RecorderStatus(LogEntry.REFUSED, frames=frames, why=why))
        try:
            self._write_log(LogEntry.REFUSED, frame=frames, why=why)
        except OSError:
            return

    def _pause(self) -> None:
        self._paused = True
        self._close_stream()
        self._drain()
        self._last_resort()
        if self._file is not None:
            self._write_log(LogEntry.PAUSED, frame=self._file.frames)
            self._file.sync()
            self._sync_log()
        self._listener(
            RecorderStatus(LogEntry.PAUSED, frames=self._file.frames if self._file else 0)
        )

    def _drain(self) -> None:
        """Write what came before the microphone was stopped."""
        paused, self._paused = self._paused, False
        while not self._blocks.empty():
            if not self._take(self._blocks.get()):
                break
        self._paused = paused

    def _end(self) -> None:
        self._close_stream()
        self._drain()
        if self._file is not None:
            frames, sha256 = self._file.frames, self._file.sha256
            try:
                self._last_resort()
                self._file.close()
                self._write_log(LogEntry.ENDED, frame=frames, sha256=sha256)
                self._sync_log()
            except OSError as error:
                self._refused(error)
                sha256 = ""
            self._listener(RecorderStatus(LogEntry.ENDED, frames=frames, sha256=sha256))

    def _write_log(self, entry: LogEntry, **facts: object) -> None:
        self._log.write(json.dumps({"entry": entry, **facts}, ensure_ascii=False) + "\n")
