"""Live captions of a file that grows, and when they end by themselves."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path

import numpy as np
import psutil
import pytest

from labeval.audio.sealed_wave import new_sound
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.jobs.speech.captions import (
    FRAME_MS,
    BusySeconds,
    Caption,
    CaptionsOff,
    CaptionsProcess,
    WaitingTime,
)
from labeval.transcription.settings import Listening
from tests.benchmarks.speech.spoken import RATE, speech
from tests.support.sound.speech import model

__all__ = ["model"]

LATEST_S = 90.0
"""After which a test that waits ends by itself: before the limit that all tests have."""
SENTENCE = "People need more information about the weather."


class Talk:
    """A recording into which one sentence is said again and again, a pause after each."""

    def __init__(self, folder: Path, sealing: SealKey | None) -> None:
        self._begun = time.monotonic()
        said = np.concatenate([speech(SENTENCE, folder), np.zeros(RATE * 3 // 2, np.int16)])
        self._blocks = cycle(np.array_split(said, 8))
        self.folder = folder
        self._file = new_sound(folder, sealing, rate=RATE, channels=1)
        self.go_on()

    def go_on(self) -> None:
        self._file.write(next(self._blocks).astype("<i2").tobytes())

    def until(
        self, captions: CaptionsProcess, condition: Callable[[Caption | CaptionsOff], bool]
    ) -> Caption | CaptionsOff:
        """Talk on, about twice as fast as people do, until a result meets the condition.

        Captions run only where nothing else wants a processor. So the test is skipped where they
        have to end because of other programs, or have waited longer for a processor than they ran.
        """
        assert captions.pid is not None
        shares: dict[str, tuple[float, float]] = {}
        while time.monotonic() < self._begun + LATEST_S:
            self.go_on()
            shares |= processor_shares(captions.pid)
            for one in captions.results(0.25):
                if condition(one):
                    return one
                if one in (CaptionsOff.SLOW, CaptionsOff.COSTS):
                    pytest.skip(f"other programs leave captions no processor: {one}")
        ran, waited = (sum(share[n] for share in shares.values()) for n in (0, 1))
        if waited > ran:
            pytest.skip(f"captions ran {ran:.0f} s and waited {waited:.0f} s for a processor")
        raise AssertionError(f"it did not come; captions ran {ran:.0f} s, waited {waited:.0f} s")

    def close(self) -> None:
        self._file.close()


def processor_shares(pid: int) -> dict[str, tuple[float, float]]:
    """Thread of a process to the seconds that it ran, and waited to run; empty off Linux."""
    found = {}
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):
            ran, waited, _ = thread.read_text(encoding="ascii").split()
            found[thread.parent.name] = (int(ran) / 1e9, int(waited) / 1e9)
    return found


@pytest.fixture
def talk(tmp_path: Path, model) -> Iterator[Talk]:
    talk = Talk(tmp_path, None)
    yield talk
    talk.close()


@pytest.fixture
def sealed_talk(tmp_path: Path, model) -> Iterator[Talk]:
    key = SealKey.new()
    SEAL_KEYS.add(key)
    talk = Talk(tmp_path, key)
    yield talk
    talk.close()
    SEAL_KEYS.forget(key.id)


@contextmanager
def captioned(talk: Talk, model, participant: int) -> Iterator[CaptionsProcess]:
    captions = CaptionsProcess(talk.folder, model, Listening(), participant=participant)
    try:
        yield captions
    finally:
        captions.stop()


def test_what_is_said_is_told_while_it_goes_on_and_the_process_goes_with_whoever_asked(talk, model):
    with captioned(talk, model, os.getpid()) as captions:
        one = talk.until(captions, lambda c: isinstance(c, Caption) and "weather" in c.text.lower())
        assert isinstance(one, Caption) and one.start_s >= 0
        assert captions.pid is not None
        if sys.platform == "linux":
            assert psutil.Process(captions.pid).nice() == 19
    assert not psutil.pid_exists(captions.pid)


def test_of_a_protected_study_too(sealed_talk, model):
    with captioned(sealed_talk, model, os.getpid()) as captions:
        sealed_talk.until(
            captions, lambda c: isinstance(c, Caption) and "weather" in c.text.lower()
        )


def test_a_recogniser_that_dies_is_told_once_and_not_raised(talk, model):
    with captioned(talk, model, os.getpid()) as captions:
        talk.until(captions, lambda c: isinstance(c, Caption))
        psutil.Process(captions.pid).kill()
        assert talk.until(captions, lambda c: c is CaptionsOff.DIED) is CaptionsOff.DIED


BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long a program waits")
def test_they_end_where_the_participants_program_has_to_wait(talk, model):
    program = [sys.executable, "-c", BUSY]
    busy = [subprocess.Popen(program) for _ in range(2)]
    try:
        for process in busy:  # two on one processor: each waits for the other
            os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
        with captioned(talk, model, busy[0].pid) as captions:
            why = talk.until(captions, lambda c: isinstance(c, CaptionsOff))
        assert why is CaptionsOff.COSTS
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_three_seconds_of_a_minute_are_too_many():
    long, short = FRAME_MS + 1, FRAME_MS - 1
    seconds = [(1, long), (2, long), (3, short), (70, short), (80, long), (90, long), (100, long)]
    clock = iter(float(at) for at, _ in seconds)
    busy = BusySeconds(lambda: next(clock))
    assert [busy.too_many(waited) for _, waited in seconds] == [False] * 6 + [True]


def test_a_program_that_is_not_there_has_waited_for_nothing():
    gone = multiprocessing.get_context("spawn").Process(target=int)
    gone.start()
    gone.join()
    waiting = WaitingTime(gone.pid or 0)
    assert not waiting.is_known and waiting.since_ms() == 0
