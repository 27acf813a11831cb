"""Screens while somebody listens: nothing is asked before it was heard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from labeval.ui.accessible import Accessible, install, stops_of
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.texts.markdown_view import MarkdownView

ASKS = [{"id": "rating", "text": "My answers are kept.", "required": True}]
ORIGIN_STEP = {"origin": {"id": "origin", "text": "Machines wrote them."}}


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def words(part: QWidget) -> str:
    if isinstance(part, MarkdownView):
        return part.toPlainText()
    text = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    return part.accessibleName() or text


def tabbed(person) -> list[str]:
    """What has the keyboard after each Tab, once around."""
    found = [words(person.focus())]
    while len(found) < 40:
        person.press(Qt.Key.Key_Tab)
        if words(person.focus()) == found[0]:
            return found
        found.append(words(person.focus()))
    raise AssertionError(found)


def test_a_consent_is_heard_before_it_is_decided(seat, steps):
    text = "We keep your answers, and nothing else."
    person = seat([{**steps.consent, "text": text, "asks": ASKS}, steps.rate])
    assert words(person.focus()) == text
    person.press(Qt.Key.Key_Tab)
    assert words(person.focus()).startswith("Your code: ")
    person.press(Qt.Key.Key_Return)
    assert person.window._bottom.isVisible() and person.kind() == "consent"
    assert isinstance(person.focus(), QWidget) and words(person.focus()) == "I agree"


def test_digits_are_named_once_they_decide(seat, steps):
    person = seat([{**steps.consent, "asks": ASKS}, steps.rate])
    (line,) = [hints for hints in person.window.findChildren(KeyHints) if hints.isVisible()]
    assert "I agree" not in line.accessibleName()
    person.enter()  # leads to what is to be decided
    assert "1: I agree" in line.accessibleName()


def test_where_feedback_is_shown_no_key_is_named_that_would_answer(seat, steps):
    person = seat([{"step": "training", "id": "train"}, steps.rate])
    (line,) = [hints for hints in person.window.findChildren(KeyHints) if hints.isVisible()]
    assert line.accessibleName().startswith("A B T X: choose")
    person.type("b")
    person.enter()
    assert person.session.state.feedback
    assert line.accessibleName() == "C: comment; D: definitions; Enter: next page"


def test_words_to_read_have_the_keyboard_and_it_comes_back_to_them(seat, steps):
    person = seat([steps.welcome, steps.rate])
    first = words(person.focus())
    assert first and isinstance(person.focus(), MarkdownView)
    assert "Next" in tabbed(person)
    person.enter()
    assert person.kind() == "rating"


def test_instructions_are_heard(seat, steps):
    person = seat([steps.how, steps.rate])
    assert words(person.focus()) == "Read both texts."


def test_question_definition_and_wording_of_a_page_are_stops(seat, steps):
    person = seat([steps.rate])
    heard = "\n".join(tabbed(person))
    assert "How do owls hunt?" in heard
    assert "It agrees with the source." in heard


def test_a_name_of_a_group_is_no_stop_of_its_own(seat, steps):
    person = seat([{**steps.consent, "asks": ASKS}, steps.rate])
    assert "My answers are kept." not in tabbed(person)


def test_a_card_begins_with_its_words(seat, steps):
    person = seat([steps.rate])
    person.type("d")
    assert words(person.focus()) == "Truth: It agrees with the source."
    person.press(Qt.Key.Key_Tab)
    assert words(person.focus()) == "Clarity: It is easy to follow."
    person.press(Qt.Key.Key_Tab)
    assert words(person.focus()) == "Close"


def test_the_code_is_heard_at_the_end(seat, steps):
    person = seat([{**steps.consent, "asks": ASKS}, steps.thanks])
    person.enter()  # leads to what is to be decided
    person.type("1")
    person.enter()
    assert person.kind() == "text"
    assert any("P01" in said for said in tabbed(person))


def test_feedback_is_said_in_place_of_the_title(seat, steps):
    person = seat([{"step": "training", "id": "train"}, steps.rate])
    screen = person.window._current
    assert screen.spoken_on_arrival() == ""
    person.type("b")
    assert screen.answer_in_words("true", person.session.state.answers_here()["true"]) != ""
    person.enter()
    assert "They hear." in person.window._current.spoken_on_arrival()


@contextmanager
def followed_keyboard() -> Iterator[list[str]]:
    """The words of all that has the keyboard meanwhile, each of which a screen reader reads."""
    heard: list[str] = []

    def note(_: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            heard.append(words(new))

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(note)
    yield heard
    app.focusChanged.disconnect(note)


def test_an_answer_that_is_taken_back_is_said_in_words(seat, steps):
    screen = seat([steps.rate]).window._current
    assert screen.answer_in_words("true", "") == "Truth: no answer", "a dash says nothing"


def test_the_keyboard_goes_from_screen_to_screen_by_no_way_round(seat, steps):
    person = seat([steps.how, steps.rate])
    with followed_keyboard() as heard:
        person.enter()
    assert person.kind() == "rating"
    assert heard == ["Truth: text A"]


def test_the_keyboard_goes_from_page_to_page_of_questions_by_no_way_round(seat):
    questions = [
        {"id": f"q{n}", "kind": "text", "text": f"Why {n}?", "mandatory": False} for n in range(9)
    ]
    person = seat([{"step": "questionnaire", "id": "ask", "questions": questions}])
    with followed_keyboard() as heard:
        person.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    (first,) = heard
    assert first.startswith("Why ") and first != "Why 0?"


def test_the_keyboard_goes_from_a_question_to_a_page_of_texts_by_no_way_round(seat, steps):
    why = {"id": "why", "kind": "text", "text": "Why?", "mandatory": False}
    person = seat([{"step": "questionnaire", "id": "ask", "questions": [why]}, steps.rate])
    with followed_keyboard() as heard:
        person.enter()
    assert heard == ["Truth: text A"]


def test_the_keyboard_comes_back_from_a_card_by_no_way_round(seat, steps):
    person = seat([steps.rate])
    aa = next(b for b in person.window.findChildren(QAbstractButton) if b.text() == "Aa")
    aa.setFocus()
    aa.click()
    assert words(person.focus()) == "Text size: 100 %"
    with followed_keyboard() as heard:
        person.press(Qt.Key.Key_Escape)
    assert heard == [words(aa)]


def test_the_time_left_is_said_when_it_is_another(seat, steps):
    top = seat([steps.rate]).window._top
    top._left.set_text("about 5 min of rating left")
    assert top.spoken().endswith("about 5 min of rating left")
    assert "min" not in top.spoken()
    top._left.set_text("about 4 min of rating left")
    assert top.spoken().endswith("about 4 min of rating left")


def test_nobody_listening_is_kept_from_nothing(seat, steps):
    QAccessible.setActive(False)
    person = seat([{**steps.consent, "asks": ASKS}, steps.rate])
    assert words(person.focus()) == "I agree"
    stops = stops_of(person.window)
    assert not [part for part in stops if isinstance(part, Accessible) and part.is_read_aloud]


def test_definitions_open_from_the_bar_on_top_and_the_keyboard_comes_back(seat, steps):
    person = seat([steps.rate])
    pause = next(b for b in person.window.findChildren(QAbstractButton) if b.text() == "Pause")
    pause.setFocus()
    person.press(Qt.Key.Key_1)
    assert not person.window.session.state.answers_here(), "no answer is given from a bar"
    person.press(Qt.Key.Key_D)
    card = person.window._deck.definitions
    assert card.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert not card.isVisible() and person.focus() is pause


def test_the_code_is_typed_where_the_card_opens_and_a_wrong_one_is_announced(
    seat, steps, heard: list[str]
):
    person = seat([steps.welcome, steps.rate], full_screen=True)
    person.press(
        Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    field = person.focus()
    assert field.accessibleName() == "Supervisor's code"
    assert field.accessibleDescription().startswith("This closes the window.")
    QTest.keyClicks(field, "1111")
    person.press(Qt.Key.Key_Return)
    assert heard[-1] == "That is not the code. Tries left: 2"


def test_the_end_that_a_text_loses_is_said_with_the_one_that_it_gets(seat, steps, heard: list[str]):
    person = seat([steps.rate], method="bws", texts_per_page=3, pages=1, criteria=["true"])
    person.type("1")
    QTest.keyClick(person.focus(), Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert person.session.state.answers_here().get("best", "") == ""
    assert heard[-1] == "worst: text 1. best: no answer. Answer saved"


def test_the_introduction_of_questions_is_heard_once(seat, steps):
    ask = {"id": "hunt", "text": "What do owls hear?", "options": ["mice", "rain"], "correct": 1}
    test = {
        "step": "test",
        "id": "language",
        "intro": "Choose what is right.",
        "questions": [ask, {**ask, "id": "eat"}],
        "per_page": 1,
        "failed": "Thank you.",
    }
    person = seat([steps.welcome, test, steps.rate])
    person.enter()
    assert words(person.focus()) == "Choose what is right."
    person.press(Qt.Key.Key_Tab)
    assert words(person.focus()) != "Choose what is right."
