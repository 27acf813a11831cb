"""The keys of the moderator's window: everything that it offers can be done with one of them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.session.acts import ActKind
from labeval.ui.moderator.acts_card import KEYS
from labeval.ui.moderator.transport import STEP_MS, Transport

_ACTS = {getattr(Qt.Key, f"Key_{letter}"): kind for kind, letter in KEYS.items()}


class Keyed(Protocol):
    """What keys do in the window."""

    def marker_with(self, key: str) -> str: ...
    def mark(self, marker: str) -> None: ...
    def act(self, kind: ActKind) -> None: ...
    def begin_typing(self) -> None: ...
    def toggle_captions(self) -> None: ...
    def follow_first_notice(self) -> None: ...
    def put_first_notice_away(self) -> None: ...
    def answer_question(self, *, written: bool) -> None: ...
    def look_back(self, by: int) -> None: ...
    def look_at_now(self) -> None: ...
    def give_keyboard_back(self) -> None: ...


class Interviewing(Protocol):
    """What keys do in the interview."""

    def move(self, by: int, /) -> None: ...
    def tick(self) -> None: ...
    def write(self) -> None: ...
    def add(self) -> None: ...
    def remark(self) -> None: ...
    def open_moment(self, n: int) -> None: ...


def on_session_key(window: Keyed, event: QKeyEvent) -> bool:
    """Take a key while the session runs; False leaves it to others."""
    key, control = Qt.Key(event.key()), event.modifiers() & Qt.KeyboardModifier.ControlModifier
    marker = "" if control else window.marker_with(event.text().lower())
    if marker:
        window.mark(marker)
    elif key in _ACTS:
        window.act(_ACTS[key])
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
    elif key == Qt.Key.Key_L:
        window.look_at_now()
    elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        window.give_keyboard_back()
    else:
        return False
    return True


def on_interview_key(interview: Interviewing, event: QKeyEvent) -> bool:
    """Take a key of the interview and the closing."""
    key = event.key()
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        interview.move(-1 if key == Qt.Key.Key_Up else 1)
    elif key in (Qt.Key.Key_Space, Qt.Key.Key_T):
        interview.tick()
    elif key == Qt.Key.Key_N:
        interview.write()
    elif key == Qt.Key.Key_O:
        interview.add()
    elif key == Qt.Key.Key_Z:
        interview.remark()
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
