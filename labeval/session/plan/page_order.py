"""The order of a block's pages: what is needed most first, and late places shared out evenly.

Answers get worse when people tire, so no page may always come late. The pages of a design are
cut at random into stretches; among as many neighbouring participants as there are stretches, each
stretch comes once in each part of the session. Within its stretch the order is the session's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from labeval.study.model.grouping import derived_seed
from labeval.study.model.orders import spread_apart
from labeval.study.pages import Cell

_MOST_STRETCHES = 4
_LEAST_PAGES = 3
"""Pages of a stretch; with fewer the order within it would hardly be drawn."""


def groups_of(
    design: Sequence[Cell],
    shown: Sequence[Cell],
    tiers: Sequence[Sequence[int]],
    *,
    seed: int,
    participant: int | None,
) -> list[tuple[int, int]]:
    """Return sort keys of the shown pages: by need, then by part of the session.

    Args:
        tiers: places in the design, those that need raters most first; of equal need where none.
        seed: the block's.
        participant: number within the condition; None where the order stays as written.
    """
    need = {number: tier for tier, numbers in enumerate(tiers) for number in numbers}
    places = [n if cell.number is None else cell.number for n, cell in enumerate(shown)]
    part: dict[int, int] = {}
    if participant is None:
        return [(need.get(place, 0), 0) for place in places]
    for criteria in dict.fromkeys(cell.criteria for cell in design):
        members = [n for n, cell in enumerate(design) if cell.criteria == criteria]
        count = sum(cell.criteria == criteria for cell in shown)
        late = derived_seed(seed, *criteria)
        parts = stretches_of(members, count, seed=late, participant=participant)
        part |= dict(zip(members, parts, strict=True))
    return [(need.get(place, 0), part[place]) for place in places]


def stretches_of(design: Sequence[int], shown: int, *, seed: int, participant: int) -> list[int]:
    """For each page of a design the part of the session, from 0, in which one participant gets it.

    Args:
        design: the pages' places in the design.
        shown: how many of them a participant is shown.
        seed: the design's; the stretches are cut anew for every few participants.
        participant: number of the participant within the condition, from 0.

    Returns:
        One part per page, in the order of ``design``.
    """
    count = max(1, min(_MOST_STRETCHES, shown // _LEAST_PAGES))
    cycle, turn = divmod(participant, count)
    rng = Random(derived_seed(seed, "stretches", cycle))
    ranks = rng.sample(range(len(design)), len(design))
    return [(rank * count // len(design) + turn) % count for rank in ranks]


def ordered(
    texts: Sequence[Sequence[str]], groups: Sequence[tuple[int, int]], seed: int
) -> list[int]:
    """The order of pages by their groups, ascending; within it, neighbours share few texts.

    Args:
        texts: the items on each page.
        groups: what each page's place depends on, such as need and part of the session.
        seed: the session's, for the order within a group.
    """
    stages = [[n for n, g in enumerate(groups) if g == group] for group in sorted(set(groups))]
    return spread_apart(_numbered(texts), seed=seed, stages=stages)


def _numbered(shown: Sequence[Sequence[str]]) -> list[tuple[int, ...]]:
    """Items as numbers, in the order in which they are first met."""
    index = {item: n for n, item in enumerate(dict.fromkeys(i for items in shown for i in items))}
    return [tuple(index[item] for item in items) for items in shown]
