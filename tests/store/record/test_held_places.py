"""What the sessions of a record hold, and in which order they are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.session.events.events import Ending, Event, Kind
from labeval.store.disk.raw_pages import RawPages
from labeval.store.disk.readable_rows import _named, quick_texts
from labeval.store.erasing.word_rows import _in_cell
from labeval.store.record import pseudonyms as pseudonyms_module
from labeval.store.record.pseudonyms import pseudonyms
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.record.slots import read_places
from labeval.store.salvage.raw_rows import layouts, raw_rows
from labeval.text.streamed_search import PIECE
from labeval.text.word_search import Hits, WordSearch
from tests.store.conftest import UTC, a_header, started, the_content

CONTENT = the_content()
Put = Callable[..., str]


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as opened:
        opened.versions.keep(CONTENT, publish=True)
        yield opened


@pytest.fixture
def put(record: Record) -> Put:
    """Begins a session with a slot, and the events that follow."""

    def put(slot: int, *events: tuple[Kind, str], participant: str = "", day: int = 1) -> str:
        header = replace(a_header(CONTENT, slot), number=slot, started=f"2026-03-{day:02}T09:00Z")
        header = replace(header, participant=participant or header.participant)
        later = [Event(n, n, UTC, kind, value=value) for n, (kind, value) in enumerate(events, 2)]
        record.sessions.begin(header, [started(), *later])
        return header.id

    return put


COMPLETED = (Kind.SESSION_ENDED, str(Ending.COMPLETED))
EARLY = (Kind.SESSION_ENDED, str(next(e for e in Ending if e != Ending.COMPLETED)))
REOPENED = (Kind.SESSION_REOPENED, "")


@pytest.mark.parametrize(
    ("events", "held"),
    [
        ([], True),
        ([COMPLETED], True),
        ([EARLY], False),
        ([EARLY, REOPENED], True),
        ([EARLY, REOPENED, EARLY], False),
        ([COMPLETED, (Kind.SESSION_REJECTED, "why")], False),
        ([COMPLETED, (Kind.SESSION_REJECTED, "why"), (Kind.SESSION_REJECTED, "")], True),
    ],
)
def test_a_slot_is_held_until_its_session_ended_early_or_was_rejected(record, put, events, held):
    put(3, *events)
    places = read_places(record, CONTENT, "real")
    assert places.slots == ({"dqe": {3: {"dqe"}}} if held else {})
    assert read_places(record, CONTENT, "trial").slots == {}
    assert places.next_slot(CONTENT.study, "dqe")[0] == 0


def test_pages_are_held_as_planned_until_the_end_and_as_judged_then(record, put):
    put(1)
    planned = read_places(record, CONTENT, "real").raters["dqe"]
    assert len(planned) == 8 and set(planned.values()) == {1}
    put(2, COMPLETED)
    assert read_places(record, CONTENT, "real").raters["dqe"] == planned, "nothing was judged"


@pytest.mark.parametrize(("tiers", "held"), [("[[0, 1]]", True), ("[]", False)])
def test_a_block_in_which_nothing_was_placed_holds_no_slot(record, put, tiers, held):
    put(3)
    placed = f'{{"dqe": {tiers}}}'
    record.connection.execute(
        "UPDATE session SET plan = json_set(plan, '$.placing.blocks', json(?))", (placed,)
    )
    assert read_places(record, CONTENT, "real").slots.get("dqe", {}) == (
        {3: {"dqe"}} if held else {3: set()}
    )


def test_sessions_are_listed_newest_first_and_then_by_participant(record, put):
    for slot, participant, day in ((1, "B", 2), (2, "A", 2), (3, "C", 1), (4, "A", 3), (5, "D", 2)):
        put(slot, participant=participant, day=day)
    lines = [
        (line.header.participant, line.header.started[8:10]) for line in record.sessions.lines()
    ]
    assert lines == [("A", "03"), ("A", "02"), ("B", "02"), ("D", "02"), ("C", "01")]


def test_codes_for_sharing_are_as_long_as_it_takes_to_tell_people_apart(record, put, monkeypatch):
    monkeypatch.setattr(pseudonyms_module, "_LETTERS", 1)
    for slot in range(1, 20):  # more people than one hexadecimal digit has codes
        put(slot)
    found = pseudonyms(record.connection)
    codes = list(found.values())
    assert len(set(codes)) == 19
    for n, code in enumerate(codes):
        shorter = {code[:length] for length in range(2, len(code))}
        assert shorter <= set(codes[:n]), "no longer than those before make it"
    assert min(map(len, codes)) == 2 and max(map(len, codes)) > 2


def test_texts_are_read_as_before_after_they_were_read_quickly(record):
    connection = record.connection
    before = connection.text_factory
    with quick_texts(connection, record.path):
        assert connection.text_factory is str
    assert connection.text_factory is before
    with pytest.raises(KeyError), quick_texts(connection, record.path):
        raise KeyError
    assert connection.text_factory is before


@pytest.mark.parametrize(
    ("table", "row", "name"),
    [
        ("event", {"session": "s", "seq": 4, "value": "v"}, "session s, event 4"),
        ("session", {"id": "s", "participant": "P"}, "session s"),
        ("transcript", {"session": "s", "recording": "s-01"}, "transcript s-01"),
        ("imported_judgment", {"participant": "P01"}, "a row of participant P01 in"),
        ("study_version", {"id": "0123456789abcdef"}, "row '0123456789ab' of 'study_version'"),
        ("event", {"session": "\udcff", "seq": 1}, r"session \udcff, event 1"),
        ("ledger", {}, "row '' of 'ledger'"),
    ],
)
def test_a_damaged_row_is_named_by_what_people_know_it_by(table, row, name):
    assert _named(table, row).startswith(name)


def test_rows_of_pages_that_are_alike_are_read_once(record, put):
    put(1)
    record.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = record.path.read_bytes()
    size = int.from_bytes(content[16:18])
    tables = layouts(MIGRATIONS)
    once = [row.values for row in raw_rows(RawPages(size, content), tables)]
    twice = [row.values for row in raw_rows(RawPages(size, content + content[size:]), tables)]
    assert once and twice == once


@pytest.mark.parametrize("length", [10, PIECE - 3, PIECE, PIECE + 1, 2 * PIECE + 5])
def test_words_are_counted_in_cells_of_any_length(length):
    search = WordSearch.of(["Quillon"])
    filler = "so it is " * (length // 9 + 1)
    cell = f"Quillon {filler[:length]} Quillon, Quillonberg"
    assert _in_cell(cell, search) == Hits(2, 1)
    assert _in_cell(filler, search) == _in_cell(7, search) == _in_cell(None, search) == Hits()
    assert _in_cell(cell.encode(), search) == Hits(3)
