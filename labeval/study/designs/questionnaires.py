"""Samples of pairs to show in both directions, and pages dealt into equal questionnaires.

Pages are indices from 0; what they hold is known here only by how much there is to read.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Load:
    """Properties of one page that dealing uses."""

    words: int
    """Amount of text to read."""
    pair: Hashable
    """Key of its pair; two pages of one pair are kept apart where that can be done."""


def spread_sample(
    strata: Sequence[str], words: Sequence[int], *, share: float, seed: int
) -> set[int]:
    """Indices of a `share` of all pages, in proportion from every stratum and every length.

    The pages are put in order by stratum and, within it, by words, and every so many-th is taken
    from a random start: systematic sampling with implicit stratification (Madow & Madow, 1944).
    So any run of neighbours in that order, such as a stratum or the longest third of one, has
    its share, rounded up or down. Pages that agree in both come in random order.

    Raises ValueError for a share that is not between 0 and 1.
    """
    if not 0 <= share <= 1:
        raise ValueError(f"A share is between 0 and 1, not {share}.")
    rng = Random(seed)
    ranks = {stratum: n for n, stratum in enumerate(sorted(set(strata)))}
    order = sorted(range(len(strata)), key=lambda n: (ranks[strata[n]], words[n], rng.random(), n))
    count = round(share * len(order))
    start = rng.random()
    return {order[int((n + start) * len(order) / count)] for n in range(count)}


def questionnaire_count(pages: int, size: int) -> int:
    """Return the number of questionnaires of at most `size` pages that hold all of them.

    Raises ValueError where a questionnaire would hold nothing.
    """
    if size < 1:
        raise ValueError(f"A questionnaire holds at least 1 page, not {size}.")
    return -(-pages // size)


def dealt(loads: Sequence[Load], size: int, *, seed: int) -> list[int]:
    """For each page the questionnaire that it is in, from 0.

    Questionnaires have `size` pages or, where the number does not come out even, up to one less
    than the others. Pages are dealt in layers from the longest down, in each the longest to who
    has least to read so far. So all have as many long and short ones, and with equal numbers the
    words of two questionnaires differ by no more than those of two pages of one layer. Equal
    pages are dealt at random. Two pages of one pair share a questionnaire only if there is no
    other way within their layer.

    Raises ValueError where a questionnaire would hold nothing.
    """
    count = questionnaire_count(len(loads), size)
    rng = Random(seed)
    order = sorted(range(len(loads)), key=lambda n: (-loads[n].words, rng.random(), n))
    hands = [_Hand() for _ in range(count)]
    places = [0] * len(loads)
    for first in range(0, len(order), max(1, count)):
        layer = order[first : first + count]
        free = sorted(range(count), key=lambda q: (hands[q].words, rng.random()))
        for page, taker in _given([loads[n] for n in layer], free, hands).items():
            places[layer[page]] = taker
            hands[taker].take(loads[layer[page]])
    return places


class _Hand:
    """Content of one questionnaire so far."""

    def __init__(self) -> None:
        self.words = 0
        self.pairs: set[Hashable] = set()

    def take(self, load: Load) -> None:
        self.words += load.words
        self.pairs.add(load.pair)


def _given(layer: Sequence[Load], free: list[int], hands: Sequence[_Hand]) -> dict[int, int]:
    """Deal a layer's pages: each to the first in `free` that has not got its pair yet."""
    taken: dict[int, int] = {}
    for page, load in enumerate(layer):
        taker = next((q for q in free if load.pair not in hands[q].pairs), None)
        if taker is None:
            taker = free[0]
            swap = next((p for p in taken if _may_swap(layer, hands, taken, p, page, taker)), None)
            if swap is not None:
                taken[page] = taken[swap]
                taken[swap] = taker
                free.remove(taker)
                continue
        taken[page] = taker
        free.remove(taker)
    return taken


def _may_swap(
    layer: Sequence[Load],
    hands: Sequence[_Hand],
    taken: dict[int, int],
    earlier: int,
    page: int,
    taker: int,
) -> bool:
    """Return whether an earlier page of the layer can go to `taker`, and `page` in its place."""
    return (
        layer[earlier].pair not in hands[taker].pairs
        and layer[page].pair not in hands[taken[earlier]].pairs
    )
