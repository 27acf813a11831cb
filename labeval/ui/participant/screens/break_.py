"""A rest: a step of its own, or offered within a block after so many pages or minutes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal

from labeval.session.running.session import Session
from labeval.study.model.blocks import Breaks
from labeval.study.model.steps import BreakStep
from labeval.ui.mirroring import is_mirrored
from labeval.ui.participant.screens.screen import NOT_BY_DOUBLE_PRESS, enter_hint
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.label import Label

_COUNTDOWN_PX = 40
_TICK_MS = 200
"""Interval of reading the time: often enough that every second is seen."""


class BreakScreen(TextScreen):
    """Counts down, and lets the participant go on earlier or stay longer.

    Signals:
        drawn_anew: another second has gone by.
    """

    drawn_anew = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._session: Session | None = None
        self._countdown = Label(theme, size=_COUNTDOWN_PX, role="accent")
        self._free = Label(theme, size=14, role="soft_text", wrap=True)
        self.column.rows.addWidget(self._countdown)
        self.column.rows.addWidget(self._free)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_countdown)

    def arrive(self, session: Session) -> None:
        self._session = session
        self._timer.start()
        self._show_countdown()
        super().arrive(session)

    def leave(self) -> None:
        self._timer.stop()

    def title(self, session: Session) -> str:
        step = session.step_in_file()
        return super().title(session) if isinstance(step, BreakStep) else self.usual_title()

    def usual_title(self) -> str:
        return self.tr("A short break")

    def markdown(self, session: Session) -> str:
        step = session.step_in_file()
        given = step.text if isinstance(step, BreakStep) else _breaks(session).text
        if given is not None:
            return given.in_language(session.language)
        head = self.tr("Time for a short break")
        body = self.tr("Look away from the screen, stretch, have something to drink.")
        return f"# {head}\n\n{body}"

    def next_label(self, session: Session) -> str:
        return self.tr("Go on")

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        return (enter_hint(self.tr("go on")),)

    def enter_waits(self, session: Session) -> float | None:
        return NOT_BY_DOUBLE_PRESS

    def go_on(self, session: Session) -> None:
        if session.state.on_break:
            session.end_break()
        else:
            session.go_on()

    def _length(self, session: Session) -> int:
        step = session.step_in_file()
        return step.seconds if isinstance(step, BreakStep) else _breaks(session).seconds

    def _show_countdown(self) -> None:
        if self._session is None:
            return
        left_ms = self._length(self._session) * 1000 - self._session.screen_ms()
        left = max(0, -(-left_ms // 1000))
        if left == 0:
            self._timer.stop()
        minutes, seconds = divmod(left, 60)
        # Qt aligns a label without a letter at the left, also where its window is mirrored.
        side = Qt.AlignmentFlag.AlignRight if is_mirrored(self) else Qt.AlignmentFlag.AlignLeft
        self._countdown.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        clock, before = f"{minutes}:{seconds:02}", self._countdown.text()
        self._countdown.setText(clock)
        earlier = self.tr("Go on earlier if you like, or stay longer.")
        self._free.setText(earlier if left else self.tr("Go on whenever you are ready."))
        if clock != before:
            self.drawn_anew.emit()


def _breaks(session: Session) -> Breaks:
    """The block's rests; a supervisor can start one where there is no block, too."""
    return session.settings().breaks if session.state.current.block else Breaks()
