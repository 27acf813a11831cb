"""Leaving a screen: the reasons against it, and the scores of tests and of training pages."""

from __future__ import annotations

from labeval.session.events.events import Event, Kind
from labeval.session.running.page_turns import Stamped
from labeval.session.state.questions import score_test
from labeval.session.state.session_view import SessionView
from labeval.session.state.training import page_score
from labeval.study.model.steps import TestStep


def obstacle(view: SessionView) -> str:
    """The reason why the screen cannot be left for the next one; empty where it can."""
    if view.state.on_break:
        return "the break has not ended"
    if view.state.test_failed:
        return "the test was not passed"
    if view.open_fields() or view.comment_missing():
        return "a mandatory answer is open"
    if view.evidence_missing():
        return "the words behind an answer are not marked"
    if any(reason.mandatory for reason in view.writing_open()):
        return "the response is not ready"
    if view.unread_texts():
        return "a part of a text was not on screen yet"
    return ""


class ScreenScores:
    """Makes the events with which a screen is scored before it is left."""

    def __init__(self, view: SessionView, event: Stamped) -> None:
        self._view = view
        self._event = event

    def scored(self) -> list[Event]:
        """The score of a test or training page that is complete now; empty for other screens."""
        state, page = self._view.state, self._view.page
        if page is not None and page.training is not None and not state.feedback:
            score = page_score(self._view.settings(), page, state.answers_here())
            right = "right" if score.right == score.of else "wrong"
            return [self._event(Kind.FEEDBACK_SHOWN, page.id, value=right)]
        if state.current.kind == "test" and state.screen == state.current.screens - 1:
            step = self._view.step_in_file()
            assert isinstance(step, TestStep)
            points, level = score_test(step, state.answers_here())
            data = {"level": level, "passed": points >= step.pass_score}
            place = state.current.place
            return [self._event(Kind.TEST_SCORED, place, value=str(points), data=data)]
        return []
