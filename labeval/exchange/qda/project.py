"""A qualitative analysis as a whole: the rows of a workbook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from labeval.coding.code_map import PLACED
from labeval.coding.coders.suggestions import SUBJECTS, machines
from labeval.coding.rows import (
    Attribute,
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
)
from labeval.store.workbook.workbook import Workbook


@dataclass(frozen=True, slots=True)
class SegmentLink:
    """Two segments that go together: the words of one were marked as going with those of another.

    No row of a workbook: it follows from the record.
    """

    id: str
    start: str
    """Id of the coding that goes with the other."""
    end: str
    name: str


@dataclass(slots=True)
class Project:
    """Everything that a project file can hold."""

    name: str = ""
    coders: list[Coder] = field(default_factory=list)
    codes: list[Code] = field(default_factory=list)
    sources: list[Source] = field(default_factory=list)
    passages: dict[str, list[Passage]] = field(default_factory=dict)
    """By source, in order."""
    codings: list[Coding] = field(default_factory=list)
    memos: list[Memo] = field(default_factory=list)
    paraphrases: list[Paraphrase] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    themes: list[Theme] = field(default_factory=list)
    links: list[ThemeLink] = field(default_factory=list)
    attributes: list[Attribute] = field(default_factory=list)
    segment_links: list[SegmentLink] = field(default_factory=list)

    @property
    def rows(self) -> Iterator[Row]:
        """All rows; one that refers to another comes after it."""
        yield from chain(self.coders, self.sources, *self.passages.values(), self.codes)
        yield from chain(self.codings, self.memos, self.attributes, self.paraphrases)
        yield from chain(self.boards, self.themes, self.links)

    def codings_of(self, source: str) -> list[Coding]:
        """The codings of a source (its id)."""
        return [coding for coding in self.codings if coding.source == source]

    def for_others(self) -> Project:
        """The same without what no other program can use: what machines suggest, places on maps,
        and memos without words, as decisions are for which no reason was given."""
        apart = machines(self.coders)
        return replace(
            self,
            coders=[coder for coder in self.coders if coder.id not in apart],
            codings=[coding for coding in self.codings if coding.coder not in apart],
            memos=[
                memo
                for memo in self.memos
                if memo.about not in {*SUBJECTS, PLACED} and memo.text.strip()
            ],
        )

    def add(self, row: Row) -> None:
        """Put a row where rows of its kind are."""
        if isinstance(row, Passage):
            self.passages.setdefault(row.source, []).append(row)
        else:
            self._lists[type(row)].append(row)

    @property
    def _lists(self) -> dict[type[Row], list[Row]]:
        found: dict[type, Sequence[Row]] = {
            Coder: self.coders,
            Source: self.sources,
            Code: self.codes,
            Coding: self.codings,
            Memo: self.memos,
            Attribute: self.attributes,
            Paraphrase: self.paraphrases,
            Board: self.boards,
            Theme: self.themes,
            ThemeLink: self.links,
        }
        return found  # type: ignore[return-value]


def project_of(workbook: Workbook, name: str) -> Project:
    """All that a workbook holds.

    Raises:
        RecordError: it cannot be read.
    """
    sources = workbook.sources()
    boards = workbook.boards()
    return Project(
        name=name,
        coders=workbook.coders(),
        codes=workbook.codes(),
        sources=sources,
        passages={source.id: workbook.passages(source.id) for source in sources},
        codings=workbook.codings(),
        memos=workbook.memos(),
        attributes=workbook.attributes(),
        paraphrases=workbook.paraphrases(),
        boards=boards,
        themes=[theme for board in boards for theme in workbook.themes(board.id)],
        links=[link for board in boards for link in workbook.links(board.id)],
    )
