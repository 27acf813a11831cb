"""The words of a passage, packed: a long transcript opens without an object a word."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import overload

_WORD = struct.Struct("<iiiid")
"""Start and end in the text, start and end in ms, probability; no number where it is not known."""


@dataclass(frozen=True, slots=True)
class Word:
    """A spoken word: its position in its passage's text, and its time."""

    start: int
    end: int
    start_ms: int
    """On the recording's clock."""
    end_ms: int
    probability: float | None = None


class Words(Sequence[Word]):
    """Words in order. It never changes; two of the same words are equal.

    Args:
        packed: as :attr:`packed` gives it.

    Raises:
        ValueError: the bytes are not a whole number of words.
    """

    __slots__ = ("packed",)

    def __init__(self, packed: bytes = b"") -> None:
        if len(packed) % _WORD.size:
            raise ValueError("these bytes are no words")
        self.packed = packed

    @classmethod
    def of(cls, words: Iterable[Word]) -> Words:
        """Pack words."""
        return cls(b"".join(map(_packed, words)))

    def __len__(self) -> int:
        return len(self.packed) // _WORD.size

    @overload
    def __getitem__(self, at: int) -> Word: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Word]: ...
    def __getitem__(self, at: int | slice) -> Word | Sequence[Word]:
        if isinstance(at, slice):
            return tuple(self)[at]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(at)
        return _unpacked(*_WORD.unpack_from(self.packed, number * _WORD.size))

    def __iter__(self) -> Iterator[Word]:
        return (_unpacked(*numbers) for numbers in _WORD.iter_unpack(self.packed))

    def times(self) -> list[tuple[int, int, int, int]]:
        """Start and end in the text, start and end in ms: all words at once, without objects."""
        return [numbers[:4] for numbers in _WORD.iter_unpack(self.packed)]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Words):
            return self.packed == other.packed
        return isinstance(other, tuple | list) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(self.packed)

    def __repr__(self) -> str:
        return f"Words({list(self)!r})"


NO_WORDS = Words()
"""Of a written text."""


def _packed(word: Word) -> bytes:
    sure = nan if word.probability is None else word.probability
    return _WORD.pack(word.start, word.end, word.start_ms, word.end_ms, sure)


def _unpacked(start: int, end: int, start_ms: int, end_ms: int, sure: float) -> Word:
    return Word(start, end, start_ms, end_ms, None if isnan(sure) else sure)
