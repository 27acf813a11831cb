"""The sets of a session: what a supervisor may reject by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from labeval.session.plan.plan import Plan

_STEPS = ("questionnaire", "test", "writing")


@dataclass(frozen=True, slots=True)
class AnswerSet:
    """The judgments of one block, or the answers of one step."""

    name: str
    """The block's id, or the step's place in the plan."""
    is_block: bool
    pages: frozenset[str]
    """Name of its pages in events, tables and flags."""


def sets_of(plan: Plan) -> Mapping[str, AnswerSet]:
    """The sets of a session by their names, in the order of its plan.

    A step that has a block's name cannot be named by itself.
    """
    pages: dict[str, set[str]] = {}
    for page in plan.block_pages():
        pages.setdefault(page.block, set()).add(page.id)
    for step in plan.steps:
        if step.block in pages:  # its training too
            pages[step.block].update(page.id for page in step.pages)
    found = {name: AnswerSet(name, True, frozenset(ids)) for name, ids in pages.items()}
    for step in plan.steps:
        if step.kind in _STEPS and step.place not in found:
            screens = {step.screen_id(n) for n in range(step.screens)}
            found[step.place] = AnswerSet(step.place, False, frozenset(screens | {step.place}))
    return found
