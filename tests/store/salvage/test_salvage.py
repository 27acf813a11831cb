"""Records that were cut short, overwritten or left without their log: diagnosed, and saved."""

from __future__ import annotations

import random
import shutil
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.session.events.events import Event
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import NewerRecord, RecordUnavailable
from labeval.store.disk.read_only_copies import memory_copy, read_at_rest
from labeval.store.erasing.erasure import erase
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS, SCHEMA_VERSION
from labeval.store.salvage.raw_rows import layouts, raw_rows
from labeval.store.verify import SalvageReport, salvage, verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.store.conftest import UTC, a_header, comment, marker, started, the_content

Copy = Callable[[], Path]
SESSIONS, EVENTS, PAGE = 6, 60, 4096
HASHES = 8 + 40
"""Bytes of an event's seal and hash, which come after its text."""


def rescued(path: Path, name: str = "rescued") -> tuple[SalvageReport, dict[str, list[Event]]]:
    """Salvage a file, which stays unchanged."""
    before = path.read_bytes() if path.exists() else None
    report = salvage(path, path.parent / f"{name}.sqlite")
    assert (path.read_bytes() if path.exists() else None) == before
    with Record(report.target, read_only=True) as record:
        assert record.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        events = {h.participant: record.sessions.events(h.id) for h in record.sessions.headers()}
    assert report.events == sum(map(len, events.values()))
    report.target.unlink()
    return report, events


def readable(content: bytes) -> Iterator[tuple[str, int]]:
    """Participant and number of the events that are in the bytes of a file with their hashes."""
    for n in range(SESSIONS):
        for seq in range(2, EVENTS + 1):
            at = content.find(marker(n, seq).ljust(40, ".").encode())
            if at >= 0 and at + 40 + HASHES <= len(content):
                yield f"P{n:02}", seq


def assert_all_readable(content: bytes, events: dict[str, list[Event]]) -> None:
    """Every event is there that is in the file, if its session does and its plan can be."""
    whole_version = the_content().to_json()[-60:].encode() in content
    known = {f"P{n:02}" for n in range(SESSIONS) if f"<reason-{n}>".encode() in content}
    if whole_version:
        assert known <= events.keys()
    for participant, seq in readable(content):
        if participant in events:
            assert seq in {e.seq for e in events[participant]}
    for participant, found in events.items():
        n = int(participant[1:])
        assert all(e.value == marker(n, e.seq).ljust(40, ".") for e in found if e.seq > 1)


def test_a_file_cut_at_any_byte_is_diagnosed_and_what_is_left_is_saved(
    copy_of_record: Copy,
) -> None:
    whole = copy_of_record().read_bytes()
    rng = random.Random(3)
    edges = [0, 1, 16, 100, PAGE - 1, PAGE, PAGE + 1, len(whole) - PAGE, len(whole) - 1]
    for cut in edges + [rng.randrange(len(whole)) for _ in range(10)]:
        path = copy_of_record()
        path.write_bytes(whole[:cut])
        result = verify(path)
        assert not result.sound
        assert result.damaged
        assert "salvage" not in str(result)
        report, events = rescued(path)
        assert_all_readable(whole[:cut], events)
        assert len(report.sessions) == len(events)


def test_a_damaged_record_is_saved_with_few_times_its_size_in_memory(tmp_path: Path) -> None:
    path, content = tmp_path / "record.sqlite", the_content()
    with Record(path) as record:
        record.versions.keep(content, publish=True)
        for n in range(20):
            events = [started(), *(comment(seq, "x") for seq in range(2, 302))]
            record.sessions.begin(a_header(content, n), events)
        back_up(record.connection, path, "test")
    whole = path.read_bytes()
    path.write_bytes(bytes(PAGE) + whole[PAGE:])
    tracemalloc.start()
    try:
        assert salvage(path, tmp_path / "rescued.sqlite").events == 20 * 301
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 3 * len(whole)  # twice while a database in memory is made of its bytes


