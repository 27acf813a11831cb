"""Notices when the window is left through the operating system, and when it is back."""

from __future__ import annotations

from collections.abc import Callable

from labeval.session.events import Kind
from labeval.session.state import State


class FrontWatch:
    """Notes each leaving and each return once.

    While the session rests (a pause, a break, after the end) nobody is expected in front, and
    nothing is noted.

    Args:
        state: asked for the session's present state.
        note: records a kind of event.
    """

    def __init__(self, state: Callable[[], State], note: Callable[[Kind], None]) -> None:
        self._state = state
        self._note = note
        self._was_in_front = False
        self._away = False
        self._stopped = False

    def stop(self) -> None:
        """The window closes: what follows is no leaving."""
        self._stopped = True

    def see(self, in_front: bool) -> None:
        """The window is in front now, or is not."""
        if self._stopped:
            return
        if in_front:
            self._was_in_front = True
            if self._away:
                self._away = False
                self._note(Kind.WINDOW_RETURNED)
            return
        state = self._state()
        resting = state.paused or state.on_break or state.ended is not None
        if self._was_in_front and not self._away and not resting:
            self._away = True
            self._note(Kind.WINDOW_LEFT)
