"""A training with a pass mark: scored, summed up, repeated, and derived from the events alone."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Ending, Kind
from labeval.session.flags.all_flags import flags_of
from labeval.session.flags.flag import FlagKind
from labeval.session.plan.plan import make_plan
from labeval.session.running.opening import resume, start
from labeval.session.state.state import state_after
from tests.session.conftest import HandClock, KeptInMemory
from tests.support.studies.attention_study import block, content_with, training

MARK = {"pass": 0.75, "tries": 3}


def content(pages=3, **rules):
    return content_with(block("dqe", **training(pages, **rules)))


def train(session, *, right):
    """Through the pages of one round; ``right`` is the number of right answers."""
    left = right
    while session.page is not None and session.page.training is not None:
        for field in session.fields():
            session.answer(field.id, "2" if left > 0 else "5")
            left -= 1
        session.go_on()  # feedback
        session.go_on()


def test_the_pass_mark_ends_the_training_and_the_other_rounds_are_left_out(begin, kept):
    session = begin(content(**MARK), "block")
    train(session, right=5)  # of 6
    assert session.state.screen_id == "train.block:summary"
    assert session.page is None and session.fields() == ()
    session.go_on()
    assert session.state.current.kind == "rating"
    (scored,) = [e for e in kept.events if e.kind == Kind.TRAINING_SCORED]
    assert scored.value == "0.833"
    assert dict(scored.data) == {
        "try": 1,
        "passed": True,
        "right": 5,
        "of": 6,
        "pages": {
            "block-training-1": [2, 2],
            "block-training-2": [2, 2],
            "block-training-3": [1, 2],
        },
    }


def test_below_the_mark_it_comes_again_in_another_order_with_pages_of_its_own(begin):
    session = begin(content(**MARK), "block")
    first = session.state.current.pages
    train(session, right=2)
    session.go_on()
    again = session.state.current.pages
    assert [p.id for p in again] == [f"block-training-2.{n}" for n in (1, 2, 3)]
    assert [p.training for p in again] != [p.training for p in first]
    assert sorted(p.training for p in again) == [0, 1, 2]
    train(session, right=6)
    session.go_on()
    assert session.state.current.kind == "rating"


def test_after_the_last_try_the_session_goes_on_with_the_fact_recorded(begin, kept):
    study = content(**MARK)
    session = begin(study, "block")
    for _ in range(3):
        assert session.state.current.kind == "training"
        train(session, right=0)
        session.go_on()
    assert session.state.current.kind == "rating"
    rounds = [e.data for e in kept.events if e.kind == Kind.TRAINING_SCORED]
    assert [(data["try"], data["passed"]) for data in rounds] == [
        (1, False),
        (2, False),
        (3, False),
    ]
    flags = flags_of(study, session.state.plan, kept.events)
    failed = [flag for flag in flags if flag.kind == FlagKind.TRAINING_FAILED]
    assert [flag.policy for flag in failed] == ["note", "note", "warn"]
    assert failed[0].sentence == "training below its mark in try 1: 0 of 6 answers right"


def test_after_the_last_try_the_session_ends_where_the_study_says_so(begin, kept):
    session = begin(content(**MARK, then="end"), "block")
    for _ in range(3):
        train(session, right=0)
        assert session.state.ended is None, "the summary is still read"
        session.go_on()
    assert session.state.ended is Ending.TRAINING_FAILED
    assert session.state.ended_block == "block"
    assert kept.events[-1].kind == Kind.SESSION_ENDED


def test_without_a_summary_the_next_page_follows_at_once(begin):
    session = begin(content(**MARK, summary=False), "block")
    train(session, right=6)
    assert session.state.current.kind == "rating"
    session = begin(content(**MARK | {"summary": False, "then": "end", "tries": 1}), "block")
    train(session, right=0)
    assert session.state.ended is Ending.TRAINING_FAILED


def test_without_a_pass_mark_there_is_one_round_and_a_summary(begin, kept):
    session = begin(content(), "block")
    assert [s.round for s in session.state.plan.steps if s.kind == "training"] == [1]
    train(session, right=0)
    assert session.state.screen_id == "train.block:summary"
    session.go_on()
    assert session.state.current.kind == "rating"
    assert [e.data["passed"] for e in kept.events if e.kind == Kind.TRAINING_SCORED] == [True]


def test_without_rules_training_is_what_it_always_was(begin, kept):
    settings = block("dqe", **training(2))
    del settings["training_rules"]
    session = begin(content_with(settings), "block")
    train(session, right=0)
    assert session.state.current.kind == "rating"
    assert Kind.TRAINING_SCORED not in {e.kind for e in kept.events}


@pytest.mark.parametrize(("mark", "passes"), [(0.875, True), (0.876, False)])
def test_a_mark_that_is_just_met_is_met(begin, mark, passes):
    session = begin(content(4, **{"pass": mark}), "block")
    train(session, right=7)  # of 8
    assert session.state.training_passed is passes


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), tries=st.integers(1, 9), pages=st.integers(1, 4))
def test_every_round_has_its_own_order_and_ids(seed, tries, pages):
    plan = make_plan(content(pages, **{"pass": 0.5, "tries": tries}), "block", seed, 0)
    rounds = [step for step in plan.steps if step.kind == "training"]
    assert [step.round for step in rounds] == list(range(1, tries + 1))
    ids = [page.id for step in plan.steps for page in step.pages]
    assert len(set(ids)) == len(ids)
    assert len({step.place for step in plan.steps}) == len(plan.steps)
    for before, after in pairwise(rounds):
        orders = [[page.training for page in step.pages] for step in (before, after)]
        assert sorted(orders[0]) == sorted(orders[1])
        assert pages == 1 or orders[0] != orders[1]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), then=st.sampled_from(["go_on", "end"]), summary=st.booleans())
def test_replaying_the_events_gives_the_state_at_every_point(seed, then, summary):
    rules = MARK | {"then": then, "summary": summary}
    attention = {"share": 0.4, "kinds": ["instructed", "repeated", "bad_text"], "stop_after": 2}
    study = content_with(block("dqe", attention=attention, **training(2, **rules)))
    rng, kept, hand = random.Random(seed), KeptInMemory(), HandClock()
    decided = SessionStart(condition="block", override_reason="test")
    header = new_header(study, decided, taken={}, codes=set(), rng=random.Random(seed))
    session = start(header, study, kept, hand.clock())
    while session.state.ended is None:
        if rng.random() < 0.15:
            session = resume(header, study, kept, kept, kept.events, hand.clock())
        for field in session.open_fields():
            session.answer(field.id, rng.choice(["1", "2", "5"]))
        assert state_after(header.plan, kept.events) == session.state
        if session.can_go_back() and rng.random() < 0.1:
            session.go_back()
        else:
            session.go_on()
        hand.seconds += 1
    assert state_after(header.plan, kept.events) == session.state
    assert [event.seq for event in kept.events] == list(range(1, len(kept.events) + 1))
