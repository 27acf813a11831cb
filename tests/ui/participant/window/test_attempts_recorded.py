"""Attempts to close the window and wrong codes are events; the clipboard is nobody else's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from labeval.session.events.events import Kind
from labeval.store.disk.findings import Severity
from labeval.store.verify import verify

_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def test_attempts_to_close_and_wrong_codes_are_events(seat, steps, qtbot) -> None:
    here = seat([steps.rate, steps.thanks], full_screen=True)
    here.window.close()
    here.type("1111")
    here.enter()
    here.press(Qt.Key.Key_Escape)
    here.press(Qt.Key.Key_Q, _BOTH)
    assert [e.field for e in here.events(Kind.CLOSE_ATTEMPTED)] == ["window", "key"]
    assert [e.field for e in here.events(Kind.CODE_REFUSED)] == ["leave"]
    assert "1111" not in str(here.events()), "a mistyped code is nearly the code"
    here.type("2468")
    with qtbot.waitSignal(here.window.closed):
        here.enter()
    assert len(here.events(Kind.CLOSE_ATTEMPTED)) == 2, "with the code it closes"
    assert len(here.events(Kind.CODE_REFUSED)) == 1


def test_a_wrong_code_says_what_it_was_for(seat, steps) -> None:
    here = seat([steps.test, steps.thanks], full_screen=True)
    here.type("22222")
    here.enter()
    here.type("22")
    here.enter()
    assert here.session.state.test_failed
    here.press(Qt.Key.Key_O, _BOTH)
    here.type("read aloud")
    here.press(Qt.Key.Key_Tab)
    here.type("9999")
    here.enter()
    assert [e.field for e in here.events(Kind.CODE_REFUSED)] == ["override"]


def test_an_attempt_to_close_after_the_end_leaves_a_sound_record(seat, steps) -> None:
    here = seat([steps.thanks], full_screen=True)
    here.enter()
    assert here.session.state.ended is not None
    here.window.close()
    here.type("1111")
    here.enter()
    assert [e.field for e in here.events(Kind.CLOSE_ATTEMPTED)] == ["window"]
    assert len(here.events(Kind.CODE_REFUSED)) == 1
    found = verify(here.record.path).findings
    assert not [f for f in found if f.severity == Severity.ERROR]


def test_the_clipboard_is_empty_for_the_next_participant(seat, steps) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("left by somebody before")
    here = seat([steps.rate, steps.thanks])
    assert clipboard.text() == ""
    clipboard.setText("copied during the session")
    here.window.close()
    assert clipboard.text() == "", "also where the session is interrupted"
