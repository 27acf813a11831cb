"""Live captions of a file that grows, and when they end by themselves."""

from __future__ import annotations

import math
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
    CaptionsLimits,
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
UNHURRIED = CaptionsLimits(idle_time_only=False, latest_s=math.inf)
"""With these neither a result nor its reason depends on what else the computer does."""
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
        """Talk on, about twice as fast as people do, until a result meets the condition."""
        assert captions.pid is not None
        shares: dict[str, tuple[float, float]] = {}
        while time.monotonic() < self._begun + LATEST_S:
            self.go_on()
            shares |= processor_shares(captions.pid)
            for one in captions.results(0.25):
                if condition(one):
                    return one
                assert isinstance(one, Caption), f"captions have ended: {one}"
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


@pytest.fixture
def idle() -> Iterator[int]:
    """The number of a process that waits for nothing but its input, so never for a processor."""
    program = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    with subprocess.Popen(program, stdin=subprocess.PIPE) as process:
        yield process.pid


@contextmanager
def captioned(
    folder: Path, model, participant: int, limits: CaptionsLimits = UNHURRIED
) -> Iterator[CaptionsProcess]:
    captions = CaptionsProcess(folder, model, Listening(), participant=participant, limits=limits)
    try:
        yield captions
    finally:
        captions.stop()


def reason(captions: CaptionsProcess) -> Caption | CaptionsOff:
    """The next result of captions that end without a sentence."""
    while True:
        for one in captions.results(1.0):
            return one


def speaks_of_weather(one: Caption | CaptionsOff) -> bool:
    return isinstance(one, Caption) and "weather" in one.text.lower()


def test_what_is_said_is_told_while_it_goes_on_and_the_process_goes_with_whoever_asked(
    talk, model, idle
):
    with captioned(talk.folder, model, idle) as captions:
        one = talk.until(captions, speaks_of_weather)
        assert isinstance(one, Caption) and one.start_s >= 0
        assert captions.pid is not None
    assert not psutil.pid_exists(captions.pid)


def test_of_a_protected_study_too(sealed_talk, model, idle):
    with captioned(sealed_talk.folder, model, idle) as captions:
        sealed_talk.until(captions, speaks_of_weather)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class for idle time")
def test_they_use_idle_time_only(tmp_path, model, idle):
    with captioned(tmp_path, model, idle, CaptionsLimits()) as captions:
        assert captions.pid is not None
        process = psutil.Process(captions.pid)
        while os.sched_getscheduler(captions.pid) != os.SCHED_IDLE:
            assert process.is_running() and not captions.results(0.05)
        assert process.nice() == 19


def test_a_recogniser_that_dies_is_told_and_not_raised(tmp_path, model, idle):
    with captioned(tmp_path, model, idle) as captions:
        psutil.Process(captions.pid).kill()
        assert reason(captions) is CaptionsOff.DIED


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long a program waits")
def test_with_one_processor_they_do_not_begin(tmp_path, model, idle):
    all_processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all_processors)})
    try:
        captions = CaptionsProcess(tmp_path, model, Listening(), participant=idle)
    finally:
        os.sched_setaffinity(0, all_processors)
    assert reason(captions) is CaptionsOff.PROCESSORS
    captions.stop()


def test_they_end_where_they_do_not_keep_up(talk, model, idle):
    limits = CaptionsLimits(idle_time_only=False, latest_s=0.1)
    with captioned(talk.folder, model, idle, limits) as captions:
        why = talk.until(captions, lambda one: isinstance(one, CaptionsOff))
    assert why is CaptionsOff.SLOW


BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long a program waits")
def test_they_end_where_the_participants_program_has_to_wait(talk, model):
    program = [sys.executable, "-c", BUSY]
    busy = [subprocess.Popen(program) for _ in range(2)]
    try:
        for process in busy:  # two on one processor: each waits for the other
            os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
        with captioned(talk.folder, model, busy[0].pid) as captions:
            why = talk.until(captions, lambda one: isinstance(one, CaptionsOff))
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
