"""Spans of whole words around positions of a text; half-open, in code points."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache

from labeval.coding.words import words_of

Span = tuple[int, int]
"""First position, and the position after the last one."""

_RUN = re.compile(r"\S+")


def whole_words(text: str, one: int, other: int) -> Span | None:
    """The words that are touched between two positions; the word at both, where they are the same.

    Signs that no word holds, such as ``#``, count as one where nothing else is touched. None where
    there is only white space.
    """
    start, end = sorted((one, other))
    for pieces in (_words(text), _runs(text)):
        touched = _touched(pieces, start, end)
        if touched:
            return (touched[0][0], touched[-1][1])
    return None


def trimmed(text: str, one: int, other: int) -> Span | None:
    """Exactly what is between two positions, without white space at its ends; None for nothing."""
    start, end = sorted((one, other))
    chosen = text[start:end]
    if not (bare := chosen.strip()):
        return None
    start += chosen.index(bare)
    return (start, start + len(bare))


def next_word(text: str, position: int) -> Span | None:
    """The first word that begins after a position."""
    words = _words(text)
    n = bisect_right(words, position, key=lambda word: word[0])
    return words[n] if n < len(words) else None


def word_before(text: str, position: int) -> Span | None:
    """The last word that ends before a position, or at it."""
    words = _words(text)
    n = bisect_right(words, position, key=lambda word: word[1])
    return words[n - 1] if n else None


def word_nearest(text: str, position: int) -> Span | None:
    """The word at a position, else the next one, else the one before; None without any word."""
    found = whole_words(text, position, position)
    if found in _words(text):
        return found
    return next_word(text, position) or word_before(text, position)


def _touched(pieces: list[Span], start: int, end: int) -> list[Span]:
    """The pieces that share a character with a span, or that an empty span is in or next to."""
    if start == end:
        first = bisect_left(pieces, start, key=lambda piece: piece[1])
        next_to_it = [piece for piece in pieces[first : first + 2] if piece[0] <= start <= piece[1]]
        return next_to_it[-1:]
    first = bisect_right(pieces, start, key=lambda piece: piece[1])
    last = bisect_left(pieces, end, key=lambda piece: piece[0])
    return pieces[first:last]


@lru_cache(maxsize=32)
def _words(text: str) -> list[Span]:
    return [(word.start, word.end) for word in words_of(text)]


@lru_cache(maxsize=32)
def _runs(text: str) -> list[Span]:
    return [found.span() for found in _RUN.finditer(text)]
