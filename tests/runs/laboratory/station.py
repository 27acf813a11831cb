"""A station of a laboratory as a process: robots take its sessions at some pace, with sound.

It prints a line for each event that is on its disk, with the moment. While a robot takes its time,
its session looks into the mailbox, as a participant's window does. ``LABEVAL_RUN_CLOCK_S`` shifts
its wall clock.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta, tzinfo
from itertools import count
from pathlib import Path

from labeval.audio.recording import LOG
from labeval.audio.wave_file import WaveFile
from labeval.jobs.planning.simulate import run_screen
from labeval.jobs.sessions.live import LiveSession, RunsElsewhere, open_live
from labeval.jobs.sessions.mailbox_actions import SessionActions
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import clock
from labeval.session.events.actions import Action
from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.robots.robot import Robot, draw_character, latent_quality
from labeval.session.running.session import Session
from labeval.session.state.recordings import recording_id
from labeval.store.disk.errors import RecordUnavailable
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.reading import read_study

_SHIFT_S = int(os.environ.get("LABEVAL_RUN_CLOCK_S", "0"))
_RATE = 8000
_LOOK_S = 0.25
_GOES_ON = 0.7
"""Share of interrupted sessions that go on once the station has started again."""


class _Shifted(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """The wall clock of a computer that is set wrong."""
        return datetime.now(tz) + timedelta(seconds=_SHIFT_S)


class _Pace:
    """Time that a robot takes: a part of what a person would.

    Meanwhile a session takes what supervisors do, and its participant puts messages away.
    """

    def __init__(self, part: float, session: Session, actions: SessionActions) -> None:
        self._part = part
        self._session = session
        self._actions = actions
        self._waiting = deque[Action]()

    def take(self, seconds: float) -> None:
        """Let it pass."""
        until = time.monotonic() + seconds * self._part
        self._look()
        while (left := until - time.monotonic()) > 0:
            time.sleep(min(left, _LOOK_S))
            self._look()

    def _look(self) -> None:
        if not self._session.is_kept or self._session.state.ended is not None:
            return
        self._waiting.extend(self._actions.waiting())
        with suppress(NotNow):
            while self._waiting:
                self._session.apply_action(self._waiting[0])
                self._waiting.popleft()
        if self._session.state.moderated.message is not None:
            self._session.put_message_away()


def say(*words: object) -> None:
    """A line that whoever started this reads."""
    print(*words, flush=True)


def run(folder: StudyFolder, seed: int, part: float, most: int) -> None:
    """Run sessions until somebody ends it, or so many were begun."""
    rng = random.Random(seed)
    content = read_study(folder.path)
    quality = latent_quality(content, 1)
    with ExitStack() as held:
        live = _opened(folder, held)
        for _ in range(most):
            session = _interrupted(live, rng) or live.start(content, SessionStart())
            session.listeners.append(_says(session))
            robot = Robot(draw_character(rng), quality, rng)
            pace = _Pace(part, session, live.actions(session))
            recorded = ""
            while session.state.ended is None:
                run_screen(session, robot, pace)  # type: ignore[arg-type]
                if not recorded and session.state.consents.get(AUDIO_CONSENT, False):
                    recorded = _record(folder, session, rng)
            say("complete", session.header.id)
            live.back_up()
    say("done")
    sys.stdin.read()


def _opened(folder: StudyFolder, held: ExitStack) -> LiveSession:
    """The open study, as soon as an exchange that takes something in has ended."""
    while True:
        try:
            return held.enter_context(open_live(folder))
        except RecordUnavailable:
            time.sleep(0.2)


def _interrupted(live: LiveSession, rng: random.Random) -> Session | None:
    """The session that was interrupted last, where it goes on."""
    sessions = live.record.sessions
    newest = sessions.newest()
    if not newest or rng.random() >= _GOES_ON:
        return None
    if any(event.kind == Kind.SESSION_ENDED for event in sessions.events(newest)):
        return None
    with suppress(RunsElsewhere):
        return live.resume(newest)
    return None


def _says(session: Session) -> Callable[[Sequence[Event]], None]:
    def report(events: Sequence[Event]) -> None:
        # Before the consent nothing is on disk, and nothing of it is acknowledged.
        for event in events if session.is_kept else ():
            moment = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
            say("saved", session.header.id, event.seq, moment)

    return report


def _record(folder: StudyFolder, session: Session, rng: random.Random) -> str:
    """A recording of some seconds, as the recorder leaves it."""
    numbers = (recording_id(session.header.id, number) for number in count(1))
    name = next(name for name in numbers if not (folder.audio / name).exists())
    session.sound(Kind.AUDIO_STARTED, name, field="think_aloud", device="robot")
    place = folder.audio / name
    place.mkdir(parents=True, mode=0o700)
    with WaveFile(place / "sound.wav", rate=_RATE, channels=1) as file:
        file.write(rng.randbytes(2 * _RATE * rng.randint(5, 60)))
        frames, sha256 = file.frames, file.sha256
    head = f'{{"entry": "begun", "device": "robot", "rate": {_RATE}, "channels": 1, '
    lines = [
        head + f'"utc": "{utc_now()}"}}',
        '{"entry": "stretch", "frame": 0, "at_ms": 1.0, "device": "robot"}',
        f'{{"entry": "anchor", "frame": {frames}, "at_ms": 2.0}}',
        f'{{"entry": "ended", "frame": {frames}, "sha256": "{sha256}"}}',
    ]
    (place / LOG).write_text("\n".join(lines) + "\n", encoding="utf-8")
    session.sound(Kind.AUDIO_STOPPED, name, field="ended", frames=frames, sha256=sha256)
    say("recorded", name)
    return name


if __name__ == "__main__":
    if _SHIFT_S:
        clock.datetime = _Shifted  # type: ignore[attr-defined]
    run(
        StudyFolder(Path(sys.argv[1])),
        int(sys.argv[2]),
        part=float(sys.argv[3]),
        most=int(sys.argv[4]),
    )
