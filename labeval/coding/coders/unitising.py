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
    """Number of segments of all coders."""

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
    """Disagreement of coders on one category in one text.

    Args:
        by_coder: each coder's segments; those that overlap are taken as one, those that touch are
            two. At least two coders.
        length: of the continuum, from 0; every segment is within it.

    Raises:
        ValueError: fewer than two coders, or a segment beyond the continuum.
    """
    return Sections([by_coder], [length]).disagreement()


class Sections:
    """One category's segments and gaps in several texts, which are joined end to end.

    Gaps end where texts do. Texts can be counted several times or never, as a bootstrap does.
    """

    def __init__(self, texts: Sequence[Sequence[Sequence[Span]]], lengths: Sequence[int]) -> None:
        """Take what coders marked.

        Args:
            texts: for each text each coder's segments, as :func:`disagreement` takes them.
            lengths: of the texts.

        Raises:
            ValueError: fewer than two coders, or a segment beyond its text.
        """
        self.coders = len(texts[0]) if texts else 2
        if self.coders < 2:
            raise ValueError("it takes two coders to disagree")
        self._lengths = np.array(lengths, dtype=np.float64)
        apart, marked, gaps = [], [], []
        for n, (by_coder, length) in enumerate(zip(texts, lengths, strict=True)):
            segments = [_apart(spans) for spans in by_coder]
            if any(part and (part[0].start < 0 or part[-1].end > length) for part in segments):
                raise ValueError("a segment is outside the continuum")
            pairs = ((a, b) for i, a in enumerate(segments) for b in segments[i + 1 :])
            apart.append(sum(_distance(a, b, length) for a, b in pairs))
            marked += [(n, span.length) for part in segments for span in part]
            gaps += [(n, gap.length) for part in segments for gap in _gaps(part, length)]
        self._apart = np.array(apart, dtype=np.float64)
        self._text, self._length = _columns(marked)
        gaps.sort(key=lambda gap: gap[1])
        self._gap_text, self._gap = _columns(gaps)

    @property
    def segments(self) -> int:
        """Number of segments of all coders."""
        return len(self._length)

    @property
    def texts(self) -> int:
        """Number of texts."""
        return len(self._lengths)

    def disagreement(self) -> Disagreement:
        """That of all texts, each once."""
        observed, expected = self.sampled(np.ones((1, len(self._lengths))))
        return Disagreement(float(observed[0]), float(expected[0]), self.segments)

    def sampled(self, drawn: Numbers) -> tuple[Numbers, Numbers]:
        """Observed and expected disagreement where texts count several times.

        Args:
            drawn: (samples, texts) how often each text is in a sample.

        Returns:
            Both (samples,); 0 where a sample has no text or no segment.
        """
        length, count = drawn @ self._lengths, drawn[:, self._text]
        with np.errstate(invalid="ignore", divide="ignore"):
            observed = 2 * (drawn @ self._apart) / (self.coders * (self.coders - 1) * length**2)
            placed = (self._overlapping(count) + self._in_gaps(count, drawn)) / self._below(
                count, length
            )
            expected = 2 / length * placed
        return np.nan_to_num(observed), np.nan_to_num(expected)

    def _overlapping(self, count: Numbers) -> Numbers:
        """Expected difference of segments that overlap by chance."""
        each = 2 * self._length**3 - 3 * self._length**2 + self._length
        return np.asarray((count.sum(axis=1) - 1) / 3 * (count @ each))

    def _in_gaps(self, count: Numbers, drawn: Numbers) -> Numbers:
        """Expected difference of segments that fall into gaps by chance."""
        gaps = drawn[:, self._gap_text]
        first = np.searchsorted(self._gap, self._length, side="left")
        number, sums = _from_here(gaps)[:, first], _from_here(gaps * self._gap)[:, first]
        room = sums - number * (self._length - 1)
        return np.asarray((count * self._length**2 * room).sum(axis=1))

    def _below(self, count: Numbers, length: Numbers) -> Numbers:
        total = self.coders * length
        return np.asarray(total * (total - 1) - count @ (self._length * (self._length - 1)))


def _from_here(values: Numbers) -> Numbers:
    """(samples, n + 1): the sum of each value and all after it; 0 at the end."""
    summed = np.cumsum(values[:, ::-1], axis=1)[:, ::-1]
    return np.concatenate([summed, np.zeros((len(values), 1))], axis=1)


def _columns(pairs: Sequence[tuple[int, int]]) -> tuple[npt.NDArray[np.intp], Numbers]:
    """Texts and lengths."""
    texts = np.array([text for text, _ in pairs], dtype=np.intp)
    return texts, np.array([length for _, length in pairs], dtype=np.float64)


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
    """Gaps between segments, before the first and after the last."""
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
