"""The record, mailbox and workbook of a protected study: everything works, nothing is readable."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.session.events.actions import note
from labeval.store.disk.backup import back_up_rotating, backups_of, copy_twice, write_copy
from labeval.store.disk.errors import DamagedRecord, RecordGone, RecordUnavailable, StudyLocked
from labeval.store.disk.read_only_copies import memory_copy
from labeval.store.disk.second_place import choose_second_place, folder_in
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import Mailbox, MailboxReader
from labeval.store.record.record import Record
from labeval.store.record.unsaved import GuardedSessions
from labeval.store.record.unsaved_files import unsaved_sessions
from labeval.store.salvage.report import SalvageReport
from labeval.store.verify import salvage, verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, interleaved, started, the_content
from tests.support.protected import holding, lock, protected, unlock

WORD = "Unmistakable"
CODES = ("P00", "P01", "P02")


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    """A protected study without a record."""
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    return protected(folder)


def a_session(study: StudyFolder, number: int, *words: str) -> str:
    header = a_header(the_content(), number)
    with Record(study.database) as record:
        record.versions.keep(the_content(), publish=True)
        journal = record.sessions.begin(header, [started()])
        journal.append([comment(seq, word) for seq, word in enumerate(words, 2)])
    return header.id


def comments(path: Path, session: str) -> list[str]:
    with Record(path, read_only=True) as record:
        return [event.value for event in record.sessions.events(session)[1:]]


def test_what_is_written_is_read_again_and_is_in_no_file(study: StudyFolder) -> None:
    session = a_session(study, 1, WORD)
    with Record(study.database) as record, FollowedRecord(study.database) as followed:
        before = followed.version()
        record.sessions.journal(session).append([comment(3, f"{WORD} too")])
        assert followed.version() != before
        with Mailbox(study.database) as mailbox:
            mailbox.put(session, note("dqe-001", f"{WORD} note", note="n1"))
            reader = MailboxReader(study.database)
            ((_, action),) = reader.after(session)
            reader.close()
        assert action.value == f"{WORD} note"
        back_up_rotating(record)
        with Workbook(study.workbook, coder=WORD):
            # With the write-ahead logs of all three still there.
            assert holding(study.path, WORD, "dqe-001", "SQLite format") == []
            assert study.database.with_name("record.sqlite-wal").stat().st_size > 0
    assert comments(study.database, session) == [WORD, f"{WORD} too"]
    (copy,) = backups_of(study.database)
    assert comments(copy, session) == [WORD, f"{WORD} too"]
    result = verify(study.database)
    assert result.sound and result.protected and result.backups == 1


def test_rows_that_cannot_be_written_together_are_refused(study: StudyFolder) -> None:
    with Record(study.database) as record, pytest.raises(sqlite3.IntegrityError):
        rows = 2 * [("P01", "2026")]
        record.connection.executemany("INSERT INTO erasure VALUES (?, ?)", rows)


def test_without_a_key_everything_refuses_and_changes_nothing(study: StudyFolder) -> None:
    a_session(study, 1, WORD)
    lock(study)
    before = {file: file.read_bytes() for file in study.path.rglob("*") if file.is_file()}
    ways: list[Callable[[], object]] = [
        lambda: Record(study.database),
        lambda: Record(study.database, read_only=True),
        lambda: FollowedRecord(study.database),
        lambda: Mailbox(study.database),
        lambda: Workbook(study.workbook, coder="A"),
        lambda: memory_copy(study.database),
        lambda: verify(study.database),
        lambda: erase(study, "P01"),
    ]
    for way in ways:
        with pytest.raises(StudyLocked, match="is protected"):
            way()
    after = {file: file.read_bytes() for file in study.path.rglob("*") if file.is_file()}
    assert after == before
    unlock(study)
    assert verify(study.database).sound
    lock(study)
    study.database.unlink()
    with pytest.raises(StudyLocked, match="is protected"):
        verify(study.database)  # its copies are not damaged


def test_without_a_key_nothing_is_made_where_no_session_was_run(study: StudyFolder) -> None:
    lock(study)
    before = {*study.path.rglob("*")}
    for way in (Record, Mailbox, lambda path: Workbook(path.with_name("coding.sqlite"), coder="A")):
        with pytest.raises(StudyLocked):
            way(study.database)
    assert {*study.path.rglob("*")} == before


def test_a_file_in_the_clear_is_not_opened_and_is_reported(
    study: StudyFolder, tmp_path: Path
) -> None:
    interleaved(tmp_path / "plain.sqlite", 1, 2)
    shutil.copyfile(tmp_path / "plain.sqlite", study.database)
    for read_only in (True, False):
        with pytest.raises(RecordUnavailable, match="not encrypted"):
            Record(study.database, read_only=read_only)
    (finding,) = (one for one in verify(study.database).findings if "not encrypted" in str(one))
    assert finding.where == study.database.name
    protected(study)
    with Record(study.database, read_only=True) as record:
        assert len(list(record.sessions.headers())) == 1


def test_a_copy_goes_into_the_folder_only(study: StudyFolder, tmp_path: Path) -> None:
    a_session(study, 1, WORD)
    with Record(study.database) as record, pytest.raises(Exception):  # noqa: B017
        write_copy(record.connection, tmp_path / "copy.sqlite")
    assert holding(tmp_path, WORD) == []
    for target in (tmp_path / "saved.sqlite", study.path / "saved.db"):
        with pytest.raises(RecordUnavailable, match=r"ends in \.sqlite"):
            salvage(study.database, target)


def test_second_copies_are_encrypted_and_carry_the_wrapped_keys(
    study: StudyFolder, tmp_path: Path
) -> None:
    (tmp_path / "disk").mkdir()
    choose_second_place(tmp_path / "disk")
    session = a_session(study, 1, WORD)
    with Record(study.database) as record:
        back_up_rotating(record)
    (copy,) = copy_twice(study.path)
    assert copy.parent == folder_in(tmp_path / "disk", study.path)
    assert holding(tmp_path, WORD) == []
    shutil.move(copy.parent, tmp_path / "elsewhere")
    assert comments(tmp_path / "elsewhere" / copy.name, session) == [WORD]


def test_a_session_whose_record_went_away_is_kept_encrypted(
    study: StudyFolder, tmp_path: Path
) -> None:
    place, header = tmp_path / "unsaved", a_header(the_content(), 1)
    with Record(study.database) as record:
        record.versions.keep(the_content())
        guarded = GuardedSessions(record.sessions, the_content(), study.path, place)
        journal = guarded.begin(header, [started(), comment(2, WORD)])
        study.path.rename(tmp_path / "away")
        with pytest.raises(RecordGone) as gone:
            journal.append([comment(3, "lost")])
    assert gone.value.saved_to is not None
    assert holding(tmp_path, WORD) == []
    (kept,) = unsaved_sessions(place)
    (tmp_path / "away").rename(study.path)
    study.database.unlink()
    with Record(study.database) as record:
        assert merge(record, kept.record).sessions == 1
    assert comments(study.database, header.id) == [WORD]


def test_erasing_reaches_the_copies_and_leaves_them_encrypted(study: StudyFolder) -> None:
    sessions = [a_session(study, n, f"{WORD}{n}") for n in range(3)]
    with Record(study.database) as record:
        back_up_rotating(record)
    (copy,) = backups_of(study.database)
    report = erase(study, "P01")
    assert report.copies == [copy] and report.sessions == 1
    for file in (study.database, copy):
        with Record(file, read_only=True) as record:
            assert {h.participant for h in record.sessions.headers()} == {"P00", "P02"}
        assert comments(file, sessions[0]) == [f"{WORD}0"]
    assert verify(study.database).sound and holding(study.path, WORD) == []


def test_a_copy_that_cannot_be_decrypted_goes_with_whoever_is_erased(study: StudyFolder) -> None:
    a_session(study, 1, WORD)
    with Record(study.database) as record:
        back_up_rotating(record)
    (copy,) = backups_of(study.database)
    copy.write_bytes(bytes(range(256)) * 64)
    assert copy in erase(study, "P01").removed and not copy.exists()


def rescued(study: StudyFolder) -> tuple[SalvageReport, dict[str, int]]:
    target = study.path / "saved.sqlite"
    report = salvage(study.database, target)
    with Record(target, read_only=True) as record:
        found = {
            h.participant: len(record.sessions.events(h.id)) for h in record.sessions.headers()
        }
    assert holding(study.path, WORD) == []
    for file in (target, target.with_name(f"{target.name}-heads")):
        file.unlink(missing_ok=True)
    return report, found


def test_a_damaged_file_is_found_and_what_is_vouched_for_is_saved(study: StudyFolder) -> None:
    interleaved(study.database, 3, 60)
    whole = study.database.read_bytes()
    assert rescued(study)[1] == dict.fromkeys(CODES, 60)
    size = 4096
    for page in range(len(whole) // size):
        content = bytearray(whole)
        content[page * size + 2000] ^= 4
        study.database.write_bytes(content)
        result = verify(study.database)
        assert result.damaged and not result.sound
        assert any(f"page {page + 1} " in str(finding) for finding in result.findings)
        report, found = rescued(study)
        lost = sum(60 - found.get(code, 0) for code in CODES)
        assert lost <= 60 and report.events == sum(found.values())
    # With a copy, nothing at all is lost.
    study.database.write_bytes(whole)
    with Record(study.database) as record:
        back_up_rotating(record)
    study.database.write_bytes(whole[: len(whole) // 2])
    assert verify(study.database).damaged
    assert rescued(study)[1] == dict.fromkeys(CODES, 60)


def test_a_file_of_another_study_is_damaged_here(study: StudyFolder, tmp_path: Path) -> None:
    other = StudyFolder(tmp_path / "other")
    other.path.mkdir()
    a_session(protected(other), 1, WORD)
    shutil.copyfile(other.database, study.database)
    with pytest.raises(DamagedRecord):
        Record(study.database)
    assert verify(study.database).damaged


def test_a_study_with_other_keys_is_merged_where_both_are_open(
    study: StudyFolder, tmp_path: Path
) -> None:
    other = StudyFolder(tmp_path / "other")
    other.path.mkdir()
    a_session(study, 1, WORD)
    session = a_session(protected(other), 2, f"{WORD} there")
    lock(other)
    with Record(study.database) as record:
        with pytest.raises(StudyLocked, match="other"):
            merge(record, other.database)
        unlock(other)
        assert merge(record, other.database).sessions == 1
    assert comments(study.database, session) == [f"{WORD} there"]
    assert holding(tmp_path, WORD) == []
