r"""Formulas in Markdown: ``$…$``, ``$$…$$``, ``\(…\)`` and ``\[…\]``.

Two rules for markdown-it. A dollar begins a formula where no blank follows it, and ends one where
none is before it and no digit after it, as Pandoc has it (extension ``tex_math_dollars``), so that
prices stay prices. Language models also write ``$ V = l w h $``: with blanks at both ends it is a
formula where :func:`_is_spaced_formula` holds for what is between.
"""

from __future__ import annotations

import re

from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

_DOLLAR = re.compile(r"\$(?![\s$])((?:[^$\\]|\\[^\n]|\\\n)+?)(?<!\s)\$(?!\d)")
_SPACED = re.compile(r"(?<!\d)(?<!\d[ ])\$[ \t]+((?:[^$\\\n]|\\[^\n])+?)[ \t]+\$(?![ \t]*\d)")
"""A dollar after an amount, or one with an amount after it, is a currency's."""
_COMMAND = re.compile(r"\\(?:text|mathrm|operatorname)\s*\{[^{}]*\}|\\[A-Za-z]+")
_PROSE = re.compile(r"[^\W\d_]{2,}[,;:.]?[ \t]+[^\W\d_]{2,}|[€£¥]")
_MATHEMATICS = re.compile(r"\\[A-Za-z]|[=^_<>]|^[A-Za-z]$")
_DOLLARS = re.compile(r"\$\$(.+?)\$\$", re.DOTALL)
_ROUND = re.compile(r"\\\((.+?)\\\)", re.DOTALL)
_SQUARE = re.compile(r"\\\[(.+?)\\\]", re.DOTALL)
_CLOSING = {"$$": "$$", "\\[": "\\]"}
ALONE = "alone"
"""The information of a formula that somebody wrote as a line of its own."""
_LONGEST = 2_000
"""Characters of a formula; what is longer is no formula."""


def inline_formula(state: StateInline, silent: bool) -> bool:
    """Take a formula within words, or one that somebody wrote there as a line of its own."""
    here = state.src[state.pos]
    if here not in "$\\":
        return False
    end = min(state.posMax, state.pos + _LONGEST)
    for pattern in (_DOLLARS, _DOLLAR, _SPACED) if here == "$" else (_ROUND, _SQUARE):
        found = pattern.match(state.src, state.pos, end)
        if found and pattern is _SPACED and not _is_spaced_formula(found[1]):
            continue
        if found and found[1].strip():
            if not silent:
                token = state.push("formula", "", 0)
                token.content = found[1]
                token.info = ALONE if pattern in (_DOLLARS, _SQUARE) else ""
            state.pos = found.end()
            return True
    return False


def _is_spaced_formula(between: str) -> bool:
    """Return whether what is between two dollars, without the blanks, reads as a formula.

    It has a command, a relation, an index or a power, or is one letter; it does not begin with a
    relation, as the rest of “1 $ = 0.9 €” does, and no two words follow each other in it.
    """
    if between[0] in "=<>" or _PROSE.search(_COMMAND.sub(" ", between)):
        return False
    return bool(_MATHEMATICS.search(between))


def block_formula(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Take the lines from an opening sign at a line's beginning to the closing one at an end."""
    at = state.bMarks[start] + state.tShift[start]
    opening = state.src[at : at + 2]
    if opening not in _CLOSING or state.is_code_block(start):
        return False
    closing, line = _CLOSING[opening], start
    begin = at + 2
    while line < end:
        if line > start and state.sCount[line] < state.blkIndent:
            return False
        last = state.eMarks[line]
        close = state.src.find(closing, begin if line == start else state.bMarks[line], last)
        if close >= 0 or last - at > _LONGEST:
            break
        line += 1
    else:
        return False
    tex = state.src[begin:close]
    if close < 0 or state.src[close + 2 : last].strip() or not tex.strip():
        return False
    if silent:
        return True
    token = state.push("block_formula", "", 0)
    token.content, token.map = tex, [start, line + 1]
    token.meta = {"range": (at, close + 2)}
    state.line = line + 1
    return True
