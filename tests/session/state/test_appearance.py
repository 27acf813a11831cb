"""The form in which texts were on screen, page by page."""

from __future__ import annotations

from labeval.session.events.events import Event, Kind
from labeval.session.plan.plan import make_plan
from labeval.session.state.appearance import (
    RENDERED,
    TEXTS,
    WRITTEN,
    forms_of_texts,
    shows_as_written,
)
from labeval.session.state.state import State
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

UTC = "2026-03-01T09:00:00.000Z"


def events(*told: tuple[Kind, str, str, str]) -> list[Event]:
    """Kind, page, field and value of each."""
    return [Event(n, n, UTC, *each) for n, each in enumerate(told, 1)]


def test_a_page_has_the_forms_that_were_chosen_before_it_and_on_it():
    said = events(
        (Kind.PAGE_SHOWN, "p1", "", ""),
        (Kind.ANSWER, "p1", "clear", "4"),
        (Kind.PAGE_LEFT, "p1", "", ""),
        (Kind.APPEARANCE, "", TEXTS, WRITTEN),  # between two pages
        (Kind.APPEARANCE, "", "theme", "dark"),
        (Kind.PAGE_SHOWN, "p2", "", ""),
        (Kind.PAGE_LEFT, "p2", "", ""),
        (Kind.PAGE_SHOWN, "p3", "", ""),
        (Kind.APPEARANCE, "", TEXTS, RENDERED),
        (Kind.PAGE_LEFT, "p3", "", ""),
        (Kind.PAGE_SHOWN, "p2", "", ""),
    )
    assert forms_of_texts(said) == {
        "p1": {RENDERED},
        "p2": {WRITTEN, RENDERED},
        "p3": {WRITTEN, RENDERED},
    }
    assert forms_of_texts([]) == {}


def test_texts_are_as_written_where_the_study_lets_them_be_and_somebody_chose_it():
    study = small_study()
    switch = study.formats.model_copy(update={"switch": True})
    with_switch = study.model_copy(update={"formats": switch})
    without = study.model_copy(update={"formats": switch.model_copy(update={"switch": False})})
    assert shows_as_written(with_switch, {TEXTS: WRITTEN}) is True
    assert not shows_as_written(with_switch, {TEXTS: RENDERED})
    assert not shows_as_written(with_switch, {})
    assert not shows_as_written(without, {TEXTS: WRITTEN})


def test_each_choice_counts_until_the_next_of_its_kind():
    state = State(make_plan(StudyContent(study=small_study(), items=small_items()), "dqe", 3, 0))
    chosen = (("theme", "dark"), ("text_size", "large"), ("theme", "light"))
    for event in events(*((Kind.APPEARANCE, "", name, value) for name, value in chosen)):
        state.apply(event)
    assert state.appearance == {"theme": "light", "text_size": "large"}
