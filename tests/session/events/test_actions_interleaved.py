"""Acts and inputs in any order: the record alone gives the state of the live session."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID
from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.session.state.state import state_after
from labeval.store.checks.action_checks import action_faults
from labeval.store.record.event_row import EventRow
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock, KeptInMemory
from tests.session.events.test_actions import MODERATION

CONTENT = StudyContent(study=small_study(moderation=MODERATION), items=small_items())


def supervisor(session: Session, choice: int) -> actions.Action:
    here = session.state.screen_id
    question = session.state.moderated.question
    made = (
        lambda: actions.note(here, "hm", note="n1", criterion="honesty"),
        lambda: actions.mark(here, "confusion"),
        lambda: replace(
            actions.mark(here, ""),
            data={"marker": next(iter(session.state.moderated.markers), "none")},
        ),
        lambda: actions.send_message(here, "Take your time."),
        lambda: actions.remind_to_comment(here),
        lambda: actions.give_hint(here, "apart"),
        lambda: actions.skip_page(here, "it loops"),
        lambda: actions.skip_page("a page that was left", "too late"),
        lambda: actions.go_back(here, "a wrong key"),
        lambda: actions.start_break(here),
        lambda: actions.pause(here),
        lambda: actions.resume(here),
        lambda: actions.extend_time(here, 5),
        lambda: actions.ask_interview_question("how"),
        lambda: actions.answer_question(here, question.seq if question else 1, text="Yes."),
        lambda: actions.remark("quick"),
        lambda: actions.end_early(here, "time is up"),
        lambda: actions.reopen(here),
    )
    return made[choice % len(made)]()


def participant(session: Session, choice: int, rng: random.Random) -> None:
    fields = session.fields() if session.state.ended is None else ()
    inputs = (
        lambda: session.go_on(),
        lambda: session.go_back(),
        lambda: session.end_break(),
        lambda: session.unpause(),
        lambda: session.pause(),
        lambda: session.ask_question("honesty"),
        lambda: session.take_question_back(),
        lambda: session.put_message_away(),
        lambda: session.comment("because"),
        lambda: [session.answer(f.id, rng.choice(f.options)) for f in fields],
    )
    inputs[choice % len(inputs)]()


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
