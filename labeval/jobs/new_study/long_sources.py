"""Sources that are too long to be whole above the texts."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from labeval.study.model.items import Item

_LINE, _LINES = 170, 9
"""Characters of a line above the texts on a screen of 1280 × 720, and lines that fit there."""


def longest_source(items: Sequence[Item]) -> int:
    """Characters of the longest source that has no room above the texts; 0 where all have it.

    Such sources are shown as documents: in a frame of their own, with pages and a search.
    """
    lengths = (len(item.source) for item in items if _lines(item.source) > _LINES)
    return max(lengths, default=0)


def _lines(text: str) -> int:
    return sum(max(1, ceil(len(line) / _LINE)) for line in text.splitlines())
