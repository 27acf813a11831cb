"""One source's passages and codings together, at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar, cast

from labeval.coding.acts import Change
from labeval.coding.rows import Anchor, Coding, Passage, Row

R = TypeVar("R", Passage, Coding)

PASSAGE_JOIN = "\n"
"""Stands in a quote where one passage ends and the next begins."""


class SourceText:
    """Passages in their order, with what is coded in them. It does not change.

    Args:
        passages: all of one source, in any order.
        codings: all of the same source; without them, edits leave codings behind.
    """

    def __init__(self, passages: Iterable[Passage], codings: Iterable[Coding] = ()) -> None:
        self.passages = tuple(sorted(passages, key=_order))
        self.codings = tuple(codings)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {passage.id: n for n, passage in enumerate(self.passages)}

    def number(self, passage: str) -> int:
        """The position of a passage among all, from 0.

        Raises:
            KeyError: it is not in this source.
        """
        return self._numbers[passage]

    def passage(self, id: str) -> Passage:
        """A passage by its id.

        Raises:
            KeyError: it is not in this source.
        """
        return self.passages[self._numbers[id]]

    def position(self, anchor: Anchor) -> tuple[int, int]:
        """An anchor as passage number and offset, which compare as the text runs."""
        return self.number(anchor.passage), anchor.offset

    def between(self, start: Anchor, end: Anchor) -> Sequence[Passage]:
        """The passages from the one of ``start`` to the one of ``end``."""
        return self.passages[self.number(start.passage) : self.number(end.passage) + 1]

    def quote(self, start: Anchor, end: Anchor) -> str:
        """The text between two anchors, passages joined by line ends; empty where they cross."""
        if self.position(start) >= self.position(end):
            return ""
        passages = self.between(start, end)
        if len(passages) == 1:
            return passages[0].text[start.offset : end.offset]
        first, last = passages[0].text[start.offset :], passages[-1].text[: end.offset]
        return PASSAGE_JOIN.join((first, *(p.text for p in passages[1:-1]), last))

    def covering(self, passage: str) -> list[Coding]:
        """The codings that reach into a passage or over it."""
        number, reach = self.number(passage), self.number
        return [
            coding
            for coding in self.codings
            if reach(coding.start.passage) <= number <= reach(coding.end.passage)
        ]

    def after(self, changes: Iterable[Change]) -> SourceText:
        """The source when changes to its passages and codings have been made."""
        passages = {passage.id: passage for passage in self.passages}
        codings = {coding.id: coding for coding in self.codings}
        for change in changes:
            if isinstance(change.row, Passage):
                _replace(passages, change.row.id, change.after)
            elif isinstance(change.row, Coding):
                _replace(codings, change.row.id, change.after)
        return SourceText(passages.values(), codings.values())


def _replace(rows: dict[str, R], id: str, after: Row | None) -> None:
    rows.pop(id, None)
    if after is not None:
        rows[id] = cast(R, after)


def _order(passage: Passage) -> tuple[float, str]:
    return passage.place, passage.id
