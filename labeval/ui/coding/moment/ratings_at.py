"""The ratings at which a code occurs, compared with the other ratings that have comments."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from labeval.coding.rows import Passage, Source
from labeval.study.pages import BOTH_BAD, TIE

_BEST_WORST = ">"
_LETTERS = "ABCDEFGH"
_LAST = (TIE, BOTH_BAD, "dont_know", "no_answer")


@dataclass(frozen=True, slots=True)
class RatingsAt:
    """Number of times each answer was given where a code occurs, and elsewhere."""

    method: str
    here: dict[str, int]
    elsewhere: dict[str, int]

    @property
    def n(self) -> int:
        """Ratings at which the code occurs."""
        return sum(self.here.values())

    @property
    def total(self) -> int:
        """Ratings at which anything was said or written."""
        return self.n + sum(self.elsewhere.values())

    def most(self) -> str:
        """The answer whose share here exceeds that elsewhere most; empty where there is none."""
        if not self.n or self.total == self.n:
            return ""
        rest = self.total - self.n
        return max(self.here, key=lambda v: self.here[v] / self.n - self.elsewhere[v] / rest)


def ratings_at(
    passages: Iterable[tuple[Source, Passage]], coded: Collection[str]
) -> list[RatingsAt]:
    """Count ratings, a method at a time, each rating once; most ratings with the code first.

    Args:
        passages: with their sources; what knows no answer is left out.
        coded: ids of passages in which the code occurs.
    """
    ratings: dict[tuple[str, str, str], tuple[str, str, bool]] = {}
    for source, passage in passages:
        where = passage.where
        if where.value and where.page:
            key = source.session, where.page, where.criterion
            before = ratings.get(key, ("", "", False))[2]
            found = where.method, outcome(where.value, where.items), before or passage.id in coded
            ratings[key] = found
    methods: dict[str, tuple[dict[str, int], dict[str, int]]] = {}
    for method, value, has in ratings.values():
        sides = methods.setdefault(method, ({}, {}))
        for n, side in enumerate(sides):
            side[value] = side.get(value, 0) + (has == (n == 0))
    found_all = [
        RatingsAt(method, *({v: side[v] for v in sorted(side, key=_place)} for side in sides))
        for method, sides in methods.items()
    ]
    return sorted((r for r in found_all if r.n), key=lambda r: -r.n)


def outcome(value: str, items: tuple[str, ...]) -> str:
    """An answer that can be counted over pages: of a comparison, the letter of the chosen one."""
    best = value.partition(_BEST_WORST)[0]
    if len(items) > 1 and best in items:
        return _LETTERS[items.index(best) % len(_LETTERS)]
    return value


def _place(value: str) -> tuple[int, float, str]:
    if value in _LAST:
        return 2, float(_LAST.index(value)), ""
    try:
        return 0, float(value), ""
    except ValueError:
        return 1, 0.0, value
