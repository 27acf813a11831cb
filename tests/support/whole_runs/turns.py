"""Sessions in which a supervisor and a participant do anything, and what is seen of them."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime
from unittest.mock import patch
from uuid import UUID

from labeval import places
from labeval.jobs.planning.simulate import RobotTime, run_screen
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Event
from labeval.session.events.not_now import NotNow
from labeval.session.robots.robot import Robot, draw_character, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock, KeptInMemory
from tests.session.events.test_actions import MODERATION
from tests.support.sessions.turns_taken import participant, supervisor
from tests.support.whole_runs.fingerprints import Fingerprint, of_rows
from tests.support.whole_runs.runs import Kept, fingerprint_of

CONDITIONS = ("dqe", "aqc", "ab", "bws")
SEEDS = range(12)
TURNS = 150
INTERRUPTED = range(5)
"""Seeds of the sessions in each template."""
AFTER_END = 8
"""Turns after a session has ended."""
ENDED_EARLY = 16
"""The number of the action that ends a session early, which is seldom done."""


def turns_of_all() -> Kept:
    """By seed: events by kind, pages that were left, flags and what a supervisor sees."""
    return {f"seed {seed}": _turns(seed) for seed in SEEDS}


def interrupted(template: str) -> Kept:
    """The same of robots in a template whom a supervisor, and they themselves, interrupt."""
    content = read_study(places.templates() / template)
    found: Kept = {}
    for seed in INTERRUPTED:
        rng, kept = random.Random(f"{template}/{seed}"), KeptInMemory()
        time = RobotTime(datetime(2026, 3, 1, 9, tzinfo=UTC))
        conditions = [condition.id for condition in content.study.conditions]
        decided = SessionStart(condition=conditions[seed % len(conditions)], override_reason="x")
        header = new_header(content, decided, taken={}, codes=set(), rng=rng)
        robot = Robot(draw_character(rng, careless_share=0.5), latent_quality(content, seed), rng)
        with _the_same_ids(rng):
            session = start(header, content, kept, time.clock())
            over = 0
            while over < AFTER_END:
                over += session.state.ended is not None
                time.take(rng.choice((0.1, 1, 20, 90)))
                if session.state.ended is None and rng.random() < 0.6:
                    with suppress(NotNow):
                        run_screen(session, robot, time)
                else:
                    _interruption(session, rng)
        events = [_without_moment(event) for event in kept.events]
        found[f"{template} {seed}"] = fingerprint_of(header, content, events)
    return found


def _interruption(session: Session, rng: random.Random) -> None:
    """Something that a supervisor does, or a participant, other than an answer."""
    choice = rng.randrange(27)
    if choice == ENDED_EARLY and rng.random() < 0.9:
        return
    with suppress(NotNow):
        if choice < 18:
            session.apply_action(supervisor(session, choice))
        else:
            participant(session, choice - 18, rng)


def _the_same_ids(rng: random.Random) -> AbstractContextManager[object]:
    new = lambda: UUID(int=rng.getrandbits(128), version=4)  # noqa: E731
    return patch("labeval.session.events.actions.uuid4", new)


def _turns(seed: int) -> dict[str, Fingerprint]:
    rng, kept, hand = random.Random(seed), KeptInMemory(), HandClock()
    study = small_study(moderation=MODERATION | {"planned_minutes": 20})
    content = StudyContent(study=study, items=small_items())
    decided = SessionStart(condition=CONDITIONS[seed % 4], override_reason="turns")
    header = new_header(content, decided, taken={}, codes=set(), rng=rng)
    with _the_same_ids(rng):
        session = start(header, content, kept, hand.clock())
        session.go_on()
        session.give_consent({"rating": True})
        for _ in range(TURNS):
            hand.seconds += rng.choice((0.4, 1, 7, 40))
            _turn(session, rng)
    events = [_without_moment(event) for event in kept.events]
    found = fingerprint_of(header, content, events)
    found["left pages"] = of_rows(sorted(session.state.left_pages))
    now = session.state.moderated
    told = (now.messages, now.question, now.hint, now.reminded, now.paused_by, now.extra_minutes)
    found["moderated"] = of_rows((*told, sorted(now.skipped.items()), sorted(now.markers)))
    return found


def _turn(session: Session, rng: random.Random) -> None:
    if rng.random() < 0.3:
        choice = rng.randrange(1000)
        if choice % 18 != ENDED_EARLY or rng.random() < 0.1:  # it is seldom ended early
            session.apply_action(supervisor(session, choice))
        return
    try:
        participant(session, rng.randrange(1000), rng)
    except NotNow:
        return


def _without_moment(event: Event) -> Event:
    """An event without the moment at which its action was made, which is now."""
    data = {name: value for name, value in event.data.items() if name != "acted"}
    return Event(
        event.seq, event.at_ms, event.utc, event.kind, event.page, event.field, event.value, data
    )
