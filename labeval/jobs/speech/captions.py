"""Live captions: the last sentences of a recording that still grows, for the supervisor only.

A process of its own, with the lowest priority. It reads the file that the
recorder writes and sends the words spoken; nothing is kept. It ends by itself, with a reason, where
it costs the participant a frame, or where the computer cannot keep up:

* on fewer than two processors it does not begin;
* in three seconds of a minute, while a sentence was transcribed, the participant's program had to
  wait for a processor for longer than a frame (Linux reports that; elsewhere it needs four
  processors);
* what was said waits for more than half a minute.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.spawned import end_with_starter, spawned
from labeval.transcription.models import SpeechModel
from labeval.transcription.pieces import SpeechPiece
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import SpeechSegment, Word

if TYPE_CHECKING:
    import numpy as np

FRAME_MS = 1000 / 60
"""Longest frame that a participant sees as smooth."""
MOST_BUSY_SECONDS = 3
WITHIN_S = 60.0
_NICENESS = 19
_LOOK_S = 0.7
_FEW, _ENOUGH = 2, 4
"""Least number of processors, where waiting times are known and where they are not."""


class CaptionsOff(StrEnum):
    """Why captions have ended by themselves."""

    PROCESSORS = "processors"  # there are too few
    COSTS = "costs"  # the participant's program had to wait
    SLOW = "slow"  # the computer does not keep up
    DIED = "died"  # the recogniser died or could not begin


@dataclass(frozen=True, slots=True)
class CaptionsLimits:
    """Limits on what captions use of a computer."""

    idle_time_only: bool = True
    """Run only where nothing else wants a processor."""
    latest_s: float = 30.0
    """End where more seconds of sound than these wait to be heard."""


@dataclass(frozen=True, slots=True)
class Caption:
    """Words spoken without a pause."""

    start_s: float
    """On the recording's clock."""
    text: str
    speaker: str = ""


class CaptionsProcess:
    """Captions of one recording, in a process of its own.

    Args:
        recording: the recording's folder, which another process writes.
        model: speaks the language of the settings.
        settings: of the recogniser.
        participant: number of the process whose window the participant sees; 0 where none is known.
        limits: what they may use of the computer.
    """

    def __init__(
        self,
        recording: Path,
        model: SpeechModel,
        settings: Listening,
        *,
        participant: int = 0,
        limits: CaptionsLimits = CaptionsLimits(),
    ) -> None:
        self.model = model
        """Recognises the words."""
        given = (SEAL_KEYS.all(), recording, model.folder, settings, participant, limits)
        self._process, self._ours = spawned(_caption, *given, name="labeval captions")

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def results(self, timeout_s: float = 0.0) -> list[Caption | CaptionsOff]:
        """Captions since the last call; the reason why it has ended comes last."""
        found: list[Caption | CaptionsOff] = []
        wait = timeout_s
        try:
            while self._ours.poll(wait):
                found.append(self._ours.recv())
                wait = 0.0
        except (EOFError, OSError):
            found.append(CaptionsOff.DIED)
        return found

    def stop(self) -> None:
        """End it; stopping twice does no harm."""
        if not self._ours.closed:
            self._ours.close()
            self._process.kill()  # nothing that it does is kept
            self._process.join()


class WaitingTime:
    """Time that a program's window has waited for a processor, as the system counts it.

    Args:
        pid: of the program, whose first thread draws its window.
    """

    def __init__(self, pid: int) -> None:
        self._path = Path(f"/proc/{pid}/task/{pid}/schedstat")
        self._last_ms = self._read()

    @property
    def is_known(self) -> bool:
        """True if the system reports it."""
        return self._last_ms is not None

    def since_ms(self) -> float:
        """Milliseconds waited since the last call."""
        now, before = self._read(), self._last_ms
        self._last_ms = now
        return now - before if now is not None and before is not None else 0.0

    def _read(self) -> float | None:
        try:
            return int(self._path.read_text(encoding="ascii").split()[1]) / 1e6
        except (OSError, ValueError, IndexError):
            return None


