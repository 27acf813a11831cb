"""Headers, tables, transcripts and heads: each rule at its boundary, on either side of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.chain.hashes import first_of_ledger, ledger_hash
from labeval.store.chain.ledger import LedgerEntry, LedgerRow
from labeval.store.checks.file_checks import header_findings, schema_findings
from labeval.store.checks.transcript_checks import transcript_findings
from labeval.store.disk.raw_pages import RawPages
from labeval.store.record.heads import Head, Heads
from labeval.store.record.ledger_contents import (
    ExpectedEntries,
    Ledger,
    add_heads,
    checked_ledger,
    expectations,
    ledger_set_back,
)
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.verify import verify
from tests.store.conftest import a_header, started, the_content
from tests.store.record.transcripts import keep_transcript


@pytest.fixture
def spoken(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A record with a transcript of two segments, 500 to 1500 and 2500 to 3500 ms."""
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(the_content(), publish=True)
        header = a_header(the_content(), 1)
        record.sessions.begin(header, [started()])
        keep_transcript(record, header.id)
        record.connection.execute("PRAGMA foreign_keys = OFF")
        yield record.connection


def said(connection: sqlite3.Connection, sql: str) -> list[str]:
    connection.executescript(sql)
    return [one.template.format(**one.values) for one in transcript_findings(connection)]


SEGMENT = "UPDATE transcript_segment SET {} WHERE number = {}"


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("", []),
        (SEGMENT.format("start_ms = 500, end_ms = 500", 2), []),
        (
            SEGMENT.format("start_ms = 499", 2),
            ["the times of segment 2 run backwards"],
        ),
        (
            SEGMENT.format("end_ms = 2499", 2),
            ["the times of segment 2 run backwards"],
        ),
        (SEGMENT.format("end_ms = 2500", 2), []),
        (SEGMENT.format("start_ms = 0", 1), []),
        (SEGMENT.format("start_ms = -1", 1), ["the times of segment 1 run backwards"]),
        (SEGMENT.format("words = '{'", 1), ["the words of segment 1 cannot be read"]),
        ("DELETE FROM transcript_segment WHERE number = 2", ["it has 1 of 2 segments"]),
        ("DELETE FROM transcript_segment WHERE number = 1", ["it has 1 of 2 segments"]),
        (SEGMENT.format("number = 3", 2), ["it has 2 of 2 segments"]),
        (
            "UPDATE transcript SET segments = 3",
            ["it has 2 of 3 segments"],
        ),
        (
            "UPDATE transcript SET made_with = '[]'",
            ["how it was made, or its place on the clock, cannot be read"],
        ),
        (
            "UPDATE transcript SET timeline = '{'",
            ["how it was made, or its place on the clock, cannot be read"],
        ),
        ("DELETE FROM transcript", ["segments of a transcript that is missing"]),
        (
            "DELETE FROM event WHERE kind = 'audio_started'",
            ["its session knows no such recording"],
        ),
    ],
)
def test_a_transcript_is_whole_in_order_and_of_a_recording(spoken, sql, found):
    assert said(spoken, sql) == found


HEADER = {
    18: ((1, 2), 3), 19: ((1, 2), 0), 20: ((0,), 1), 21: ((64,), 63), 22: ((32,), 31),
    23: ((32,), 33), 47: ((4,), 3), 51: ((0,), 1), 55: ((0,), 1), 59: ((1,), 2), 67: ((0,), 1),
    71: ((0,), 1), 72: ((0,), 1), 91: ((0,), 1),
}  # fmt: skip
"""Byte of the header to what is there in a file of the program, and to something else, by
https://www.sqlite.org/fileformat.html: versions of the format for writing and reading, reserved
bytes, shares of a page that are always 64, 32 and 32, format 4 of the schema, cache, vacuum, UTF-8,
no incremental vacuum, no application, and twenty bytes that are reserved."""
BEGINNING = {22: 21, 23: 21, 47: 44, 51: 48, 55: 52, 59: 56, 67: 64, 71: 68, 91: 72}
"""Of fields with several bytes the last one to the first, which is what is named."""


def pages_with(content: bytes, at: int, byte: int) -> RawPages:
    changed = content[:at] + bytes([byte]) + content[at + 1 :]
    return RawPages(int.from_bytes(content[16:18]), changed)


def test_every_byte_of_the_header_that_never_changes_is_looked_at(tmp_path):
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    for at, (possible, other) in HEADER.items():
        assert content[at] in possible
        for byte in possible:
            assert list(header_findings(pages_with(content, at, byte), "record")) == []
        (finding,) = header_findings(pages_with(content, at, other), "record")
        assert finding.values == {"place": BEGINNING.get(at, at)}
    path.write_bytes(bytes(pages_with(content, 72, 7).main))
    assert verify(path).damaged
    for at in (24, 28, 40, 60, 92, 96):  # what the file counts, and versions of its writers
        assert list(header_findings(pages_with(content, at, 7), "record")) == []


