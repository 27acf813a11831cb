"""In which sequence things are shown: systems to participants, and pages within a session."""

from collections import Counter
from collections.abc import Sequence
from random import Random

_RESTARTS = 6


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


def spread_apart(pages: Sequence[tuple[int, ...]], *, seed: int) -> list[int]:
    """An order of page indices, random by seed, whose neighbours share as few texts as it finds.

    Each step takes a page that shares least with the last one and, among those, one whose texts
    are still on most other pages, so that they do not pile up at the end. The best of a few
    starts, after which pages are moved wherever that helps. Takes O(len(pages) ** 2).
    """
    rng = Random(seed)
    masks = [sum(1 << text for text in set(page)) for page in pages]
    best: list[int] = []
    for _ in range(_RESTARTS if pages else 0):
        order = _moved_apart(_greedy(pages, masks, rng), masks)
        if not best or _shared(order, masks) < _shared(best, masks):
            best = order
        if not _shared(best, masks):
            break
    return best


def _greedy(pages: Sequence[tuple[int, ...]], masks: list[int], rng: Random) -> list[int]:
    left = rng.sample(range(len(pages)), len(pages))
    ahead = Counter(text for page in pages for text in page)
    order: list[int] = []
    last = 0
    while left:
        best = min(left, key=lambda p: ((masks[p] & last).bit_count(), -_waiting(pages[p], ahead)))
        left.remove(best)
        order.append(best)
        ahead.subtract(pages[best])
        last = masks[best]
    return order


def _waiting(page: tuple[int, ...], ahead: Counter[int]) -> int:
    return sum(ahead[text] for text in page)


def _shared(order: Sequence[int], masks: list[int]) -> int:
    """Texts shared by neighbours, over the whole order."""
    return sum((masks[a] & masks[b]).bit_count() for a, b in zip(order, order[1:], strict=False))


def _moved_apart(order: list[int], masks: list[int]) -> list[int]:
    """Take each page that shares a text with a neighbour to wherever it shares least."""
    for page in list(order):
        at = order.index(page)
        if _cost_at(page, order[max(at - 1, 0) : at] + order[at + 1 : at + 2], masks):
            order.pop(at)
            places = range(len(order) + 1)
            order.insert(min(places, key=lambda p: _cost_of_insert(page, p, order, masks)), page)
    return order


def _cost_at(page: int, neighbours: list[int], masks: list[int]) -> int:
    return sum((masks[page] & masks[other]).bit_count() for other in neighbours)


def _cost_of_insert(page: int, place: int, order: list[int], masks: list[int]) -> int:
    """What the whole order gains in shared texts by the page at that place."""
    neighbours = order[max(place - 1, 0) : place + 1]
    parted = _shared(neighbours, masks) if 0 < place < len(order) else 0
    return _cost_at(page, neighbours, masks) - parted
