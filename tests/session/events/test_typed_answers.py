"""Answers that are typed on a rating page: mandatory, kept as written, and taken back."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Kind
from labeval.session.events.not_now import NotNow
from labeval.session.state.state import state_after
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study


def rated_by_aspects() -> StudyContent:
    criterion = {
        "id": "tone",
        "name": "Tone",
        "definition": "Its tone.",
        "scale": {"min": -1, "max": 1, "ideal": 0},
    }
    study = small_study(
        criteria=[criterion],
        groups=[],
        blocks={"answers": {"method": "aspects", "items": {"ids": ["m1", "m2", "m3"]}}},
        conditions=[{"id": "answers", "blocks": ["answers"]}],
        procedure=[{"step": "rating", "id": "rating", "block": "answers"}],
    )
    return StudyContent(study=study, items=small_items())


@pytest.fixture
def session(begin):
    """A session whose first page is answered but for the reason."""
    session = begin(rated_by_aspects(), "answers")
    for field in session.fields():
        if field.mandatory and field.options:
            session.answer(field.id, field.options[0])
    return session


def test_a_page_is_not_left_without_its_reason(session):
    assert [field.id for field in session.open_fields()] == ["justification"]
    with pytest.raises(NotNow):
        session.go_on()
    session.answer("justification", "It is short,\nand it is right. 🙂")
    session.go_on()
    assert session.state.ended is not None


def test_a_blank_reason_is_refused_and_none_written(session, kept):
    before = len(kept.events)
    with pytest.raises(NotNow):
        session.answer("justification", " \n ")
    assert len(kept.events) == before


def test_every_wording_of_a_reason_stays_in_the_record(session, kept):
    for text in ("It", "It is", "It is plain.", ""):
        session.answer("justification", text)
    written = [e.value for e in kept.events if e.kind == Kind.ANSWER and e.field == "justification"]
    assert written == ["It", "It is", "It is plain.", ""]
    after = state_after(session.state.plan, kept.events)
    assert "justification" not in after.answers_here()


def test_the_tick_is_set_and_taken_back(session):
    session.answer("none_appropriate", "yes")
    assert session.state.answers_here()["none_appropriate"] == "yes"
    session.answer("none_appropriate", "")
    assert "none_appropriate" not in session.state.answers_here()
