"""The keys of the moderator's window: everything that it offers can be done with one of them.

A letter or a digit alone never acts, because a note can be typed at any time: it becomes text.
What acts is a letter with the control key.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.session.events.actions import ActionKind
from labeval.ui.moderator.cards.actions_card import KEYS
from labeval.ui.moderator.cards.marker_keys import marker_keys
from labeval.ui.moderator.parts.control_key import is_command
from labeval.ui.moderator.window.transport import STEP_MS, Transport

_ACTIONS = {getattr(Qt.Key, f"Key_{letter}"): kind for kind, letter in KEYS.items()}
HAND_OVER = "F6"
"""The one key that gives the keyboard to the participant's page."""


class Keyed(Protocol):
    """Actions of the window's keys."""

    def marker_with(self, key: str) -> str: ...
    def mark(self, marker: str) -> None: ...
    def act(self, kind: ActionKind) -> None: ...
    def begin_typing(self) -> None: ...
    def toggle_captions(self) -> None: ...
    def follow_first_notice(self) -> None: ...
    def put_first_notice_away(self) -> None: ...
    def answer_question(self, *, written: bool) -> None: ...
    def look_back(self, by: int) -> None: ...
    def look_at_now(self) -> None: ...
    def step_out(self) -> None: ...


class Interviewing(Protocol):
    """Actions of the interview's keys."""

    def move(self, by: int, /) -> None: ...
    def tick(self) -> None: ...
    def add(self) -> None: ...
    def remark(self) -> None: ...
    def reopen(self) -> None: ...
    def open_moment(self, n: int) -> None: ...


def on_session_key(window: Keyed, event: QKeyEvent) -> bool:
    """Take a key while the session runs; False leaves it to others."""
    key = Qt.Key(event.key())
    if not is_command(event):
        return False
    if _sets_marker(window, event):
        return True
    if key in _ACTIONS:
        window.act(_ACTIONS[key])
    elif key == Qt.Key.Key_N:
        window.begin_typing()
    elif key == Qt.Key.Key_C:
        window.toggle_captions()
    elif key == Qt.Key.Key_F:
        window.follow_first_notice()
    elif key == Qt.Key.Key_G:
        window.put_first_notice_away()
    elif key in (Qt.Key.Key_A, Qt.Key.Key_W):
        window.answer_question(written=key == Qt.Key.Key_W)
    else:
        return False
    return True


def on_common_key(window: Keyed, event: QKeyEvent) -> bool:
    """Take a key that works at any time."""
    key = event.key()
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        window.look_back(-1 if key == Qt.Key.Key_Left else 1)
    elif key == Qt.Key.Key_L and is_command(event):
        window.look_at_now()
    elif key == Qt.Key.Key_Escape:
        window.step_out()
    else:
        return False
    return True


def on_interview_key(interview: Interviewing, event: QKeyEvent) -> bool:
    """Take a key of the interview and the closing."""
    key = event.key()
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        interview.move(-1 if key == Qt.Key.Key_Up else 1)
    elif not is_command(event):
        return False
    elif key == Qt.Key.Key_T:
        interview.tick()
    elif key == Qt.Key.Key_O:
        interview.add()
    elif key == Qt.Key.Key_R:
        interview.remark()
    elif key == Qt.Key.Key_E:
        interview.reopen()
    elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        interview.open_moment(int(key) - int(Qt.Key.Key_1))
    else:
        return False
    return True


def on_replay_key(transport: Transport, event: QKeyEvent) -> bool:
    """Take a key of a replay."""
    key = event.key()
    if key == Qt.Key.Key_Space:
        transport.toggle()
    elif key in (Qt.Key.Key_Comma, Qt.Key.Key_Period):
        transport.change_speed(-1 if key == Qt.Key.Key_Comma else 1)
    elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        transport.step(-STEP_MS if key == Qt.Key.Key_PageUp else STEP_MS)
    elif key == Qt.Key.Key_Home:
        transport.go_to(0)
    elif key == Qt.Key.Key_End:
        transport.go_to(2**31)
    else:
        return False
    return True


def _sets_marker(window: Keyed, event: QKeyEvent) -> bool:
    """Set a marker where the key is one's; an action goes before, unless Shift is held."""
    key = event.key()
    letter = chr(key).lower() if 0x20 < key < 0x7F else ""
    marker = window.marker_with(letter)
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    if not marker or (not shifted and "⇧" in marker_keys(letter)):
        return False
    window.mark(marker)
    return True
