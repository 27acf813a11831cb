"""Places of a corpus that are alike, by vectors of their texts, whatever made the vectors.

All vectors have length 1, so that a product of two is their cosine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import ASKING
from labeval.coding.spans import Span
from labeval.coding.words import sentences_of, word_count

Vectors = npt.NDArray[np.float32]
"""(texts, dimensions)."""
Numbers = npt.NDArray[np.float64]
LEAST_WORDS = 4
"""Shorter places say too little to be compared."""
MOST_WORDS = 60
"""A longer passage is cut between sentences."""
NEAREST = 3
"""Examples that a place is compared with: those that it is most like."""
MOST_PAIRS = 1000
"""Listed, however many there are; a sentence that many people say makes thousands."""
_ROWS = 512


@dataclass(frozen=True, slots=True)
class Unit:
    """A place that is compared with others."""

    source: str
    span: Span
    """In its source."""
    text: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two places that are alike, by their numbers."""

    first: int
    second: int
    likeness: float


@dataclass(frozen=True, slots=True)
class NearDuplicates:
    """Pairs of places that are at least as alike as was asked."""

    pairs: list[Pair]
    """The most alike first, :data:`MOST_PAIRS` at most."""
    number: int
    """Of all, listed or not."""


def units(corpus: Corpus, sources: Collection[str], speakers: Collection[str] = ()) -> list[Unit]:
    """Places of sources that are compared: passages, long ones in runs of sentences.

    Args:
        speakers: whose passages they are; everybody's but those of whoever asks when empty.
    """
    found = []
    for id in corpus.sources:
        if id not in sources:
            continue
        layout = corpus.layouts[id]
        for whole, passage in zip(layout.spans, layout.passages, strict=True):
            if passage.speaker not in speakers if speakers else passage.speaker in ASKING:
                continue
            for part in _parts(passage.text):
                text = passage.text[part.start : part.end]
                if word_count(text) >= LEAST_WORDS:
                    span = Span(whole.start + part.start, whole.start + part.end)
                    found.append(Unit(id, span, text))
    return found


def _parts(text: str) -> Iterator[Span]:
    """Runs of sentences of at most :data:`MOST_WORDS` words; a longer sentence stays whole."""
    start, end, words = -1, -1, 0
    for sentence in sentences_of(text):
        more = word_count(text[sentence.start : sentence.end])
        if start >= 0 and words + more > MOST_WORDS:
            yield Span(start, end)
            start, words = -1, 0
        if start < 0:
            start = sentence.start
        end, words = sentence.end, words + more
    if start >= 0:
        yield Span(start, end)


def likeness(places: Vectors, examples: Vectors) -> Numbers:
    """(places,) mean cosine of each with the :data:`NEAREST` examples that it is most like."""
    cosines = np.sort(places @ examples.T, axis=1)
    return np.asarray(cosines[:, -NEAREST:].mean(axis=1), dtype=np.float64)


def likeness_of_others(examples: Vectors) -> Numbers:
    """(examples,) the same of each example with the others: would it have been found by them?"""
    cosines = (examples @ examples.T).astype(np.float64)
    np.fill_diagonal(cosines, -np.inf)
    nearest = np.sort(cosines, axis=1)[:, 1:][:, -NEAREST:]
    return np.asarray(nearest.mean(axis=1))


def near_duplicates(places: Vectors, threshold: float) -> NearDuplicates:
    """Pairs that are at least so alike."""
    first = second = np.empty(0, np.intp)
    alike, number = np.empty(0, places.dtype), 0
    for begin in range(0, len(places), _ROWS):
        cosines = np.triu(places[begin : begin + _ROWS] @ places[begin:].T, 1)
        rows, columns = np.nonzero(cosines >= threshold)
        number += len(rows)
        first = np.concatenate([first, begin + rows])
        second = np.concatenate([second, begin + columns])
        alike = np.concatenate([alike, cosines[rows, columns]])
        listed = np.lexsort((second, first, -alike))[:MOST_PAIRS]
        first, second, alike = first[listed], second[listed], alike[listed]
    found = zip(first.tolist(), second.tolist(), alike.tolist(), strict=True)
    return NearDuplicates([Pair(*each) for each in found], number)
