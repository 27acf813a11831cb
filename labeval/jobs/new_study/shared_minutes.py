"""Minutes of a participant, shared among the methods that the participant uses."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

from labeval.jobs.planning.durations import page_seconds, step_times
from labeval.session.plan.plan import make_plan
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.sessions.limits import Limits
from labeval.study.study import StudyContent


def can_share_minutes(blocks: Iterable[BlockSettings]) -> bool:
    """True if a participant can get fewer pages of each of these blocks."""
    return all(hasattr(find_method(block.method), "limited") for block in blocks)


def pages_in_minutes(content: StudyContent, minutes: float) -> dict[str, int]:
    """The most pages of each block with which a session of all blocks takes so many minutes.

    Each block gets the same time; what one does not need is left to the others. A block has one
    page at least.
    """
    study = content.study
    plan = make_plan(content, study.conditions[0].id, study.seed, 0)
    other = sum(t.seconds for t in step_times(content, plan, Limits()) if t.step.kind != "rating")
    left = 60 * minutes - other
    ends = {block: list(accumulate(each)) for block, each in page_seconds(content, plan).items()}
    found = {}
    for n, block in enumerate(sorted(ends, key=lambda block: ends[block][-1])):
        count = max(1, bisect_right(ends[block], left / (len(ends) - n)))
        if count < len(ends[block]):
            count = _settable(content, block, count)
        found[block] = count
        left -= ends[block][count - 1]
    return found


def _settable(content: StudyContent, block: str, count: int) -> int:
    """The count, or what is next to it: a sample has fewer pages than there are texts."""
    settings = content.study.blocks[block]
    if find_method(settings.method).page_shape(settings).texts > 1:
        return count
    return max(1, min(count, len(content.items) - 1))
