"""Cells that no spreadsheet program takes for a formula.

A text that begins like a formula gets an apostrophe in front, as spreadsheet programs themselves
mark text. Numbers stay numbers. A table that was changed so does not come back as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from labeval.exchange.table import Row

_STARTS = tuple("=+-@\t\r\n＝＋－＠")
_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?")


def safe_rows(rows: Iterable[Row]) -> Iterator[Row]:
    """The same rows with safe cells."""
    return (tuple(map(safe_cell, row)) for row in rows)


def safe_cell(text: str) -> str:
    """A cell that is shown as it is written, in any spreadsheet program."""
    risky = text.lstrip(" ").startswith(_STARTS) and not _NUMBER.fullmatch(text)
    return f"'{text}" if risky else text
