"""Krippendorff's alpha for unitising: whether coders mark the same stretches of a text.

Unlike agreement on characters it sees where segments begin and end: two segments side by side are
not one. Source: Krippendorff, "Content Analysis: An Introduction to Its Methodology" (2nd edition,
2004), chapter 11, with the example of page 254; first in his "On the reliability of unitizing
continuous data", Sociological Methodology 25 (1995), 47-76.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.coding.spans import Span

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Observed and expected disagreement of one category, per squared unit of length."""

    observed: float
    expected: float
    segments: int
    """Of all coders."""

    @property
    def alpha(self) -> float | None:
        """1 less their ratio; None where nothing is expected, because nobody marked anything."""
        return 1 - self.observed / self.expected if self.expected > 0 else None


def pooled_alpha(categories: Iterable[Disagreement]) -> float | None:
    """Alpha over several categories: the ratio of sums, not a mean of ratios."""
    parts = list(categories)
    expected = sum(part.expected for part in parts)
    return 1 - sum(part.observed for part in parts) / expected if expected > 0 else None


def disagreement(by_coder: Sequence[Sequence[Span]], length: int) -> Disagreement:
    """Disagreement of coders on one category.

    Args:
        by_coder: each coder's segments; those that overlap are taken as one, those that touch are
            two. At least two coders.
        length: of the continuum, from 0; every segment lies in it.

    Raises:
        ValueError: fewer than two coders, or a segment beyond the continuum.
    """
    if len(by_coder) < 2:
        raise ValueError("it takes two coders to disagree")
    segments = [_apart(spans) for spans in by_coder]
    if any(part and (part[0].start < 0 or part[-1].end > length) for part in segments):
        raise ValueError("a segment lies beyond the continuum")
    marked = sum(map(len, segments))
    coders = len(segments)
    apart = sum(_distance(a, b, length) for i, a in enumerate(segments) for b in segments[i + 1 :])
    observed = 2 * apart / (coders * (coders - 1) * float(length) ** 2) if length else 0.0
    return Disagreement(observed, _expected(segments, length), marked)


def _apart(spans: Iterable[Span]) -> list[Span]:
    """Segments in order, those that overlap made one."""
    found: list[Span] = []
    for span in sorted(span for span in spans if span.length > 0):
        if found and span.start < found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        else:
            found.append(span)
    return found


def _gaps(segments: Sequence[Span], length: int) -> list[Span]:
    """What lies between segments, before the first and after the last."""
    starts = [0, *(span.end for span in segments)]
    ends = [*(span.start for span in segments), length]
    return [Span(*gap) for gap in zip(starts, ends, strict=True) if gap[0] < gap[1]]


def _distance(first: Sequence[Span], second: Sequence[Span], length: int) -> float:
    """The differences of two coders' sections, summed."""
    overlapping = 0.0
    j = 0
    for span in first:
        while j < len(second) and second[j].end <= span.start:
            j += 1
        for other in second[j:]:
            if other.start >= span.end:
                break
            overlapping += (span.start - other.start) ** 2 + (span.end - other.end) ** 2
    return overlapping + _alone(first, _gaps(second, length)) + _alone(second, _gaps(first, length))


def _alone(segments: Sequence[Span], gaps: Sequence[Span]) -> float:
    """Squared lengths of the segments that lie wholly in a gap of the other coder."""
    found, j = 0.0, 0
    for span in segments:
        while j < len(gaps) and gaps[j].end < span.end:
            j += 1
        if j < len(gaps) and gaps[j].covers(span):
            found += float(span.length) ** 2
    return found


def _expected(segments: Sequence[Sequence[Span]], length: int) -> float:
    """What would differ if all sections were placed by chance."""
    coders = len(segments)
    lengths = _lengths(span for part in segments for span in part)
    if not len(lengths) or not length:
        return 0.0
    gaps = np.sort(_lengths(gap for part in segments for gap in _gaps(part, length)))
    number = len(lengths)
    beside = (number - 1) / 3 * (2 * lengths**3 - 3 * lengths**2 + lengths)
    # Of the gaps that a segment fits into: the sum of (gap - segment + 1).
    first = np.searchsorted(gaps, lengths, side="left")
    sums = np.append(np.cumsum(gaps[::-1])[::-1], 0.0)
    room = sums[first] - (len(gaps) - first) * (lengths - 1)
    total = coders * float(length)
    below = total * (total - 1) - float((lengths * (lengths - 1)).sum())
    return float(2 / length * (beside + lengths**2 * room).sum() / below) if below > 0 else 0.0


def _lengths(spans: Iterable[Span]) -> Numbers:
    return np.array([span.length for span in spans], dtype=np.float64)
