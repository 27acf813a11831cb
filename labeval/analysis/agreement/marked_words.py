"""Words that raters marked as the reason for a rating: how many, which, and whether they agree.

Agreement is that of raters who marked something in the same text for the same criterion; where
marking is a rater's choice, no mark says nothing. Two coefficients are given: F1 of words, which is
the same for both directions of a pair, and alpha for unitised continua, which takes agreement by
chance off (Krippendorff, Mathet, Bouvry and Widlöcher, "On the reliability of unitizing textual
continua: Further developments", Quality & Quantity 50 (2016), 2347-2364), here for one value,
marked or not: gaps are compared character by character, marks as wholes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

Span = tuple[int, int]
"""First character and the one after the last, in code points."""
Bools = npt.NDArray[np.bool_]

_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class MarkedText:
    """One text and what each rater marked in it."""

    length: int
    words: tuple[Span, ...]
    marks: Mapping[str, tuple[Span, ...]]
    """Rater to spans; those that overlap count as one."""

    @classmethod
    def of(cls, text: str, marks: Mapping[str, Iterable[Span]]) -> MarkedText:
        """A text with its words, which white space separates."""
        words = tuple(found.span() for found in _WORD.finditer(text))
        joined = {rater: tuple(_joined(spans)) for rater, spans in marks.items()}
        return cls(len(text), words, joined)

    def marked_words(self, rater: str) -> Bools:
        """(words,): whether any character of a word is marked."""
        spans = self.marks[rater]
        touched = [any(s < end and start < e for s, e in spans) for start, end in self.words]
        return np.array(touched, dtype=np.bool_)

    def characters(self, rater: str) -> Bools:
        """(length,): whether a character is marked."""
        found = np.zeros(self.length, dtype=np.bool_)
        for start, end in self.marks[rater]:
            found[start:end] = True
        return found


def word_f1(texts: Sequence[MarkedText]) -> float | None:
    """Twice the words that two raters both marked, of all that either did; pairs and texts pooled.

    None where no two raters marked words in one text.
    """
    both = either = 0
    for text in texts:
        words = [text.marked_words(rater) for rater in text.marks]
        for one, other in combinations(words, 2):
            both += int((one & other).sum())
            either += int(one.sum() + other.sum())
    return 2 * both / either if either else None


def unitised_alpha(texts: Sequence[MarkedText]) -> float | None:
    """Krippendorff's alpha for unitised continua of one value; texts are joined end to end.

    None where nothing is expected to differ: no two raters, nothing marked, or all of it.
    """
    observed = 0.0
    lengths: list[int] = []
    total = 0
    for text in texts:
        raters = len(text.marks)
        if raters < 2:
            continue
        count = np.sum([text.characters(rater) for rater in text.marks], axis=0)
        # Each ordered pair of raters of whom one marked a character and the other did not.
        observed += float((2 * count * (raters - count)).sum()) / (raters - 1)
        lengths += [end - start for spans in text.marks.values() for start, end in spans]
        total += raters * text.length
    marked = sum(lengths)
    gaps = total - marked
    with_itself = sum(length**2 for length in lengths) + gaps
    expected = 2 * marked * gaps * total / (total**2 - with_itself) if marked and gaps else 0.0
    return 1 - observed / expected if expected else None


def shares(text: MarkedText) -> list[tuple[int, int, int]]:
    """Start and end of each word, and the number of raters who marked it."""
    if not text.marks:
        return [(start, end, 0) for start, end in text.words]
    counts = np.sum([text.marked_words(rater) for rater in text.marks], axis=0)
    return [(*word, int(n)) for word, n in zip(text.words, counts, strict=True)]


def _joined(spans: Iterable[Span]) -> Iterator[Span]:
    """Spans in order; those that overlap made one."""
    last: Span | None = None
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if last is not None and start < last[1]:
            last = (last[0], max(last[1], end))
            continue
        if last is not None:
            yield last
        last = (start, end)
    if last is not None:
        yield last
