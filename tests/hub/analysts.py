"""Analysts who share a workbook through a hub, each on a computer of their own."""

from __future__ import annotations

from labeval.coding.codes import marking
from labeval.coding.edits import Change
from labeval.coding.rows import Anchor, Coding
from labeval.coding.texts import editing
from labeval.hub.connection import hub_at
from labeval.hub.verifying import verify_hub
from labeval.hub.workbook import WorkbookExchange, exchange_workbook
from labeval.store.workbook.sharing import all_rows, set_aside_rows
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.hub.conftest import Hub, Station
from tests.support.studies.coding_study import small_workbook


class Analyst:
    """An analyst with a computer of their own."""

    def __init__(self, station: Station, code: str, *, first: bool = False) -> None:
        self.station = station
        self.path = station.folder.workbook
        self.code = code
        if first:
            small_workbook(self.path, code).close()

    def open(self) -> Workbook:
        return Workbook(self.path, coder=self.code)

    def exchange(self) -> WorkbookExchange:
        with hub_at(self.station.member.address) as connection:
            return exchange_workbook(connection, self.station.folder)

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

    def coding(self, id: str) -> Coding | None:
        with self.open() as book:
            return next((coding for coding in book.codings() if coding.id == id), None)

    def verified(self) -> bool:
        return verify_hub(self.station.folder, self.station.member).is_equal


def joined(*analysts: Analyst) -> None:
    """Exchange until nothing is left, and see that all have the same."""
    for _ in range(2):
        for analyst in analysts:
            analyst.exchange()
    first, *others = analysts
    assert all(other.rows() == first.rows() for other in others)
    for analyst in analysts:
        assert analyst.verified()
        assert not list(workbook_findings(analyst.path))


def two_analysts(hub: Hub) -> tuple[Analyst, Analyst]:
    """Two who have the same texts and codes, of the first."""
    one = Analyst(hub.station("analyst"), "A1", first=True)
    two = Analyst(hub.station("analyst"), "A2")
    one.exchange(), two.exchange()
    two.open().close()  # makes the coder's row
    two.exchange(), one.exchange()
    return one, two
