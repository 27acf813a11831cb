"""Marks in the place of redacted words, in the rows of transcripts: put there, and kept there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from labeval.coding.texts.redaction_signs import SEALED

Words = list[list[object]]
"""As the record keeps them: lists of text, start and end in ms, probability."""

Row = tuple[int, int, str, Words]
"""A segment: start and end in ms, speaker, words."""


@dataclass(frozen=True, slots=True)
class SpokenSpan:
    """A span of speech in a recording."""

    session: str
    recording: str
    start_ms: int
    end_ms: int


Span = tuple[int, int]
"""From one moment to another, in ms of the recording."""


def marked_words(words: Words, span: Span) -> Words:
    """The words of a segment, those in the span as one mark that takes their time."""
    inside = [n for n, word in enumerate(words) if overlaps(word, span)]
    if not inside:
        return words
    first, last = words[inside[0]], words[inside[-1]]
    space = " " if str(first[0]).startswith(" ") else ""
    mark: list[object] = [f"{space}{SEALED}", first[1], last[2], None]
    return [*words[: inside[0]], mark, *words[inside[-1] + 1 :]]


def overlaps(word: Sequence[object], span: Span) -> bool:
    """Return whether a word overlaps a span; one of no length may be at its edge."""
    (start, end), (first, last) = _time(word), span
    if start == end:
        return first <= start <= last
    return start < last and end > first


def sealed_spans(segments: Iterable[Words]) -> list[Span]:
    """When what the marks stand for was said."""
    return [_time(word) for words in segments for word in words if _is_mark(word)]


def with_marks(rows: Sequence[Row], spans: Iterable[Span]) -> list[Row]:
    """Another transcript of a recording, with its marks where they were.

    Where silence gave no words, the mark becomes a segment of its own, so that a reader sees that
    something is missing there.
    """
    found = list(rows)
    for span in spans:
        found = [
            (start, end, speaker, marked_words(words, span)) for start, end, speaker, words in found
        ]
        marked = any(_is_mark(word) and overlaps(word, span) for row in found for word in row[3])
        if not marked:
            found.append((*span, "", [[f" {SEALED}", *span, None]]))
    return sorted(found, key=lambda row: row[:2])


def _is_mark(word: Sequence[object]) -> bool:
    return SEALED[0] in str(word[0])


def _time(word: Sequence[object]) -> Span:
    return int(str(word[1])), int(str(word[2]))
