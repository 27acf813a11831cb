"""A database that is written anew with another key: refused whole, or done whole."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.disk.private_files import COMPANIONS, companion
from labeval.store.disk.protected_connection import connected
from labeval.store.protecting import rewriting
from labeval.store.protecting.rewriting import _check_same, _explained, check_free, opens, rewrite

KEY, OTHER = bytes(range(32)), bytes(32)
ROWS = [(n, f"text {n}", bytes([n, 255])) for n in range(50)]


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A database in the clear, with rows, another version and a text that is none."""
    path = tmp_path / "made.sqlite"
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT, content BLOB)")
        made.executemany("INSERT INTO t VALUES (?, ?, ?)", ROWS)
        made.execute("INSERT INTO t VALUES (50, CAST(x'ff' AS TEXT), x'00')")
        made.execute("PRAGMA user_version = 7")
        made.execute("PRAGMA application_id = 99")
        made.commit()
    return path


def rows(path: Path, key: bytes | None) -> list[object]:
    with closing(connected(path, key)) as read:
        found = read.execute("SELECT * FROM t WHERE n < 50 ORDER BY n").fetchall()
        odd = read.execute("SELECT hex(text) FROM t WHERE n = 50").fetchone()
        said = [read.execute(f"PRAGMA {n}").fetchone() for n in ("user_version", "application_id")]
    return [found, odd, said]


def test_it_has_the_same_content_under_each_key_in_turn(plain: Path) -> None:
    content = rows(plain, None)
    assert content == [ROWS, ("FF",), [(7,), (99,)]]
    before: bytes | None = None
    for key in (KEY, OTHER, None):
        rewrite(plain, key=before, new_key=key)
        assert rows(plain, key) == content
        assert [opens(plain, each) for each in (None, KEY, OTHER)] == [
            key is None,
            key == KEY,
            key == OTHER,
        ]
        before = key
    assert [file.name for file in plain.parent.iterdir()] == [plain.name]


def test_what_a_database_in_the_clear_has_left_next_to_it_goes(plain: Path) -> None:
    """A log that stays would be read with the new file, and says what is in it."""
    for suffix in COMPANIONS:
        companion(plain, suffix).write_bytes(b"")
    rewrite(plain, key=None, new_key=KEY)
    assert [file.name for file in plain.parent.iterdir()] == [plain.name]


def test_an_empty_file_opens_with_any_key(tmp_path: Path) -> None:
    file = tmp_path / "empty.sqlite"
    file.touch()
    assert opens(file, None) and opens(file, KEY)


READING = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
for begun in ("BEGIN IMMEDIATE", "BEGIN"):
    other.execute(begun)
    print(other.execute("SELECT count(*) FROM t").fetchone(), flush=True)
    sys.stdin.readline()
    other.execute("ROLLBACK")
"""


def test_one_that_another_program_writes_or_reads_stays_as_it_is(plain: Path) -> None:
    before = plain.read_bytes()
    with subprocess.Popen(
        [sys.executable, "-c", READING, plain], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdin is not None and other.stdout is not None
        for _ in ("writes", "reads"):
            other.stdout.readline()
            with pytest.raises(RecordUnavailable, match="another program has this file open"):
                rewrite(plain, key=None, new_key=KEY)
            with pytest.raises(RecordUnavailable, match="another program has this file open"):
                check_free(plain)
            assert plain.read_bytes() == before
            other.stdin.write(b"go on\n")
            other.stdin.flush()
    check_free(plain)
    rewrite(plain, key=None, new_key=KEY)
    assert rows(plain, KEY)[0] == ROWS


def test_a_damaged_one_and_one_with_another_key_stay_as_they_are(plain: Path) -> None:
    content = bytearray(plain.read_bytes())
    content[100:140] = bytes(40)  # the head of its first page
    plain.write_bytes(content)
    for attempt in (lambda: rewrite(plain, key=None, new_key=KEY), lambda: check_free(plain)):
        with pytest.raises(DamagedRecord, match="cannot be rewritten"):
            attempt()
    with pytest.raises(DamagedRecord):
        rewrite(plain, key=KEY, new_key=OTHER)
    assert plain.read_bytes() == content
    assert [file.name for file in plain.parent.iterdir()] == [plain.name]


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM t WHERE n = 49",
        "UPDATE t SET text = 'other' WHERE n = 7",
        "UPDATE t SET text = CAST(x'fe' AS TEXT) WHERE n = 50",
        "PRAGMA user_version = 8",
        "CREATE INDEX i ON t (text)",
    ],
)
def test_a_copy_that_is_not_the_same_is_refused_whichever_has_more(
    plain: Path, change: str
) -> None:
    other = plain.with_name("other.sqlite")
    other.write_bytes(plain.read_bytes())
    with closing(connected(plain, None)) as one, closing(connected(other, None)) as two:
        _check_same(one, two, plain)
        two.execute(change)
        for pair in ((one, two), (two, one)):
            with pytest.raises(RecordUnavailable, match="read again is not"):
                _check_same(*pair, plain)


def test_a_disk_that_is_full_leaves_the_file_and_nothing_next_to_it(
    plain: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Path) -> None:
        raise OSError(28, "No space left")

    before = plain.read_bytes()
    monkeypatch.setattr(rewriting, "overwrite_replaced", full)
    with pytest.raises(RecordUnavailable, match="No space left"):
        rewrite(plain, key=None, new_key=KEY)
    assert plain.read_bytes() == before
    assert [file.name for file in plain.parent.iterdir()] == [plain.name]


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        (sqlite3.SQLITE_BUSY, RecordUnavailable, "open"),
        (sqlite3.SQLITE_LOCKED | 1 << 8, RecordUnavailable, "open"),
        (sqlite3.SQLITE_CORRUPT, DamagedRecord, "cannot be rewritten"),
        (sqlite3.SQLITE_NOTADB, DamagedRecord, "cannot be rewritten"),
        (sqlite3.SQLITE_FULL, RecordUnavailable, "odd"),
        (sqlite3.SQLITE_IOERR | 3 << 8, RecordUnavailable, "odd"),
        (sqlite3.SQLITE_CANTOPEN, RecordUnavailable, "odd"),
        (sqlite3.SQLITE_READONLY, RecordUnavailable, "EACCES"),
        (sqlite3.SQLITE_MISUSE, sqlite3.DatabaseError, "odd"),
        (None, sqlite3.DatabaseError, "odd"),
    ],
)
def test_each_error_of_the_database_says_what_a_person_can_do(
    tmp_path: Path, code: int | None, kind: type[Exception], words: str
) -> None:
    error = sqlite3.DatabaseError("odd")
    if code is not None:
        error.sqlite_errorcode = code
    found = _explained(error, tmp_path)
    assert isinstance(found, kind) and words in str(found)


def test_one_that_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    missing = tmp_path / "no folder" / "made.sqlite"
    with pytest.raises(RecordUnavailable, match=r"made\.sqlite"):
        rewrite(missing, key=None, new_key=KEY)
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        connected(missing, KEY)
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        connected(tmp_path / "none.sqlite", KEY, only_read=True)


def test_an_encrypted_one_is_not_copied_into_one_in_the_clear(plain: Path, tmp_path: Path) -> None:
    rewrite(plain, key=None, new_key=KEY)
    with (
        closing(connected(plain, KEY)) as source,
        closing(connected(tmp_path / "clear.sqlite", None)) as target,
        pytest.raises(sqlite3.DatabaseError),
    ):
        source.backup(target)
    assert b"text 7" not in (tmp_path / "clear.sqlite").read_bytes()
