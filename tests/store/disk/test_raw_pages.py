"""Pages of a file by their numbers, which begin with 1, and the rows in them, without SQLite."""

from __future__ import annotations

import sqlite3
import struct
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.store.disk.raw_pages import FileBytes, RawPages, pages_of
from labeval.store.disk.read_only_copies import opened
from labeval.store.salvage.raw_rows import RawRow, layouts, raw_rows, row_at

SIZES = (512, 1024, 4096, 65536)
TABLES = (
    "CREATE TABLE kept (name TEXT, number INTEGER, text TEXT);"
    "CREATE TABLE apart (text TEXT, a INTEGER, b INTEGER, PRIMARY KEY (b, a)) WITHOUT ROWID;"
)
LAYOUTS = layouts([TABLES])
EDGES = sorted(
    {
        sign * (1 << bits) + by
        for bits in (0, 7, 8, 15, 16, 23, 24, 31, 32, 47, 48, 62)
        for sign in (-1, 1)
        for by in (-1, 0, 1)
    }
    | {-(1 << 63), (1 << 63) - 1}
)
NUMBERS = st.sampled_from(EDGES)
LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\0")


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Short ones of any letters, and longer ones that go on in other pages."""
    start = draw(st.text(LETTERS, max_size=4))
    return start + "x" * draw(st.sampled_from([0, 1, 57, 58, 115, 400, 489, 999, 5000, 70_000]))


@pytest.mark.parametrize("number", [-1, 0, 3, 4])
def test_a_page_that_is_not_there_is_none(number: int) -> None:
    pages = RawPages(512, b"a" * 512 + b"b" * 512)
    assert pages.page(number) is None
    assert pages.page(1) == pages.page(1) == b"a" * 512
    assert pages.page(2) == b"b" * 512
    assert pages.page(number) is None


def test_a_file_has_the_bytes_that_it_has_and_none_where_it_is_not_there(tmp_path: Path) -> None:
    file, content = tmp_path / "file", bytes(range(100))
    file.write_bytes(content)
    parts = (slice(0, 16), slice(90, 200), slice(200, 300), slice(50, 40), slice(None))
    for path, there in ((file, content), (tmp_path / "none", b"")):
        read = FileBytes(path)
        assert len(read) == len(there)
        assert [read[part] for part in parts] == [there[part] for part in parts]
        read.close()
        read.close()
        assert read[:16] == b""


def database(
    size: int, kept: list[tuple[int, str, int, str]], apart: list[tuple[str, int, int]]
) -> bytes:
    """A file of SQLite with rows, under row ids of any length."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "made"
        with closing(sqlite3.connect(path)) as made:
            made.execute(f"PRAGMA page_size = {size}")
            made.executescript(TABLES)
            made.executemany(
                "INSERT INTO kept (rowid, name, number, text) VALUES (?, ?, ?, ?)", kept
            )
            made.executemany("INSERT INTO apart VALUES (?, ?, ?)", apart)
            made.commit()
        return path.read_bytes()


def rows_in(pages: RawPages) -> Iterator[RawRow]:
    for row in raw_rows(pages, LAYOUTS):
        assert row_at(pages, LAYOUTS, row.place) == row
        yield row


@settings(max_examples=60, deadline=None)
@given(
    size=st.sampled_from(SIZES),
    kept=st.lists(
        st.tuples(NUMBERS, texts(), NUMBERS, texts()), max_size=8, unique_by=lambda r: r[0]
    ),
    apart=st.lists(
        st.tuples(texts(), NUMBERS, NUMBERS), max_size=30, unique_by=lambda row: row[1:]
    ),
)
def test_every_row_that_sqlite_wrote_is_found_as_it_was_written(
    size: int, kept: list[tuple[int, str, int, str]], apart: list[tuple[str, int, int]]
) -> None:
    pages = pages_of(database(size, kept, apart), b"", strict=True)
    assert pages.size == size
    found = list(rows_in(pages))
    assert all(row.complete and not row.damaged for row in found)
    given_rows = [("kept", {"name": n, "number": i, "text": t}) for _, n, i, t in kept]
    given_rows += [("apart", {"text": t, "a": a, "b": b}) for t, a, b in apart]

    def in_order(rows: list[tuple[str, dict[str, int | str]]]) -> list[str]:
        return sorted(repr((table, sorted(values.items()))) for table, values in rows)

    assert in_order([(row.table, row.values) for row in found]) == in_order(given_rows)  # type: ignore[arg-type]


