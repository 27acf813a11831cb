"""Search for words in a text as it is read on screen, whatever signs it is written with."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from labeval.text.finding import find_all
from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import (
    OBJECT,
    Block,
    Code,
    Display,
    Formula,
    Inline,
    List,
    Quote,
    Turn,
    inlines,
)
from labeval.ui.widgets.formatted.highlighting import is_known

Span = tuple[int, int]
"""Begin and end in the original text, in code points."""


def find_in(shown: FormattedText, wanted: str) -> list[Span]:
    """Hits of some words in a text, in places of the original; in reading order.

    A formula is found by what it is written with, and is found as a whole.
    """
    if shown.format == "plain" or not wanted.split():
        return find_all(shown.text, wanted)
    read = _read(shown.text, shown.format)
    return [(read.starts[start], read.ends[end - 1]) for start, end in find_all(read.text, wanted)]


@dataclass(frozen=True, slots=True)
class _Read:
    """All words of a text, and the range of the original that each character stands for."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]


@lru_cache(maxsize=32)
def _read(text: str, format: str) -> _Read:
    words: list[str] = []
    starts, ends = array("l"), array("l")
    shown = FormattedText(text, format)  # type: ignore[arg-type]
    for part, begin, end in _characters(shown.blocks):
        words.append(part)
        starts.extend(begin)
        ends.extend(end)
    return _Read("".join(words), starts, ends)


def _characters(
    blocks: Sequence[Block],
) -> Iterator[tuple[str, Sequence[int], Sequence[int]]]:
    """Words with their places, block by block, each followed by a line end."""
    for block in blocks:
        match block:
            case Display():
                yield from _of_formula(block.formula)
            case Quote():
                yield from _characters(block.blocks)
            case Turn():
                yield from _of_words(block.label)
                yield from _characters(block.blocks)
            case List():
                for entry in block.entries:
                    yield from _of_words(entry.marker)
                    yield from _characters(entry.blocks)
            case Code():
                if not is_known(block.info.text.casefold()):
                    yield from _of_words(block.info)
                yield from _of_words(block.inline)
            case _:
                for inline in inlines((block,)):
                    yield from _of_words(inline)


def _of_words(inline: Inline) -> Iterator[tuple[str, Sequence[int], Sequence[int]]]:
    if not inline.text:
        return
    at = 0
    for place, formula in inline.formulas:
        yield inline.text[at:place], inline.starts[at:place], inline.ends[at:place]
        yield from _of_formula(formula)
        at = place + 1
    rest = inline.text[at:].replace(OBJECT, " ")
    yield rest, inline.starts[at:], inline.ends[at:]
    yield "\n", inline.ends[-1:], inline.ends[-1:]


def _of_formula(formula: Formula) -> Iterator[tuple[str, Sequence[int], Sequence[int]]]:
    length = len(formula.tex)
    yield formula.tex, [formula.start] * length, [formula.end] * length
