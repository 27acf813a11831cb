"""Commands about the whole screen: to go on, to go back, to pause."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt

from labeval.session.running.session import Session
from labeval.ui.participant.looks import LooksAhead
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.participant.window.attempts import Attempts
from labeval.ui.widgets.bars.bottom_bar import BottomBar


class Redraw(Protocol):
    """Shows where the session stands; ``insist`` goes to what is still open, and names it."""

    def __call__(self, *, insist: bool = False) -> None: ...


class Moving:
    """Leaves the screen for another one, with what was typed on it, in one transaction.

    Args:
        screen: returns the screen that is shown.
        is_covered: returns whether something covers it, so that there is no way on.
    """

    def __init__(
        self,
        session: Session,
        attempts: Attempts,
        bottom: BottomBar,
        looks: LooksAhead,
        *,
        screen: Callable[[], StepScreen],
        is_covered: Callable[[], bool],
        redraw: Redraw,
    ) -> None:
        self._session, self._attempts, self._bottom = session, attempts, bottom
        self._looks = looks
        self._screen, self._is_covered, self._redraw = screen, is_covered, redraw
        self.arrived = 0.0
        """When the screen was shown, by the monotonic clock."""

    def arrive(self) -> None:
        """Another screen is shown from now on."""
        self.arrived = time.monotonic()

    def press_enter(self) -> None:
        """Go on, unless the key comes too early to be meant for this screen."""
        waits = self._screen().enter_waits(self._session)
        if waits is not None and time.monotonic() - self.arrived >= waits:
            self.go_on()

    def seek_open(self) -> None:
        """Go to what is still open, else to the next action: a further digit changes nothing."""
        screen = self._screen()
        if screen.still_open(self._session):
            screen.focus_open(self._session)
        else:
            self._bottom.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """Go to the next screen, or to what is still open on this one."""
        screen, still_open = self._screen(), ""
        if self._session.state.ended is not None or self._is_covered():
            return

        def leave() -> None:
            nonlocal still_open
            screen.keep_typed()
            still_open = screen.still_open(self._session)
            if not still_open:
                # Before the record has a page as shown: what it takes is no time of that page.
                self._looks.finish(self._session.state.next_block)
                screen.go_on(self._session)

        self._attempts.do(leave, lambda: self._redraw(insist=bool(still_open)))

    def go_back(self) -> None:
        """Go to the screen before, where the study allows it."""
        if self._session.can_go_back() and not self._is_covered():
            self._leave(self._session.go_back)

    def pause(self) -> None:
        """Stop the clocks of the page."""
        self._leave(self._session.pause)

    def _leave(self, command: Callable[[], None]) -> None:
        screen = self._screen()

        def leave() -> None:
            screen.keep_typed()
            command()

        self._attempts.do(leave, self._redraw)
