"""Coders' segments as decisions on units: coded or not, unit by unit.

Agreement depends on the unit, so it is chosen and always stated. With characters, the exact ends of
segments count; with words and sentences, a comma more or less does not; with turns (passages:
answers, turns of talk), only whether a coder saw the code in one. A unit counts as coded where any
of its characters is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Coding
from labeval.coding.spans import Span, union
from labeval.coding.words import sentences_of, words_of

Unit = Literal["character", "word", "sentence", "turn"]
UNITS: tuple[Unit, ...] = get_args(Unit)

Positions = npt.NDArray[np.int64]
_PARTS: Mapping[str, Callable[[str], list[Span]]] = {"word": words_of, "sentence": sentences_of}


@dataclass(frozen=True, slots=True)
class Decisions:
    """Decisions of coders on each unit about one code."""

    coded: npt.NDArray[np.bool_]
    """(rows, coders)."""
    weights: Positions
    """(rows,): how many units that were decided alike a row stands for."""
    turns: Positions
    """(rows,): the passage that the row's units are in, from 0."""
    n_turns: int

    @property
    def n(self) -> int:
        """Number of units."""
        return int(self.weights.sum())


class Continuum:
    """Some sources joined end to end, so that all that was coded in them is compared at once."""

    def __init__(self, corpus: Corpus, sources: Iterable[str]) -> None:
        """Lay the sources with these ids end to end."""
        self._corpus = corpus
        self.sources = tuple(sources)
        self._offsets: dict[str, int] = {}
        starts: list[int] = []
        self.length = 0
        for id in self.sources:
            layout = corpus.layouts[id]
            self._offsets[id] = self.length
            starts.extend(self.length + span.start for span in layout.spans if span.length)
            self.length += layout.length
        self._turn_starts = np.array(starts, dtype=np.int64)
        self._parts: dict[str, tuple[Positions, Positions]] = {}

    @property
    def n_turns(self) -> int:
        """Passages that have text."""
        return len(self._turn_starts)

    def placed(self, codings: Iterable[Coding]) -> list[Span]:
        """Spans of codings of these sources; those of other sources are left out."""
        found = []
        for coding in codings:
            offset = self._offsets.get(coding.source)
            if offset is not None:
                span = self._corpus.layouts[coding.source].span(coding)
                found.append(Span(offset + span.start, offset + span.end))
        return found

    def placed_in_each(self, codings: Iterable[Coding]) -> list[list[Span]]:
        """Spans of codings in each of the sources; those of other sources are left out."""
        found: dict[str, list[Span]] = {id: [] for id in self.sources}
        for coding in codings:
            if coding.source in found:
                found[coding.source].append(self._corpus.layouts[coding.source].span(coding))
        return list(found.values())

    @property
    def lengths(self) -> list[int]:
        """Lengths of the sources, in characters."""
        return [self._corpus.layouts[id].length for id in self.sources]

    def decisions(self, by_coder: Sequence[Iterable[Span]], unit: Unit) -> Decisions:
        """Decision of each coder on each unit.

        Args:
            by_coder: a coder's spans of one code each, as :meth:`placed` gives them.
            unit: what is decided upon.
        """
        unions = [union(spans) for spans in by_coder]
        starts, ends = self._cut(unions) if unit == "character" else self._units(unit)
        coded = np.empty((len(starts), len(unions)), dtype=np.bool_)
        for n, spans in enumerate(unions):
            coded[:, n] = _touched(starts, ends, spans)
        weights = ends - starts if unit == "character" else np.ones(len(starts), dtype=np.int64)
        turns = np.searchsorted(self._turn_starts, starts, side="right") - 1
        return Decisions(coded, weights, turns.astype(np.int64), self.n_turns)

    def _cut(self, unions: Sequence[Sequence[Span]]) -> tuple[Positions, Positions]:
        """Runs of characters within a passage that every coder treated alike."""
        ends = [end for spans in unions for span in spans for end in span]
        cuts = np.unique(np.concatenate([self._turn_starts, [self.length], np.array(ends, int)]))
        cuts = cuts.astype(np.int64)
        return cuts[:-1], cuts[1:]

    def _units(self, unit: Unit) -> tuple[Positions, Positions]:
        """Spans of the units other than characters."""
        if unit not in self._parts:
            if unit == "turn":
                ends = np.append(self._turn_starts, self.length)[1:]
                self._parts[unit] = self._turn_starts, ends.astype(np.int64)
            else:
                self._parts[unit] = self._parts_of_texts(_PARTS[unit])
        return self._parts[unit]

    def _parts_of_texts(self, cut: Callable[[str], list[Span]]) -> tuple[Positions, Positions]:
        starts, ends = [], []
        for id in self.sources:
            layout = self._corpus.layouts[id]
            for span, passage in zip(layout.spans, layout.passages, strict=True):
                begin = self._offsets[id] + span.start
                for part in cut(passage.text):
                    starts.append(begin + part.start)
                    ends.append(begin + part.end)
        return np.array(starts, dtype=np.int64), np.array(ends, dtype=np.int64)


def _touched(starts: Positions, ends: Positions, spans: Sequence[Span]) -> npt.NDArray[np.bool_]:
    """Units that share a character with one of the spans, which are disjoint and in order."""
    if not spans:
        return np.zeros(len(starts), dtype=np.bool_)
    begins = np.array([span.start for span in spans], dtype=np.int64)
    finishes = np.array([span.end for span in spans], dtype=np.int64)
    next_one = np.searchsorted(finishes, starts, side="right")
    within = next_one < len(spans)
    found = np.zeros(len(starts), dtype=np.bool_)
    found[within] = begins[next_one[within]] < ends[within]
    return found
