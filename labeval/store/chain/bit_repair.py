"""Repair of a row in which one bit is wrong: with the bit flipped back, the stored hash fits again.

No other row with one bit changed has that hash, so what comes out is what was written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from labeval.store.chain.hashes import Column

_LONGEST = 20_000
"""Rows with more bytes of text than this take too long."""


def repaired(
    row: Sequence[Column], is_right: Callable[[Sequence[Column]], bool]
) -> tuple[Column, ...] | None:
    """The row with the wrong bit flipped back; None where no single bit makes the hash fit.

    Args:
        is_right: compares with a hash of at least 64 bits.
    """
    if sum(len(column) for column in row if isinstance(column, str)) > _LONGEST:
        return None
    for place, column in enumerate(row):
        for candidate in _variants(column):
            changed = (*row[:place], candidate, *row[place + 1 :])
            if is_right(changed):
                return changed
    return None


def _variants(column: Column) -> list[Column]:
    if isinstance(column, int):
        return [column ^ (1 << bit) for bit in range(63)]
    content = column.encode(errors="surrogateescape")
    found: list[Column] = []
    for place in range(len(content)):
        for bit in range(8):
            flipped = bytearray(content)
            flipped[place] ^= 1 << bit
            try:
                found.append(flipped.decode())
            except UnicodeDecodeError:
                continue
    return found
