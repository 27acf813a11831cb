"""One key press is one transaction, whatever the page notes by itself meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.ui.participant.window.window import ParticipantWindow
from tests.ui.participant.conftest import owls
from tests.ui.participant.window.controls.test_random_keys import PLACES, press, seated

_KEYS: tuple[str | Qt.Key, ...] = (
    *("1", "a", Qt.Key.Key_Down, "2", "x", "3", Qt.Key.Key_Right, "b", "p", "n", "4", "t", "5"),
    *("j", "w", "h", "y", Qt.Key.Key_Escape, "d", Qt.Key.Key_Escape, Qt.Key.Key_PageDown),
    *("c", "o", "k", Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space),
    *("1", "2", "1", "2", "1", "2", "1", "2", "a", "a", "a", "+", "-", "3", Qt.Key.Key_Return),
    *("1", "a", Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_Return),
)


@contextmanager
def commits(record: Record) -> Iterator[list[str]]:
    """The commits of a record inside the block."""
    made: list[str] = []
    record.connection.set_trace_callback(lambda sql: made.append(sql) if sql == "COMMIT" else None)
    try:
        yield made
    finally:
        record.connection.set_trace_callback(None)


def press_once(window: ParticipantWindow, record: Record, key: str | Qt.Key) -> list[Kind]:
    """Press a key, and see that what it did was one commit; returns what was recorded."""
    session = window.session.header.id
    before = len(record.sessions.events(session))
    with commits(record) as made:
        press(window, key)
    new = record.sessions.events(session)[before:]
    kinds = [event.kind for event in new]
    assert len(made) == bool(kinds), (key, kinds)
    shown = [event.field for event in new if event.kind == Kind.DEFINITION_SHOWN]
    if shown and window.session.page is not None:
        assert shown == [window._screen().current_criterion()], (key, shown)
    return kinds


@pytest.mark.parametrize("place", PLACES)
def test_every_key_is_one_commit(qapp, place):
    with seated(qapp, place) as (window, record):
        recorded = 0
        for key in _KEYS:
            recorded += bool(press_once(window, record, key))
            if window.session.state.ended is not None:
                break
            qapp.processEvents()
        # Before the consent nothing is written at all.
        assert recorded >= (1 if place == "consent" else 2)


def _long(seat, **block):
    """Pages whose texts do not fit, without a word about the first one."""
    content = owls([{"step": "rating", "id": "rate"}, {"step": "text", "id": "end", "text": "."}])
    items = [item.model_copy(update={"text": (item.text + "\n\n") * 90}) for item in content.items]
    study = content.study.model_copy(
        update={"blocks": {"pairs": content.study.blocks["pairs"].model_copy(update=block)}}
    )
    return seat(content=content.model_copy(update={"items": items, "study": study}))


def test_a_page_whose_texts_do_not_fit_is_turned_to_in_one(seat, record) -> None:
    here = _long(seat, read_to_end=False)
    for _ in range(2):
        press_once(here.window, record, "a")
        press_once(here.window, record, "b")
        assert Kind.OVERFLOW in press_once(here.window, record, Qt.Key.Key_Return)


def test_what_was_typed_goes_with_the_page_turn(seat, record) -> None:
    here = _long(seat, read_to_end=False)
    here.type("aac")
    QTest.keyClicks(here.focus(), "shorter")
    assert isinstance(here.focus(), QPlainTextEdit)
    here.focus().clearFocus()
    here.window.setFocus()
    kinds = press_once(here.window, record, Qt.Key.Key_Return)
    assert kinds == [Kind.COMMENT, Kind.PAGE_LEFT, Kind.PAGE_SHOWN, Kind.OVERFLOW]


def test_a_page_that_cannot_be_turned_to_comes_back_as_it_was(seat, record, locked) -> None:
    here = _long(seat, read_to_end=False)
    page = here.session.page
    here.type("aac")
    QTest.keyClicks(here.focus(), "shorter")
    here.focus().clearFocus()
    here.window.setFocus()
    events = here.events()
    locked(True)
    here.enter()
    assert here.session.page == page
    assert here.session.state.comments == {}
    drawn = here.window._screen()._current()
    assert drawn.view.page == page and drawn.comment.comment == "shorter"
    assert drawn.answers == {"true": page.items[0], "clear": page.items[0]}
    assert here.events() == events
    locked(False)
    here.click("Try again")
    new = here.events()[len(events) :]
    assert [event.kind for event in new] == [
        *(Kind.COMMENT, Kind.PAGE_LEFT, Kind.PAGE_SHOWN, Kind.OVERFLOW)
    ]


def test_an_answer_that_is_not_saved_leaves_the_row_and_moves_on_with_the_next_try(
    seat, steps, record, locked
) -> None:
    here = seat([steps.rate, steps.thanks])
    drawn = here.window._screen()._current()
    first = drawn.current_criterion()
    locked(True)
    here.type("a")
    assert drawn.current_criterion() == first
    assert drawn.control(first, here.session.page.items[0]).hasFocus()
    locked(False)
    with commits(record) as made:
        here.click("Try again")
    assert len(made) == 1
    assert drawn.current_criterion() != first
    assert [e.kind for e in here.events()[-2:]] == [Kind.ANSWER, Kind.DEFINITION_SHOWN]


def test_an_option_of_another_row_moves_on_from_the_current_one(seat, steps, record) -> None:
    here = seat([steps.rate, steps.thanks])
    drawn = here.window._screen()._current()
    first, other = (field.id for field in drawn.view.fields)
    before = len(here.events())
    with commits(record) as made:  # as a screen reader does, without going to the row
        drawn.control(other, here.session.page.items[0]).click()
    assert len(made) == 1
    assert [(e.kind, e.field) for e in here.events()[before:]] == [(Kind.ANSWER, other)]
    assert drawn.current_criterion() == first
    press_once(here.window, record, "b")
    assert here.session.open_fields() == ()


def test_a_theme_that_cannot_be_saved_is_not_used(seat, steps, locked) -> None:
    here = seat([steps.rate, steps.thanks])
    ground = here.window.palette().window().color()
    locked(True)
    here.window._deck.appearance_chosen.emit("theme", "dark")
    assert here.window.palette().window().color() == ground
    locked(False)
    here.click("Try again")
    assert here.window.palette().window().color() != ground
    QApplication.processEvents()
