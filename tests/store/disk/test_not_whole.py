"""Files that can be read and are not whole, and rows that are longer than any of a study."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labeval.store import verify as store_verify
from labeval.store.disk import read_only_copies
from labeval.store.disk.backup import back_up
from labeval.store.disk.findings import Verification
from labeval.store.erasing import word_rows
from labeval.store.erasing.erased_copies import sound_copy
from labeval.store.erasing.word_rows import hits_in_rows
from labeval.store.record.record import Record
from labeval.store.verify import salvage, verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from tests.store.conftest import interleaved

Copy = Callable[[], Path]


def lose_pages(path: Path) -> None:
    """Leave pages in a file that nothing refers to any more; all rows can be read."""
    with closing(sqlite3.connect(path)) as connection:
        (table,) = connection.execute(
            "SELECT name FROM sqlite_master WHERE name IN ('event', 'passage')"
        ).fetchone()
        about = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
        connection.execute(f"CREATE INDEX lost ON {table} ({about.fetchone()[0]})")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'lost'")
        connection.commit()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() != ("ok",)


def test_a_copy_that_is_not_whole_is_named_and_nothing_is_taken_from_it(
    copy_of_record: Copy,
) -> None:
    path = copy_of_record()
    with Record(path) as record:
        copy = back_up(record.connection, path, "by-hand")
    assert verify(path).backups == 1
    lose_pages(copy)
    result = verify(path)
    assert result.backups == 0
    assert any(copy.name in str(f) and "damaged" in str(f) for f in result.findings)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM event WHERE seq > 50")
        connection.commit()
    report = salvage(path, path.parent / "rescued.sqlite")
    assert report.backup is None and sum(s.from_file for s in report.sessions) == 300


def test_a_copy_of_texts_and_codes_that_is_not_whole_is_named(folder: StudyFolder) -> None:
    interleaved(folder.database, 1, 3)
    with Workbook(folder.workbook, coder="A") as book:
        copy = back_up(book.connection, folder.workbook, "by-hand")
    assert verify(folder.database).findings == []
    lose_pages(copy)
    (finding,) = verify(folder.database).findings
    assert copy.name in str(finding) and "the copy is damaged" in str(finding)
    lose_pages(folder.workbook)
    first, _ = map(str, verify(folder.database).findings)
    assert first.startswith("error") and "the file is damaged: " in first and "\n" not in first


def test_a_copy_that_is_not_whole_is_not_rewritten_as_one(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with closing(sound_copy(path) or pytest.fail("it is whole")) as connection:
        assert connection.execute("SELECT count(*) FROM session").fetchone() == (6,)
    lose_pages(path)
    assert sound_copy(path) is None
    path.write_bytes(b"no database, but long enough to be one " * 400)
    assert sound_copy(path) is None


def test_a_row_that_is_longer_than_any_ends_the_check_of_what_is_read_in_place(
    copy_of_record: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copy_of_record()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "UPDATE event SET value = printf('%.*c', 2000000, 'a') || ' needle' WHERE seq = 9 "
            "AND session = (SELECT min(session) FROM event)"
        )
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")
    for module in (store_verify, word_rows):
        monkeypatch.setattr(module, "MOST_ROW", 1 << 20)
    for module in (read_only_copies, word_rows):
        monkeypatch.setattr(module, "MOST_HELD", 0)
    search = WordSearch.of(["needle"])
    said = [str(finding) for finding in verify(path).findings]
    assert any("a row of event has more than 1 MB" in line for line in said)
    assert verify(path).damaged
    assert not hits_in_rows(path, search).is_whole
    for module in (store_verify, word_rows):
        monkeypatch.setattr(module, "MOST_ROW", 3 << 20)
    assert not any("more than" in str(finding) for finding in verify(path).findings)
    hits = hits_in_rows(path, search)
    assert hits.is_whole and hits.tables["event"].total == 1


def test_the_result_says_what_was_counted_and_that_a_study_is_protected() -> None:
    place = Path("study") / "record.sqlite"
    assert "mark" not in str(Verification(place)) and "protected" not in str(Verification(place))
    said = str(Verification(place, marks=2, protected=True)).splitlines()
    assert said[0].endswith("2 imported marks") and len(said) == 2
    assert said[1].startswith("study: is protected")
