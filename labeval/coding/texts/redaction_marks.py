"""Marks in the place of redacted words: their kinds, and the sound that they cover.

A mark of :data:`PENDING` can be undone. A mark of :data:`SEALED` stands for words that are gone.
Both are as long as each other, so that sealing a mark moves no segment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from labeval.coding.edits import Change, changed
from labeval.coding.rows import Passage
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.coding.texts.source_text import SourceText

_SURROUNDING_MS = 200
"""Silence around redacted words that is removed with them: a recogniser cuts words short."""
_INTO_NEIGHBOUR_MS = 60
"""Part of the word before and after that is removed, where there is no silence in between."""

_ESTIMATED_MS = 2_000
"""Sound around redacted words that is removed with them where the times of words are estimates:
those of a file that has times of lines only share them by length."""

_NEAR = 2
"""Number of passages before and after in which a word's neighbours are looked for."""


@dataclass(frozen=True, slots=True)
class RedactionMark:
    """One redaction in a passage."""

    passage: str
    start: int
    end: int
    time: tuple[int, int] | None
    """Ms of the recording, from the first to the last redacted word; None for written text."""


def marks(passages: Sequence[Passage], mark: str = PENDING) -> list[RedactionMark]:
    """The redactions of a source that are pending, or those that are sealed."""
    return [
        RedactionMark(passage.id, *found.span(), _time(passage, *found.span()))
        for passage in passages
        for found in re.finditer(f"{mark[0]}+", passage.text)
    ]


def named_mark(pseudonym: str) -> str:
    """The pending mark of somebody's name; it is one word, as every mark is."""
    return f"{PENDING}[{'-'.join(pseudonym.split())}]" if pseudonym.strip() else PENDING


def holds_mark(text: str) -> bool:
    """True if a text holds a redaction, or a part of one."""
    return PENDING[0] in text or SEALED[0] in text


def muted(passages: Sequence[Passage], mark: str = PENDING) -> list[tuple[int, int]]:
    """Spans of sound that the marks cover, in ms of the recording, in order."""
    return sorted(sound for sound, _ in timed(passages, mark))


def timed(
    passages: Sequence[Passage], mark: str = PENDING
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """For every mark in spoken text: its sound as :func:`muted` has it, and its words' time."""
    numbers = {passage.id: n for n, passage in enumerate(passages)}
    found = []
    for one in marks(passages, mark):
        if one.time is not None:
            n = numbers[one.passage]
            near = passages[max(0, n - _NEAR) : n + _NEAR + 1]
            words = [(word, p.text[word.start : word.end]) for p in near for word in p.words]
            sound = _widened(*one.time, [(word.start_ms, word.end_ms) for word, _ in words])
            left = [word for word, text in words if not holds_mark(text)]
            if left and all(word.probability is None for word in left):
                sound = max(0, one.time[0] - _ESTIMATED_MS), one.time[1] + _ESTIMATED_MS
            found.append((sound, one.time))
    return sorted(found, key=lambda both: both[1])


def sealing(text: SourceText) -> list[Change]:
    """The changes by which all pending marks become sealed ones, in quotes too."""
    changes: list[Change] = []
    for passage in text.passages:
        changes += changed(passage, replace(passage, text=_sealed(passage.text)))
    for coding in text.codings:
        changes += changed(coding, replace(coding, quote=_sealed(coding.quote)))
    return changes


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
