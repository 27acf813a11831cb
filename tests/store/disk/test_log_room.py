"""Room in the log changes nothing but where commits are written."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.store.disk.errors import RecordGone
from labeval.store.disk.log_room import ROOM, make_room_in_log
from labeval.store.disk.private_files import companion
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content


@pytest.fixture
def copy(folder: StudyFolder, tmp_path: Path) -> Callable[[], Path]:
    """A copy of the record's files as they are now, as a computer without power leaves them."""

    def copied() -> Path:
        place = tmp_path / "copy"
        place.mkdir()
        for file in (folder.database, _log(folder)):
            shutil.copy(file, place / file.name)
        return place / folder.database.name

    return copied


def _log(folder: StudyFolder) -> Path:
    return companion(folder.database, "-wal")


def test_commits_are_written_over_the_room_and_are_in_a_copy_of_the_files(
    folder: StudyFolder, copy: Callable[[], Path]
) -> None:
    content, header = the_content(), a_header(the_content(), 1)
    events = [comment(seq, f"the words of {seq}") for seq in range(2, 60)]
    with Record(folder.database) as record:
        record.versions.keep(content)
        make_room_in_log(record.connection, record.path)
        assert _log(folder).stat().st_size == ROOM
        journal = record.sessions.begin(header, [started()])
        for event in events:
            journal.append([event])
        assert _log(folder).stat().st_size == ROOM
        with Record(copy()) as restored:
            assert restored.sessions.events(header.id) == [started(), *events]


def test_a_log_without_any_commit_yet_may_have_room(
    folder: StudyFolder, copy: Callable[[], Path]
) -> None:
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content)
    with Record(folder.database) as record:
        assert _log(folder).stat().st_size == 0
        make_room_in_log(record.connection, record.path)
        with Record(copy()) as restored:
            assert restored.versions.content(content.version_id()) == content


def test_without_space_the_log_stays_as_it_was(folder: StudyFolder) -> None:
    resource = pytest.importorskip("resource")
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        before = _log(folder).read_bytes()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM // 2, limits[1]))
        try:
            make_room_in_log(record.connection, record.path)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert _log(folder).read_bytes() == before
        record.sessions.begin(a_header(the_content(), 1), [started()])


def test_a_record_that_is_gone_gets_no_room(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        for file in (folder.database, _log(folder)):
            file.rename(file.with_name(f"elsewhere {file.name}"))
        _log(folder).write_bytes(b"the log of another record")
        with pytest.raises(RecordGone):
            make_room_in_log(record.connection, record.path)
        assert _log(folder).read_bytes() == b"the log of another record"


def test_a_session_that_begins_has_room(folder: StudyFolder) -> None:
    robot = SessionStart(kind="simulated", condition="dqe", override_reason="a robot")
    with open_live(folder) as live:
        assert _log(folder).stat().st_size < ROOM
        live.start(the_content(), robot)
        assert _log(folder).stat().st_size == ROOM
