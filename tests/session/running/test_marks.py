"""Words behind a rating: what may be marked, what has to be, and what the record says of it."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind, RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import resume
from labeval.session.state.state import state_after
from labeval.session.state.text_exposure import SOURCE
from labeval.study.model.evidence import Evidence
from labeval.study.pages import Field
from tests.support.studies.marked_study import LOW, marked_content


@pytest.fixture
def session(begin):
    return begin(marked_content({}), "only")


def quotes(session) -> list[str]:
    return [mark.quote for mark in session.state.marks_here()]


def first_text(session) -> tuple[str, str]:
    item = session.page.items[0]
    return item, session.page_texts()[item]


def test_marks_are_events_and_the_state_follows_from_them(session, kept):
    item, text = first_text(session)
    session.marking.mark("honesty", item, 0, 5)
    session.marking.mark("honesty", SOURCE, 6, 11, against=session.state.marks_here()[0].seq)
    assert quotes(session) == [text[0:5], "keeps"]
    first, second = session.state.marks_here()
    assert second.against == first.seq and first.against is None
    again = state_after(session.header.plan, kept.events)
    assert again.marks == session.state.marks
    event = next(e for e in kept.events if e.kind == Kind.MARKED)
    assert (event.field, event.value, event.data["text"]) == ("honesty", text[0:5], item)


def test_a_removed_mark_is_gone_and_nothing_goes_with_it_any_more(session):
    item, _ = first_text(session)
    session.marking.mark("honesty", item, 0, 5)
    first = session.state.marks_here()[0].seq
    session.marking.mark("honesty", SOURCE, 6, 11, against=first)
    session.marking.unmark(first)
    (left,) = session.state.marks_here()
    assert left.quote == "keeps" and left.against is None
    with pytest.raises(NotNow):
        session.marking.unmark(first)


def test_a_mark_takes_the_place_of_another_in_one_event(session, kept):
    item, text = first_text(session)
    session.marking.mark("honesty", item, 0, 5)
    session.marking.mark("honesty", item, 6, 11)
    one, other = session.state.marks_here()
    before = len(kept.events)
    session.marking.mark("honesty", item, 0, 5, against=other.seq, instead=one.seq)
    assert len(kept.events) == before + 1
    assert quotes(session) == [text[0:5], text[6:11]]
    assert session.state.marks_here()[0].against == other.seq


def test_the_same_words_are_marked_once_for_a_criterion(session, kept):
    item, _ = first_text(session)
    session.marking.mark("honesty", item, 0, 5)
    before = len(kept.events)
    session.marking.mark("honesty", item, 0, 5)
    assert len(kept.events) == before
    session.marking.mark("clarity", item, 0, 5)
    assert len(session.state.marks_here()) == 2


@pytest.mark.parametrize(
    ("criterion", "text", "start", "end"),
    [
        ("honesty", "m99", 0, 3),
        ("nothing", None, 0, 3),
        ("honesty", None, 3, 3),
        ("honesty", None, -1, 3),
        ("honesty", None, 0, 10_000),
    ],
)
def test_what_is_not_on_the_page_cannot_be_marked(session, kept, criterion, text, start, end):
    before = len(kept.events)
    with pytest.raises(NotNow):
        session.marking.mark(criterion, text or session.page.items[0], start, end)
    assert len(kept.events) == before


def test_a_block_without_evidence_takes_no_marks(content, begin):
    session = begin(content, "dqe")
    session.go_on()
    session.give_consent({"rating": True, "audio": False})
    with pytest.raises(NotNow):
        session.marking.mark("honesty", session.page.items[0], 0, 3)


def test_where_the_record_fails_nothing_is_marked(session, kept):
    kept.full = True
    with pytest.raises(RecordError):
        session.marking.mark("honesty", session.page.items[0], 0, 5)
    assert session.state.marks_here() == ()


def test_a_low_answer_keeps_the_page_until_its_words_are_marked(begin):
    session = begin(marked_content(LOW), "only")
    session.answer("honesty", "2")
    session.answer("clarity", "4")
    assert [of.criterion for of in session.evidence_missing()] == ["honesty"]
    with pytest.raises(NotNow):
        session.go_on()
    session.marking.mark("honesty", session.page.items[0], 0, 5)
    assert session.evidence_missing() == ()
    session.marking.unmark(session.state.marks_here()[0].seq)
    assert [of.criterion for of in session.evidence_missing()] == ["honesty"]
    session.answer("honesty", "3")
    session.go_on()


def test_a_resumed_session_has_its_marks(session, kept, hand):
    session.marking.mark("honesty", session.page.items[0], 0, 5)
    events = list(kept.events)
    again = resume(session.header, session.content, kept, kept, events, hand.clock())
    assert again.state.marks == session.state.marks


FIELDS = (
    Field("honesty", "honesty", ("1", "2", "3")),
    Field("best", "clarity", ("a", "b")),
    Field("worst", "clarity", ("a", "b")),
)


@pytest.mark.parametrize(
    ("evidence", "answers", "level"),
    [
        ({}, {}, "optional"),
        ({"ask": "wished"}, {}, "wished"),
        (LOW, {}, "off"),
        (LOW, {"honesty": "2"}, "mandatory"),
        (LOW, {"honesty": "3"}, "off"),
        ({"rules": [{"criteria": ["clarity"], "ask": "off"}]}, {}, "optional"),
        (
            {"rules": [{"criteria": ["honesty"], "ask": "wished"}, {"ask": "off"}]},
            {"honesty": "1"},
            "wished",
        ),
    ],
)
def test_the_first_rule_that_fits_decides(evidence, answers, level):
    made = Evidence.model_validate(evidence)
    assert made.level("honesty", FIELDS, answers) == level


def test_one_of_several_answers_to_a_criterion_is_enough_for_a_rule():
    made = Evidence.model_validate({"rules": [{"answers": ["b"], "ask": "mandatory"}]})
    assert made.level("clarity", FIELDS, {"best": "a", "worst": "b"}) == "mandatory"
    assert made.level("clarity", FIELDS, {"best": "a"}) == "optional"


def test_a_criterion_that_every_rule_leaves_out_takes_no_marks():
    made = Evidence.model_validate({"rules": [{"criteria": ["honesty"], "ask": "off"}]})
    assert not made.may_mark("honesty") and made.may_mark("clarity")
    assert Evidence.model_validate(LOW).may_mark("honesty")


def test_a_mark_cannot_go_with_the_one_whose_place_it_takes(session, kept):
    item, _ = first_text(session)
    session.marking.mark("honesty", item, 0, 5)
    seq = session.state.marks_here()[0].seq
    with pytest.raises(NotNow, match="cannot go with itself"):
        session.marking.mark("honesty", item, 0, 3, against=seq, instead=seq)
    assert [mark.seq for mark in session.state.marks_here()] == [seq]


def test_the_texts_of_a_page_are_taken_apart_once(session):
    assert session.page_texts() is session.page_texts()


def test_nothing_has_to_be_marked_where_no_words_are_asked_for(content, begin):
    assert begin(content, "dqe").evidence_missing() == ()
