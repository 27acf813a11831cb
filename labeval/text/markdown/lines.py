"""The lines of blocks, and the place of every character of a block's content in the text.

markdown-it gives a block's content without what is before it on its lines, such as the signs of
a quotation; the rules for blocks are wrapped here to keep where each line's own part began.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

Rule = Callable[[StateBlock, int, int, bool], bool]
Span = tuple[int, int]
"""Begin and end of a line's own part in the text."""

LINES = "lines"
"""Of a block token's metadata: the :data:`Span` of each of its lines."""
FIRST = "first"
"""Of a block token's metadata: the number of the first line in :data:`LINES`."""
_BLANK = " \t"


def follow_lines(md: MarkdownIt) -> None:
    """Let all rules for blocks note where their lines were."""
    for rule in list(md.block.ruler.__rules__):
        md.block.ruler.at(rule.name, partial(_followed, rule.fn), {"alt": rule.alt})


def _followed(rule: Rule, state: StateBlock, start: int, end: int, silent: bool) -> bool:
    tokens = len(state.tokens)
    if silent:
        return rule(state, start, end, silent)
    before = None
    if not rule(state, start, end, silent):
        return False
    for token in state.tokens[tokens:]:
        if LINES not in token.meta:
            if before is None:
                before = _spans(state, start)
            token.meta = {**token.meta, LINES: before, FIRST: start}
    return True


def _spans(state: StateBlock, start: int) -> list[Span]:
    """The lines that a rule has gone through."""
    lines = range(start, max(state.line, start + 1))
    return [
        (min(state.bMarks[n] + state.tShift[n], state.eMarks[n]), state.eMarks[n]) for n in lines
    ]


def own_lines(token: Token) -> Sequence[Span]:
    """The lines of a token's map."""
    lines: Sequence[Span] = token.meta[LINES]
    if token.map is None:
        return lines
    first: int = token.meta[FIRST]
    return lines[token.map[0] - first : max(token.map[1] - first, 0)]


def places_of(text: str, content: str, lines: Sequence[Span]) -> array[int]:
    """The place of every character of ``content`` in ``text``, and of its end.

    Each line of the content is the end of a line of the text, but for blanks around it and for
    tabs that have become blanks before it.
    """
    places = array("l")
    parts = content.split("\n")
    for number, part in enumerate(parts):
        begin, end = lines[number] if number < len(lines) else (len(text), len(text))
        words = part.strip(_BLANK)
        ahead = len(part) - len(part.lstrip(_BLANK))
        shown = text[begin:end]
        first = begin + shown.rfind(words) if words else end
        first = max(first, begin)
        lowest = text.rfind("\n", 0, begin) + 1
        places.extend(max(first - ahead + n, lowest) for n in range(ahead))
        places.extend(min(first + n, end) for n in range(len(part) - ahead))
        if number < len(parts) - 1:
            places.append(end)
    places.append(places[-1] + 1 if places else (lines[0][0] if lines else 0))
    return places


def cells_of(text: str, line: Span) -> Iterator[tuple[str, array[int]]]:
    """The cells of a line of a table, without blanks around them, with their places.

    A stroke after a backslash is part of a cell; the backslash is not.
    """
    begin, end = line
    while end > begin and text[end - 1] in _BLANK:
        end -= 1
    cells: list[list[int]] = [[]]
    at = begin
    while at < end:
        if text.startswith("\\|", at):
            cells[-1].append(at)
            at += 2
        elif text[at] == "|":
            cells.append([])
            at += 1
        else:
            cells[-1].append(at)
            at += 1
    if cells and not cells[0]:
        cells.pop(0)
    if cells and not cells[-1]:
        cells.pop()
    for cell in cells:
        yield _trimmed(text, cell, end)


def _trimmed(text: str, cell: Sequence[int], end: int) -> tuple[str, array[int]]:
    def shown(at: int) -> str:
        return "|" if text.startswith("\\|", at) else text[at]

    words = [(at, shown(at)) for at in cell]
    while words and words[0][1] in _BLANK:
        words.pop(0)
    while words and words[-1][1] in _BLANK:
        words.pop()
    places = array("l", [at for at, _ in words])
    last = words[-1] if words else (end, "")
    places.append(last[0] + (2 if last[1] == "|" else 1) if words else end)
    return "".join(sign for _, sign in words), places
