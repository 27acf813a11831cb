"""Consent by keys: each digit answers the row that is highlighted, and no other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from labeval.session.events.events import Ending, Kind
from labeval.ui.widgets.answers.choice_list import ChoiceRow
from labeval.ui.widgets.questions.question_block import QuestionBlock

ASKS = [
    {"id": "rating", "text": "My answers are kept.", "required": True},
    {"id": "audio", "text": "My voice is recorded."},
    {"id": "quotation", "text": "I may be quoted."},
]
FIELDS = [ask["id"] for ask in ASKS]


@pytest.fixture
def asked(seat, steps):
    """A participant at three consents, the first of which is required."""
    return seat([{**steps.consent, "asks": ASKS}, steps.rate])


def drawn(person) -> dict[str, str]:
    """What each row shows, by its id: the words of the option drawn as chosen."""
    blocks = [b for b in person.window.findChildren(QuestionBlock) if b.isVisible()]
    return {
        block.asked.id: row.text()
        for block in blocks
        for row in block.findChildren(ChoiceRow)
        if row.isChecked()
    }


def highlighted(person) -> str:
    """The id of the row that is drawn as the current one; empty for none."""
    blocks = [b for b in person.window.findChildren(QuestionBlock) if b.isVisible()]
    return next((b.asked.id for b in blocks if b._is_current), "")


@pytest.mark.parametrize("first", ["1", "2"])
@pytest.mark.parametrize("second", ["1", "2"])
@pytest.mark.parametrize("third", ["1", "2"])
def test_a_digit_answers_the_highlighted_row_and_goes_on_to_the_next(asked, first, second, third):
    words = {"1": "I agree", "2": "I do not agree"}
    expected = {}
    for digit, field in zip((first, second, third), FIELDS, strict=True):
        assert highlighted(asked) == field
        asked.type(digit)
        expected[field] = words[digit]
        assert drawn(asked) == expected


def test_refusing_what_is_required_is_not_turned_into_agreement_by_further_digits(asked):
    asked.type("2111111")
    assert drawn(asked)["rating"] == "I do not agree"
    assert asked.shows("End here")
    assert highlighted(asked) == ""
    asked.type(" ")
    assert asked.session.state.ended is None
    asked.enter()
    assert asked.session.state.ended == Ending.ENDED_EARLY
    assert asked.events() == []


def test_a_digit_too_many_changes_no_decision(asked):
    asked.type("121" + "222")
    assert highlighted(asked) == ""
    assert list(drawn(asked).values()) == ["I agree", "I do not agree", "I agree"]
    asked.enter()
    given = {e.field: e.value for e in asked.events(Kind.CONSENT)}
    assert given == {"rating": "given", "audio": "declined", "quotation": "given"}


def test_after_the_last_row_the_one_that_was_passed_over_comes(asked):
    asked.press(Qt.Key.Key_Down)
    asked.type("11")
    assert highlighted(asked) == "rating"
    asked.type("1")
    assert list(drawn(asked).values()) == ["I agree"] * 3


def test_a_refusal_can_be_taken_back_on_its_own_row(asked):
    asked.type("2")
    asked.press(Qt.Key.Key_Up)
    assert highlighted(asked) == "rating"
    asked.type("1")
    assert drawn(asked) == {"rating": "I agree"}
    assert not asked.shows("End here")
