"""Pages of encrypted files: as SQLCipher has them, and damaged ones."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.store.disk.protected_connection import connected
from labeval.store.disk.protected_pages import (
    PAGE,
    RESERVED,
    PageCipher,
    empty_image,
    encrypted_image,
)
from labeval.store.disk.raw_pages import pages_of
from labeval.store.disk.read_only_copies import opened

KEY = bytes(range(32))
ROWS = [(n, f"text {n} " * (1 + n % 90)) for n in range(300)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database of SQLCipher, rows on overflow pages too."""
    path = tmp_path / "made.sqlite"
    with closing(connected(path, KEY)) as made:
        made.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT) STRICT")
        made.execute("BEGIN")
        made.executemany("INSERT INTO t VALUES (?, ?)", ROWS)
        made.execute("INSERT INTO t VALUES (1000, ?)", ("long " * 20_000,))
        made.execute("COMMIT")
    return path


def in_memory(path: Path, key: bytes = KEY) -> sqlite3.Connection:
    content = path.read_bytes()
    cipher = PageCipher(key, content[:16])
    return opened(pages_of(content, b"", strict=True, cipher=cipher).image())


def test_what_sqlcipher_wrote_is_read_without_it(file: Path) -> None:
    with closing(in_memory(file)) as memory:
        assert memory.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert memory.execute("SELECT * FROM t WHERE n < 1000").fetchall() == ROWS


def test_what_is_written_without_sqlcipher_is_read_by_it(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "other.sqlite"
    with closing(in_memory(file)) as memory:
        memory.execute("DELETE FROM t WHERE n % 2")
        memory.execute("VACUUM")
        target.write_bytes(encrypted_image(memory.serialize(), KEY))
    with closing(connected(target, KEY)) as read:
        assert read.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert read.execute("PRAGMA cipher_integrity_check").fetchall() == []
        kept = read.execute("SELECT * FROM t WHERE n < 1000").fetchall()
    assert kept == [row for row in ROWS if row[0] % 2 == 0]
    assert target.read_bytes()[:16] != file.read_bytes()[:16]


def test_an_empty_database_has_room_for_sums(tmp_path: Path) -> None:
    with closing(opened(bytearray(empty_image()))) as memory:
        memory.execute("CREATE TABLE t (x)")
        memory.executemany("INSERT INTO t VALUES (?)", [(text,) for _, text in ROWS])
        assert memory.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        image = memory.serialize()
    assert image[20] == RESERVED
    (tmp_path / "f").write_bytes(encrypted_image(image, KEY))
    with closing(connected(tmp_path / "f", KEY)) as read:
        assert read.execute("SELECT x FROM t").fetchall() == [(text,) for _, text in ROWS]
    with pytest.raises(ValueError), closing(sqlite3.connect(":memory:")) as plain:
        plain.execute("CREATE TABLE t (x)")
        encrypted_image(plain.serialize(), KEY)


@settings(max_examples=40, deadline=None)
@given(number=st.integers(1, 1 << 30), bit=st.integers(0, 8 * PAGE - 1), seed=st.binary(max_size=9))
def test_a_page_with_one_other_bit_or_in_another_place_is_found(
    number: int, bit: int, seed: bytes
) -> None:
    cipher = PageCipher(KEY, b"salt of the file")
    page = cipher.encrypted(number, (seed * PAGE + bytes(PAGE))[:PAGE])
    assert cipher.is_whole(number, page)
    assert not cipher.is_whole(number + 1, page)
    assert not PageCipher(KEY, b"salt of another.").is_whole(number, page)
    assert not PageCipher(KEY[::-1], b"salt of the file").is_whole(number, page)
    changed = bytearray(page)
    changed[bit // 8] ^= 1 << bit % 8
    in_salt = number == 1 and bit < 8 * 16
    assert cipher.is_whole(number, bytes(changed)) == in_salt


def test_a_wrong_bit_costs_two_blocks_and_no_more() -> None:
    cipher, content = PageCipher(KEY, bytes(16)), os.urandom(PAGE - RESERVED) + bytes(RESERVED)
    page = bytearray(cipher.encrypted(2, content))
    page[1000] ^= 1
    found = cipher.decrypted(2, bytes(page))
    wrong = [at for at in range(PAGE) if found[at] != content[at]]
    assert wrong and wrong[0] >= 1000 // 16 * 16 and wrong[-1] < 1000 // 16 * 16 + 32


def test_a_file_with_a_wrong_bit_and_one_of_another_study_are_damaged(file: Path) -> None:
    with pytest.raises(sqlite3.DatabaseError, match="page 1 "):
        in_memory(file, bytes(32))
    content = bytearray(file.read_bytes())
    content[2 * PAGE + 5] ^= 1
    file.write_bytes(content)
    with pytest.raises(sqlite3.DatabaseError, match="page 3 ") as error:
        in_memory(file)
    assert error.value.sqlite_errorcode == sqlite3.SQLITE_CORRUPT


def test_what_the_driver_raises_is_an_error_of_sqlite3_and_what_else_goes_wrong_stays_as_it_is(
    tmp_path: Path,
) -> None:
    path = tmp_path / "texts.sqlite"
    with closing(connected(path, KEY)) as made:
        made.execute("CREATE TABLE t (text TEXT)")
        made.execute("INSERT INTO t VALUES (CAST(x'ff' AS TEXT))")
        with pytest.raises(sqlite3.OperationalError, match="no such table: u") as found:
            made.execute("SELECT * FROM u")
        assert found.value.sqlite_errorcode == sqlite3.SQLITE_ERROR
        assert found.value.sqlite_errorname == "SQLITE_ERROR"
        made.text_factory = bytes.decode
        with pytest.raises(UnicodeDecodeError, match="0xff"):
            made.execute("SELECT text FROM t").fetchall()


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("left", [PAGE - 1, PAGE - RESERVED, 1000, 64, 33, 16, 5, 0])
def test_of_a_page_that_was_cut_all_but_its_first_block_is_read(number: int, left: int) -> None:
    """The vector at its end went with the rest, and only the first block needs it."""
    content = bytearray(os.urandom(PAGE - RESERVED) + bytes(RESERVED))
    begin = 16 if number == 1 else 0
    if begin:
        content[:16] = b"SQLite format 3\0"
    cipher = PageCipher(KEY, bytes(range(16)))
    page = cipher.encrypted(number, bytes(content))[:left]
    found = cipher.decrypted(number, page)
    assert len(found) == PAGE and not cipher.is_whole(number, page)
    assert found[:begin] == content[:begin]
    whole = begin + (min(left, PAGE - RESERVED) - begin) // 16 * 16
    assert found[begin + 16 : whole] == content[begin + 16 : whole]
    if left <= PAGE - RESERVED:
        assert found[max(begin, whole) :] == bytes(PAGE - max(begin, whole))
