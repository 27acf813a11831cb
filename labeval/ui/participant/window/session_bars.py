"""The bars above and below a screen: where the participant is, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from labeval.session.running.session import Session
from labeval.ui.accessible import announce
from labeval.ui.participant.screens import find_screen
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.participant.window.keyboard_owner import Presence
from labeval.ui.participant.window.leave_button import LeaveButton
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.participant.window.single_keys import acting
from labeval.ui.participant.window.sound_controller import SoundController
from labeval.ui.participant.window.whereabouts import WITHOUT_WAY_BACK, screen_kind, whereabouts
from labeval.ui.plain import window_title
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.ask_button import QuestionSign
from labeval.ui.widgets.bars.bottom_bar import BottomBar, Onward
from labeval.ui.widgets.bars.notice_bar import NoticeBar
from labeval.ui.widgets.bars.top_bar import TopBar

_NAME_LENGTH = 48
"""Characters of a question's name that the bottom bar shows."""


@dataclass(frozen=True)
class ModeratorsView:
    """Progress and place of a moderator's window that follows the session."""

    number: int = 0
    """The event up to which it shows the session."""
    screen: str = ""
    place: QRect = field(default_factory=QRect)


class SessionBars:
    """Fills the bars of a window from its session."""

    def __init__(self, session: Session, theme: Theme, window: QWidget) -> None:
        # The order of Tab: from what goes on to the top.
        self.bottom = BottomBar(theme, window)
        self.top = TopBar(theme, window)
        self.notice = NoticeBar(theme, self.bottom)
        self.leave: LeaveButton | None = None
        """The way out of a rehearsal; None for participants."""
        if session.header.kind == "rehearsal":
            self.leave = LeaveButton()
            self.bottom.add_tool(self.leave)
        self._attended = False
        self._session = session
        self._pace = Pace()
        self._is_new_page = False
        self.moderators = ModeratorsView()
        self._is_covered = False
        self._seen = 0

    @property
    def attended(self) -> bool:
        """True while a moderator is there."""
        return self._attended

    @attended.setter
    def attended(self, attended: bool) -> None:
        if not attended:  # the next window has shown nothing yet
            self.moderators, self._seen = ModeratorsView(), 0
        self._attended = attended

    def see_moderators(self, presence: Presence) -> bool:
        """Count as seen what a moderator's window shows, unless this window covers it.

        Returns:
            Whether the bars have something else to say.
        """
        moderators, question = self.moderators, self._session.state.moderated.question
        covered = presence.covers(moderators.screen, moderators.place)
        changed = covered != self._is_covered
        self._is_covered = covered
        if not covered:
            number = moderators.number
            changed |= question is not None and self._seen < question.seq <= number
            self._seen = max(self._seen, number)
        return changed

    def begin(self, screen: StepScreen) -> None:
        """Name the window by its screen and its study, and time a page: practice has no pace."""
        study = self._session.content.study.title.in_language(self._session.language)
        named = filter(None, (screen.title(self._session), study))
        self.top.window().setWindowTitle(window_title(" – ".join(named)))
        self._is_new_page = True
        state = self._session.state
        self._pace.show(state.page if screen_kind(state) == "rating" else None)

    def show_sound(self, sound: SoundController) -> None:
        """Show the sign of the recording, and its button."""
        self.top.show_sound(sound.sign, can_pause=sound.can_pause, is_paused=sound.is_paused)

    def show(self, screen: StepScreen, insisted: str = "") -> None:
        """Show where the participant is and what can be done; ``insisted`` names what is open."""
        session = self._session
        kind = screen_kind(session.state)
        if type(screen) is not find_screen(kind):
            return  # The session is further; the next screen brings its own bars.
        limit = session.content.study.limits.pages
        where = whereabouts(session.state, screen.title(session), self._pace, page_limit=limit)
        question = session.state.moderated.question
        if question is not None and self.attended and question.seq <= self._seen:
            where = replace(where, asked=QuestionSign.SHOWN)
        elif question is not None and (not self.attended or self._is_covered):
            where = replace(where, asked=QuestionSign.ALONE)
        self.top.show_whereabouts(where)
        reason = whole = screen.still_open(session)
        if reason and insisted:
            reason, whole = f"{reason}: {_shortened(insisted)}", f"{reason}: {insisted}"
        onward = Onward(
            screen.next_label(session),
            reason,
            can_go_back=session.can_go_back() and kind not in WITHOUT_WAY_BACK,
            hints=acting(screen.key_hints(session), session.state.appearance),
        )
        self.bottom.show_onward(onward)
        if self._is_new_page:
            self._is_new_page = False
            where_it_is = self.top.spoken()
            announce(self.top, screen.spoken_on_arrival() or where_it_is)
        elif insisted:
            announce(self.bottom, whole, urgent=True)


def _shortened(name: str) -> str:
    """``name`` on part of one line."""
    line = " ".join(name.split())
    return line if len(line) <= _NAME_LENGTH else line[: _NAME_LENGTH - 1].rstrip() + "…"
