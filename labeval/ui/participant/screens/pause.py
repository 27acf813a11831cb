"""The pause that the participant asked for: nothing of the page can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.run import Session
from labeval.ui.participant.screens import text
from labeval.ui.participant.screens.screen import NOT_BY_DOUBLE_PRESS, enter_hint
from labeval.ui.widgets.key_hints import KeyHint


class Screen(text.Screen):
    """A calm screen until the participant resumes."""

    def title(self, session: Session) -> str:
        return self.tr("Paused")

    def markdown(self, session: Session) -> str:
        head = self.tr("Take your time")
        body = self.tr("The clock stands still. Your answers so far are saved.")
        return f"# {head}\n\n{body}"

    def next_label(self, session: Session) -> str:
        return self.tr("Resume")

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        return (enter_hint(self.tr("resume")),)

    def enter_waits(self, session: Session) -> float | None:
        return NOT_BY_DOUBLE_PRESS

    def go_on(self, session: Session) -> None:
        session.unpause()
