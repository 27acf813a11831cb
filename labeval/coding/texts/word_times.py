"""Times of words when their text is typed anew.

A word whose text stays keeps its times and how sure the recogniser was of it. A word that is
corrected keeps its times. Words typed in place of others share their times by length; words typed
where none were get the gap between their neighbours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from labeval.coding.rows import Passage, Word

_TOKEN = re.compile(r"\S+")

Token = tuple[int, int, str]
"""Start and end in the new text, and the text between."""


def tokens_of(text: str, start: int, end: int) -> list[Token]:
    """Words that spaces separate, between two offsets."""
    return [(m.start(), m.end(), m.group()) for m in _TOKEN.finditer(text, start, end)]


def retimed(
    old: Sequence[Word], old_text: str, new: Sequence[Token], limits_ms: tuple[int, int]
) -> list[Word]:
    """Words for typed text.

    Args:
        old: the words that the typed text stands for.
        old_text: the passage's text that holds them.
        new: the tokens of the typed text.
        limits_ms: where the word before ends and the one after starts.
    """
    were = [old_text[word.start : word.end] for word in old]
    are = [text for _, _, text in new]
    words: list[Word] = []
    for kind, a, b, c, d in SequenceMatcher(None, were, are, autojunk=False).get_opcodes():
        if kind == "equal":
            words += [
                replace(word, start=start, end=end)
                for word, (start, end, _) in zip(old[a:b], new[c:d], strict=True)
            ]
        elif b - a == d - c:
            words += [
                Word(start, end, word.start_ms, word.end_ms)
                for word, (start, end, _) in zip(old[a:b], new[c:d], strict=True)
            ]
        elif d > c:
            words += _shared(new[c:d], *_span(old, a, b, limits_ms))
    return words


def _span(old: Sequence[Word], a: int, b: int, limits_ms: tuple[int, int]) -> tuple[int, int]:
    """The time of the words from ``a`` up to ``b``; of the gap there where these are none."""
    if b > a:
        return old[a].start_ms, max(word.end_ms for word in old[a:b])
    low = old[a - 1].end_ms if a else limits_ms[0]
    high = old[a].start_ms if a < len(old) else limits_ms[1]
    return low, max(low, high)


def _shared(tokens: Sequence[Token], start_ms: int, end_ms: int) -> Iterator[Word]:
    """Words that follow each other in a time, each as long as its share of the characters."""
    whole = sum(end - start for start, end, _ in tokens)
    done = 0
    for start, end, _ in tokens:
        at = [start_ms + (end_ms - start_ms) * n // whole for n in (done, done + end - start)]
        done += end - start
        yield Word(start, end, at[0], at[1])


def split_word(word: Word, offset: int) -> tuple[Word, Word]:
    """A word that is cut at an offset of its text, its time shared by length."""
    share = (word.end_ms - word.start_ms) * (offset - word.start) // (word.end - word.start)
    middle = word.start_ms + share
    return (
        replace(word, end=offset, end_ms=middle, probability=None),
        replace(word, start=offset, start_ms=middle, probability=None),
    )


def shifted(words: Sequence[Word], by: int) -> list[Word]:
    """Words whose text has moved by so many code points."""
    return [replace(word, start=word.start + by, end=word.end + by) for word in words]


def words_after(old: Passage, whole: str, start: int, end: int, typed: int) -> Sequence[Word]:
    """The words of a passage whose text between two offsets was replaced by so much."""
    words = list(old.words)
    if not words and (old.text.strip() or old.start_ms is None):
        return words
    delta = typed - (end - start)
    low, high = start, start + typed
    while low > 0 and not whole[low - 1].isspace():
        low -= 1
    while high < len(whole) and not whole[high].isspace():
        high += 1
    # A word is touched where its text is replaced, or where typed text goes on with it.
    first = next((n for n, w in enumerate(words) if w.end > low), len(words))
    last = next((n for n, w in enumerate(words) if w.start >= high - delta), len(words))
    last = max(first, last)
    low = min(low, words[first].start) if first < last else low
    before_ms = words[first - 1].end_ms if first else _or(old.start_ms, words, first=True)
    after_ms = words[last].start_ms if last < len(words) else _or(old.end_ms, words, first=False)
    new: list[Token] = tokens_of(whole, low, high)
    made = retimed(words[first:last], old.text, new, (before_ms, max(before_ms, after_ms)))
    return [*words[:first], *made, *shifted(words[last:], delta)]


def _or(ms: int | None, words: Sequence[Word], *, first: bool) -> int:
    """The time of an end of a passage; that of its outermost word where it has none."""
    if not words:
        return ms or 0
    outer = words[0].start_ms if first else words[-1].end_ms
    if ms is None:
        return outer
    return min(ms, outer) if first else max(ms, outer)


def words_split(words: Sequence[Word], head: int, tail: int) -> tuple[list[Word], list[Word]]:
    before: list[Word] = []
    after: list[Word] = []
    for word in words:
        if word.end <= head:
            before.append(word)
        elif word.start >= head:
            after.append(replace(word, start=max(word.start, tail)))
        else:
            left, right = split_word(word, head)
            before.append(left)
            after.append(replace(right, start=tail))
    return before, after
