"""Hot words, put into a transcript where others were recognised for them.

A model that knows rare words beforehand finds them better, and everything else now and then worse:
it leaves sentences out, or ends none. So it works twice, without them and with them. A place is
taken over only where the second time gives a hot word for something that sounds alike, and of which
the model was unsure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from labeval.transcription.hearing.spoken_words import plain_word
from labeval.transcription.transcript import Word

UNSURE = 0.8
"""Probability of a word below which it may be a hot word that was not known."""
_ALIKE = 0.35
"""Share of common letters from which two wordings may be the same sound."""
_MOST_WORDS = 5
"""Words of a place at most; where more differ, the two do not say the same."""


def may_hold_hot_words(words: Sequence[Word]) -> bool:
    """True where a word is so improbable that it may have been a hot word."""
    return any(_is_unsure(word) for word in words)


def with_hot_words(
    plain: Sequence[Word], primed: Sequence[Word], hot_words: Sequence[str]
) -> list[Word]:
    """The words recognised without hot words, with those hot words that the second time gave.

    Args:
        plain: recognised without hot words, in order.
        primed: the same sound, recognised with them.
        hot_words: each of one word or several.
    """
    before, after = _plain(w.text for w in plain), _plain(w.text for w in primed)
    hot = {n for phrase in hot_words for n in _places(after, _plain(phrase.split()))}
    found: list[Word] = []
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        first, instead = plain[a:b], primed[c:d]
        fits = kind == "replace" and not hot.isdisjoint(range(c, d)) and _is_alike(first, instead)
        found += _ended_alike(instead, first, plain[b : b + 1]) if fits else first
    return found


def _is_alike(first: Sequence[Word], instead: Sequence[Word]) -> bool:
    """True where two wordings may be the same sound, and the first one is unsure."""
    if max(len(first), len(instead)) > _MOST_WORDS or not may_hold_hot_words(first):
        return False
    if instead[0].start_s >= first[-1].end_s or instead[-1].end_s <= first[0].start_s:
        return False
    before, after = ("".join(_plain(word.text for word in words)) for words in (first, instead))
    return SequenceMatcher(None, before, after, autojunk=False).ratio() >= _ALIKE


def _places(words: Sequence[str], phrase: Sequence[str]) -> Iterator[int]:
    """Numbers of the words of which a phrase consists, wherever it is."""
    size = len(phrase)
    for n in range(len(words) - size + 1):
        if words[n : n + size] == phrase:
            yield from range(n, n + size)


def _ended_alike(
    words: Sequence[Word], first: Sequence[Word], following: Sequence[Word]
) -> list[Word]:
    """The words with the punctuation after the last one of the first ones.

    A full stop before a small letter was that of an abbreviation, such as “Mist.” for “Mistral”.
    """
    last, end = words[-1], first[-1].text.rstrip()
    mark = end[len(end.rstrip(".,;:?!…")) :]
    if mark == "." and following and following[0].text.strip()[:1].islower():
        mark = ""
    bare = last.text.rstrip().rstrip(".,;:?!…")
    return [*words[:-1], replace(last, text=bare + mark)]


def _is_unsure(word: Word) -> bool:
    return word.probability is not None and word.probability < UNSURE


def _plain(words: Iterable[str]) -> list[str]:
    return [plain_word(word) for word in words]
