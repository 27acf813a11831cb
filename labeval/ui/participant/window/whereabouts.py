"""Position of a session: the screen that shows it, and the contents of the top bar."""

from __future__ import annotations

from labeval.session.state.pages_ahead import pages_ahead, pages_here
from labeval.session.state.state import State
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.widgets.bars.ask_button import QuestionSign
from labeval.ui.widgets.bars.top_bar import Whereabouts

_COUNTED = frozenset({"rating", "training", "test", "questionnaire", "writing"})
_RESTFUL = frozenset({"consent", "break"})
"""Steps without a pause: nothing has begun yet, or it is a rest already."""
_RATED = frozenset({"rating", "training"})
WITHOUT_WAY_BACK = frozenset({"pause", "break", "ended"})
"""Kinds of screens without a way back."""


def screen_kind(state: State) -> str:
    """The kind of screen that shows ``state``: the step's own, or one that comes before it."""
    if state.ended is not None:
        return "ended"
    if state.paused:
        return "pause"
    if state.on_break:
        return "break"
    if state.current.pages and state.page is None:
        return f"{state.current.kind}_summary"
    return "test_failed" if state.test_failed else state.current.kind


def whereabouts(
    state: State, title: str, pace: Pace, *, page_limit: int | None = None
) -> Whereabouts:
    """The contents of the top bar for ``state``; ``pace`` gives the time that is left.

    Pages beyond the session's ``page_limit`` are not counted: they will not come.
    """
    step = state.current
    resting = screen_kind(state) != step.kind
    screens = pages_here(state, page_limit) or step.screens
    counted = step.kind in _COUNTED and not resting
    rated = step.kind in _RATED and not resting
    message = state.moderated.message
    asked = QuestionSign.RECORDED if state.moderated.question is not None else QuestionSign.NONE
    return Whereabouts(
        title=title,
        number=state.screen + 1 if counted else 0,
        count=screens if counted else 0,
        practice=step.kind == "training" and not resting,
        share=share_done(state, page_limit),
        minutes_left=pace.minutes_left(pages_ahead(state, page_limit)) if rated else None,
        can_pause=not resting and step.kind not in _RESTFUL,
        can_ask=_may_ask(state),
        asked=asked,
        message=message.text if message is not None else "",
    )


def _may_ask(state: State) -> bool:
    """Return whether a question to the supervisor can be kept: not before the consent."""
    ahead = state.plan.steps[state.step :]
    return state.ended is None and all(step.kind != "consent" for step in ahead)


def share_done(state: State, page_limit: int | None = None) -> float:
    """Share of all screens of the session that are behind the participant, 0 to 1.

    Pages beyond the session's ``page_limit`` are not counted.
    """
    if state.ended is not None:
        return 1.0
    # A training that comes again is the same part of the way once more.
    whole = done = 0
    left = page_limit
    for n, step in enumerate(state.plan.steps):
        screens = step.screens if step.round == 1 else 0
        if step.kind == "rating" and left is not None:
            screens = min(screens, left)
            left -= screens
        whole += screens
        done += screens if n < state.step else 0
    here = state.screen if state.current.round == 1 else 0
    return min(1.0, (done + here) / max(1, whole))
