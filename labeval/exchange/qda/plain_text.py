"""A source's passages as one plain text, and positions in it.

REFI-QDA counts Unicode code points from 0; lines end with ``\\n``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from labeval.coding.rows import Anchor, Passage
from labeval.coding.texts.source_text import PASSAGE_JOIN, SourceText


class PlainText:
    """Passages one a line."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self.passages = passages
        self.source = SourceText(passages)
        """The same passages, as everything else in coding takes them."""
        self.text = PASSAGE_JOIN.join(passage.text for passage in passages)
        lengths = (len(passage.text) + len(PASSAGE_JOIN) for passage in passages)
        self._starts = [0, *accumulate(lengths)][: len(passages)]
        self._place = {passage.id: n for n, passage in enumerate(passages)}

    def position(self, anchor: Anchor) -> int:
        """Position of an anchor.

        Raises:
            KeyError: the text has no such passage.
        """
        return self._starts[self._place[anchor.passage]] + anchor.offset

    def start_of(self, passage: str) -> int:
        """Position at which a passage (its id) begins."""
        return self._starts[self._place[passage]]

    def anchor(self, position: int) -> Anchor:
        """The anchor at a position of the text; a position outside of it is its nearest end."""
        n = max(0, bisect_right(self._starts, position) - 1)
        passage = self.passages[n]
        offset = min(max(0, position - self._starts[n]), len(passage.text))
        return Anchor(passage.id, offset)
