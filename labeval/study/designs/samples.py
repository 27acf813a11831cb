"""Samples of many items for each participant, so that all items fill evenly."""

from __future__ import annotations

from random import Random


def even_sample(items: int, size: int, *, seed: int, participant: int) -> list[int]:
    """`size` different items (indices from 0, ascending) for one participant, from 0.

    After any number of participants, no item has been given more than one time oftener than
    another. It takes nothing but the numbers: all items are drawn in a random order again and
    again, and each participant gets the next ones of that endless row. Where a new order begins
    within one participant's part, it begins with items that this participant has not got.

    Raises ValueError where `size` is not between 1 and `items`.
    """
    if not 1 <= size <= items:
        raise ValueError(f"A sample of {items} items has 1 to {items} of them, not {size}.")
    rng = Random(seed)
    row: list[int] = []
    first = participant * size
    passed = 0
    while passed + len(row) < first + size:
        begun = (passed + len(row)) % size
        row += _next_order(items, row[len(row) - begun :], size - begun, rng)
        whole = min(first - passed, len(row)) // size * size
        row, passed = row[whole:], passed + whole
    return sorted(row[first - passed : first - passed + size])


def participants_needed(items: int, size: int, raters: int) -> int:
    """Return the number of participants that give every item its raters."""
    return -(-items * raters // size)


def _next_order(items: int, had: list[int], first: int, rng: Random) -> list[int]:
    """All items in random order, none that the participant already `had` among the `first`."""
    order = rng.sample(range(items), items)
    if not had:
        return order
    fresh = [item for item in order if item not in had]
    begin = fresh[:first]
    rest = [item for item in order if item not in begin]
    return begin + rest