def test_a_page_of_garbage_costs_only_what_lay_in_it(copy_of_record: Copy) -> None:
    whole = copy_of_record().read_bytes()
    rng = random.Random(4)
    pages = range(len(whole) // PAGE)
    for number in (*pages[:3], *rng.sample(pages[3:], 15)):
        path = copy_of_record()
        broken = whole[: number * PAGE] + rng.randbytes(PAGE) + whole[(number + 1) * PAGE :]
        path.write_bytes(broken)
        assert not verify(path).sound, f"page {number + 1}"
        _, events = rescued(path)
        assert_all_readable(broken, events)


def test_a_healthy_copy_fills_every_gap(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with Record(path) as record:
        back_up(record.connection, path, "session")
        expected = {h.participant: record.sessions.events(h.id) for h in record.sessions.headers()}
        later = next(record.sessions.headers())
        record.sessions.journal(later.id).append([comment(61, "after the copy")])
        expected[later.participant] = record.sessions.events(later.id)
    whole = path.read_bytes()
    for cut in (0, 5000, 40_000, len(whole) // 2):
        path.write_bytes(whole[:cut])
        report, events = rescued(path)
        for participant, wanted in expected.items():
            assert events[participant][:60] == wanted[:60]
        assert report.backup is not None
        assert not any(s.missing or s.version_missing for s in report.sessions)
    path.unlink()
    assert "record is missing" in str(verify(path).findings[0])
    _, events = rescued(path)
    assert {p: len(e) for p, e in events.items()} == {f"P{n:02}": 60 for n in range(6)}


def test_the_newest_copy_that_is_healthy_is_used(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with Record(path) as record:
        good, bad = (back_up(record.connection, path, "session") for _ in range(2))
    bad.write_bytes(bad.read_bytes()[:9000])
    path.write_bytes(b"")
    report, events = rescued(path)
    assert report.backup == good
    assert len(events) == 6
    findings = verify(path).findings
    assert any(f.where == bad.name and "the copy is damaged" in str(f) for f in findings)


def logged(folder: StudyFolder) -> tuple[bytes, bytes]:
    """A record whose newest events lie in its write-ahead log, as after a kill: both files."""
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        header = a_header(the_content(), 1)
        journal = record.sessions.begin(header, [started()])
        record.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for seq in range(2, 41):
            journal.append([comment(seq, marker(1, seq))])
        log = Path(f"{folder.database}-wal").read_bytes()
        return folder.database.read_bytes(), log


@pytest.mark.parametrize("first_page", ["whole", "overwritten", "emptied"])
def test_the_log_is_read_even_where_the_file_cannot_be(
    folder: StudyFolder, tmp_path: Path, first_page: str
) -> None:
    main, log = logged(folder)
    place = tmp_path / "copy"
    place.mkdir()
    path = place / "record.sqlite"
    path.write_bytes(
        {"whole": main, "overwritten": b"\7" * PAGE + main[PAGE:], "emptied": b""}[first_page]
    )
    Path(f"{path}-wal").write_bytes(log)
    report, events = rescued(path)
    if first_page == "emptied":  # the version and the session were in the file
        assert sum(report.lost.values()) == 40
    else:
        assert [e.seq for e in events["P01"]] == list(range(1, 41))


@pytest.mark.parametrize("log_state", ["missing", "cut", "one byte changed", "garbage"])
def test_a_damaged_log_costs_at_most_what_only_it_held(
    folder: StudyFolder, tmp_path: Path, log_state: str
) -> None:
    main, log = logged(folder)
    place = tmp_path / "copy"
    place.mkdir()
    path = place / "record.sqlite"
    path.write_bytes(main)
    middle = len(log) // 2
    changed = log[:middle] + bytes([log[middle] ^ 255]) + log[middle + 1 :]
    states = {"cut": log[:middle], "one byte changed": changed, "garbage": b"\1" * len(log)}
    if log_state != "missing":
        Path(f"{path}-wal").write_bytes(states[log_state])
    _, events = rescued(path)
    seqs = [e.seq for e in events["P01"]]
    assert seqs == list(range(1, len(seqs) + 1))
    # The frames after a damaged one hold the page as it was later.
    least = {"missing": 1, "cut": 15, "one byte changed": 40, "garbage": 1}[log_state]
    assert len(seqs) >= least
    assert verify(path).sound


def test_a_plan_that_cannot_be_read_is_drawn_again(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with Record(path, read_only=True) as record:
        plan = next(record.sessions.headers()).plan
    whole = path.read_bytes()
    at = whole.index(plan.to_json()[:60].encode())  # with the seed, so that it is this one
    path.write_bytes(whole[:at] + b"\xff" * 60 + whole[at + 60 :])
    report = salvage(path, path.parent / "rescued.sqlite")
    assert [s.participant for s in report.sessions if s.plan_drawn_again] == ["P00"]
    with Record(report.target) as record:
        assert next(record.sessions.headers()).plan == plan
    assert verify(report.target).sound


def test_a_session_of_which_no_event_is_left_is_saved_as_one(copy_of_record: Copy) -> None:
    path = copy_of_record()
    with closing(sqlite3.connect(path)) as connection:
        of_first = "(SELECT id FROM session WHERE participant = 'P00')"
        connection.execute(f"DELETE FROM event WHERE session = {of_first}")
        connection.commit()
    report = salvage(path, path.parent / "rescued.sqlite")
    (empty,) = (s for s in report.sessions if s.participant == "P00")
    assert (empty.last_seq, empty.repaired) == (0, 0)
    assert "put right" not in str(report)
    with Record(report.target, read_only=True) as record:
        assert record.sessions.participants() >= {"P00"}
    (finding,) = verify(report.target).findings
    assert "there are no events" in str(finding)


def test_rows_that_go_on_in_pages_of_their_own_are_read_at_every_length(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    lengths = range(4800, 5095)  # among them the part in a row's own page is as long as it may be
    with Record(path) as record:
        record.versions.keep(the_content(), publish=True)
        events = [started(), *(comment(n, "x" * most) for n, most in enumerate(lengths, start=2))]
        record.sessions.begin(a_header(the_content(), 1), events)
    read = {
        len(str(row.values["value"])): row.complete
        for row in raw_rows(read_at_rest(path), layouts(MIGRATIONS))
        if row.table == "event" and row.values["seq"] != 1
    }
    assert read == dict.fromkeys(lengths, True)


def test_a_lost_version_is_taken_from_the_study_if_it_is_the_same(copy_of_record: Copy) -> None:
    path = copy_of_record()
    whole = path.read_bytes()
    at = whole.index(the_content().to_json()[-60:].encode())
    path.write_bytes(whole[:at] + b"#" * 60 + whole[at + 60 :])
    report, _ = rescued(path)
    assert report.versions == 0
    assert all(s.version_missing for s in report.sessions)
    other = StudyContent(study=small_study(seed=99), items=small_items())
    report = salvage(path, path.parent / "whole.sqlite", known=[other, the_content()])
    assert report.versions == 1
    assert verify(report.target).sound


@pytest.fixture
def put_back(copy_of_record: Copy, folder: StudyFolder) -> Path:
    """A record of before an erasure of P02 that somebody has put back, with a copy of since."""
    path = copy_of_record()
    before = path.read_bytes()
    erase(folder, "P02")
    with Record(path) as record:
        back_up(record.connection, path, "session")
    path.write_bytes(before)
    return path


def test_whoever_was_erased_is_not_rescued(put_back: Path) -> None:
    report, events = rescued(put_back)
    assert sorted(events) == ["P00", "P01", "P03", "P04", "P05"]
    assert report.erasures == 1


def test_nothing_of_whoever_was_erased_is_kept_apart(put_back: Path) -> None:
    with closing(sqlite3.connect(put_back)) as connection:
        for number in (2, 3):
            id = a_header(the_content(), number).id
            connection.execute(
                "UPDATE event SET value = value || '!' WHERE session = ? AND seq = 9", (id,)
            )
            connection.execute("UPDATE session SET language = 'xx' WHERE id = ?", (id,))
        connection.commit()
    report = salvage(put_back, put_back.parent / "whole.sqlite")
    with closing(sqlite3.connect(report.target)) as connection:
        apart = connection.execute("SELECT content FROM unvouched").fetchall()
    assert report.apart == len(apart) > 0
    assert any("<event-3-9>" in content for (content,) in apart)
    assert not any("<event-2-" in content or "P02" in content for (content,) in apart)
    assert b"<event-2-" not in report.target.read_bytes()


def test_whoever_is_erased_later_goes_from_what_was_kept_apart(
    copy_of_record: Copy, folder: StudyFolder
) -> None:
    path = copy_of_record()
    with Record(path) as record, record.imported.writing():
        record.imported.add(
            JudgmentRow(code, f"s-{code}", "", "m", "c", "p", "t", "4", "", "", 1, "")
            for code in ("P02", "P03", "P90", "P91")
        )
    with closing(sqlite3.connect(path)) as connection:
        numbers = {"P02": 2, "P03": 3}
        ids = {code: a_header(the_content(), n).id for code, n in numbers.items()}
        for id in ids.values():
            connection.execute("UPDATE session SET language = 'xx' WHERE id = ?", (id,))
        connection.execute("UPDATE imported_judgment SET value = '5'")
        connection.commit()
    target = path.parent / "whole.sqlite"
    assert salvage(path, target).apart > 4
    path.write_bytes(target.read_bytes())
    target.unlink()
    for code, other in (("P02", "P03"), ("P90", "P91")):
        report = erase(folder, code)
        assert report.rows > 0 and not report.found_nothing
        with closing(sqlite3.connect(path)) as connection:
            apart = connection.execute("SELECT session, content FROM unvouched").fetchall()
        assert not any(code in content or id == ids.get(code) for id, content in apart)
        assert any(other in content for _, content in apart)
    assert b"<event-2-" not in path.read_bytes() and b"<event-3-" in path.read_bytes()
    assert "kept apart" in str(verify(path).findings)


def test_what_cannot_be_salvaged_is_said(copy_of_record: Copy, folder: StudyFolder) -> None:
    path = copy_of_record()
    with pytest.raises(RecordUnavailable, match="exists already"):
        salvage(path, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE of_the_future (id TEXT)")
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerRecord, match="record version 99"):
        salvage(path, path.parent / "rescued.sqlite")
    path.unlink()
    with pytest.raises(RecordUnavailable, match="neither a record nor a backup"):
        salvage(path, path.parent / "rescued.sqlite")
    assert [p.name for p in folder.path.iterdir()] == []


def test_a_healthy_file_is_read_to_the_last_row_without_sqlite(copy_of_record: Copy) -> None:
    path = copy_of_record()
    rows = list(raw_rows(read_at_rest(path), layouts(MIGRATIONS)))
    assert all(row.complete for row in rows)
    tables = [row.table for row in rows]
    assert {t: tables.count(t) for t in set(tables)} == {
        "event": SESSIONS * EVENTS,
        "session": SESSIONS,
        "study_version": 1,
        "publication": 1,
        "ledger": 2 + SESSIONS,
    }


def test_rows_of_two_tables_or_indexes_can_be_told_apart_by_their_columns() -> None:
    shapes = layouts(MIGRATIONS)
    with closing(sqlite3.connect(":memory:")) as made:
        for script in MIGRATIONS:
            made.executescript(script)
        tables = made.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert sorted((layout.table,) for layout in shapes.values()) == sorted(tables)
    assert (False, (str, int)) not in shapes  # what an index on one text column holds
    assert len(MIGRATIONS) == SCHEMA_VERSION


def test_pages_of_another_size_are_read_too(tmp_path: Path, interleaved_file: Path) -> None:
    path = tmp_path / "record.sqlite"
    shutil.copyfile(interleaved_file, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA page_size = 1024")
        connection.execute("VACUUM")
    path.write_bytes(path.read_bytes()[:-1])
    _, events = rescued(path)
    assert len(events) == 6


def test_a_file_that_was_cut_is_said_to_be_cut(copy_of_record: Copy) -> None:
    path = copy_of_record()
    whole = path.read_bytes()
    for cut in (1, len(whole) // 2):
        path.write_bytes(whole[:-cut])
        found = [str(f) for f in verify(path).findings]
        assert any(f"cut short: {len(whole) - cut} of {len(whole)} bytes" in f for f in found)


def test_a_copy_in_memory_holds_what_sqlite_reads_in_the_file_and_its_log(
    folder: StudyFolder, tmp_path: Path
) -> None:
    main, log = logged(folder)
    place = tmp_path / "copy"
    place.mkdir()
    path = place / "record.sqlite"
    damaged = log[:-5000] + bytes([log[-5000] ^ 1]) + log[-4999:]
    for content in (log, log[:-100], damaged, b"", b"\1" * 5000):
        path.write_bytes(main)
        Path(f"{path}-wal").write_bytes(content)
        before = sorted(p.name for p in place.iterdir())
        with closing(memory_copy(path)) as memory:
            ours = list(memory.iterdump())
        assert sorted(p.name for p in place.iterdir()) == before
        with closing(sqlite3.connect(path)) as disk:
            assert ours == list(disk.iterdump())


def test_the_report_says_which_events_are_lost_and_when_the_last_one_was(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(the_content(), publish=True)
        whole = record.sessions.begin(a_header(the_content(), 1), [started(), comment(2, "x")])
        whole.append([comment(3, "y")])
        record.sessions.begin(
            a_header(the_content(), 2), [started(), *(comment(n, "z") for n in range(2, 9))]
        )
        record.connection.execute("DELETE FROM event WHERE value = 'z' AND seq IN (3, 4, 6)")
        record.connection.commit()
    found = {s.participant: s for s in salvage(path, tmp_path / "rescued.sqlite").sessions}
    assert (found["P01"].last_seq, found["P01"].last_utc, found["P01"].missing) == (3, UTC, ())
    assert (found["P02"].last_seq, found["P02"].missing) == (8, ((3, 4), (6, 6)))


def test_a_session_that_only_an_older_copy_has_is_found_behind_one_that_a_newer_has_too(
    folder: StudyFolder,
) -> None:
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        headers = [a_header(content, n) for n in range(2)]
        for header in headers:
            record.sessions.begin(header, [started(), comment(2, "kept")])
        first, second = (header.id for header in headers)
        older = back_up(record.connection, record.path, "session")
        for lost in (second, first):
            record.connection.execute("DELETE FROM event WHERE session = ?", (lost,))
            if lost == second:
                newer = back_up(record.connection, record.path, "session")
    told = [str(finding) for finding in verify(folder.database).findings]
    assert any(first in line and f"{newer.name} has 2 events" in line for line in told)
    assert any(second in line and f"{older.name} has 2 events" in line for line in told)


def test_the_entry_of_a_restoration_comes_after_all_that_the_ledger_had(
    copy_of_record: Copy,
) -> None:
    path = copy_of_record()
    with Record(path) as record:
        last = record.connection.execute("SELECT max(number) FROM ledger").fetchone()[0]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM ledger WHERE number = ?", (last,))
        connection.commit()
    fresh = path.with_name("rescued.sqlite")
    salvage(path, fresh)
    with closing(sqlite3.connect(fresh)) as connection:
        numbers = connection.execute("SELECT number FROM ledger WHERE kind = 'restored'").fetchall()
    assert numbers == [(last + 1,)]