@pytest.mark.parametrize(
    ("sql", "named"),
    [
        ("CREATE  TABLE  a(x);\nCREATE INDEX i ON a(x)", []),
        ("CREATE TABLE a(x)", ["index i"]),
        ("CREATE TABLE a(x, y); CREATE INDEX i ON a(x)", ["table a"]),
        ("CREATE TABLE a(x); CREATE INDEX i ON a(x); CREATE TABLE b(x)", ["table b"]),
        ("CREATE TABLE b(x)", ["index i", "table a", "table b"]),
    ],
)
def test_tables_that_are_missing_added_or_others_are_named(sql, named):
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(sql)
        expected = ("CREATE TABLE a(x)", "CREATE INDEX i ON a(x)")
        found = schema_findings(connection, expected, "here")
        assert [one.values["name"] for one in found] == named


def test_a_record_has_the_tables_of_all_migrations(tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        assert list(schema_findings(record.connection, MIGRATIONS, "record")) == []
        without_last = list(schema_findings(record.connection, MIGRATIONS[:-1], "record"))
        assert without_last


def entry(number: int, kind: LedgerEntry, subject: str = "s", size: int = 0) -> LedgerRow:
    return LedgerRow(number, kind, subject, size, f"digest-{number}", "", f"hash-{number}")


def test_what_has_to_be_there_is_the_newest_entry_and_nothing_of_what_was_erased():
    ledger = Ledger(
        [
            entry(1, LedgerEntry.SESSION, "s"),
            entry(2, LedgerEntry.HEAD, "s", 12),
            entry(3, LedgerEntry.SESSION, "gone"),
            entry(4, LedgerEntry.ERASED, "gone"),
            entry(5, LedgerEntry.HEAD, "gone", 9),
            entry(6, LedgerEntry.SESSION, "lost"),
            entry(7, LedgerEntry.LOST, "lost"),
            entry(8, LedgerEntry.REDACTED, "s"),
            entry(9, LedgerEntry.VERSION, ""),
            entry(10, LedgerEntry.SESSION, "again"),
            entry(11, LedgerEntry.SESSION, "again", 3),
        ]
    )
    assert expectations(ledger) == {
        "s": ExpectedEntries(LedgerEntry.SESSION, 1, "digest-1", 0, {12: "digest-2"}),
        "again": ExpectedEntries(LedgerEntry.SESSION, 11, "digest-11", 3),
    }


def test_a_line_of_the_file_of_heads_counts_from_the_entry_of_its_session_on():
    for entries, known in ((4, {}), (5, {7: "h"}), (6, {7: "h"})):
        expected = {"s": ExpectedEntries(LedgerEntry.SESSION, 5, "d", 0)}
        add_heads(expected, Heads((Head("s", 7, "h", entries, "l"), Head("x", 1, "h", 9, "l"))))
        assert expected["s"].heads == known
    expected["s"].heads[7] = "of the ledger"
    add_heads(expected, Heads((Head("s", 7, "h", 9, "l"),)))
    assert expected["s"].heads == {7: "of the ledger"}
    add_heads(expected, None)


def test_a_ledger_is_set_back_where_it_lacks_what_the_file_of_heads_counts():
    kinds = (LedgerEntry.SESSION, LedgerEntry.RESTORED, LedgerEntry.SESSION)
    rows = [entry(number, kind) for number, kind in enumerate(kinds, 1)]

    def back(*lines: tuple[int, str]) -> int:
        heads = [Head("s", 1, "h", number, known) for number, known in lines]
        return ledger_set_back(Ledger(rows), Heads(tuple(heads)))

    assert back((3, "hash-3")) == 0
    assert back((3, "another"), (5, "hash-5"), (4, "hash-4")) == 5
    assert back((3, "another")) == 3
    assert back((2, "another"), (1, "another")) == 0, "what is before a restoration counts no more"
    assert ledger_set_back(Ledger(rows), None) == 0


def test_of_what_is_no_database_no_byte_of_a_header_is_named() -> None:
    for content in (b"", b"x" * 8192, b"SQLite format 2" + bytes(4096)):
        assert list(header_findings(RawPages(4096, content), "record.sqlite")) == []


def test_numbers_of_a_ledger_go_up_by_one_and_further_only_where_a_record_was_restored() -> None:
    def broken(*entries: tuple[int, LedgerEntry]) -> list[int]:
        before, rows = first_of_ledger(), list[LedgerRow]()
        for number, kind in entries:
            content = (number, kind.value, "s", 0, "d", "")
            before = ledger_hash(before, content)
            rows.append(LedgerRow(*content, before))
        return checked_ledger(rows).broken

    other, restored = LedgerEntry.HEAD, LedgerEntry.RESTORED
    assert broken((1, other), (2, restored), (3, other)) == []
    assert broken((1, other), (7, restored), (8, other)) == []
    assert broken((1, other), (7, other), (8, other)) == [7]
    assert broken((1, other), (2, other), (2, restored), (3, other)) == [2]
    assert broken((1, other), (2, other), (1, restored)) == [1]
    assert broken((5, restored), (6, other)) == [] and broken((2, other)) == [2]
