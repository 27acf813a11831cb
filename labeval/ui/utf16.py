"""Conversion of code points to Qt's UTF-16 units and back; nothing else converts them.

Everything that is stored counts code points; everything that Qt lays out counts units.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

_LAST_OF_ONE_UNIT = "\uffff"


class Units:
    """Converts positions in one text; a position inside a surrogate pair is that before it."""

    __slots__ = ("_pairs", "length")

    def __init__(self, text: str) -> None:
        self._pairs: tuple[int, ...] = ()
        if not text.isascii() and max(text, default="") > _LAST_OF_ONE_UNIT:
            self._pairs = tuple(n for n, c in enumerate(text) if c > _LAST_OF_ONE_UNIT)
        self.length = len(text) + len(self._pairs)
        """Length of the text, in units."""

    def units(self, offset: int) -> int:
        """A code-point offset in UTF-16 units."""
        return offset + bisect_left(self._pairs, offset) if self._pairs else offset

    def offset(self, units: int) -> int:
        """UTF-16 units as a code-point offset."""
        if not self._pairs:
            return units
        # The k-th pair begins k units later than its code point.
        before = bisect_right(range(len(self._pairs)), units - 2, key=lambda k: self._pairs[k] + k)
        inside = before < len(self._pairs) and self._pairs[before] + before + 1 == units
        return units - before - (1 if inside else 0)
