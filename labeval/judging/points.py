"""The points that a criterion is rated on, as the study's blocks ask it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.study.layouts.rated_turns import asks_each_turn
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.pages import NO_ANSWER, Page
from labeval.study.selection import block_criteria
from labeval.study.study import StudyContent
from labeval.text.local import LocalText


@dataclass(frozen=True, slots=True)
class JudgedScale:
    """A scale of whole numbers, the lowest first, and what some of them mean."""

    values: tuple[int, ...]
    labels: Mapping[int, str] = field(default_factory=dict)
    ideal: int | None = None
    """The best point, where the study names one."""

    def in_words(self) -> str:
        """Such as ``1, 2, 3, 4, 5``, or ``0 to 100 in steps of 10``."""
        if len(self.values) <= 11:
            return ", ".join(map(str, self.values))
        step = self.values[1] - self.values[0]
        steps = f" in steps of {step}" if step > 1 else ""
        return f"{self.values[0]} to {self.values[-1]}{steps}"


def asking_blocks(
    content: StudyContent, criterion: Criterion, *, each_turn: bool
) -> dict[str, JudgedScale]:
    """The blocks that ask a criterion in whole numbers, each with the points it offers.

    Args:
        each_turn: those that ask about every answer of a conversation, or those that ask about
            texts as a whole.
    """
    found = {}
    for block, settings in content.study.blocks.items():
        if asks_each_turn(settings) == each_turn and criterion.id in block_criteria(
            content.study, settings
        ):
            points = _points_in(content, block, settings, criterion)
            if points is not None:
                found[block] = points
    return found


def _points_in(
    content: StudyContent, block: str, settings: BlockSettings, criterion: Criterion
) -> JudgedScale | None:
    """Return the points of a page's fields in this block; None without a scale of numbers."""
    method = find_method(settings.method)
    # Items by names that no number can be mistaken for: comparisons offer items as their options.
    shown = tuple(f"item-{n}" for n in range(method.page_shape(settings).texts))
    page = Page("judged", block, shown, (criterion.id,))
    for asked in method.fields(settings, page):
        options = [o for o in asked.options if o != NO_ANSWER]
        numbers = all(re.fullmatch(r"-?[0-9]+", o) for o in options)
        if asked.criterion == criterion.id and options and numbers:
            values = tuple(sorted(map(int, options)))
            return JudgedScale(
                values, _labels(content, settings, criterion, values), _ideal(criterion)
            )
    return None


def _ideal(criterion: Criterion) -> int | None:
    return criterion.scale.ideal if criterion.scale else None


def _labels(
    content: StudyContent, settings: BlockSettings, criterion: Criterion, values: tuple[int, ...]
) -> dict[int, str]:
    """The criterion's own anchors before those of its scale, and these before the block's."""
    # Blocks that label their points for all criteria alike call the setting so.
    common: Mapping[int, LocalText] = getattr(settings, "labels", {})
    own = criterion.scale.labels if criterion.scale else {}
    labels = {**common, **own, **criterion.anchors}
    language = content.study.language
    return {v: labels[v].in_language(language) for v in values if v in labels}
