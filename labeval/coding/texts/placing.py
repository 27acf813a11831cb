"""Placing a segment at its words in a text that was edited elsewhere."""

from __future__ import annotations

from dataclasses import replace

from labeval.coding.rows import Anchor, Coding, Passage
from labeval.coding.texts.source_text import SourceText


def fits(text: SourceText, coding: Coding) -> bool:
    """Return whether a segment is at the words that it quotes."""
    try:
        return text.quote(coding.start, coding.end) == coding.quote
    except KeyError:  # a passage is gone
        return False


def placed(text: SourceText, coding: Coding, *, anywhere: bool = False) -> Coding | None:
    """Return the segment at its words: unchanged, or at the only place where they are.

    Args:
        anywhere: in any passage of the source, where its own does not have the words.
    """
    if fits(text, coding):
        return coding
    if coding.start.passage != coding.end.passage or not coding.quote:
        return None
    own = [p for p in text.passages if p.id == coding.start.passage]
    if (found := _in_one(own, coding)) is not None or not anywhere:
        return found
    return _in_one(text.passages, coding)


def _in_one(passages: tuple[Passage, ...] | list[Passage], coding: Coding) -> Coding | None:
    holding = [p for p in passages if coding.quote in p.text]
    if len(holding) != 1 or holding[0].text.count(coding.quote) != 1:
        return None
    at = holding[0].text.index(coding.quote)
    start = Anchor(holding[0].id, at)
    return replace(coding, start=start, end=replace(start, offset=at + len(coding.quote)))
