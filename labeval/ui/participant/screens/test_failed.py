"""The friendly end after a test below its threshold; the supervisor can override it."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.session.events.events import Ending
from labeval.session.running.session import Session
from labeval.study.model.steps import TestStep
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.widgets.bars.key_hints import KeyHint


class TestFailedScreen(TextScreen):
    """The study's own words, and one way on: to finish."""

    def markdown(self, session: Session) -> str:
        step = session.step_in_file()
        assert isinstance(step, TestStep)
        return step.failed.in_language(session.language)

    def next_label(self, session: Session) -> str:
        return self.tr("Finish")

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        return ()  # the supervisor may let the participant go on, so no key ends it by accident

    def enter_waits(self, session: Session) -> float | None:
        return None

    def go_on(self, session: Session) -> None:
        session.end(Ending.TEST_FAILED)
