"""Lines that other instruments get: what is in them, and what stays in the record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from labeval.instruments.marks import ScreenLayout, TextOnScreen, WordBox, line_of, marks_of
from labeval.session.events.events import Event, Kind

UTC = "2026-01-01T00:00:00.000Z"


def marks(*events: Event) -> list[dict[str, Any]]:
    return [json.loads(line) for _, line in marks_of(events, {"points-001"})]


def event(kind: Kind, page: str = "points-001", **given: Any) -> Event:
    return Event(7, 1_500, UTC, kind, page, **given)


def test_an_answer_on_a_rating_page_has_its_criterion_and_value():
    (mark,) = marks(event(Kind.ANSWER, field="true", value="4"))
    assert mark == {
        "seq": 7,
        "at_ms": 1_500,
        "kind": "answer",
        "page": "points-001",
        "field": "true",
        "value": "4",
    }


def test_answers_about_a_person_have_no_value():
    (mark,) = marks(event(Kind.ANSWER, "about", field="age", value="41"))
    assert (mark["field"], mark["value"]) == ("age", "")


@pytest.mark.parametrize("kind", [Kind.COMMENT, Kind.REVISED])
def test_what_somebody_writes_stays_in_the_record(kind: Kind):
    (mark,) = marks(event(kind, value="It hurts my eyes.", data={"at": 3, "cut": 1}))
    assert mark["value"] == "" and "at" not in mark
    assert "hurts" not in json.dumps(mark)


def test_marked_words_are_positions_without_the_words():
    data = {"text": "o1", "start": 4, "end": 9, "against": 3, "more": "of a later version"}
    (mark,) = marks(event(Kind.MARKED, field="true", value="words", data=data))
    assert mark | {"value": ""} == mark
    assert (mark["text"], mark["start"], mark["end"], mark["against"]) == ("o1", 4, 9, 3)
    assert "more" not in mark


@pytest.mark.parametrize(
    "kind",
    [
        *(Kind.NOTE, Kind.REMARKS, Kind.MESSAGE_SENT, Kind.INTERVIEW_NOTE, Kind.CONSENT),
        *(Kind.QUESTION_ANSWERED, Kind.PASTED, Kind.QUALIFIED, Kind.DOCUMENT_SEARCHED),
    ],
)
def test_nothing_is_sent_of_notes_messages_and_consents(kind: Kind):
    assert not marks(event(kind, value="words"))


def test_a_layout_is_one_line_with_each_word_and_its_box():
    word = WordBox(0, 4, (10, 20, 30, 40), "Owls")
    layout = ScreenLayout(
        *(1_500, "points-001", "eDP-1", 1920, 1080),
        texts=[TextOnScreen("o1", 0, 20, [word])],
        criteria=[("true", (1, 2, 3, 4))],
    )
    line = line_of(layout)
    assert "\n" not in line
    assert json.loads(line) == {
        "at_ms": 1_500,
        "page": "points-001",
        "screen": {"name": "eDP-1", "width": 1920, "height": 1080},
        "texts": [{"text": "o1", "start": 0, "end": 20, "words": [[0, 4, 10, 20, 30, 40, "Owls"]]}],
        "criteria": [{"criterion": "true", "box": [1, 2, 3, 4]}],
    }
