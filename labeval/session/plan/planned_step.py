"""One step of a session's plan, and how it is stored with the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from labeval.study.model.writing import Writing
from labeval.study.pages import AttentionCheck, Page


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """One step of a session. ``place`` is unique in the plan; ``step`` is the study file's id."""

    place: str
    step: str
    kind: str
    block: str = ""
    pages: tuple[Page, ...] = ()
    questions: tuple[str, ...] = ()
    """The ids of a test's or questionnaire's questions, in the order asked."""
    per_screen: int = 0
    """Questions shown at once."""
    round: int = 1
    """Above 1 for a training that comes again, where the one before was not passed."""
    summary: bool = False
    """True if a screen follows the pages that sums them up."""
    writings: tuple[Writing, ...] = ()
    """The responses that are written, one screen each."""
    after_limit: bool = False
    """True if it is shown only where a limit of the session was reached."""

    @property
    def screens(self) -> int:
        """Number of screens of the step, at least one."""
        if self.questions:
            return -(-len(self.questions) // self.per_screen)
        if self.writings:
            return len(self.writings)
        return max(1, len(self.pages) + self.summary)

    def screen_id(self, screen: int) -> str:
        """The page id that events on a screen of this step carry."""
        if self.pages:
            at_page = screen < len(self.pages)
            return self.pages[screen].id if at_page else f"{self.place}:summary"
        if self.writings:
            return self.writings[screen].id
        return f"{self.place}:{screen + 1}" if self.screens > 1 else self.place

    def questions_on(self, screen: int) -> tuple[str, ...]:
        """The ids of the questions on a screen of a test or questionnaire."""
        return self.questions[screen * self.per_screen : (screen + 1) * self.per_screen]


def step_to_dict(step: PlannedStep) -> dict[str, Any]:
    """A step as plans store it; defaults are left out."""
    raw: dict[str, Any] = {"place": step.place, "step": step.step, "kind": step.kind}
    if step.block:
        raw["block"] = step.block
    if step.questions:
        raw["questions"] = step.questions
        raw["per_screen"] = step.per_screen
    if step.pages:
        raw["pages"] = [_page_to_list(page) for page in step.pages]
    if step.round > 1:
        raw["round"] = step.round
    if step.summary:
        raw["summary"] = True
    if step.after_limit:
        raw["after_limit"] = True
    if step.writings:
        raw["writings"] = [[w.id, w.topic, w.style] for w in step.writings]
    return raw


def _page_to_list(page: Page) -> list[Any]:
    raw: list[Any] = [page.id, page.items, page.criteria, page.training]
    if page.attention is not None:
        check = page.attention
        raw.append([check.kind, check.item, check.repeats])
    if page.withheld:
        raw += [None] * (page.attention is None) + [True]
    return raw


def step_from_dict(raw: dict[str, Any]) -> PlannedStep:
    """The step from :func:`step_to_dict`."""
    block = raw.get("block", "")
    return PlannedStep(
        raw["place"],
        raw["step"],
        raw["kind"],
        block,
        tuple(_page_from_list(block, *page) for page in raw.get("pages", ())),
        tuple(raw.get("questions", ())),
        raw.get("per_screen", 0),
        raw.get("round", 1),
        raw.get("summary", False),
        tuple(Writing(*writing) for writing in raw.get("writings", ())),
        raw.get("after_limit", False),
    )


def _page_from_list(
    block: str,
    id: str,
    items: Sequence[str],
    criteria: Sequence[str],
    training: int | None,
    attention: tuple[str, int | None, str] | None = None,
    withheld: bool = False,
) -> Page:
    """A page as stored; older plans have neither attention checks nor withheld ratings."""
    check = AttentionCheck(*attention) if attention is not None else None
    return Page(id, block, tuple(items), tuple(criteria), training, check, withheld)
