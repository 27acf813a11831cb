"""Judge support: which criteria of a block are shown with a language model's rating, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from labeval.study.layouts.rated_turns import TurnSettings
from labeval.study.model.base import Id, StudyModel
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.pages import Page


class JudgeSupport(StudyModel):
    """Display of a language model's ratings next to the participant's own answers.

    They come from the file that `judge` names. The answer is always the participant's: nothing is
    filled in. A criterion that is judged against the source never has support.
    """

    show: Literal["never", "always", "after_answer"] = "never"
    """When: never, from the start, or after the participant's own first answer."""
    criteria: list[Id] = []
    """For which criteria; all of the block that are not judged against the source when empty."""
    withhold: float = Field(default=0, ge=0, lt=1)
    """Share of each participant's pages, drawn at random, on which no rating is shown, so that the
    others can be compared with them: the difference is what showing ratings does. Above 0, at least
    one page is without ratings; a fifth is usual."""


class SupportedSettings(TurnSettings):
    """Settings of a method whose answers are points that a judge can give too."""

    judge_support: JudgeSupport = JudgeSupport()
    """A language model's ratings next to the participant's own; never shown by default."""


_NONE = JudgeSupport()


def support_of(settings: BlockSettings) -> JudgeSupport:
    """The judge support of a block; of a method without any, one that is never shown."""
    return settings.judge_support if isinstance(settings, SupportedSettings) else _NONE


def shows_support(settings: BlockSettings) -> bool:
    """Return whether pages of the block may show a judge's rating and keep room for it."""
    return support_of(settings).show != "never"


def is_supported(settings: BlockSettings, criterion: str) -> bool:
    """Return whether a judge's rating of this criterion may be shown in the block."""
    support, known = support_of(settings), settings.known_criteria.get(criterion)
    if support.show == "never" or (known is not None and known.judged_against == "source"):
        return False
    return not support.criteria or criterion in support.criteria


def supports_of(
    settings: BlockSettings, page: Page, ratings: Sequence[JudgeRating]
) -> dict[str, JudgeRating]:
    """Return the ratings that a page may show, by criterion, in the page's order.

    Training pages, attention checks and pages from which ratings are withheld show nothing, and
    only one text is rated on a page.
    """
    return {} if page.withheld else known_for(settings, page, ratings)


def known_for(
    settings: BlockSettings, page: Page, ratings: Sequence[JudgeRating]
) -> dict[str, JudgeRating]:
    """As :func:`supports_of`, whether or not they are withheld from the page."""
    if not page.counts or not shows_support(settings):
        return {}
    there = {rating.criterion: rating for rating in ratings if rating.item == page.items[0]}
    return {c: there[c] for c in page.criteria if c in there and is_supported(settings, c)}
