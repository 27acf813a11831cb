"""Editing a text in the real window: what is on screen is in the record, whatever is pressed."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.session.state.state import state_after
from labeval.store.verify import verify
from labeval.study.pages import AS_IT_IS
from labeval.ui.participant.methods.rewrite import Page
from tests.support.studies.rewritten_study import TEXT, rewritten_content

CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYS = [
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space),
]
_HELD = [Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_A, Qt.Key.Key_X, Qt.Key.Key_C, Qt.Key.Key_V]


def type_at_the_end(page, text: str) -> None:
    """Type behind all that there is."""
    QTest.keyClick(page.editor, Qt.Key.Key_End, CONTROL)
    QTest.keyClicks(page.editor, text)


@pytest.fixture
def editing(seat):
    """A session at its first page, with the page in the window."""
    here = seat(content=rewritten_content(condition="only"))
    QTest.keyClick(here.window, Qt.Key.Key_Return)
    pages = [page for page in here.window.findChildren(Page) if page.isVisible()]
    return here, pages[0]


def kept(here):
    """The state that the events in the record give."""
    header = here.session.header
    return state_after(header.plan, here.record.sessions.events(header.id))


def test_what_is_typed_is_in_the_record_before_the_next_page_is(editing):
    here, page = editing
    first = here.session.page.id
    type_at_the_end(page, " Bring cash.")
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert kept(here).answers[first] == {"text": TEXT + " Bring cash."}
    assert here.session.page.id != first
    assert verify(here.record.path).sound


def test_a_page_without_an_answer_is_not_left(editing):
    here, page = editing
    first = here.session.page.id
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert here.session.page.id == first
    QTest.mouseClick(page.bar.as_it_is, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.bar.as_it_is, Qt.Key.Key_Return)
    assert kept(here).answers[first] == {"text": AS_IT_IS} and here.session.page.id != first


def test_a_page_that_is_returned_to_has_the_text_as_it_was_left(editing):
    here, page = editing
    type_at_the_end(page, " Bring cash.")
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    here.session.go_back()
    here.window._redraw()
    assert page.editor.text == TEXT + " Bring cash."


@pytest.mark.parametrize("seed", range(8))
def test_any_keys_leave_the_text_on_screen_in_the_record(editing, seed):
    here, page = editing
    rng, first = random.Random(seed), here.session.page.id
    for _ in range(150):
        if here.session.page.id != first:
            break
        focus = QApplication.focusWidget() or here.window
        what = rng.random()
        if what < 0.6:
            QTest.keyClicks(focus, rng.choice("etaoin t1?"))
        elif what < 0.8:
            QTest.keyClick(focus, rng.choice(_KEYS))
        elif what < 0.9:
            QTest.keyClick(focus, rng.choice(_HELD), CONTROL)
        else:
            page.focus_current()
    page.flush_comment()
    state, edited = kept(here), here.session.edited
    here_now = here.session.page.id
    assert state.texts.get(here_now, edited.begins) == page.editor.text
    given = state.answers.get(here_now, {}).get("text")
    if edited.answers(page.editor.text):
        assert given == page.editor.text
    else:
        assert given in (None, AS_IT_IS)
    assert verify(here.record.path).sound


def test_a_page_that_is_not_answered_names_both_ways(editing):
    here, page = editing
    assert here.shows("edit it, or press “Good as it is”")
    type_at_the_end(page, " Bring cash.")
    assert here.window._flushed()
    here.window._redraw()
    assert not here.shows("edit it, or press")
