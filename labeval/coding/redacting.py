"""Marks in the place of redacted words: which there are, what sound lies under them.

A mark of :data:`PENDING` can be undone. A mark of :data:`SEALED` stands for words that are gone.
Both are as long as each other, so that sealing a mark moves no segment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from labeval.coding.acts import Change, changed
from labeval.coding.rows import Passage
from labeval.coding.source_text import SourceText

PENDING = "▒▒▒"
SEALED = "███"

_SURROUNDING_MS = 200
"""So much silence around redacted words goes with them: a recogniser cuts words short."""
_INTO_NEIGHBOUR_MS = 60
"""And so much of the word before and after, where there is no silence in between."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One redaction in a passage."""

    passage: str
    start: int
    end: int
    time: tuple[int, int] | None
    """Ms of the recording, from the first to the last redacted word; None for written text."""


def marks(passages: Sequence[Passage], mark: str = PENDING) -> list[Mark]:
    """The redactions of a source that wait, or those that are sealed."""
    return [
        Mark(passage.id, *found.span(), _time(passage, *found.span()))
        for passage in passages
        for found in re.finditer(f"{mark[0]}+", passage.text)
    ]


def muted(passages: Sequence[Passage], mark: str = PENDING) -> list[tuple[int, int]]:
    """What of the sound lies under the marks, in ms of the recording, in order."""
    words = _times_of(passages)
    times = [one.time for one in marks(passages, mark)]
    return sorted(_widened(*time, words) for time in times if time is not None)


def timed(passages: Sequence[Passage]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Of every mark that waits in spoken text: its sound as :func:`muted` has it, and its words."""
    words = _times_of(passages)
    times = sorted(one.time for one in marks(passages) if one.time is not None)
    return [(_widened(*time, words), time) for time in times]


def sealing(text: SourceText) -> list[Change]:
    """The changes by which all marks that wait become sealed ones; quotes follow."""
    changes: list[Change] = []
    for passage in text.passages:
        changes += changed(passage, replace(passage, text=_sealed(passage.text)))
    for coding in text.codings:
        changes += changed(coding, replace(coding, quote=_sealed(coding.quote)))
    return changes


def _times_of(passages: Sequence[Passage]) -> list[tuple[int, int]]:
    return sorted((word.start_ms, word.end_ms) for p in passages for word in p.words)


def _sealed(text: str) -> str:
    return text.replace(PENDING[0], SEALED[0])


def _time(passage: Passage, start: int, end: int) -> tuple[int, int] | None:
    """When the text between two offsets was said."""
    under = [w for w in passage.words if w.start < end and start < w.end]
    if under:
        return min(w.start_ms for w in under), max(w.end_ms for w in under)
    if passage.start_ms is None or passage.end_ms is None:
        return None
    before = [w.end_ms for w in passage.words if w.end <= start]
    after = [w.start_ms for w in passage.words if w.start >= end]
    return max(before, default=passage.start_ms), min(after, default=passage.end_ms)


def _widened(start: int, end: int, words: Sequence[tuple[int, int]]) -> tuple[int, int]:
    before = max((e for s, e in words if e <= start), default=0)
    after = min((s for s, e in words if s >= end), default=end + _SURROUNDING_MS)
    return (
        max(0, max(start - _SURROUNDING_MS, min(start, before) - _INTO_NEIGHBOUR_MS)),
        max(end, min(end + _SURROUNDING_MS, max(end, after) + _INTO_NEIGHBOUR_MS)),
    )
