"""Assignment of pages to participants, so that all fill evenly and nobody sees an item twice.

The pages that the fewest sessions hold come first, both in what is dealt and in its order: a
session that ends at a limit has then judged what was needed most. So, over complete and limited
sessions, the items of a sample differ by at most one rater, and those of questionnaires by two.
A later rejection frees the places of its pages, which the next participants fill first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from labeval.session.assignment.slots import PageCounts, Places, rated_blocks
from labeval.session.plan.page_allocation import Placing, Tiers
from labeval.study.model.grouping import derived_seed
from labeval.study.pages import Cell
from labeval.study.selection import block_cells
from labeval.study.study import StudyContent


def deal(
    content: StudyContent,
    condition: str,
    number: int,
    places: Places,
    *,
    free: frozenset[str] | None = None,
) -> dict[str, Tiers]:
    """Return the tiers of each block's pages for a participant; see :class:`Placing`.

    A block that all sessions hold alike, and that is shown whole, is left to the plan.

    Args:
        number: of the participant within the condition; it decides among equals.
        free: the blocks that are open in this slot; all when left out.
    """
    dealt: dict[str, Tiers] = {}
    for block in rated_blocks(content.study, condition):
        if free is not None and block not in free:
            dealt[block] = ()
            continue
        cells = block_cells(content, block)
        allowed = [n for n, cell in enumerate(cells) if places.seen.isdisjoint(cell.items)]
        held: PageCounts = places.raters.get(block, {})
        rng = Random(derived_seed(content.study.seed, "places", block, number, sum(held.values())))
        chosen = _chosen(content.study.blocks[block], cells, allowed, held, number, rng)
        whole = len(chosen) == len(cells)
        if not (whole and len({held.get(n, 0) for n in chosen}) == 1):
            dealt[block] = _tiers(chosen, held)
    return dealt


def placing_for(
    content: StudyContent,
    condition: str,
    number: int,
    places: Places,
    *,
    free: frozenset[str] | None = None,
    excused: Sequence[str] = (),
) -> Placing | None:
    """The placing of a participant; None where nothing is left that they have not seen."""
    dealt = deal(content, condition, number, places, free=free)
    blocks = rated_blocks(content.study, condition)
    if blocks and all(dealt.get(block) == () for block in blocks):
        return None
    return Placing(dealt, tuple(excused))


def _chosen(
    settings: Any,
    cells: Sequence[Cell],
    allowed: Sequence[int],
    held: PageCounts,
    number: int,
    rng: Random,
) -> list[int]:
    """The places of a design that a participant gets."""
    if getattr(settings, "sample", None) is not None:
        return _least_held(allowed, held, settings.sample.items, rng)
    if getattr(settings, "questionnaires", None) is not None:
        return _neediest_questionnaire(cells, allowed, held, number)
    return list(allowed)


def _least_held(allowed: Sequence[int], held: PageCounts, size: int, rng: Random) -> list[int]:
    drawn = rng.sample(allowed, len(allowed))
    return sorted(drawn, key=lambda n: held.get(n, 0))[:size]


def _neediest_questionnaire(
    cells: Sequence[Cell], allowed: Sequence[int], held: PageCounts, number: int
) -> list[int]:
    """The questionnaire with the page that the fewest hold; they take turns among equals."""
    parts: dict[int, list[int]] = {}
    for n in allowed:
        dealt = cells[n].dealt
        if dealt is not None:
            parts.setdefault(dealt.questionnaire, []).append(n)
    if not parts:
        return []
    count = 1 + max(cell.dealt.questionnaire for cell in cells if cell.dealt)
    neediest = min(
        parts,
        key=lambda q: (
            min(held.get(n, 0) for n in parts[q]),
            sum(held.get(n, 0) for n in parts[q]),
            (q - number) % count,
        ),
    )
    return parts[neediest]


def _tiers(chosen: Sequence[int], held: PageCounts) -> Tiers:
    by_count: dict[int, list[int]] = {}
    for n in sorted(chosen):
        by_count.setdefault(held.get(n, 0), []).append(n)
    return tuple(tuple(by_count[count]) for count in sorted(by_count))
