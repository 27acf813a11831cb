"""New positions of a coding's ends when text next to or under them is replaced."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TextEdit:
    """A replacement, as it moves the ends of codings."""

    old: str
    start: int
    end: int
    typed: str

    @property
    def delta(self) -> int:
        return len(self.typed) - (self.end - self.start)

    def start_of(self, offset: int) -> int:
        """New start of a coding."""
        if offset < self.start or (offset == self.start and self.end > self.start):
            return offset
        if offset >= self.end:
            goes_on = self._inserts_at(offset) and self._is_word_at(offset)
            return offset + self.delta - (_word_run(reversed(self.typed)) if goes_on else 0)
        return self.start

    def end_of(self, offset: int) -> int:
        """New end of a coding."""
        if offset > self.end or (offset == self.end and self.end > self.start):
            return offset + self.delta
        if offset <= self.start:
            goes_on = self._inserts_at(offset) and self._is_word_at(offset - 1)
            return offset + (_word_run(self.typed) if goes_on else 0)
        return self.start + len(self.typed)

    def _inserts_at(self, offset: int) -> bool:
        return offset == self.start == self.end

    def _is_word_at(self, offset: int) -> bool:
        """True if the coded text at an end is a word, which typed letters would go on with."""
        return offset in range(len(self.old)) and _is_letter(self.old[offset])


def _word_run(text: Iterable[str]) -> int:
    """Number of letters that a text begins with."""
    number = 0
    for char in text:
        if not _is_letter(char):
            break
        number += 1
    return number


def _is_letter(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char)[0] == "M" or char in "'’-\u200d"
