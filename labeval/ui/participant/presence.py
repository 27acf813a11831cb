"""The window as a thing on the screen: how large it is, whether it is in front, whose keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from labeval.session.events import Kind
from labeval.session.state import State
from labeval.session.window_size import WindowSize
from labeval.ui.participant.front_watch import FrontWatch
from labeval.ui.participant.x11_keyboard import claim_keyboard

SETTLED_MS = 300
"""A size that has lasted so long is recorded; those in between, while it is drawn, are not."""
_FRONT = frozenset({QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange})
_SIZE = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange})


class Note(Protocol):
    """Records something that the window saw."""

    def __call__(self, kind: Kind, *, field: str = "", value: str = "", **data: object) -> None: ...


class Presence(QObject):
    """Records what becomes of a window, and lends its keyboard to the supervisor.

    Args:
        window: watched from now on.
        state: asked for the session's present state.
        note: records an event.
    """

    def __init__(self, window: QWidget, state: Callable[[], State], note: Note) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._note = note
        self._front = FrontWatch(state, note, self)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED_MS)
        self._settling.timeout.connect(self.keep_size)
        window.installEventFilter(self)

    def attend(self, attended: bool) -> None:
        """Whether a moderator is connected."""
        self._front.attend(attended)
        if not attended:
            self._lend_keyboard(False)

    def see_moderator(self, screen: str, place: QRect, *, typing: bool) -> None:
        """The moderator's window has the keyboard.

        Args:
            screen: the name of its screen; empty where it has the keyboard no more.
            place: where it stands.
            typing: whether it is being typed in, so that a click here must not take the keyboard.
        """
        window = self._window
        apart = screen != window.screen().name() or not place.intersects(window.frameGeometry())
        beside = bool(screen) and apart
        self._front.see_moderator(beside)
        self._lend_keyboard(typing and beside)

    def take_keyboard(self) -> None:
        """The supervisor gives the keyboard back."""
        self._lend_keyboard(False)
        self._window.activateWindow()
        claim_keyboard(int(self._window.winId()))

    def keep_size(self) -> None:
        """Record the size of the window, where it is another one than recorded."""
        window, state = self._window, self._state()
        size = WindowSize(window.width(), window.height(), window.devicePixelRatioF())
        if window.isVisible() and state.ended is None and size != state.window:
            self._note(Kind.WINDOW_SIZED, value=size.value, **size.data)

    def stop(self) -> None:
        """The window closes."""
        self._settling.stop()
        self._front.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _FRONT:
            self._front.see(self._window.isActiveWindow() and not self._window.isMinimized())
        elif kind in _SIZE:
            self._settling.start()
        return False

    def _lend_keyboard(self, lent: bool) -> None:
        """With the keyboard lent, the page takes clicks and leaves the keyboard where it is."""
        handle = self._window.windowHandle()
        flag = Qt.WindowType.WindowDoesNotAcceptFocus
        if handle is not None and bool(handle.flags() & flag) != lent:
            handle.setFlag(flag, lent)
