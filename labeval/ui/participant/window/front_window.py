"""Notices when the window is left through the operating system, and when it is back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from labeval.session.events.events import Kind
from labeval.session.state.state import State

GRACE_MS = 400
"""Time for a connected moderator to report that it has taken the keyboard."""


class FrontWatch(QObject):
    """Notes each leaving and each return once.

    While the session rests (a pause, a break, after the end) nobody is expected in front, and
    nothing is noted. While the supervisor has the keyboard in the moderator's window and the page
    stays visible, it counts as in front.

    Args:
        state: asked for the session's present state.
        note: records a kind of event.
    """

    def __init__(
        self,
        state: Callable[[], State],
        note: Callable[[Kind], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._note = note
        self._in_front = False
        self._was_in_front = False
        self._moderated = False
        self._attended = False
        self._away = False
        self._stopped = False
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE_MS)
        self._grace.timeout.connect(self._on_grace_over)

    def stop(self) -> None:
        """The window closes: what follows is no leaving."""
        self._stopped = True
        self._grace.stop()

    def see(self, in_front: bool) -> None:
        """The window is in front now, or is not."""
        self._in_front = in_front
        self._was_in_front |= in_front
        self._decide(waits=self._attended)

    def see_moderator(self, in_front: bool) -> None:
        """The moderator's window has the keyboard next to a page that is visible, or has not."""
        self._moderated = in_front
        self._decide(waits=True)

    def attend(self, attended: bool) -> None:
        """Note whether a moderator is connected; without it, it has no keyboard."""
        waits = self._attended or attended
        self._attended = attended
        self._moderated &= attended
        self._decide(waits=waits)

    def _decide(self, *, waits: bool) -> None:
        if self._stopped:
            return
        if self._in_front or self._moderated:
            self._grace.stop()
            if self._away:
                self._away = False
                self._note(Kind.WINDOW_RETURNED)
        elif not waits:
            self._on_grace_over()
        elif not self._grace.isActive():
            self._grace.start()

    def _on_grace_over(self) -> None:
        state = self._state()
        resting = state.paused or state.on_break or state.ended is not None
        if self._was_in_front and not self._away and not resting:
            self._away = True
            self._note(Kind.WINDOW_LEFT)
