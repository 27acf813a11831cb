"""Joins a participant's window with the moderators that may connect to it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, QRect
from shiboken6 import isValid

from labeval.jobs.sessions.live import LiveSession
from labeval.session.events.events import Event
from labeval.ui.link.server import SessionLink
from labeval.ui.participant.window.window import ParticipantWindow

_log = logging.getLogger(__name__)


@contextmanager
def attended(window: ParticipantWindow, live: LiveSession) -> Iterator[SessionLink]:
    """While the block runs, a moderator finds the window's session by the note next to the lock."""
    session = window.session
    link = SessionLink(session.header.id)
    link.nudged.connect(window.look_for_actions)
    link.attended.connect(window.attend)
    link.keyboard_taken.connect(_lent_to(window))
    link.keyboard_returned.connect(window.presence.take_keyboard)
    link.moderator_typed.connect(window.presence.guard.see_other_typed)
    window.presence.guard.typed.connect(link.send_typed)
    window.presence.keyboard_changed.connect(
        lambda: link.send_keyboard(window.presence.has_keyboard)
    )
    link.send_keyboard(window.presence.has_keyboard)
    link.seen.connect(window.see_shown)
    sound = None if window.sound is None else window.sound.level.connect(link.send_level)
    notify = _numbers_to(link)
    session.listeners.append(notify)
    link.send_number(session.state.last_seq)
    _publish(live, link.name)
    try:
        yield link
    finally:
        session.listeners.remove(notify)
        if sound is not None:
            # By its connection: the window may be gone by now, and its microphone with it.
            QObject.disconnect(sound)
        _publish(live, "")
        link.close()


def _numbers_to(link: SessionLink) -> Callable[[Sequence[Event]], None]:
    return lambda events: link.send_number(events[-1].seq)


def _lent_to(window: ParticipantWindow) -> Callable[[str, QRect, bool], None]:
    def see(screen: str, place: QRect, typing: bool) -> None:
        if isValid(window):  # which may be closed while a moderator is still connected
            window.presence.see_moderator(screen, place, typing=typing)

    return see


def _publish(live: LiveSession, name: str) -> None:
    try:
        live.lock.publish(name)
    except OSError as error:  # a full disk: the moderator looks by itself
        _log.warning("the link cannot be announced: %s", error)