@pytest.mark.parametrize("lengths", [range(440, 480), range(225, 250)], ids=["one", "two"])
def test_rows_that_just_fit_a_page_are_found_and_those_a_byte_longer(lengths: range) -> None:
    """A page has room for one of the longest rows, and for two of half its length."""
    for length in lengths:
        kept = [(n, "", 1, "x" * length) for n in (1, 2)]
        apart = [("y" * (length // 5), n, n) for n in range(12)]
        found = list(rows_in(pages_of(database(512, kept, apart), b"", strict=True)))
        texts = sorted(str(row.values["text"]) for row in found)
        assert texts == sorted(row[3] for row in kept) + sorted(row[0] for row in apart)


MANY = [(n, f"name {n}", n * 1000, "x" * (n % 60)) for n in range(1, 200)]
ROWS = database(512, MANY, [("y" * (n % 50), n, -n) for n in range(150)])
PAGES = len(ROWS) // 512


@settings(max_examples=80, deadline=None)
@given(
    number=st.integers(2, PAGES), at=st.integers(0, 511), content=st.binary(min_size=1, max_size=40)
)
def test_a_damaged_page_costs_no_row_of_another_page(number: int, at: int, content: bytes) -> None:
    damaged = bytearray(ROWS)
    begin = (number - 1) * 512
    damaged[begin : begin + 512] = (
        ROWS[begin : begin + at] + content + ROWS[begin + at :][len(content) :]
    )[:512]
    whole = {row.place: row for row in rows_in(pages_of(ROWS, b"", strict=True))}
    found = {row.place: row for row in rows_in(pages_of(bytes(damaged), b"", strict=False))}
    for place, row in whole.items():
        if place >> 16 != number:
            assert found[place] == row


def sums(order: str, content: bytes, before: tuple[int, int]) -> tuple[int, int]:
    a, b = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for at in range(0, len(words), 2):
        a = (a + words[at] + b) % (1 << 32)
        b = (b + words[at + 1] + a) % (1 << 32)
    return a, b


def in_order(log: bytes, order: str, size: int) -> bytes:
    """A log as a computer with this order of bytes writes it."""
    magic = 0x377F0683 if order == ">" else 0x377F0682
    made = bytearray(struct.pack(">I", magic) + log[4:24])
    before = sums(order, bytes(made), (0, 0))
    made += struct.pack(">II", *before)
    for at in range(32, len(log), 24 + size):
        frame = log[at : at + 24 + size]
        before = sums(order, frame[:8] + frame[24:], before)
        made += frame[:16] + struct.pack(">II", *before) + frame[24:]
    return bytes(made)


@pytest.fixture(scope="module")
def with_log(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """A file, and a log with eight commits that add to it."""
    path = tmp_path_factory.mktemp("log") / "made"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        made.execute("PRAGMA page_size = 512")
        made.executescript(TABLES)
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA wal_autocheckpoint = 0")
        for n in range(8):
            made.execute("INSERT INTO kept VALUES (?, ?, ?)", (f"row {n}", n, "x" * 100 * n))
        return path.read_bytes(), path.with_name("made-wal").read_bytes()


def by_sqlite(main: bytes, log: bytes) -> list[object]:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "made"
        path.write_bytes(main)
        path.with_name("made-wal").write_bytes(log)
        with closing(sqlite3.connect(path)) as made:
            return made.execute("SELECT number FROM kept ORDER BY number").fetchall()


def by_pages(main: bytes, log: bytes) -> list[object]:
    with closing(opened(pages_of(main, log, strict=True).image())) as memory:
        return memory.execute("SELECT number FROM kept ORDER BY number").fetchall()


@pytest.mark.parametrize("order", ["<", ">"])
def test_a_log_is_read_as_sqlite_reads_it_wherever_it_was_cut_or_altered(
    with_log: tuple[bytes, bytes], order: str
) -> None:
    main, log = with_log
    log = in_order(log, order, 512)
    counts = set()
    for at in (*range(0, len(log), 211), len(log) - 1, len(log)):
        damaged = bytearray(log)
        if at < len(log):
            damaged[at] ^= 64
        for content in (log[:at], bytes(damaged)):
            found = by_pages(main, content)
            assert found == by_sqlite(main, content)
            counts.add(len(found))
    assert counts == set(range(9))


def test_frames_behind_a_damaged_one_are_read_where_something_is_to_be_saved(
    with_log: tuple[bytes, bytes],
) -> None:
    main, log = with_log
    damaged = bytearray(log)
    damaged[32 + 24 + 5] ^= 1  # of the first frame
    assert pages_of(main, bytes(damaged), strict=True).log == {}
    saved = pages_of(main, bytes(damaged), strict=False)
    assert saved.log == pages_of(main, log, strict=True).log
    found = [row.values["number"] for row in rows_in(saved) if row.table == "kept"]
    assert set(found) == set(range(8))
