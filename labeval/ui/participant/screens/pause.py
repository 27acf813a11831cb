"""A pause, by the participant or by the supervisor: nothing of the page can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.running.session import Session
from labeval.ui.participant.screens.screen import NOT_BY_DOUBLE_PRESS, enter_hint
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint


class PauseScreen(TextScreen):
    """A calm screen until the session is resumed.

    A pause that a moderator began is ended by the moderator. Where none is connected any more,
    the participant can end it, so that nobody is stuck.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._attended = False

    def attend(self, attended: bool) -> None:
        self._attended = attended

    def title(self, session: Session) -> str:
        return self.tr("Paused")

    def markdown(self, session: Session) -> str:
        head = self.tr("Take your time")
        facts = []
        if session.content.study.limits.minutes is not None:
            facts.append(self.tr("The timer is stopped."))
        if session.is_saved():
            facts.append(self.tr("Your answers so far are saved."))
        body = " ".join(facts)
        if session.state.moderated.paused_by != "moderator":
            return f"# {head}\n\n{body}"
        head = self.tr("A short pause")
        then = self.tr("Your supervisor has paused the session and will go on with you.")
        return f"# {head}\n\n{then}\n\n{body}"

    def next_label(self, session: Session) -> str:
        return "" if self._waits_for_moderator(session) else self.tr("Resume")

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        return () if self._waits_for_moderator(session) else (enter_hint(self.tr("resume")),)

    def enter_waits(self, session: Session) -> float | None:
        return None if self._waits_for_moderator(session) else NOT_BY_DOUBLE_PRESS

    def go_on(self, session: Session) -> None:
        session.unpause()

    def _waits_for_moderator(self, session: Session) -> bool:
        return self._attended and session.state.moderated.paused_by == "moderator"
