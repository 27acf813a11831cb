"""What a process does that runs one session, and says what it tries and what was acknowledged.

It starts the session, or resumes it where there is one. It prints ``trying NS PAGE FIELD VALUE``
before and ``answer SEQ PAGE FIELD VALUE`` after each answer, ``refused`` where the record takes
nothing any more, ``kept FOLDER`` where the session was then kept elsewhere, and ``ended`` at the
end. For each acknowledged answer it waits to be given a line on standard input.
"""

from __future__ import annotations

import random
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import labeval.session.events.clock as clock
from labeval.jobs.sessions.live import open_live
from labeval.session.events.events import Ending, RecordError
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.runs.killing.resumed import resumed

REFUSED = 3


class OffClock:
    """The wall clock, once it has jumped."""

    def __init__(self, after: int, by_s: float) -> None:
        self.left = after
        self._by = timedelta(seconds=by_s)
        clock.datetime = SimpleNamespace(  # type: ignore[attr-defined]
            now=self.now, fromisoformat=datetime.fromisoformat
        )

    def now(self, zone: object = UTC) -> datetime:
        return datetime.now(UTC) + (self._by if self.left <= 0 else timedelta())


def say(*words: object) -> None:
    print(*words, flush=True)


def run_session(place: Path, condition: str, jump_after: int, jump_s: float) -> int:
    """Go through the session; returns the exit status.

    Args:
        place: the study folder.
        jump_after: after so many answers the wall clock is off by ``jump_s`` seconds.
    """
    folder, off = StudyFolder(place), OffClock(jump_after, jump_s)
    content = StudyContent(study=small_study(), items=small_items())
    try:
        with open_live(folder) as live:
            session = resumed(live, content, condition)
            say("order", *(page.id for page in session.state.plan.rating_pages()))
            robot = Robot(Character(0.3, 0, 1, False), latent_quality(content, 1), random.Random())
            while session.state.ended is None:
                step(session, robot, off)
            live.back_up()
    except RecordError as error:
        say("refused", error)
        saved = getattr(error, "saved_to", None)
        if saved is not None:
            say("kept", saved)
        return REFUSED
    say("ended" if session.state.ended is Ending.COMPLETED else "broken off")
    return 0


def step(session: Session, robot: Robot, off: OffClock) -> None:
    if session.state.on_break:
        session.end_break()
    elif session.state.current.kind == "consent":
        session.give_consent(robot.consents(session.step_in_file()))
        say("consented")
    else:
        where = session.state.answers_id
        for field, value in robot.answers(session):
            say("trying", time.monotonic_ns(), where, field, value)
            session.answer(field, value)
            say("answer", session.state.last_seq, where, field, value)
            off.left -= 1
            sys.stdin.readline()
        session.go_on()
