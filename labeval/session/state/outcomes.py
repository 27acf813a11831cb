"""Outcomes of leaving a screen: a training is scored, an attention check is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from labeval.session.events.events import Ending, Kind
from labeval.session.state.attention import checked
from labeval.session.state.state import State
from labeval.session.state.training import training_score
from labeval.study.model.blocks import BlockSettings


@dataclass(frozen=True, slots=True)
class Outcome:
    """Data that is recorded together with the leaving of a screen."""

    kind: Kind
    page: str
    value: str
    data: Mapping[str, Any]


def outcome_of_leaving(state: State, settings: BlockSettings) -> Outcome | None:
    """The outcome of the screen that ``state`` is at, for what comes next; None where none is.

    Args:
        settings: those of the block that the current step belongs to.
    """
    page = state.page
    if page is None:
        return None
    if page.attention is not None:
        found = checked(settings, page, state.answers)
        value = "passed" if found.passed else "missed"
        rules = settings.attention
        data = {**found.evidence, "passed": found.passed, "warn": rules and rules.then == "warn"}
        return Outcome(Kind.ATTENTION_CHECKED, page.id, value, data)
    if page.training is None or settings.training_rules is None:
        return None
    step = state.current
    if state.screen < len(step.pages) - 1:
        return None
    score = training_score(settings, step.pages, state.answers)
    data = {
        "try": step.round,
        "passed": score.passed,
        "right": score.right,
        "of": score.of,
        "pages": {page.page: [page.right, page.of] for page in score.pages},
    }
    return Outcome(Kind.TRAINING_SCORED, step.place, f"{score.share:.3f}", data)


def ending_on_leaving(state: State, settings: BlockSettings | None) -> Ending | None:
    """Return the session's ending when the screen is left for the next; None where it goes on.

    Args:
        state: with the outcome of the screen.
        settings: those of the block that the current step belongs to; None where it has none.
    """
    if settings is not None and _stops(state, settings):
        return Ending.ATTENTION_MISSED
    if settings is not None and _fails_training(state, settings):
        return Ending.TRAINING_FAILED
    return Ending.COMPLETED if state.is_last_screen else None


def _stops(state: State, settings: BlockSettings) -> bool:
    page, rules = state.page, settings.attention
    if page is None or page.attention is None or rules is None or rules.stop_after is None:
        return False
    return state.attention_missed >= rules.stop_after


def _fails_training(state: State, settings: BlockSettings) -> bool:
    rules, step = settings.training_rules, state.current
    if rules is None or rules.then != "end" or step.kind != "training":
        return False
    tried = state.next_step is None or state.plan.steps[state.next_step].round == 1
    return state.screen == step.screens - 1 and not state.training_passed and tried
