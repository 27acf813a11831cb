"""One source's passages and codings together, at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from labeval.coding.edits import Change
from labeval.coding.rows import Anchor, Coding, Passage

PASSAGE_JOIN = "\n"
"""Separator of passages in a quote."""


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

    def tidy(self, start: Anchor, end: Anchor) -> tuple[Anchor, Anchor]:
        """The same ends, neither of them where a passage is over and another one follows."""
        low, high = self.number(start.passage), self.number(end.passage)
        while low < high and start.offset >= len(self.passages[low].text):
            low += 1
            start = Anchor(self.passages[low].id, 0)
        while low < high and end.offset <= 0:
            high -= 1
            end = Anchor(self.passages[high].id, len(self.passages[high].text))
        return start, end

    def with_codings(self, codings: Iterable[Coding]) -> SourceText:
        """The same passages with other codings; quick, because nothing is sorted again."""
        found = SourceText(())
        found.passages, found.codings = self.passages, tuple(codings)
        found.__dict__["_numbers"] = self._numbers
        return found

    def covering(self, passage: str) -> list[Coding]:
        """The codings that reach into a passage or over it."""
        number, reach = self.number(passage), self.number
        found = []
        for coding in self.codings:
            first, last = coding.start.passage, coding.end.passage
            if passage in (first, last) or (
                first != last and reach(first) <= number <= reach(last)
            ):
                found.append(coding)
        return found

    def after(self, changes: Iterable[Change]) -> SourceText:
        """The source when changes to its passages and codings have been made."""
        passages: dict[str, Passage | None] = {}
        codings = {coding.id: coding for coding in self.codings}
        for change in changes:
            row = change.after
            if isinstance(change.row, Passage):
                passages[change.row.id] = row if isinstance(row, Passage) else None
            elif isinstance(row, Coding):
                codings[row.id] = row
            elif isinstance(change.row, Coding):
                codings.pop(change.row.id, None)
        if all(self._stays(id, row) for id, row in passages.items()):
            return self._with_same_order(passages, codings.values())
        kept = {passage.id: passage for passage in self.passages} | passages
        return SourceText(filter(None, kept.values()), codings.values())

    def _stays(self, id: str, row: Passage | None) -> bool:
        """True if a passage is at the same place afterwards."""
        at = self._numbers.get(id)
        return at is not None and row is not None and row.place == self.passages[at].place

    def _with_same_order(
        self, passages: Mapping[str, Passage | None], codings: Iterable[Coding]
    ) -> SourceText:
        """With other passages in the places of some; a long text is not sorted again for a word."""
        rows = list(self.passages)
        for id, row in passages.items():
            if row is not None:
                rows[self._numbers[id]] = row
        made = SourceText((), codings)
        made.passages = tuple(rows)
        made.__dict__["_numbers"] = self._numbers
        return made


def _order(passage: Passage) -> tuple[float, str]:
    return passage.place, passage.id
