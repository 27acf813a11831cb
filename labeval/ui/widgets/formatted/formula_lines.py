r"""Formulas that are wider than their room, as lines that begin with an operator.

A line ends only before an operator that is inside of no bracket, as in print.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from labeval.text.markdown.blocks import Formula

MOST_LINES = 12
_SIGNS = re.compile(
    r"\\(?:left|right)\s*(?:\\?[()\[\]{}|.])|\\[a-zA-Z]+|\\.|[{}()\[\]]|[-+=<>]|[_^]|,|\S"
)
_OPENING, _CLOSING = frozenset("{(["), frozenset("})]")
_OPERATORS = frozenset("-+=<>") | {
    *(r"\pm", r"\mp", r"\le", r"\leq", r"\ge", r"\geq", r"\ne", r"\neq"),
    *(r"\approx", r"\equiv", r"\sim", r"\to", r"\Rightarrow", r"\iff"),
}


def lines_of_formula(
    formula: Formula, text: str, fits: Callable[[str], bool]
) -> tuple[Formula, ...]:
    """The lines of a formula, which cover it whole; itself where it has none that fit.

    Args:
        text: the original, in which the lines have their places.
        fits: whether TeX has room on a line.
    """
    at = text.find(formula.tex, formula.start, formula.end)
    breaks = _breaks(formula.tex)
    if at < 0 or not breaks or fits(formula.tex):
        return (formula,)
    for count in range(2, min(MOST_LINES, len(breaks) + 1) + 1):
        ends = _ends(breaks, len(formula.tex), count)
        parts = [formula.tex[start:end] for start, end in pairwise((0, *ends))]
        if all(map(fits, parts)):
            return _placed(formula, at, parts)
    return (formula,)


def _placed(formula: Formula, at: int, parts: Sequence[str]) -> tuple[Formula, ...]:
    """The parts in their places; the first and the last have the signs around the formula."""
    starts = [at]
    for part in parts:
        starts.append(starts[-1] + len(part))
    starts[0], starts[-1] = formula.start, formula.end
    return tuple(
        replace(formula, tex=part, start=start, end=end)
        for part, (start, end) in zip(parts, pairwise(starts), strict=True)
    )


def _breaks(tex: str) -> list[int]:
    """Places before which a line may end."""
    found: list[int] = []
    depth, before = 0, ""
    for sign in _SIGNS.finditer(tex):
        word = sign[0]
        if word.startswith((r"\left", r"\right")) and word[-1] in "()[]{}|.":
            depth += 1 if word.startswith(r"\left") else -1
        elif word in _OPENING:
            depth += 1
        elif word in _CLOSING:
            depth -= 1
        elif word in _OPERATORS and not depth and before and not _binds(before):
            found.append(sign.start())
        before = word
    return found


def _binds(sign: str) -> bool:
    """Return whether what comes after a sign belongs to it."""
    return sign in _OPERATORS or sign in ("_", "^", ",")


def _ends(breaks: Sequence[int], length: int, count: int) -> list[int]:
    """The ends of so many lines of about the same length, the last included."""
    wanted = [length * n / count for n in range(1, count)]
    ends = {min(breaks, key=lambda place, where=where: abs(place - where)) for where in wanted}  # type: ignore[misc]
    return [*sorted(ends), length]
