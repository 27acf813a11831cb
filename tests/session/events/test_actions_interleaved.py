"""Acts and inputs in any order: the record alone gives the state of the live session."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import start
from labeval.session.state.state import state_after
from labeval.store.checks.action_checks import action_faults
from labeval.store.record.event_row import EventRow
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock, KeptInMemory
from tests.session.events.test_actions import MODERATION
from tests.support.sessions.turns_taken import participant, supervisor

CONTENT = StudyContent(study=small_study(moderation=MODERATION), items=small_items())


@settings(max_examples=120, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 1000)), max_size=60), st.integers(0, 3))
def test_the_record_alone_gives_the_state_of_the_live_session(turns, seed):
    kept, hand, rng = KeptInMemory(), HandClock(), random.Random(seed)
    decided = SessionStart(condition=("dqe", "aqc", "ab", "bws")[seed], override_reason="test")
    header = new_header(CONTENT, decided, taken={}, codes=set(), rng=random.Random(seed))
    session = start(header, CONTENT, kept, hand.clock())
    session.go_on()
    session.give_consent({"rating": True})
    made: list[actions.Action] = []
    for actions_now, choice in turns:
        hand.seconds += 1
        if actions_now:
            action = supervisor(session, choice)
            made.append(action)
            assert session.apply_action(action) is True
            assert session.apply_action(rng.choice(made)) is False
        else:
            try:
                participant(session, choice, rng)
            except NotNow:
                continue
    assert session.state == state_after(header.plan, kept.events)
    applied = [event.data[ACTION_ID] for event in kept.events if ACTION_ID in event.data]
    assert applied == [action.id for action in made], "each once, in order"
    rows = [
        EventRow(e.seq, e.at_ms, e.kind, e.page, e.field, e.value, _json(e)) for e in kept.events
    ]
    assert list(action_faults(rows, CONTENT)) == []
    skipped = {e.page for e in kept.events if e.kind == Kind.PAGE_SKIPPED}
    assert set(session.state.moderated.skipped) <= skipped


def _json(event) -> str:
    return json.dumps(dict(event.data)) if event.data else ""
