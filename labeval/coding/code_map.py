"""Places of codes and themes on the map of a board, where codes are cards of their own.

A place is a memo about the code or theme, so that it is undone, merged and kept like
everything else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import hypot, isqrt

from labeval.coding.edits import Change, added, changed
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Memo
from labeval.text.marks import QT_TRANSLATE_NOOP

PLACED = "code_place"
"""Subject of these memos, which are no notes."""
MOVE_CODE = QT_TRANSLATE_NOOP("Coding", "Move a code on the map")
ARRANGE = QT_TRANSLATE_NOOP("Coding", "Arrange the map")

Place = tuple[float, float]
_ROUNDS = 300
_NEAREST, _FARTHEST = 0.35, 1.6
"""Distances of codes that are always and never together, in steps of the map."""


def places(memos: Iterable[Memo], board: str) -> dict[str, Place]:
    """The upper left corners of codes and themes (ids) on the map of a board (its id)."""
    found = {}
    for memo in memos:
        if memo.about == PLACED:
            data = json.loads(memo.text)
            if data["board"] == board:
                found[memo.row] = (float(data["x"]), float(data["y"]))
    return found


def put(
    memos: Iterable[Memo], board: str, moved: Mapping[str, Place], *, coder: str
) -> list[Change]:
    """Put codes and themes (ids) at places of the map of a board."""
    known = {memo.id: memo for memo in memos if memo.about == PLACED}
    changes: list[Change] = []
    for code, (x, y) in moved.items():
        id = id_of(PLACED, board, code)
        text = json.dumps({"board": board, "x": round(x, 1), "y": round(y, 1)}, sort_keys=True)
        before = known.get(id)
        if before is None:
            changes.append(added(Memo(id, PLACED, code, coder, text, utc_now())))
        elif before.text != text:
            changes += changed(before, Memo(id, PLACED, code, coder, text, utc_now()))
    return changes


def arranged(
    codes: Sequence[str], together: Mapping[tuple[str, str], float], *, step: Place
) -> dict[str, Place]:
    """Places at which codes that often occur together are near each other.

    Distances are fitted by stress majorisation (Gansner, Koren and North, 2005) from a circle in
    the order given, so that the same codes and numbers give the same map.

    Args:
        together: how far two codes go together, from 0 to 1; pairs that are left out: 0.
        step: width and height that a card needs, with the space around it.
    """
    import numpy as np

    number = len(codes)
    turns = 2 * np.pi * np.arange(number) / max(1, number)
    at = max(1.0, number / (2 * np.pi)) * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    index = {code: n for n, code in enumerate(codes)}
    share = np.zeros((number, number))
    for (a, b), part in together.items():
        if a in index and b in index:
            share[index[a], index[b]] = share[index[b], index[a]] = min(1.0, part)
    wanted = max(1.0, number**0.5 / 2) * (_FARTHEST - (_FARTHEST - _NEAREST) * np.sqrt(share))
    weight = wanted**-2
    np.fill_diagonal(weight, 0)
    for _ in range(_ROUNDS if number > 1 else 0):
        apart = at[:, None] - at[None]
        far = np.maximum(np.linalg.norm(apart, axis=2), 1e-9)
        pulled = at[None] + apart * (wanted / far)[:, :, None]
        at = (weight[:, :, None] * pulled).sum(axis=1) / weight.sum(axis=1)[:, None]
    found = (at * step).tolist()
    return _apart({code: (found[n][0], found[n][1]) for code, n in index.items()}, step)


def _apart(at: Mapping[str, Place], step: Place) -> dict[str, Place]:
    """The same places moved to the nearest ones of a grid, so that no card covers another."""
    left = min((x for x, _ in at.values()), default=0.0)
    top = min((y for _, y in at.values()), default=0.0)
    taken: set[tuple[int, int]] = set()
    found = {}
    for code, (x, y) in sorted(at.items(), key=lambda each: (each[1][1], each[1][0], each[0])):
        column, row = (x - left) / step[0], (y - top) / step[1]
        reach = isqrt(len(at)) + 1
        cells = [
            (c, r)
            for c in range(max(0, round(column) - reach), round(column) + reach + 1)
            for r in range(max(0, round(row) - reach), round(row) + reach + 1)
            if (c, r) not in taken
        ]
        cell = min(cells, key=lambda cr: (hypot(cr[0] - column, cr[1] - row), cr))
        taken.add(cell)
        found[code] = (cell[0] * step[0], cell[1] * step[1])
    return found
