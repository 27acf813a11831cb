"""A rehearsal with a record is left like one without: by a button in sight, without a code."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.session.events.events import Kind
from labeval.ui.participant.window.rehearsal_tools import RehearsalTools

LEAVE = "Leave the rehearsal  Esc"

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def test_a_button_leaves_it_and_what_was_answered_is_kept(seat, steps, resumed):
    here = seat([steps.welcome, steps.about, steps.thanks], kind="rehearsal", full_screen=True)
    here.enter()
    here.type("2")
    here.click(LEAVE)
    assert not here.window.isVisible()
    assert not here.window._deck.supervisor.isVisible()
    assert not here.events(Kind.CLOSE_ATTEMPTED)
    assert resumed(here.session).state.answers_here() == {"bird": "crow"}


def test_keys_leave_it_without_a_code(seat):
    here = seat(kind="rehearsal", full_screen=True)
    here.press(Qt.Key.Key_Q, BOTH)
    assert not here.window.isVisible()


def test_it_leads_nowhere_else(seat):
    assert not seat(kind="rehearsal", full_screen=True).window.findChildren(RehearsalTools)


def test_participants_have_no_such_button_and_need_the_code(seat):
    here = seat(full_screen=True)
    assert not here.shows(LEAVE)
    here.press(Qt.Key.Key_Q, BOTH)
    assert here.window.isVisible()
    assert here.window._deck.supervisor.isVisible()


def test_who_declines_is_not_asked_to_leave_a_rehearsal(seat, steps):
    here = seat([steps.consent, steps.about, steps.thanks], full_screen=True)
    here.type("22")
    here.enter()
    assert here.shows("Nothing has been stored. You can tell your supervisor.")
    assert here.shows("Supervisor: close this window")
    assert not here.shows(LEAVE)


def test_the_end_of_a_rehearsal_has_one_way_out(seat, steps):
    here = seat([steps.welcome, steps.thanks], kind="rehearsal", full_screen=True)
    here.enter()
    here.enter()
    assert here.session.state.ended is not None
    assert not here.shows("Supervisor: close this window")
    QTest.mouseClick(here.window._bars.leave, Qt.MouseButton.LeftButton)
    assert not here.window.isVisible()
