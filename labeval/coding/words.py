"""Words and sentences of a text, as spans of characters.

Rules and no model: a word is a run of letters, digits and combining marks, with apostrophes,
hyphens and points inside of it; a sentence ends after ``. ! ? …`` and closing quotes where white
space and no small letter follows. Both are the same on every computer, which units of agreement
need.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from labeval.coding.spans import Span
from labeval.text.sentences import sentence_spans

# Combining marks are no word characters for ``re``, but belong to the letter before them.
_LETTER = r"[^\W_][\u0300-\u036f]*"
_WORD = re.compile(rf"{_LETTER}(?:[’'.-]?{_LETTER})*")


def words_of(text: str) -> list[Span]:
    """Spans of a text's words."""
    return [Span(found.start(), found.end()) for found in _WORD.finditer(text)]


def word_count(text: str) -> int:
    """Number of words in a text."""
    return sum(1 for _ in _WORD.finditer(text))


def sentences_of(text: str) -> list[Span]:
    """Spans of a text's sentences, without the white space between them.

    Every character that is not white space is in exactly one of them.
    """
    return [Span(*ends) for ends in sentence_spans(text)]


def most_used(
    texts: Iterable[str], *, without: Iterable[str] = (), shortest: int = 1, length: int = 1
) -> list[tuple[str, int]]:
    """Words or phrases with how often they are used, most often first, then by the alphabet.

    Args:
        texts: counted together, without regard to case.
        without: words that are left out; no phrase begins or ends with one.
        shortest: words with fewer characters are left out.
        length: number of words of a phrase; it does not go beyond a sentence.
    """
    left_out = {word.casefold() for word in without}
    counts: Counter[tuple[str, ...]] = Counter()
    for text in texts:
        parts = [text] if length == 1 else [text[s.start : s.end] for s in sentences_of(text)]
        for part in parts:
            used = [found.group().casefold() for found in _WORD.finditer(part)]
            counts.update(zip(*(used[n:] for n in range(length)), strict=False))
    kept = [
        (" ".join(phrase), n)
        for phrase, n in counts.items()
        if not left_out & {phrase[0], phrase[-1]}
        and min(len(phrase[0]), len(phrase[-1])) >= shortest
    ]
    return sorted(kept, key=lambda pair: (-pair[1], pair[0]))
