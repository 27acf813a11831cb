"""A judge's ratings of whole texts by item, and the longest of each criterion, without a search.

Ratings of single answers in a conversation are never shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from heapq import nlargest

from labeval.study.model.judge_ratings import JudgeRating

MOST_LONGEST = 8
"""Number of the longest ratings that are known for each criterion."""
_LINE = 30
"""Letters that the end of a line wastes, on the average."""


class RatingsIndex:
    """Made once for a list of ratings, which must not change."""

    def __init__(self, ratings: Sequence[JudgeRating]) -> None:
        self.ratings = ratings
        self._by_item: dict[str, list[JudgeRating]] = defaultdict(list)
        by_criterion: dict[str, list[JudgeRating]] = defaultdict(list)
        for rating in (rating for rating in ratings if not rating.turn):
            self._by_item[rating.item].append(rating)
            by_criterion[rating.criterion].append(rating)
        self._longest = {
            criterion: nlargest(MOST_LONGEST, found, key=_length)
            for criterion, found in by_criterion.items()
        }

    def of(self, item: str) -> Sequence[JudgeRating]:
        """The ratings of an item."""
        return self._by_item.get(item, ())

    def longest(self, criteria: Collection[str]) -> list[JudgeRating]:
        """The longest ratings by any of these criteria."""
        found = (rating for c in criteria for rating in self._longest.get(c, ()))
        return nlargest(MOST_LONGEST, found, key=_length)


def _length(rating: JudgeRating) -> int:
    """About how much room a rating takes: its letters, and a line begun for each quote."""
    return len(rating.explanation) + sum(len(quote) + _LINE for quote in rating.quotes)
