"""Attention checks in a session: what passes, what is recorded, and when the session ends."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Ending, Kind
from labeval.session.flags.all_flags import flags_of
from labeval.session.flags.flag import FlagKind
from labeval.session.state.attention import checked
from labeval.session.state.state import state_after
from labeval.session.state.training import page_score
from labeval.study.pages import AttentionCheck, Page
from tests.support.studies.attention_study import ALL_KINDS, block, content_with


def answer_page(session, value):
    for field in session.open_fields():
        session.answer(field.id, value(field) if callable(value) else value)


def right(session, field):
    """Return an answer that passes a check, and 5 elsewhere."""
    check = session.page.attention
    if check is None:
        return "5"
    if check.item is None:
        return session.state.answers[check.repeats][field.id]
    return "1"


def run(session, *, wrong=()):
    """Through the block, missing the checks whose numbers are ``wrong``."""
    met = 0
    while session.state.ended is None and session.page is not None:
        met += session.page.attention is not None
        misses = session.page.attention is not None and met in wrong
        first = session.page.attention is not None and session.page.attention.item is None
        value = ("1" if first else "5") if misses else None
        answer_page(session, value or (lambda field: right(session, field)))
        session.go_on()


def content(**attention):
    rules = {"share": 0.4, "kinds": ALL_KINDS} | attention
    return content_with(block("dqe", attention=rules))


def test_each_check_is_recorded_when_its_page_is_left(begin, kept):
    session = begin(content(), "block")
    run(session, wrong={2})
    events = [e for e in kept.events if e.kind == Kind.ATTENTION_CHECKED]
    assert [e.value for e in events] == ["passed", "missed", "passed"]
    assert {e.data["kind"] for e in events} == set(ALL_KINDS)
    assert session.state.attention_missed == 1
    for event in events:
        assert kept.events[event.seq].kind == Kind.PAGE_LEFT
        assert kept.events[event.seq].page == event.page
    assert state_after(session.state.plan, kept.events) == session.state


def test_the_evidence_says_what_was_answered_and_what_was_expected(begin, kept):
    session = begin(content(kinds=["bad_text"]), "block")
    run(session, wrong={1})
    event = next(e for e in kept.events if e.kind == Kind.ATTENTION_CHECKED)
    assert event.data["answers"] == {
        "honesty": {"answer": "5", "expected": ["1", "2"]},
        "correctness": {"answer": "5", "expected": ["1", "2"]},
    }
    assert event.data["warn"] is False


def test_whether_the_supervisor_is_warned_stands_with_the_check(begin, kept):
    run(begin(content(then="warn"), "block"))
    assert all(e.data["warn"] for e in kept.events if e.kind == Kind.ATTENTION_CHECKED)


@pytest.mark.parametrize(("most", "pages"), [(1, 1), (2, 2), (3, 3)])
def test_after_so_many_missed_checks_the_session_ends(begin, kept, most, pages):
    session = begin(content(stop_after=most), "block")
    run(session, wrong={1, 2, 3})
    assert session.state.ended is Ending.ATTENTION_MISSED
    assert session.state.ended_block == "block"
    assert [e.kind for e in kept.events].count(Kind.ATTENTION_CHECKED) == pages
    assert [e.kind for e in kept.events[-3:]] == [
        Kind.ATTENTION_CHECKED,
        Kind.PAGE_LEFT,
        Kind.SESSION_ENDED,
    ]


def test_a_session_goes_on_below_the_limit(begin):
    session = begin(content(stop_after=3), "block")
    run(session, wrong={1, 3})
    assert session.state.ended is Ending.COMPLETED
    assert session.state.current.kind == "text"


def test_a_page_that_is_left_twice_counts_as_it_was_left_last(begin, kept):
    session = begin(content(kinds=["instructed"], stop_after=2), "block")
    while session.page.attention is None:
        answer_page(session, "5")
        session.go_on()
    check = session.page.id
    answer_page(session, "5")
    session.go_on()
    assert session.state.attention == {check: False}
    session.go_back()
    for field in session.fields():
        session.answer(field.id, "2")
    session.go_on()
    assert session.state.attention == {check: True}
    assert session.state.ended is None


@pytest.mark.parametrize(
    ("given", "consistency", "passed"),
    [
        ({"honesty": "4", "clarity": "2"}, 1.0, True),
        ({"honesty": "5", "clarity": "2"}, 1.0, True),  # one point of five is a quarter
        ({"honesty": "2", "clarity": "2"}, 0.5, False),
        ({"honesty": "1", "clarity": "5"}, 0.0, False),
        ({"honesty": "4"}, 0.5, False),
    ],
)
def test_a_repeated_page_is_compared_answer_by_answer(given, consistency, passed):
    settings = content(tolerance=0.25, agreement=0.7).study.blocks["block"]
    page = Page(
        *("x", "block", ("m1",), ("honesty", "clarity")),
        attention=AttentionCheck("repeated", repeats="first"),
    )
    found = checked(settings, page, {"first": {"honesty": "4", "clarity": "2"}, "x": given})
    assert (found.evidence["consistency"], found.passed) == (consistency, passed)


def test_choices_agree_when_they_are_the_same_text_whatever_its_side():
    settings = content_with(block("ab", attention={"share": 0.1})).study.blocks["block"]
    page = Page(
        *("x", "block", ("m2", "m1"), ("honesty",)),
        attention=AttentionCheck("repeated", repeats="first"),
    )
    same = checked(settings, page, {"first": {"honesty": "m1"}, "x": {"honesty": "m1"}})
    other = checked(settings, page, {"first": {"honesty": "m1"}, "x": {"honesty": "tie"}})
    assert (same.passed, other.passed) == (True, False)


def test_a_missed_check_is_a_flag_with_the_studys_policy(begin, kept):
    study = content(then="warn")
    session = begin(study, "block")
    run(session, wrong={1, 2, 3})
    found = flags_of(study, session.state.plan, kept.events)
    missed = [flag for flag in found if flag.kind == FlagKind.ATTENTION_MISSED]
    assert [flag.policy for flag in missed] == ["warn"] * 3
    sentences = {flag.values["check"]: flag.sentence for flag in missed}
    assert sentences == {
        "instructed": "a page that asked for its answers got others",
        "bad_text": "an obviously bad text was not rated as one",
        "repeated": "0 % of the answers to a page that came again agree with the first ones",
    }
    (repeated,) = [flag for flag in missed if flag.values["check"] == "repeated"]
    assert len(repeated.pages) == 2


def test_only_a_check_is_checked_and_only_a_training_is_scored():
    plain = Page("first", "block", ("m1",), ("honesty",))
    settings = content().study.blocks["block"]
    with pytest.raises(ValueError, match="'first' is no attention check"):
        checked(settings, plain, {})
    with pytest.raises(ValueError, match="'first' is no training page"):
        page_score(settings, plain, {})
