"""The passages of a source as one text, a line each, and where positions are in it."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from labeval.coding.rows import Anchor
from labeval.ui.coding.parts.slices import Slices


class JoinedText:
    """A source as assistive technology reads it. Positions are code points of ``content``."""

    def __init__(self, slices: Slices) -> None:
        passages = [one.passage for one in slices.all if one.is_first]
        self.content = "\n".join(passage.text for passage in passages)
        self._ids = [passage.id for passage in passages]
        self._starts = list(accumulate((len(p.text) + 1 for p in passages), initial=0))
        self._places = {id: n for n, id in enumerate(self._ids)}

    def position(self, at: Anchor) -> int:
        """The position of a place in a passage."""
        return self._starts[self._places[at.passage]] + at.offset

    def anchor(self, position: int) -> Anchor:
        """The place of a position, in a text that is not empty."""
        n = min(bisect_right(self._starts, position) - 1, len(self._ids) - 1)
        return Anchor(self._ids[n], position - self._starts[n])
