"""Many judgments at once, page by page: what those of a page have in common is there once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice, pairwise
from operator import itemgetter
from typing import NamedTuple

from labeval.store.chain.hashes import Packed, pack_between, packed_beginning, packed_rows

JudgmentCells = tuple[str, str, str, str, str, str, str, str, str, str, int, str]
"""The cells of a row in the order of the table of judgments, without their names."""
PageCells = tuple[str, str, str, str, str, str, str, int]
"""Participant, session, condition, method, page, items, seconds and position of the page."""
AnswerCells = tuple[str, str, str, str]
"""Criterion, value, seconds until the answer and its time."""

MOST_ON_PAGE = 50
"""Judgments that are taken as those of one page; more are several with the same cells."""
_AT_ONCE = 500
"""So few rows that what is made of them is not searched for garbage before it is gone."""
_OF_PAGE = itemgetter(0, 1, 2, 3, 5, 6, 8, 10)
_OF_ANSWER = itemgetter(4, 7, 9, 11)
_KEY_OF_PAGE = itemgetter(1, 7, 4)
"""Session, position and id of a page."""


class JudgedPages(NamedTuple):
    """Consecutive rows of the table of judgments."""

    pages: list[PageCells]
    counts: list[int]
    """Number of judgments of each page, from 1 to :data:`MOST_ON_PAGE`."""
    answers: list[AnswerCells]
    """The other cells of all judgments."""

    def add(self, page: PageCells, answers: Sequence[AnswerCells]) -> None:
        """Add the judgments of a page."""
        for begin in range(0, len(answers), MOST_ON_PAGE):
            self.pages.append(page)
            self.counts.append(min(len(answers) - begin, MOST_ON_PAGE))
        self.answers.extend(answers)

    def extend(self, other: JudgedPages) -> None:
        """Add further rows; those of a page that goes on in them stay one page's."""
        pages, counts = other.pages, other.counts
        if pages and self.pages[-1:] == pages[:1] and self.counts[-1] + counts[0] <= MOST_ON_PAGE:
            self.counts[-1] += counts[0]
            pages, counts = pages[1:], counts[1:]
        self.pages.extend(pages)
        self.counts.extend(counts)
        self.answers.extend(other.answers)

    def rows(self) -> Iterator[JudgmentCells]:
        """The same row by row."""
        answers = iter(self.answers)
        for cells, count in zip(self.pages, self.counts, strict=True):
            who, session, condition, method, page, items, seconds, order = cells
            for criterion, value, answering, time in islice(answers, count):
                about = who, session, condition, method, criterion, page, items
                yield (*about, value, seconds, answering, order, time)

    def packed(self) -> Packed:
        """The rows as hashes are made of them."""
        if len(self.pages) == len(self.answers):
            return packed_rows(map(_texts, self.rows()))
        made = Packed([], [])
        before, first, begin = ("", "", "", ""), ("", ""), 0
        for cells, count in zip(self.pages, self.counts, strict=True):
            who, session, condition, method, page, items, seconds, order = cells
            about = who, session, condition, method
            if about != before or not begin:
                before, first = about, packed_beginning(about)
            common = page, items, seconds, str(order)
            pack_between(made, first, common, self.answers[begin : begin + count])
            begin += count
        return made

    def by_page(self) -> Iterator[tuple[PageCells, list[AnswerCells]]]:
        """The cells of each page with those of its judgments."""
        begin = 0
        for cells, count in zip(self.pages, self.counts, strict=True):
            yield cells, self.answers[begin : begin + count]
            begin += count

    def of_participants(self) -> Iterator[tuple[str, JudgedPages]]:
        """The same in parts of one participant each, with the participant's code."""
        page = answer = 0
        for participant, same in groupby(self.pages, itemgetter(0)):
            pages = list(same)
            counts = self.counts[page : page + len(pages)]
            end = answer + sum(counts)
            yield participant, JudgedPages(pages, counts, self.answers[answer:end])
            page, answer = page + len(pages), end

    def keys(self) -> list[tuple[int | str, ...]]:
        """The keys of a participant's rows."""
        return [
            (session, order, page, criterion, items)
            for (_, session, _, _, page, items, _, order), answers in self.by_page()
            for criterion, *_ in answers
        ]

    @property
    def in_order(self) -> bool:
        """True if the rows of a participant are in the order of their keys, each key once."""
        keys = map(_KEY_OF_PAGE, self.pages)
        if not all(before < after for before, after in pairwise(keys)):
            return False
        return all(answers == sorted(answers) for _, answers in self.by_page())


def pages_of(rows: Iterable[JudgmentCells]) -> Iterator[JudgedPages]:
    """Rows page by page, a part of them at a time and never all in memory."""
    remaining = iter(rows)
    while part := list(islice(remaining, _AT_ONCE)):
        judged = JudgedPages([], [], [])
        for page, same in groupby(part, _OF_PAGE):
            judged.add(page, list(map(_OF_ANSWER, same)))
        yield judged


def _texts(cells: JudgmentCells) -> tuple[str, ...]:
    return (*cells[:10], str(cells[10]), cells[11])
