"""Lines of a text that goes on: with a space between them, except where a script has none."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise


def space_between(before: str, after: str) -> str:
    """The space between two lines; none between Chinese or Japanese, and where one is empty."""
    last, first = before[-1:], after[:1]
    if not last or not first or last.isspace() or first.isspace():
        return ""
    goes_on = _has_no_spaces(first) or unicodedata.category(first).startswith("P")
    return "" if _has_no_spaces(last) and goes_on else " "


def joined(lines: Sequence[str]) -> str:
    """Lines as one."""
    filled = [line for line in lines if line]
    spaces = ["", *(space_between(*pair) for pair in pairwise(filled))]
    return "".join(f"{space}{line}" for space, line in zip(spaces, filled, strict=False))


def _has_no_spaces(letter: str) -> bool:
    """True for a letter or mark of a script without spaces between words; Korean has them."""
    is_wide = unicodedata.east_asian_width(letter) in ("W", "F")
    is_written = unicodedata.category(letter)[0] in "LMNP"  # not a picture, or the tone of its skin
    return is_wide and is_written and not unicodedata.name(letter, "").startswith("HANGUL")
