"""Robot participants through the same session code and record as people, without a window."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import chain

from labeval.jobs.progress import Progress, no_progress
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock, utc_text
from labeval.session.events.events import Ending
from labeval.session.robots.robot import Robot, draw_character, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.store.record.slots import hold_completed, read_places
from labeval.study.model.grouping import derived_seed
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_EPOCH = datetime(2026, 1, 5, 8, 0, tzinfo=UTC)


class RealSessions(Exception):
    """The record holds people's sessions; robots would be counted with them."""

    context = "Simulation"
    template = QT_TRANSLATE_NOOP(
        "Simulation", "this record holds sessions of people; simulate in a copy of the study"
    )


@dataclass(slots=True)
class Simulation:
    """Result of a simulation."""

    sessions: int = 0
    answers: int = 0
    endings: dict[Ending, int] = field(default_factory=dict)


class RobotTime:
    """A clock that moves only when a robot takes its time."""

    def __init__(self, started: datetime) -> None:
        self._started = started
        self._elapsed_ns = 0

    def take(self, seconds: float) -> None:
        """Let time pass."""
        self._elapsed_ns += int(seconds * 1e9)

    def monotonic_ns(self) -> int:
        """The session clock's counter."""
        return self._elapsed_ns

    def utc(self) -> str:
        """UTC at this moment of the simulation."""
        return utc_text(self._started + timedelta(microseconds=self._elapsed_ns / 1000))

    def clock(self) -> SessionClock:
        """A session clock on this time."""
        return SessionClock(monotonic_ns=self.monotonic_ns, utc=self.utc)


def simulate(
    record: Record,
    content: StudyContent,
    participants: int,
    seed: int,
    progress: Progress = no_progress,
) -> Simulation:
    """Run robot participants one after another; each gets its condition as a person would.

    The same record, study, number and seed give the same sessions, byte for byte.

    Raises:
        RealSessions: the record holds sessions of people.
        RecordError: the record cannot be written; sessions that ended are kept.
    """
    if record.sessions.count("real"):
        raise RealSessions(RealSessions.template)
    record.versions.keep(content)
    quality = latent_quality(content, seed)
    places = read_places(record, content, "simulated")
    codes = record.sessions.participants()
    done = Simulation()
    before = record.sessions.count("simulated")
    for n in range(before, before + participants):
        rng = random.Random(derived_seed(seed, "participant", n))
        time = RobotTime(_EPOCH + timedelta(hours=n))
        decided = SessionStart(kind="simulated")
        header = new_header(
            content,
            decided,
            taken=places.taken(content.study),
            codes=codes,
            places=places,
            rng=rng,
            started=time.utc(),
        )
        session = start(header, content, record.sessions, time.clock())
        done.answers += run_robot(session, Robot(draw_character(rng), quality, rng), time)
        ending = session.state.ended
        assert ending is not None
        if ending is Ending.COMPLETED:
            hold_completed(places, content, header, session.state.left_pages)
        codes.add(header.participant)
        done.sessions += 1
        done.endings[ending] = done.endings.get(ending, 0) + 1
        if not progress(done.sessions, participants):
            break
    return done


def run_robot(session: Session, robot: Robot, time: RobotTime) -> int:
    """Take a session to its end.

    Returns:
        The number of answers given.
    """
    answers = 0
    while session.state.ended is None:
        answers += run_screen(session, robot, time)
    return answers


def run_screen(session: Session, robot: Robot, time: RobotTime) -> int:
    """Take a session from the current screen to the next one, or to its end.

    Returns:
        The number of answers given.
    """
    answers = 0
    if session.state.on_break:
        time.take(30)
        session.end_break()
    elif session.state.current.kind == "consent":
        time.take(20)
        session.give_consent(robot.consents(session.step_in_file()))
    elif session.state.test_failed:
        session.end(Ending.TEST_FAILED)
    else:
        answers = _answer_screen(session, robot, time)
        session.go_on()
    return answers


def _answer_screen(session: Session, robot: Robot, time: RobotTime) -> int:
    answers = 0
    if not session.state.feedback:
        for field_id, value in chain(robot.answers(session), robot.second_thoughts(session)):
            time.take(robot.seconds())
            session.answer(field_id, value)
            answers += 1
        for of, text, start, end in robot.marks(session):
            time.take(robot.seconds())
            session.marking.mark(of.criterion, text, start, end, claim=of.claim)
    if session.writing is not None or session.edited is not None:
        for draft in robot.drafts(session):
            time.take(draft.seconds)
            draft.into(session)
        answers += 1
    page = session.page
    if page is not None and page.training is None and (text := robot.comment()):
        time.take(len(text) / 5)
        session.comment(text)
    time.take(1)
    return answers
