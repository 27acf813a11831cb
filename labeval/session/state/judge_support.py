"""Display of a language model's ratings to a participant: decided from the events.

The answers stay the participant's: showing a rating sets nothing. Each criterion's rating is
shown once a page, in the transaction of the event that brings it up, and stays in view.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from labeval.session.events.events import Event
from labeval.study.layouts.judge_support import is_supported, shows_support, support_of, supports_of
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.pages import Page
from labeval.study.selection import block_criteria
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A judge's rating as a participant sees it, without the judge's name."""

    rating: str
    explanation: str = ""
    quotes: tuple[str, ...] = ()

    @property
    def data(self) -> Mapping[str, Any]:
        """Return the data of an event, without the rating."""
        return {"explanation": self.explanation, "quotes": list(self.quotes)}


def as_shown(rating: JudgeRating) -> ShownRating:
    """A rating as it will be shown."""
    return ShownRating(str(rating.rating), rating.explanation, tuple(rating.quotes))


def shown_by(event: Event) -> ShownRating:
    """The rating that an event of showing one carries."""
    return ShownRating(
        event.value, event.data.get("explanation", ""), tuple(event.data.get("quotes", ()))
    )


def ratings_for(content: StudyContent, page: Page) -> dict[str, ShownRating]:
    """Everything that a page may show, by criterion, in the page's order."""
    settings = content.study.blocks[page.block]
    if not shows_support(settings):
        return {}
    found = supports_of(settings, page, content.ratings_index.of(page.items[0]))
    return {criterion: as_shown(rating) for criterion, rating in found.items()}


def longest_ratings(content: StudyContent, block: str) -> list[ShownRating]:
    """The longest ratings that any page of a block may show, for keeping room for them."""
    settings = content.study.blocks[block]
    if not shows_support(settings):
        return []
    asked = block_criteria(content.study, settings)
    supported = [criterion for criterion in asked if is_supported(settings, criterion)]
    return [as_shown(rating) for rating in content.ratings_index.longest(supported)]


def due_on_arrival(
    content: StudyContent, page: Page | None, shown: Collection[str]
) -> dict[str, ShownRating]:
    """Return the ratings that appear with a page.

    Args:
        shown: criteria whose ratings the page has shown before.
    """
    if page is None or support_of(content.study.blocks[page.block]).show != "always":
        return {}
    found = ratings_for(content, page)
    return {criterion: rating for criterion, rating in found.items() if criterion not in shown}


def rated_after_answer(content: StudyContent) -> frozenset[str]:
    """The blocks in which a rating comes up with an answer."""
    blocks = content.study.blocks.items()
    return frozenset(id for id, block in blocks if support_of(block).show == "after_answer")


def due_after_answer(
    content: StudyContent, page: Page | None, criterion: str, shown: Collection[str]
) -> ShownRating | None:
    """Return the rating that appears with an answer of the participant's own; None where none does.

    Args:
        shown: criteria whose ratings the page has shown before.
    """
    if page is None or support_of(content.study.blocks[page.block]).show != "after_answer":
        return None
    return None if criterion in shown else ratings_for(content, page).get(criterion)
