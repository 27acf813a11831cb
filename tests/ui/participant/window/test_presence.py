"""The window's size is recorded when it changes; a keyboard that is lent comes back."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt

from labeval.session.events.events import Kind
from labeval.session.events.window_size import WindowSize, size_of

FLAG = Qt.WindowType.WindowDoesNotAcceptFocus
BESIDE = QRect(5000, 0, 100, 100)


def test_the_size_is_recorded_once_and_again_when_it_is_another(seat, steps, qtbot):
    here = seat([steps.rate, steps.thanks])
    here.window.resize(1280, 720)
    here.window.presence.keep_size()
    here.window.presence.keep_size()
    here.window.resize(1400, 800)
    qtbot.waitUntil(lambda: here.session.state.window == WindowSize(1400, 800))
    told = [size_of(event) for event in here.events(Kind.WINDOW_SIZED)]
    assert told[-2:] == [WindowSize(1280, 720), WindowSize(1400, 800)]
    assert len(told) == len(set(told))


def test_what_is_no_size_tells_none(seat, steps):
    here = seat([steps.rate, steps.thanks])
    here.window.presence.keep_size()
    before = here.session.state.window
    here.session.note(Kind.WINDOW_SIZED, value="large")
    assert here.session.state.window == before


def test_while_it_is_typed_elsewhere_clicks_leave_the_keyboard_there(seat, steps):
    here = seat([steps.rate, steps.thanks])
    presence, handle = here.window.presence, here.window.windowHandle()
    here.window.attend(True)
    presence.see_moderator("HDMI-1", BESIDE, typing=True)
    assert handle.flags() & FLAG
    presence.see_moderator("HDMI-1", BESIDE, typing=False)
    assert not handle.flags() & FLAG
    presence.see_moderator("HDMI-1", BESIDE, typing=True)
    presence.take_keyboard()
    assert not handle.flags() & FLAG
    presence.see_moderator("HDMI-1", BESIDE, typing=True)
    here.window.attend(False)
    assert not handle.flags() & FLAG


def test_a_moderators_window_over_the_page_hides_it(seat, steps, qtbot):
    here = seat([steps.rate, steps.thanks])
    here.window.attend(True)
    screen = here.window.screen().name()
    here.window.presence._front.see(True)
    here.window.presence.see_moderator(screen, here.window.frameGeometry(), typing=True)
    here.window.presence._front.see(False)
    qtbot.waitUntil(lambda: bool(here.events(Kind.WINDOW_LEFT)))
    assert not here.window.windowHandle().flags() & FLAG
