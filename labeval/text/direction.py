"""The direction in which a text runs, by its first letter that has one, as Unicode has it."""

from __future__ import annotations

import unicodedata

_RIGHT = frozenset({"R", "AL"})


def begins_at_right(text: str) -> bool | None:
    """Return whether a text runs from the right to the left; None where no letter says it."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind == "L":
            return False
        if kind in _RIGHT:
            return True
    return None
