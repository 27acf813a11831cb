"""A consent that is longer than the window is read to its end before it is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.ui.participant.screens.consent import ConsentScreen

SENTENCE = "We keep what you answer and when you answered it, under a code and for ten years. "


@pytest.fixture
def asked(seat, steps):
    """A window at a consent whose text has so many sentences, each in a paragraph."""

    def make(sentences: int):
        text = "\n\n".join([SENTENCE] * sentences)
        person = seat([steps.consent | {"text": text}, steps.thanks])
        QApplication.processEvents()
        return person

    return make


def column_of(person):
    (screen,) = person.window.findChildren(ConsentScreen)
    return screen.form._column.verticalScrollBar()


def test_agreement_waits_for_the_end_of_the_text_and_enter_leads_there(asked):
    person = asked(60)
    bar = column_of(person)
    person.type("11")
    assert person.shows("please read to the end")
    assert person.shows("PgUp PgDn: more text")
    assert not person.window._bottom.next_button.isEnabled()
    assert bar.value() == 0, "whoever has decided may still be reading"
    presses = 0
    while bar.value() < bar.maximum():
        person.enter()
        presses += 1
        assert person.kind() == "consent"
    assert presses >= 2, "a page at a time"
    assert person.window._bottom.next_button.isEnabled()
    person.enter()
    assert person.kind() == "text"


def test_whoever_scrolled_before_deciding_has_read_it(asked):
    person = asked(60)
    bar = column_of(person)
    bar.setValue(bar.maximum())
    bar.setValue(0)
    person.type("11")
    person.enter()
    assert person.kind() == "text"


def test_a_click_on_the_grey_button_turns_the_text(asked):
    person = asked(60)
    bar, button = column_of(person), person.window._bottom.next_button
    person.type("11")
    middle = button.mapTo(person.window, button.rect().center())
    QTest.mouseClick(person.window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)
    assert bar.value() > 0
    assert person.kind() == "consent"


def test_whoever_declines_need_not_read(asked):
    person = asked(60)
    person.type("2")
    assert not person.shows("please read to the end")
    person.enter()
    assert person.session.state.ended is not None


def test_what_was_whole_on_screen_stays_seen_in_larger_letters(asked):
    person = asked(9)
    assert column_of(person).maximum() == 0
    person.window._on_appearance_chosen("text_size", "2.0")
    QApplication.processEvents()
    assert column_of(person).maximum() > 0
    person.type("11")
    person.enter()
    assert person.kind() == "text"


def test_a_decision_that_was_passed_over_comes_before_the_rest_of_the_text(asked):
    person = asked(60)
    person.press(Qt.Key.Key_Tab)
    person.type("1")
    assert person.shows("1 still to decide")
    person.type("1")
    assert person.shows("please read to the end")
