"""A judge's rating is shown once, never too soon, never where it must not be, and never answers."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Kind, RecordError
from labeval.session.running.opening import resume, start
from labeval.session.running.session import Session
from labeval.session.state.judge_support import ShownRating, longest_ratings
from labeval.session.state.state import state_after
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock, KeptInMemory
from tests.support.studies.judged_study import AGAINST_SOURCE, SUPPORTED, judged


def at_first_page(begin, content: StudyContent) -> Session:
    session = begin(content, "block")
    while session.page is None or not session.page.counts:
        turn(session)
    return session


def turn(session: Session) -> None:
    """Answer 3 wherever nothing is answered, and go on."""
    for field in session.open_fields() if not session.state.feedback else ():
        session.answer(field.id, "3")
    session.go_on()


def showings(kept: KeptInMemory) -> list[tuple[str, str]]:
    return [(e.page, e.field) for e in kept.events if e.kind == Kind.JUDGE_SHOWN]


def test_after_the_own_first_answer_the_rating_comes_in_the_same_transaction(begin, kept):
    session = at_first_page(begin, judged("after_answer"))
    assert session.state.judge_shown_here() == {}
    before = len(kept.events)
    session.answer("clarity", "4")
    answer, shown = kept.events[before:]
    assert (answer.kind, shown.kind) == (Kind.ANSWER, Kind.JUDGE_SHOWN)
    rating = next(
        r
        for r in session.content.judge_ratings
        if (r.item, r.criterion) == (session.page.items[0], "clarity")
    )
    assert (shown.page, shown.field) == (session.page.id, "clarity")
    assert shown.value == str(rating.rating)
    assert shown.data == {"explanation": rating.explanation, "quotes": rating.quotes}
    assert session.state.judge_shown_here() == {
        "clarity": ShownRating(str(rating.rating), rating.explanation, tuple(rating.quotes))
    }


def test_from_the_start_all_of_a_page_are_shown_with_the_page(begin, kept):
    session = at_first_page(begin, judged("always", checks=False))
    last = kept.events[-3:]
    assert [e.kind for e in last] == [Kind.PAGE_SHOWN, Kind.JUDGE_SHOWN, Kind.JUDGE_SHOWN]
    assert tuple(session.state.judge_shown_here()) == SUPPORTED
    session.answer("clarity", "1")
    assert kept.events[-1].kind == Kind.ANSWER


@pytest.mark.parametrize("show", ["always", "after_answer"])
def test_nothing_is_answered_by_a_showing(show, begin):
    session = at_first_page(begin, judged(show))
    session.answer("fluency", "2")
    assert session.state.answers_here() == {"fluency": "2"}


@pytest.mark.parametrize("show", ["never", "always", "after_answer"])
def test_training_checks_and_what_needs_the_source_never_show_a_rating(show, begin, kept):
    session = begin(judged(show), "block")
    kinds = set()
    while session.state.ended is None:
        if session.page is not None:
            kinds.add(
                "training"
                if session.page.training is not None
                else session.page.attention.kind
                if session.page.attention
                else "rating"
            )
        turn(session)
    assert kinds == {"training", "rating", "instructed", "repeated", "bad_text"}
    pages = {page.id for page in session.state.plan.rating_pages()}
    expected = {(page, criterion) for page in pages for criterion in SUPPORTED}
    assert set(showings(kept)) == (set() if show == "never" else expected)
    assert len(showings(kept)) == len(set(showings(kept)))
    assert not {criterion for _, criterion in showings(kept)} & set(AGAINST_SOURCE)


def test_named_criteria_alone_show_it(begin, kept):
    session = at_first_page(begin, judged("after_answer", criteria=("fluency",)))
    for criterion in (*SUPPORTED, *AGAINST_SOURCE):
        session.answer(criterion, "1")
    assert [criterion for _, criterion in showings(kept)] == ["fluency"]


def test_an_item_without_a_rating_shows_none(begin, kept):
    content = judged("always").model_copy(update={"judge_ratings": []})
    session = at_first_page(begin, content)
    session.answer("clarity", "1")
    assert showings(kept) == []


def test_what_was_shown_stays_after_the_answer_is_taken_back_or_the_page_left(begin, kept):
    session = at_first_page(begin, judged("after_answer", checks=False))
    page = session.page.id
    session.answer("clarity", "4")
    session.answer("clarity", "")
    assert "clarity" in session.state.judge_shown_here()
    session.answer("clarity", "2")
    turn(session)
    session.go_back()
    assert session.page.id == page
    session.answer("clarity", "5")
    assert showings(kept).count((page, "clarity")) == 1


@pytest.mark.parametrize("show", ["always", "after_answer"])
def test_a_resumed_session_goes_on_showing_and_does_not_show_again(show, begin, kept, hand):
    session = at_first_page(begin, judged(show))
    session.answer("clarity", "4")
    before = showings(kept)
    again = resume(session.header, session.content, kept, kept, kept.events, hand.clock())
    assert again.state.judge_shown_here() == session.state.judge_shown_here() != {}
    again.answer("clarity", "5")
    assert showings(kept) == before


def test_a_full_disk_keeps_neither_the_answer_nor_the_showing(begin, kept):
    session = at_first_page(begin, judged("after_answer"))
    kept.full = True
    with pytest.raises(RecordError):
        session.answer("clarity", "4")
    assert session.state.answers_here() == {} == session.state.judge_shown_here()


@settings(max_examples=40, deadline=None)
@given(data=st.data(), show=st.sampled_from(["always", "after_answer"]))
def test_whatever_the_order_each_showing_comes_once_and_in_time(data, show):
    content = judged(show)
    kept, hand = KeptInMemory(), HandClock()
    decided = SessionStart(condition="block", override_reason="test")
    header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(3))
    session = start(header, content, kept, hand.clock())
    moves = st.sampled_from(["answer", "take back", "on", "back", "again"])
    for move in data.draw(st.lists(moves, max_size=40)):
        if session.state.ended is not None:
            break
        if move == "again":
            session = resume(header, content, kept, kept, kept.events, hand.clock())
        elif move == "on":
            turn(session)
        elif move == "back" and session.can_go_back():
            session.go_back()
        elif session.page is not None and not session.state.feedback:
            field = data.draw(st.sampled_from(session.fields()))
            value = data.draw(st.sampled_from(field.options)) if move == "answer" else ""
            session.answer(field.id, value)
    events = kept.events
    assert len(showings(kept)) == len(set(showings(kept)))
    for n, event in enumerate(events):
        if event.kind == Kind.JUDGE_SHOWN:
            own = [
                e
                for e in events[:n]
                if e.kind == Kind.ANSWER and (e.page, e.field) == (event.page, event.field)
            ]
            if show == "after_answer":
                assert len(own) == 1 and own[0].value and own[0] is events[n - 1]
            else:
                assert not own
            assert event.field in SUPPORTED
    assert state_after(header.plan, events).judge_shown == session.state.judge_shown


def test_a_block_that_shows_no_judge_needs_room_for_none():
    content = judged("after_answer")
    (block,) = content.study.blocks
    assert longest_ratings(content, block)
    unjudged = StudyContent(study=small_study(), items=small_items())
    assert longest_ratings(unjudged, "dqe") == []
