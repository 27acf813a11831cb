"""Sessions in which a supervisor and a participant do anything, and what is seen of them."""

from __future__ import annotations

import random
from unittest.mock import patch
from uuid import UUID

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Event
from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import start
from labeval.session.running.session import Session
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


def turns_of_all() -> Kept:
    """By seed: events by kind, pages that were left, flags and what a supervisor sees."""
    return {f"seed {seed}": _turns(seed) for seed in SEEDS}


def _turns(seed: int) -> dict[str, Fingerprint]:
    rng, kept, hand = random.Random(seed), KeptInMemory(), HandClock()
    study = small_study(moderation=MODERATION | {"planned_minutes": 20})
    content = StudyContent(study=study, items=small_items())
    decided = SessionStart(condition=CONDITIONS[seed % 4], override_reason="turns")
    header = new_header(content, decided, taken={}, codes=set(), rng=rng)
    new = lambda: UUID(int=rng.getrandbits(128), version=4)  # noqa: E731
    with patch("labeval.session.events.actions.uuid4", new):
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
        if choice % 18 != 16 or rng.random() < 0.1:  # it is seldom ended early
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
