"""Places of attention checks among a block's pages: drawn, evenly spread, never adjacent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import TypeVar

from labeval.study.model.blocks import AttentionKind, BlockSettings
from labeval.study.pages import DesignNote
from labeval.text.marks import QT_TRANSLATE_NOOP

Kind = TypeVar("Kind")


def check_count(pages: int, share: float) -> int:
    """Return the number of checks for so many pages: at least one, never more than every second."""
    if pages < 2:
        return 0
    return min(pages // 2, max(1, round(share * pages)))


def check_gaps(pages: int, count: int, rng: Random) -> list[int]:
    """Return the gaps for checks, ascending; gap ``g`` is behind the first ``g`` pages.

    The gaps from behind the second page to behind the last are cut into ``count`` stretches of
    equal length, and each gets one check at random. So none is first, a page is between any
    two, and a page that is repeated need not follow itself.
    """
    gaps = range(2, pages + 1)
    bounds = [round(n * len(gaps) / count) for n in range(count + 1)] if count else []
    return [gaps[rng.randrange(a, b)] for a, b in pairwise(bounds)]


def dealt(kinds: Sequence[Kind], count: int, rng: Random) -> list[Kind]:
    """``count`` kinds in a drawn order, each equally often or once more than another."""
    order: list[Kind] = []
    while len(order) < count:
        order += rng.sample(kinds, len(kinds))
    return order[:count]


def usable_kinds(settings: BlockSettings) -> list[AttentionKind]:
    """The kinds of checks that a block asks for and has texts for."""
    if settings.attention is None:
        return []
    there = {"repeated", *(item.check for item in settings.attention_items)}
    return [k for k in dict.fromkeys(settings.attention.kinds) if k in there]


def attention_notes(settings: BlockSettings, pages: int) -> list[DesignNote]:
    """Return notes on the number of checks in a block of so many pages, if any."""
    kinds = usable_kinds(settings)
    if settings.attention is None or not kinds:
        return []
    count = check_count(pages, settings.attention.share)
    return [
        DesignNote(
            QT_TRANSLATE_NOOP(
                "Problem",
                "{checks:attention check|attention checks} among {pages:page|pages}, so {all} "
                "pages are shown; kinds: {kinds}",
            ),
            {"checks": count, "pages": pages, "all": pages + count, "kinds": ", ".join(kinds)},
        )
    ]
