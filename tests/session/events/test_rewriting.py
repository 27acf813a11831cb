"""Editing a text in a session: what is recorded, what counts as an answer, what comes back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.events.revisions import revisions_of
from labeval.session.flags.all_flags import flags_of
from labeval.session.running.opening import resume
from labeval.session.state.state import state_after
from labeval.study.methods import counted
from labeval.study.pages import AS_IT_IS
from tests.support.studies.rewritten_study import OTHER, TEXT, rewritten_content

MENDED = TEXT.replace("every Saturday of the month", "the first Saturday")


@pytest.fixture
def session(begin):
    started = begin(rewritten_content(), "editing")
    started.go_on()
    return started


def value(session) -> str:
    page = session.page
    return counted(session.settings(), page, session.state.answers_here()).get("text", "")


def test_the_first_revision_puts_in_what_is_there_to_be_edited(session, kept):
    session.drafting.revise(MENDED, keys=9, gaps_ms=[100, 120])
    told = [(e.field, e.value, dict(e.data)) for e in kept.events if e.kind == Kind.REVISED]
    assert told[0] == ("", TEXT, {"at": 0, "cut": 0, "given": True})
    (field, put, data) = told[1]
    assert field == "text" and data["keys"] == 9 and len(put) < 20
    page = session.page.id
    assert [r.text for r in revisions_of(kept.events, page)] == [TEXT, MENDED]


def test_an_edited_text_is_the_answer_and_its_edits_are_the_value(session):
    assert [f.id for f in session.open_fields()] == ["text"]
    session.drafting.revise(MENDED)
    assert session.state.answers_here() == {"text": MENDED}
    assert session.open_fields() == () and value(session) == "5/14"
    session.go_on()


def test_a_text_that_is_as_at_first_again_is_no_answer(session):
    session.drafting.revise(MENDED)
    session.drafting.revise(TEXT + " ")
    assert session.state.answers_here() == {}
    with pytest.raises(NotNow):
        session.go_on()


def test_good_as_it_is_is_an_answer_of_its_own(session):
    session.answer("text", AS_IT_IS)
    assert value(session) == "0/16"
    session.drafting.revise(MENDED)
    assert session.state.answers_here() == {"text": MENDED}
    session.drafting.revise(TEXT)
    assert session.open_fields(), "it has to be said again"


@pytest.mark.parametrize("text", [MENDED, "", "  "])
def test_a_text_that_differs_is_not_good_as_it_is(session, text):
    session.drafting.revise(text)
    with pytest.raises(NotNow):
        session.answer("text", AS_IT_IS)


def test_a_study_can_ask_for_an_edit_of_every_text(begin):
    session = begin(rewritten_content(unchanged=False), "editing")
    session.go_on()
    with pytest.raises(NotNow):
        session.answer("text", AS_IT_IS)


def test_an_answer_cannot_come_but_by_its_revisions(session):
    with pytest.raises(NotNow):
        session.answer("text", MENDED)


def test_the_length_of_an_edited_text_has_bounds(begin):
    session = begin(rewritten_content(words={"min": 3, "max": 5}), "editing")
    session.go_on()
    assert session.writing_open() == (), "the first text may have any length"
    for text, why in (("One two", "2 of at least 3 words"), ("a " * 6, "6 words, at most 5")):
        session.drafting.revise(text)
        assert [reason.sentence for reason in session.writing_open()] == [why]
        with pytest.raises(NotNow):
            session.go_on()
    session.drafting.revise("Doors open at ten")
    session.go_on()


def test_a_resumed_session_has_the_text_and_the_answer(session, kept, hand):
    session.drafting.revise(MENDED)
    again = resume(session.header, session.content, kept, kept, list(kept.events), hand.clock())
    assert again.state.texts == {session.page.id: MENDED}
    assert again.state.answers_here() == {"text": MENDED}


def test_two_pages_of_one_text_are_two_texts(session):
    session.drafting.revise(MENDED)
    first = session.page.id
    session.go_on()
    session.drafting.revise(OTHER + " Bring cash.")
    assert session.state.texts[first] == MENDED and session.page.id != first


def test_pastes_count_and_the_given_text_is_no_jump(begin, kept):
    flags = {"pasted": {"share": 0.5}, "length_jump": {"characters": 30}}
    session = begin(rewritten_content(flags=flags), "editing")
    session.go_on()
    pasted = "Everything here was taken from another program, word by word, as it stands there."
    session.drafting.pasted("outside", pasted)
    session.drafting.revise(pasted)
    session.go_on()
    found = flags_of(session.content, session.header.plan, kept.events)
    assert "pasted" in {flag.kind for flag in found}
    assert "length_jump" not in {flag.kind for flag in found}
    with pytest.raises(NotNow):
        session.drafting.pasted("passage:1", "no passages here")


def test_nothing_is_edited_while_a_training_shows_its_feedback(begin):
    training = {
        "items": ["t"],
        "criteria": ["sendable"],
        "expected": {"text": ["edited"]},
        "feedback": "The second sentence is wrong.",
    }
    session = begin(rewritten_content(training=[training]), "editing")
    session.go_on()
    session.drafting.revise(OTHER + " No.")
    session.go_on()
    assert session.state.feedback == "right"
    with pytest.raises(NotNow):
        session.drafting.revise(OTHER)


@pytest.mark.parametrize(("edits", "passed"), [(True, True), (False, False)])
def test_a_bad_text_left_as_it_is_fails_the_attention_check(begin, edits, passed):
    content = rewritten_content(
        attention={"share": 0.5, "kinds": ["bad_text"]},
        attention_items=[{"check": "bad_text", "items": ["x"], "expected": {"text": ["edited"]}}],
    )
    session = begin(content, "editing")
    session.go_on()
    while session.page is not None:
        if edits:
            session.drafting.revise("Something else entirely.")
        else:
            session.answer("text", AS_IT_IS)
        session.go_on()
    assert list(session.state.attention.values()) == [passed]


_TYPED = st.lists(st.text("aé🐝 \n", max_size=12) | st.sampled_from([TEXT, MENDED]), max_size=8)


@given(_TYPED)
@settings(deadline=None, max_examples=60)
def test_any_editing_replays_to_what_was_typed(typed):
    from tests.session.conftest import HandClock, KeptInMemory  # each example begins afresh

    kept, hand = KeptInMemory(), HandClock()
    session = _begun(kept, hand)
    page, last = session.page.id, TEXT
    for text in typed:
        session.drafting.revise(text)
        last = text
        state = state_after(session.header.plan, kept.events)
        assert state.texts.get(page, TEXT) == last
        differs = last.split() not in ([], TEXT.split())
        assert state.answers.get(page, {}) == ({"text": last} if differs else {})


def _begun(kept, hand):
    import random

    from labeval.session.assignment.starting import SessionStart, new_header
    from labeval.session.running.opening import start

    content = rewritten_content()
    decided = SessionStart(condition="editing", override_reason="test")
    header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(5))
    session = start(header, content, kept, hand.clock())
    session.go_on()
    return session
