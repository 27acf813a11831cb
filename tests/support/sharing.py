"""Analysts who share a workbook, and a hub that is a list of entries and needs no server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

from labeval.coding.codes import marking
from labeval.coding.edits import Change
from labeval.coding.rows import Anchor, Coding, Passage, Row
from labeval.coding.texts import editing
from labeval.store.workbook.repairs import RowsNeeded
from labeval.store.workbook.sharing import (
    Entry,
    Outgoing,
    SentRow,
    all_rows,
    begin_sharing,
    note_sending,
    note_sent,
    outgoing,
    position_of,
    set_aside_rows,
)
from labeval.store.workbook.taking_entries import TakenEntries, row_of, take_entries
from labeval.store.workbook.unsent import unsent_rows
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.support.studies.coding_study import small_workbook


class SharingAnalyst(ABC):
    """An analyst with a workbook of their own, which others have too."""

    def __init__(self, path: Path, code: str, *, first: bool = False) -> None:
        self.path = path
        self.code = code
        if first:
            small_workbook(self.path, code).close()

    @abstractmethod
    def exchange(self) -> object:
        """Take what others changed, and send what was changed here."""

    @abstractmethod
    def verified(self) -> bool:
        """Return whether the hub has the same, and nothing waits to be sent."""

    def open(self) -> Workbook:
        return Workbook(self.path, coder=self.code)

    def rows(self) -> dict[str, str]:
        with Workbook(self.path, coder="", read_only=True) as book:
            return all_rows(book.connection)

    def undecided(self) -> list[tuple[str, tuple[str, ...], object]]:
        with Workbook(self.path, coder="", read_only=True) as book:
            return [(one.row, one.fields, one.mine) for one in set_aside_rows(book.connection)]

    def do(self, changes: list[Change]) -> None:
        with self.open() as book:
            book.do("a change", changes)

    def code_words(self, passage: str, start: int, end: int, code: str = "c") -> str:
        with self.open() as book:
            ends = Anchor(passage, start), Anchor(passage, end)
            made = marking.code_span(book.text_of("s"), *ends, code=code, coder=book.coder.id)
            book.do(marking.CODE, made)
            return made[0].row.id

    def retype(self, passage: str, text: str) -> None:
        with self.open() as book:
            book.do("type", editing.retype(book.text_of("s"), passage, text))

    def passages(self) -> list[Passage]:
        with self.open() as book:
            return list(book.text_of("s").passages)

    def coding(self, id: str) -> Coding | None:
        with self.open() as book:
            return next((coding for coding in book.codings() if coding.id == id), None)


def begin_together(one: SharingAnalyst, two: SharingAnalyst) -> None:
    """Give the second the texts and codes of the first, and each the other's coder."""
    one.exchange(), two.exchange()
    two.open().close()  # makes the coder's row
    two.exchange(), one.exchange()


def joined(*analysts: SharingAnalyst) -> None:
    """Exchange until nothing is left, and see that all have the same."""
    for _ in range(2):
        for analyst in analysts:
            analyst.exchange()
    first, *others = analysts
    assert all(other.rows() == first.rows() for other in others)
    for analyst in analysts:
        assert analyst.verified()
        assert not list(workbook_findings(analyst.path))


class ListedHub:
    """The entries of all analysts, in one order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, sent: Outgoing, station: str) -> Entry:
        seq = len(self.entries) + 1
        entry = Entry(seq, f"entry-{seq}", f"hash-{seq}", station, sent.coder, sent.rows)
        self.entries.append(entry)
        return entry

    def rows_at(self, ids: Iterable[str], seq: int) -> dict[str, Row | None]:
        """Rows as they were after an entry; None for those that were not there."""
        found: dict[str, Row | None] = dict.fromkeys(ids)
        for entry in self.entries[:seq]:
            found |= {one.row: row_of(entry.seq, one) for one in entry.rows if one.row in found}
        return found

    def analyst(self, path: Path, code: str, *, first: bool = False) -> ListedAnalyst:
        path.parent.mkdir(exist_ok=True)
        return ListedAnalyst(self, path, code, first=first)

    def pair(self, folder: Path) -> tuple[ListedAnalyst, ListedAnalyst]:
        """Two who have the same texts and codes, of the first."""
        one = self.analyst(folder / "one" / "workbook.sqlite", "A1", first=True)
        two = self.analyst(folder / "two" / "workbook.sqlite", "A2")
        begin_together(one, two)
        return one, two


class ListedAnalyst(SharingAnalyst):
    """An analyst who shares through such a list."""

    def __init__(self, hub: ListedHub, path: Path, code: str, *, first: bool = False) -> None:
        super().__init__(path, code, first=first)
        self.hub = hub

    def exchange(self) -> TakenEntries:
        with Workbook(self.path, coder="") as book:
            if position_of(book.connection) is None:
                begin_sharing(book.connection)
            taken = self.take(book)
            if sent := outgoing(book.connection):
                self.deliver(book, sent)
        return taken

    def take(self, book: Workbook) -> TakenEntries:
        """Take all entries that are not in the workbook yet."""
        position = position_of(book.connection)
        assert position is not None
        entries = self.hub.entries[position.seq :]
        ids = {row.row for entry in entries for row in entry.rows}
        while True:
            try:
                hub = self.hub.rows_at(ids, position.seq)
                return take_entries(book, position, entries, hub)
            except RowsNeeded as needed:
                assert needed.ids - ids, "what it was given is asked for again"
                ids |= needed.ids

    def deliver(self, book: Workbook, sent: Outgoing) -> Entry:
        """Send rows; they have arrived."""
        entry = self.hub.add(sent, self.code.lower())
        note_sending(book.connection, entry.id)
        note_sent(book.connection, sent, entry.seq, entry.hash)
        return entry

    def verified(self) -> bool:
        there = dict[str, SentRow]()
        for entry in self.hub.entries:
            there |= {one.row: one for one in entry.rows}
        held = {id: one.after for id, one in there.items() if one.after is not None}
        with Workbook(self.path, coder="", read_only=True) as book:
            return not unsent_rows(book.connection) and all_rows(book.connection) == held
