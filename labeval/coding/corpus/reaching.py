"""Questions on two lists of spans, each answered in the time of a binary search."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import accumulate

from labeval.coding.spans import Span


class Reach:
    """Spans by where they begin, each with the furthest end of those up to it."""

    def __init__(self, spans: Iterable[Span]) -> None:
        ordered = sorted(spans)
        self._starts = [span.start for span in ordered]
        self._ends = list(accumulate((span.end for span in ordered), max))

    def overlaps(self, span: Span) -> bool:
        """True if one shares a character with a span."""
        return self._furthest(bisect_left(self._starts, span.end)) > span.start

    def covers(self, span: Span) -> bool:
        """True if one has all characters of a span."""
        return self._furthest(bisect_right(self._starts, span.start)) >= span.end

    def is_within(self, span: Span, distance: int) -> bool:
        """True if one is at most so far before or after a span."""
        number = bisect_right(self._starts, span.end + distance)
        return self._furthest(number) >= span.start - distance

    def next_start(self, position: int) -> int | None:
        """The first beginning behind a position; None where there is none."""
        number = bisect_right(self._starts, position)
        return self._starts[number] if number < len(self._starts) else None

    def end_before(self, position: int) -> int | None:
        """The furthest end of those that begin before a position; None where there are none."""
        number = bisect_left(self._starts, position)
        return self._ends[number - 1] if number else None

    def _furthest(self, number: int) -> int:
        """The furthest end of the first so many; before everything where there are none."""
        return self._ends[number - 1] if number else -1 << 62
