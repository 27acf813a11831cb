"""The keys 1 to 9, each with the code that it codes with.

A key never changes its code by itself: a code that is used for the first time takes the first free
key, and keeps it until the analyst gives that key to another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from labeval.coding.rows import Code

DIGITS = 9


class DigitKeys:
    """The codes of nine keys, by their ids; empty where a key is free."""

    def __init__(self, kept: Sequence[str] = ()) -> None:
        self._ids = [*kept[:DIGITS], *[""] * DIGITS][:DIGITS]

    @property
    def kept(self) -> list[str]:
        """The id at each key, up to the last one that has a code, as it is remembered."""
        last = max((n for n, id in enumerate(self._ids, start=1) if id), default=0)
        return self._ids[:last]

    def codes(self, known: Mapping[str, Code]) -> Iterator[tuple[int, Code]]:
        """Every key that codes, with its code: none that is gone, retired or only holds others."""
        for digit, id in enumerate(self._ids, start=1):
            code = known.get(id)
            if code is not None and code.codable and not code.retired:
                yield digit, code

    def take(self, id: str, known: Mapping[str, Code]) -> bool:
        """Give a code that was used the first free key; False where it has one, or none is free."""
        if id in self._ids:
            return False
        used = {digit for digit, _ in self.codes(known)}
        free = next((digit for digit in range(1, DIGITS + 1) if digit not in used), 0)
        if free:
            self._ids[free - 1] = id
        return bool(free)

    def give(self, id: str, digit: int) -> None:
        """Give a code a key; a code that had it takes the key that the other one leaves."""
        before = self._ids.index(id) if id in self._ids else None
        other, self._ids[digit - 1] = self._ids[digit - 1], id
        if before is not None and before != digit - 1:
            self._ids[before] = other
