"""Writing in a session: what is recorded, what is refused, and what a return brings back."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Ending, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.opening import resume
from labeval.session.state.state import state_after
from tests.support.studies.writing_study import GOOD, writing_content


@pytest.fixture
def session(begin, hand):
    started = begin(writing_content(), "writing")
    hand.seconds = 10
    started.go_on()
    return started


def kinds(session) -> list[str]:
    return [reason.kind for reason in session.writing_open()]


def test_each_response_is_a_page_of_its_own(session):
    planned = session.state.current.writings
    assert [w.id for w in planned] == ["write:1", "write:2"]
    assert session.writing == planned[0]
    assert session.state.screen_id == "write:1"
    assert {w.topic for w in planned} == {"bees", "wells"}
    assert [p.title for p in session.passages()] == [f"{session.writing.topic} {n}" for n in "123"]


def test_a_revision_is_what_changed(session, kept):
    session.drafting.revise("Bees fly.", keys=9, gaps_ms=[100, 120, 5000])
    session.drafting.revise("Bees fly.")
    session.drafting.revise("Bees can fly.", keys=4)
    told = [(e.page, e.value, dict(e.data)) for e in kept.events if e.kind == Kind.REVISED]
    assert told == [
        (
            "write:1",
            "Bees fly.",
            {"at": 0, "cut": 0, "keys": 9, "gaps": {"count": 2, "sum": 220, "squares": 24400}},
        ),
        ("write:1", "can ", {"at": 5, "cut": 0, "keys": 4}),
    ]
    assert session.state.texts == {"write:1": "Bees can fly."}


def test_line_ends_of_other_systems_are_no_change(session, kept):
    session.drafting.revise("one\ntwo")
    before = len(kept.events)
    session.drafting.revise("one\r\ntwo")
    assert len(kept.events) == before


def test_what_is_open_is_said_and_keeps_the_response_from_being_handed_in(session):
    assert kinds(session) == ["too_few_words", "too_few_citations"]
    session.drafting.revise("word " * 41 + "[1][9]")
    assert kinds(session) == ["too_many_words", "unknown_citation"]
    assert [r.sentence for r in session.writing_open()] == [
        "41 words, at most 40",
        "there is no passage [9]; the last one is 3",
    ]
    with pytest.raises(NotNow):
        session.go_on()
    session.drafting.revise(GOOD)
    assert session.writing_open() == ()
    session.go_on()
    assert session.writing.id == "write:2"
    assert kinds(session) == ["too_few_words", "too_few_citations"]


def test_bounds_that_are_no_must_are_said_and_let_go_on(begin):
    session = begin(
        writing_content(
            words={"target": 20, "min": 10, "max": 40, "mandatory": False},
            citations={"at_least": 1, "mandatory": False},
        ),
        "writing",
    )
    session.go_on()
    assert [r.mandatory for r in session.writing_open()] == [False, False]
    session.go_on()
    assert session.writing.id == "write:2"
    session.drafting.revise("[4]")
    with pytest.raises(NotNow):
        session.go_on()


def test_leaving_and_returning_keeps_the_text(session):
    session.drafting.revise(GOOD)
    session.go_on()
    session.drafting.revise("Half a thought")
    assert session.can_go_back()
    session.go_back()
    assert session.state.texts[session.writing.id] == GOOD
    session.go_on()
    assert session.state.texts[session.writing.id] == "Half a thought"


def test_a_study_can_keep_people_from_returning(begin):
    session = begin(writing_content(back=False), "writing")
    session.go_on()
    session.drafting.revise(GOOD)
    session.go_on()
    assert not session.can_go_back()


def test_pastes_and_citations_are_recorded_with_where_they_come_from(session, kept):
    session.drafting.pasted("passage:3", "the sun\r\n")
    session.drafting.pasted("own", "fly")
    session.drafting.pasted("outside", "As a language model")
    session.drafting.cited(2)
    told = [(e.kind, e.page, e.field, e.value) for e in kept.events[-4:]]
    assert told == [
        (Kind.PASTED, "write:1", "passage:3", "the sun\n"),
        (Kind.PASTED, "write:1", "own", "fly"),
        (Kind.PASTED, "write:1", "outside", "As a language model"),
        (Kind.CITED, "write:1", "", "2"),
    ]


@pytest.mark.parametrize(
    "origin", ["passage:0", "passage:4", "passage:", "passage:x", "passage:²", "elsewhere", ""]
)
def test_nothing_is_pasted_from_nowhere(session, kept, origin):
    before = len(kept.events)
    with pytest.raises(NotNow):
        session.drafting.pasted(origin, "text")
    assert len(kept.events) == before


def test_only_passages_that_there_are_can_be_cited(session):
    for number in (0, 4, -1):
        with pytest.raises(NotNow):
            session.drafting.cited(number)


def test_nothing_is_written_elsewhere_or_after_the_end(begin, session):
    welcome = begin(writing_content(), "writing")
    assert welcome.writing is None and welcome.passages() == () and welcome.writing_open() == ()
    with pytest.raises(NotNow):
        welcome.drafting.revise("text")
    session.end(Ending.ENDED_EARLY)
    with pytest.raises(NotNow):
        session.drafting.revise("text")


def test_a_text_that_could_not_be_kept_is_not_shown_as_kept(session, kept):
    session.drafting.revise("safe")
    kept.full = True
    with pytest.raises(Exception, match="disk"):
        session.drafting.revise("safe and sound")
    assert session.state.texts["write:1"] == "safe"
    kept.full = False
    session.drafting.revise("safe and sound")
    assert session.state.texts["write:1"] == "safe and sound"


def test_a_resumed_session_goes_on_with_the_text_that_stood(session, kept, hand):
    session.drafting.revise("Bees 🐝 can")
    again = resume(session.header, session.content, kept, kept, list(kept.events), hand.clock())
    assert again.writing == session.writing
    assert again.state.texts == {"write:1": "Bees 🐝 can"}
    again.drafting.revise("Bees 🐝 can fly")
    assert state_after(session.header.plan, kept.events).texts == {"write:1": "Bees 🐝 can fly"}


def test_a_plan_keeps_its_writings(session):
    plan = session.header.plan
    assert type(plan).from_json(plan.to_json()) == plan
    assert list(plan.writings()) == list(session.state.current.writings)
