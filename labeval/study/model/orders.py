"""Sequences in which things are shown: systems to participants, and pages within a session."""

from collections import Counter
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from random import Random

_RESTARTS = 10


def counterbalanced_order(n: int, index: int) -> tuple[int, ...]:
    """The sequence of 0 … n - 1 for the index-th participant, from 0; starts over after the last.

    The rows of Williams (1949), "Experimental designs balanced for the estimation of residual
    effects of treatments": n rows for even n, 2n for odd n. Over all rows each thing comes equally
    often in each place and equally often right after each other thing. Rows 2j and 2j + 1 are
    each other's reverse.

    Raises ValueError where n is less than 1.
    """
    if n < 1:
        raise ValueError(f"An order needs at least 1 thing to put in order, not {n}.")
    turn, reverse = divmod(index % (n if n % 2 == 0 else 2 * n), 2)
    zigzag = ((i + 1) // 2 * (1 if i % 2 else -1) for i in range(n))
    row = tuple((turn + step) % n for step in zigzag)
    return row[::-1] if reverse else row


def spread_apart(
    pages: Sequence[tuple[int, ...]], *, seed: int, stages: Sequence[Sequence[int]] | None = None
) -> list[int]:
    """An order of page indices, random by seed, whose neighbours share as few texts as it finds.

    Each step takes a page that shares least with the last one and, among those, one whose texts
    are still on most other pages, so that they do not pile up at the end; the best of a few
    starts counts. Takes time by len(pages) where few pages share a text, else by its square.

    Args:
        stages: the pages in groups that come one after the other; all in one when left out.
    """
    rng = Random(seed)
    masks = [sum(1 << text for text in set(page)) for page in pages]
    best: list[int] = []
    for _ in range(_RESTARTS if pages else 0):
        order = _greedy(pages, masks, rng, stages or [range(len(pages))])
        if not best or _shared(order, masks) < _shared(best, masks):
            best = order
        if not _shared(best, masks):
            break
    return best


def _greedy(
    pages: Sequence[tuple[int, ...]],
    masks: list[int],
    rng: Random,
    stages: Sequence[Sequence[int]],
) -> list[int]:
    ahead = Counter(text for page in pages for text in page)
    order: list[int] = []
    for stage in stages:
        drawn = rng.sample(stage, len(stage))
        # Pages by what waits of their texts, the most first, then as drawn. What waits only becomes
        # less, so that an entry that is still true is before all others.
        waiting = [(-_waiting(pages[page], ahead), n) for n, page in enumerate(drawn)]
        heapify(waiting)
        while waiting:
            last = masks[order[-1]] if order else 0
            page = drawn[_take_best(waiting, drawn, pages, masks, ahead, last)]
            order.append(page)
            ahead.subtract(pages[page])
    return order


def _take_best(
    waiting: list[tuple[int, int]],
    drawn: Sequence[int],
    pages: Sequence[tuple[int, ...]],
    masks: Sequence[int],
    ahead: Counter[int],
    last: int,
) -> int:
    """Take out the entry that shares least with the last page, of these the first; its number."""
    sharing: list[tuple[int, int, int]] = []
    found = None
    while waiting and found is None:
        noted, n = heappop(waiting)
        now = -_waiting(pages[drawn[n]], ahead)
        if now != noted:
            heappush(waiting, (now, n))
        elif shared := (masks[drawn[n]] & last).bit_count():
            sharing.append((shared, now, n))
        else:
            found = n
    if found is None:
        best = min(sharing)
        sharing.remove(best)
        found = best[2]
    for _, now, n in sharing:
        heappush(waiting, (now, n))
    return found


def _waiting(page: tuple[int, ...], ahead: Counter[int]) -> int:
    return sum(ahead[text] for text in page)


def _shared(order: Sequence[int], masks: list[int]) -> int:
    """Texts shared by neighbours, over the whole order."""
    return sum((masks[a] & masks[b]).bit_count() for a, b in pairwise(order))
