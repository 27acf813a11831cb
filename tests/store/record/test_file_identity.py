"""Nothing is acknowledged into a file that is no longer there."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.actions import note
from labeval.session.events.events import Ending
from labeval.store.disk.backup import back_up_rotating, backups_of
from labeval.store.disk.errors import RecordGone, RecordUnavailable
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.record.database import transaction
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionJournal
from labeval.store.record.unsaved import GuardedSessions, keep_unsaved
from labeval.store.record.unsaved_files import remove_unsaved, unsaved_of, unsaved_sessions
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content


def _unlink_record(path: Path) -> None:
    path.unlink()


def _unlink_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def _remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def _rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def _replace_record(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def _replace_folder(path: Path) -> None:
    _rename_folder(path)
    shutil.copytree(path.parent.with_name("elsewhere"), path.parent)


WAYS = (
    *(_unlink_record, _unlink_log, _remove_folder, _rename_folder),
    *(_replace_record, _replace_folder),
)


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    (tmp_path / "study").mkdir()
    return StudyFolder(tmp_path / "study")


def begun(record: Record) -> SessionJournal:
    content = the_content()
    record.versions.keep(content)
    return record.sessions.begin(a_header(content, 1), [started()])


@pytest.mark.parametrize("way", WAYS)
def test_no_answer_is_acknowledged_once_the_files_are_gone(
    study: StudyFolder, way: Callable[[Path], None]
) -> None:
    with Record(study.database) as record:
        journal = begun(record)
        journal.append([comment(2, "kept")])
        journal.check()
        way(study.database)
        with pytest.raises(RecordGone, match="saved"):
            journal.append([comment(3, "lost")])
        assert [e.seq for e in record.sessions.events(a_header(the_content(), 1).id)] == [1, 2]
        with pytest.raises(RecordGone):
            back_up_rotating(record)


def test_a_file_that_goes_away_during_the_commit_is_noticed(study: StudyFolder) -> None:
    with Record(study.database) as record:
        journal = begun(record)
        with pytest.raises(RecordGone), transaction(record.connection) as connection:
            connection.create_function("unlinks", 0, lambda: study.database.unlink())
            # Runs at the commit, after the first look at the files.
            connection.set_trace_callback(
                lambda sql: study.database.unlink() if sql == "COMMIT" else None
            )
            connection.execute("UPDATE session SET language = language")
        connection.set_trace_callback(None)
        with pytest.raises(RecordGone):
            journal.append([comment(2, "lost")])


def test_a_folder_that_is_renamed_and_comes_back_loses_nothing(study: StudyFolder) -> None:
    with Record(study.database) as record:
        journal = begun(record)
        _rename_folder(study.database)
        with pytest.raises(RecordGone):
            journal.append([comment(2, "not now")])
        study.path.with_name("elsewhere").rename(study.path)
        journal.append([comment(2, "now")])
    with Record(study.database) as record:
        assert [e.value for e in record.sessions.events(a_header(the_content(), 1).id)] == [
            "",
            "now",
        ]


@pytest.mark.parametrize("way", (_unlink_record, _remove_folder, _replace_record))
def test_who_follows_a_record_learns_that_it_is_gone(
    study: StudyFolder, way: Callable[[Path], None]
) -> None:
    with Record(study.database) as record:
        begun(record)
        with FollowedRecord(study.database) as followed:
            followed.version()
            way(study.database)
            with pytest.raises(RecordGone):
                followed.version()


def test_the_moderators_mailbox_and_the_workbook_look_too(study: StudyFolder) -> None:
    with Record(study.database) as record:
        begun(record)
    session = a_header(the_content(), 1).id
    mailbox = Mailbox(study.database)
    mailbox.put(session, note("dqe-001", "first", note="n1"))
    workbook = Workbook(study.workbook, coder="A")
    study.mailbox.unlink()
    study.workbook.unlink()
    with pytest.raises(RecordGone):
        mailbox.put(session, note("dqe-001", "second", note="n2"))
    with pytest.raises(RecordGone), transaction(workbook.connection):
        pass
    mailbox.close()
    workbook.close()


def guarded(record: Record, study: StudyFolder, place: Path) -> GuardedSessions:
    return GuardedSessions(record.sessions, the_content(), study.path, place)


@settings(max_examples=12, deadline=None)
@given(
    batches=st.lists(st.integers(1, 3), min_size=0, max_size=6),
    way=st.sampled_from(WAYS),
    resumed=st.booleans(),
)
def test_what_was_acknowledged_is_kept_elsewhere_and_comes_back(
    tmp_path_factory: pytest.TempPathFactory,
    batches: list[int],
    way: Callable[[Path], None],
    resumed: bool,
) -> None:
    place = tmp_path_factory.mktemp("gone")
    study = StudyFolder(place / "study")
    study.path.mkdir()
    content, header = the_content(), a_header(the_content(), 1)
    acknowledged = [started()]
    with Record(study.database) as record:
        record.versions.keep(content)
        sessions = guarded(record, study, place / "unsaved")
        journal = sessions.begin(header, acknowledged)
        if resumed:
            journal = sessions.journal(header, record.sessions.events(header.id))
        for size in batches:
            first = len(acknowledged) + 1
            events = [comment(first + n, f"text {first + n}") for n in range(size)]
            journal.append(events)
            acknowledged += events
        way(study.database)
        with pytest.raises(RecordGone) as gone:
            journal.append([comment(len(acknowledged) + 1, "lost")])
        assert gone.value.saved_to is not None
        with pytest.raises(RecordGone):
            journal.append([comment(len(acknowledged) + 1, "lost again")])
        with pytest.raises(RecordGone):
            journal.check()
    (kept,) = unsaved_sessions(place / "unsaved")
    assert (kept.folder, kept.participant) == (gone.value.saved_to, header.participant)
    assert kept.events == len(acknowledged)
    (place / "new").mkdir()
    with Record(place / "new" / "record.sqlite") as record:
        assert merge(record, kept.record).sessions == 1
        assert record.sessions.events(header.id) == acknowledged
    assert unsaved_of(place / "unsaved", study.path, frozenset()) == [kept]
    assert unsaved_of(place / "unsaved", place / "new", frozenset({header.version})) == [kept]
    assert unsaved_of(place / "unsaved", place / "new", frozenset()) == []
    remove_unsaved(kept)
    assert unsaved_sessions(place / "unsaved") == []


def test_what_was_kept_elsewhere_does_not_go_on_here_when_the_record_comes_back(
    study: StudyFolder, tmp_path: Path
) -> None:
    with Record(study.database) as record:
        record.versions.keep(the_content())
        sessions = guarded(record, study, tmp_path / "unsaved")
        journal = sessions.begin(a_header(the_content(), 1), [started()])
        journal.check()
        _rename_folder(study.database)
        with pytest.raises(RecordGone):
            journal.check()
        study.path.with_name("elsewhere").rename(study.path)
        for go_on in (journal.check, lambda: journal.append([comment(2, "back")])):
            with pytest.raises(RecordGone):
                go_on()
    assert [kept.events for kept in unsaved_sessions(tmp_path / "unsaved")] == [1]


def test_where_nothing_can_be_kept_elsewhere_that_is_not_claimed(
    study: StudyFolder, tmp_path: Path
) -> None:
    (tmp_path / "unsaved").write_text("a file where the folder should be")
    with Record(study.database) as record:
        record.versions.keep(the_content())
        sessions = guarded(record, study, tmp_path / "unsaved")
        journal = sessions.begin(a_header(the_content(), 1), [started()])
        study.database.unlink()
        with pytest.raises(RecordGone) as gone:
            journal.append([comment(2, "lost")])
    assert gone.value.saved_to is None


def test_a_copy_is_called_good_only_after_it_was_read_again(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that does not keep what it is given leaves no copy."""
    import labeval.store.disk.backup as backup

    def half(connection: sqlite3.Connection, target: Path) -> None:
        write(connection, target)
        content = target.read_bytes()
        target.write_bytes(content[: len(content) // 2] + bytes(len(content) // 2))

    with Record(study.database) as record:
        begun(record)
        write = backup.write_copy
        monkeypatch.setattr(backup, "write_copy", half)
        with pytest.raises(Exception, match="could not be written"):
            back_up_rotating(record)
        assert backups_of(study.database) == []


def test_an_erasure_reaches_what_was_kept_elsewhere(study: StudyFolder, tmp_path: Path) -> None:
    place = tmp_path / "unsaved"
    with Record(study.database) as record:
        record.versions.keep(the_content())
        for number in (1, 2):
            header = a_header(the_content(), number)
            journal = guarded(record, study, place).begin(header, [started()])
            study.database.rename(study.path / "away")
            with pytest.raises(RecordGone):
                journal.append([comment(2, "lost")])
            (study.path / "away").rename(study.database)
    report = erase(study, "P01", unsaved=place)
    assert [kept.participant for kept in unsaved_sessions(place)] == ["P02"]
    assert len([path for path in report.removed if place in path.parents]) == 1


def test_a_session_that_was_over_when_its_record_went_is_kept_elsewhere_too(
    study: StudyFolder, tmp_path: Path
) -> None:
    with open_live(study) as live:
        live = replace(live, unsaved=tmp_path / "unsaved")
        session = live.start(the_content(), SessionStart(kind="rehearsal"))
        session.go_on() if session.state.current.kind != "consent" else None
        session.give_consent({"rating": True, "audio": False})
        session.end(Ending.ENDED_EARLY)
        study.database.unlink()
        with pytest.raises(RecordGone) as gone:
            live.back_up()
    (kept,) = unsaved_sessions(tmp_path / "unsaved")
    assert gone.value.saved_to == kept.folder
    assert kept.events == session.state.last_seq


def test_a_copy_that_fails_because_the_folder_goes_is_no_copy_of_a_record_in_its_place(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(connection: object, part: Path) -> None:
        _unlink_record(study.database)
        raise OSError(errno.ENOENT, "no such folder")

    monkeypatch.setattr("labeval.store.disk.backup.write_copy", gone)
    with Record(study.database) as record:
        begun(record)
        with pytest.raises(RecordGone):
            back_up_rotating(record)


def test_a_session_that_cannot_be_written_elsewhere_leaves_nothing_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("labeval.store.record.unsaved.write_note", full)
    content, place = the_content(), tmp_path / "unsaved"
    with pytest.raises(OSError, match="no space"):
        keep_unsaved(place, tmp_path, content, a_header(content, 1), [started()])
    assert list(place.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_said_and_not_that_it_cannot_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, place = the_content(), tmp_path / "unsaved"

    def full_inside(path: Path) -> None:
        if path != place:
            raise OSError(errno.ENOSPC, "no space left")
        path.mkdir()

    monkeypatch.setattr("labeval.store.record.unsaved.make_private_folder", full_inside)
    with pytest.raises(OSError, match="no space"):
        keep_unsaved(place, tmp_path, content, a_header(content, 1), [started()])
    assert list(place.iterdir()) == []


def test_a_write_that_fails_once_is_refused_and_the_session_goes_on(
    study: StudyFolder, tmp_path: Path
) -> None:
    """A disk that cannot be written for a moment; then one that has gone away meanwhile."""
    content, place = the_content(), tmp_path / "elsewhere kept"
    with Record(study.database) as record:
        record.versions.keep(content)
        guarded = GuardedSessions(record.sessions, content, study.path, place)
        journal = guarded.begin(a_header(content, 1), [started()])
        record.connection.execute("PRAGMA query_only = ON")
        for _ in range(2):
            with pytest.raises(RecordUnavailable, match="cannot be written") as refused:
                journal.append([comment(2, "refused")])
            assert not isinstance(refused.value, RecordGone)
        assert not place.exists()
        record.connection.execute("PRAGMA query_only = OFF")
        journal.append([comment(2, "kept")])
        record.connection.execute("PRAGMA query_only = ON")
        _remove_folder(study.database)
        with pytest.raises(RecordGone) as gone:
            journal.append([comment(3, "lost")])
        with pytest.raises(RecordGone) as again:
            journal.append([comment(3, "lost")])
        assert again.value is gone.value
    (saved,) = unsaved_sessions(place)
    assert gone.value.saved_to == saved.folder and saved.events == 2
    with Record(StudyFolder(saved.folder).database, read_only=True) as record:
        assert [e.value for e in record.sessions.events(saved.session)] == ["", "kept"]
