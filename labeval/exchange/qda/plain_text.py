"""A source's passages as one plain text, and positions in it.

REFI-QDA counts Unicode code points from 0; lines end with ``\\n``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate

from labeval.coding.rows import Anchor, Passage
from labeval.coding.texts.source_text import PASSAGE_JOIN, SourceText

NOTHING: Mapping[str, str] = {}


class PlainText:
    """Passages one a line.

    Args:
        before: passage (its id) to what is in front of its text in the line.
    """

    def __init__(self, passages: Sequence[Passage], before: Mapping[str, str] = NOTHING) -> None:
        self.passages = passages
        self.source = SourceText(passages)
        """The same passages, as everything else in coding takes them."""
        lines = [f"{before.get(passage.id, '')}{passage.text}" for passage in passages]
        self.text = PASSAGE_JOIN.join(lines)
        self._lines = [0, *accumulate(len(line) + len(PASSAGE_JOIN) for line in lines)]
        self._starts = [
            start + len(before.get(passage.id, ""))
            for start, passage in zip(self._lines[: len(passages)], passages, strict=True)
        ]
        self._place = {passage.id: n for n, passage in enumerate(passages)}

    def position(self, anchor: Anchor) -> int:
        """Position of an anchor.

        Raises:
            KeyError: the text has no such passage.
        """
        return self._starts[self._place[anchor.passage]] + anchor.offset

    def start_of(self, passage: str) -> int:
        """Position at which the text of a passage (its id) begins."""
        return self._starts[self._place[passage]]

    def line_of(self, passage: str) -> int:
        """Position at which the line of a passage (its id) begins."""
        return self._lines[self._place[passage]]

    def anchor(self, position: int) -> Anchor:
        """The anchor at a position of the text; a position outside of it is its nearest end."""
        n = max(0, bisect_right(self._starts, position) - 1)
        passage = self.passages[n]
        offset = min(max(0, position - self._starts[n]), len(passage.text))
        return Anchor(passage.id, offset)
