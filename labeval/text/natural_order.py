"""An order in which P2 comes before P10."""

from __future__ import annotations

import re

_DIGITS = re.compile(r"([0-9]{1,15})")


def natural(text: str) -> list[tuple[int, int, str]]:
    """A key of a text; runs of digits count as numbers."""
    return [
        (0, int(part), "") if part.isdecimal() else (1, 0, part.casefold())
        for part in _DIGITS.split(text)
        if part
    ]
