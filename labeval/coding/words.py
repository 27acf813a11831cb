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
_GOES_ON = re.compile(
    r"\b(?:Mrs?|Ms|Dr|Prof|Hr|Fr|Nr|[Bb]zw|[Cc]a|[Vv]gl|vs|z|d"
    r"|[Zz]\.\s?B|[Dd]\.\s?h|[Ee]\.\s?g|[Ii]\.\s?e)\.[^\S\n]+\Z"
)
"""An abbreviation after which a sentence goes on, in English and German."""
ANY_LETTERS = "*"
"""Stands for any letters of a word that is looked for."""


def words_of(text: str) -> list[Span]:
    """Spans of a text's words."""
    return [Span(found.start(), found.end()) for found in _WORD.finditer(text)]


def word_count(text: str) -> int:
    """Number of words in a text."""
    return sum(1 for _ in _WORD.finditer(text))


def sentences_of(text: str) -> list[Span]:
    """Spans of a text's sentences, without the white space between them.

    None ends after a title or in an abbreviation (“Mrs. Kim”). Every character that is not white
    space is in exactly one of them.
    """
    found: list[Span] = []
    for start, end in sentence_spans(text):
        if found and _GOES_ON.search(text, found[-1].start, start):
            start = found.pop().start
        found.append(Span(start, end))
    return found


def term_pattern(term: str, *, whole_words: bool) -> str:
    """The regular expression of words that are looked for; empty where there are no letters.

    Between words any white space is as good as any other, and a ``*`` stands for any letters of a
    word: ``confus*`` are the words that begin so.
    """
    if not term.replace(ANY_LETTERS, "").strip():
        return ""
    words = r"\s+".join(map(_word_pattern, term.split()))
    return rf"(?<!\w){words}(?!\w)" if whole_words else words


def _word_pattern(word: str) -> str:
    if not word.strip(ANY_LETTERS):
        return r"\w+"
    return r"\w*".join(map(re.escape, word.split(ANY_LETTERS)))


def most_used(
    texts: Iterable[str], *, without: Iterable[str] = (), length: int = 1
) -> list[tuple[str, int]]:
    """Words or phrases with how often they are used, most often first, then by the alphabet.

    Args:
        texts: counted together, without regard to case.
        without: words that are left out; no phrase begins or ends with one.
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
    ]
    return sorted(kept, key=lambda pair: (-pair[1], pair[0]))
