"""Short figures that change with any cell of a table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pandas import DataFrame

Fingerprint = list[float] | str
CLOSE = 1e-5
"""What another processor or library may change of a result that was searched for, relatively."""


def of_rows(rows: Iterable[object]) -> str:
    """How many rows, and a digest of all that they say."""
    digest, count = blake2b(digest_size=6), 0
    for row in rows:
        digest.update(repr(row).encode())
        count += 1
    return f"{count} {digest.hexdigest()}"


def of_table(table: DataFrame) -> dict[str, Fingerprint]:
    """By column: of numbers :func:`of_numbers`, of everything else :func:`of_rows`."""
    found = dict[str, Fingerprint]()
    for name in table.columns:
        missing = table[name].isna().tolist()
        cells = [None if m else cell for cell, m in zip(table[name].tolist(), missing, strict=True)]
        known = [cell for cell in cells if cell is not None]
        numbers = bool(known) and all(type(cell) in (int, float) for cell in known)
        found[str(name)] = of_numbers(cells) if numbers else of_rows(map(str, cells))
    return found


def of_numbers(cells: Iterable[float | None]) -> list[float]:
    """Cells, known ones, their sum, their size, and two sums that their order changes."""
    values = [math.nan if cell is None else float(cell) for cell in cells]
    known = [value for value in values if math.isfinite(value)]
    turned = [v * math.cos(n) for n, v in enumerate(values) if math.isfinite(v)]
    where = [math.cos(n) for n, v in enumerate(values) if math.isfinite(v)]
    size = math.fsum(map(abs, known))
    return [len(values), len(known), math.fsum(known), size, math.fsum(turned), math.fsum(where)]


_RENEW = "where all of this is meant: python -m tests.support.whole_runs"


def differences(
    found: Mapping[str, Mapping[str, Fingerprint]], kept: Mapping[str, Mapping[str, Fingerprint]]
) -> list[str]:
    """The tables and columns that are not what they were, by name, and last what renews them."""
    changed = [f"{name} is not in both" for name in sorted(found.keys() ^ kept.keys())]
    for name in sorted(found.keys() & kept.keys()):
        here, there = found[name], kept[name]
        changed += [
            f"{name}.{column}: {here.get(column)}, was {there.get(column)}"
            for column in sorted(here.keys() | there.keys())
            if not _same(here.get(column), there.get(column))
        ]
    return [*changed, _RENEW] if changed else []


def renewed(
    found: Mapping[str, Mapping[str, Fingerprint]], kept: Mapping[str, Mapping[str, Fingerprint]]
) -> dict[str, dict[str, Fingerprint]]:
    """What was found, but as it was kept wherever it is the same but for rounding."""
    return {
        name: {
            column: was if _same(now, was := kept.get(name, {}).get(column)) and was else now
            for column, now in columns.items()
        }
        for name, columns in found.items()
    }


def _same(one: Fingerprint | None, other: Fingerprint | None) -> bool:
    if not (isinstance(one, list) and isinstance(other, list)):
        return one == other
    allowed = CLOSE * max(1e-3, one[3])
    return one[:2] == other[:2] and all(
        abs(a - b) <= allowed for a, b in zip(one[2:], other[2:], strict=True)
    )
