"""Whole numbers in texts, which are made without Qt, and the form of the word that they take."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

_WHOLE = re.compile(r"-?\d{1,18}")


def is_whole_number(text: str) -> bool:
    """Return whether ``int`` takes a text, of at most 18 digits: ``-2`` or ``40``, not ``--2``."""
    return _WHOLE.fullmatch(text) is not None


def amount(count: int, one: str, many: str = "") -> str:
    """``1 row`` or ``2 rows``, in English."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def filled(text: str, /, **values: object) -> str:
    """A text with its places filled; whole numbers print as :class:`Amount`."""
    amounts = {
        name: Amount(v) if isinstance(v, int) and not isinstance(v, Amount) else v
        for name, v in values.items()
    }
    return text.format(**amounts)


class Amount(int):
    """A whole number that prints with one of two words: ``{count:action waits|actions wait}``.

    The first follows 1, the second all others; a translation brings words of its own. Without
    words it prints its digits.
    """

    def __format__(self, spec: str) -> str:
        one, bar, many = spec.partition("|")
        if not bar:
            return super().__format__(spec) if spec else self.digits
        return f"{self.digits} {one if self == 1 else many}"

    @property
    def digits(self) -> str:
        """The number before the word."""
        return str(int(self))


@dataclass(frozen=True, slots=True)
class AmountRange:
    """The lowest and the highest of several whole numbers, printed as an :class:`Amount` is.

    ``{count:page|pages}`` is ``1 page`` where both are 1, else such as ``1–3 pages``.
    """

    low: int
    high: int

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Self:
        """The range of some numbers; 0 where there are none."""
        known = list(numbers) or [0]
        return cls(min(known), max(known))

    def __format__(self, spec: str) -> str:
        one, bar, many = spec.partition("|")
        if not bar:
            return str(self)
        return f"{self} {one if self.low == self.high == 1 else many}"

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"