class BusySeconds:
    """Counts the seconds in which a frame may have been lost, and says when there were too many.

    Args:
        clock: seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._busy: deque[float] = deque()

    def too_many(self, waited_ms: float) -> bool:
        """Take the waiting time of one second."""
        now = self._clock()
        if waited_ms > FRAME_MS:
            self._busy.append(now)
        while self._busy and now - self._busy[0] > WITHIN_S:
            self._busy.popleft()
        return len(self._busy) >= MOST_BUSY_SECONDS


def processors() -> int:
    """Number of processors that this program may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Guard:
    """Ends the process where it costs the participant a frame.

    Args:
        pipe: to the window that shows the captions.
        participant: as of :class:`CaptionsProcess`.
    """

    def __init__(self, pipe: Connection, participant: int) -> None:
        self._pipe = pipe
        self._turn = threading.Lock()
        self._transcribing = self._transcribed = False
        self._waiting = WaitingTime(participant)
        self.has_processors = processors() >= (_FEW if self._waiting.is_known else _ENOUGH)
        self._seconds = BusySeconds()
        threading.Thread(target=self._watch, name="guard", daemon=True).start()

    def send(self, what: Caption | CaptionsOff) -> None:
        """Send, one at a time."""
        with self._turn:
            self._pipe.send(what)

    @contextmanager
    def transcribing(self) -> Iterator[None]:
        """Count the participant's waiting time meanwhile."""
        self._transcribing = self._transcribed = True
        try:
            yield
        finally:
            self._transcribing = False

    def _watch(self) -> None:
        while True:
            time.sleep(1.0)
            waited_ms, counts = self._waiting.since_ms(), self._transcribed
            self._transcribed = self._transcribing
            if counts and self._seconds.too_many(waited_ms):
                self.send(CaptionsOff.COSTS)
                os._exit(0)  # the recogniser is in the middle of a sentence


def _go_last() -> None:
    """Run only where nothing else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    if sys.platform == "linux":  # with niceness alone a page turn can still wait some milliseconds
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _caption(
    pipe: Connection,
    keys: Sequence[SealKey],
    recording: Path,
    model: Path,
    settings: Listening,
    participant: int,
    limits: CaptionsLimits,
) -> None:
    """The process: send the words spoken, until the receiver is gone or it has to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_starter()
    if limits.idle_time_only:
        _go_last()
    os.environ["HF_HUB_OFFLINE"] = "1"
    SEAL_KEYS.take(keys)
    guard = _Guard(pipe, participant)
    try:
        why = _follow(pipe, recording, model, settings, guard, limits.latest_s)
        if why is not None:
            guard.send(why)
    except (BrokenPipeError, ConnectionResetError, EOFError):
        return


def _follow(
    pipe: Connection,
    recording: Path,
    model: Path,
    settings: Listening,
    guard: _Guard,
    latest_s: float,
) -> CaptionsOff | None:
    if not guard.has_processors:
        return CaptionsOff.PROCESSORS
    from labeval.audio.growing import GrowingSound
    from labeval.transcription.hearing.ear import Ear
    from labeval.transcription.recogniser import voices_in
    from labeval.transcription.sound import Resampled
    from labeval.transcription.streaming import StreamingRecogniser, for_captions

    settings = for_captions(settings)
    ear = Ear(model, settings)

    def hear(sound: np.ndarray, pieces: list[SpeechPiece]) -> list[Word]:
        with guard.transcribing():
            return ear.words(sound, pieces)

    recogniser = StreamingRecogniser(lambda frames: list(voices_in(frames, settings)), hear)
    growing = GrowingSound(recording, from_start=False)
    resampled: Resampled | None = None
    while not pipe.poll(_LOOK_S):
        frames = growing.more()
        if frames is None:
            continue
        if len(frames) > latest_s * growing.rate:
            return CaptionsOff.SLOW
        resampled = resampled or Resampled(growing.rate, frames.shape[1])
        for segment in recogniser.feed(resampled.block(frames)):
            guard.send(_captioned(segment))
    pipe.recv()  # raises where nobody listens any more
    return None


def _captioned(segment: SpeechSegment) -> Caption:
    return Caption(segment.start_s, segment.text, segment.speaker)
