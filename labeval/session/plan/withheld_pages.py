"""Pages on which a judge's ratings are not shown, drawn at random for each participant."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from labeval.study.layouts.judge_support import shows_support, support_of
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Page


def with_withheld(settings: BlockSettings, pages: Sequence[Page], rng: random.Random) -> list[Page]:
    """The pages, with the ratings withheld from some of them.

    Where the share is above zero, one page at least is without ratings and, of several, one is
    with them.

    Args:
        settings: of the block.
        pages: the pages that count.
        rng: draws.
    """
    share = support_of(settings).withhold
    if not share or not shows_support(settings) or len(pages) < 2:
        return list(pages)
    n = min(max(1, round(share * len(pages))), len(pages) - 1)
    drawn = set(rng.sample(range(len(pages)), n))
    return [replace(page, withheld=at in drawn) for at, page in enumerate(pages)]
