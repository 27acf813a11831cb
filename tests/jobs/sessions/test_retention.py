"""Data whose time is over: found by each session's own version, shown, and removed on request."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path
from types import FrameType

import pytest

from labeval.hub.state import note_exchange, note_removed, removed_here, state_of
from labeval.jobs.sessions.retention import (
    clean_up,
    due_data,
    remove_as_others,
    retention_notices,
)
from labeval.store.access.log import access_lines
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import Retention, end_of
from tests.store.conftest import a_header, started, the_content
from tests.support.sound.travelling import recorded

DAY = date(2026, 4, 1)
"""A month after the sessions of these tests."""


def put(
    folder: StudyFolder, number: int, months: int | None, participant: str | None = None
) -> None:
    """A session of a version that keeps everything so many months."""
    content = the_content()
    study = content.study.model_copy(update={"retention": Retention(sessions_months=months)})
    content = content.model_copy(update={"study": study})
    header = a_header(content, number)
    if participant is not None:
        header = replace(header, participant=participant)
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(header, [started()])


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return StudyFolder(tmp_path / "study")


@pytest.mark.parametrize(
    ("months", "since", "end"),
    [
        (1, "2026-03-01T09:00:00.000Z", date(2026, 4, 1)),
        (1, "2026-01-31T09:00:00.000Z", date(2026, 3, 1)),
        (12, "2024-02-29T09:00:00.000Z", date(2025, 3, 1)),
        (10, "2026-03-15T09:00:00.000Z", date(2027, 1, 15)),
        (9, "2026-03-31T09:00:00.000Z", date(2026, 12, 31)),
    ],
)
def test_a_time_ends_on_its_day(months: int, since: str, end: date) -> None:
    assert end_of(months, since) == end


def test_a_recording_is_due_on_its_day_and_not_before(folder: StudyFolder) -> None:
    short = recorded(folder, 1, months=1)
    recorded(folder, 2, months=2)
    recorded(folder, 3)
    assert not due_data(folder, date(2026, 3, 31))
    due = due_data(folder, DAY)
    assert [one.name for one in due.recordings] == [short] and due.participants == ()
    assert "recordings 1, participants 0" in str(retention_notices(due)[0])


def test_what_is_due_goes_and_nothing_else(folder: StudyFolder) -> None:
    gone, kept = recorded(folder, 1, months=1), recorded(folder, 2, months=600)
    put(folder, 3, 1)
    put(folder, 4, None)
    due = due_data(folder, DAY)
    assert due.participants == (("P03", "2026-03-01"),)
    assert [report.participant for report in clean_up(folder, due)] == ["P03"]
    assert not (folder.audio / gone).exists() and (folder.audio / kept).is_dir()
    with Record(folder.database, read_only=True) as record:
        assert {header.participant for header in record.sessions.headers()} == {"P01", "P02", "P04"}
        assert [(line.action, line.what) for line in access_lines(record)] == [
            ("erased", "recordings: 1"),
            ("erased", "P03"),
        ]
    assert [str(finding) for finding in verify(folder.database).findings] == []
    assert not due_data(folder, DAY)


def test_a_participant_is_kept_as_long_as_one_of_their_sessions(folder: StudyFolder) -> None:
    folder.path.mkdir()
    put(folder, 1, 1)
    put(folder, 2, 5, participant="P01")
    assert due_data(folder, DAY).participants == ()
    assert due_data(folder, date(2026, 8, 1)).participants == (("P01", "2026-03-01"),)


def test_what_others_have_removed_goes_here_once_no_session_runs(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    name = recorded(folder, 1, months=1)
    folder.hub.write_text("{}")
    with StudyLock(folder.lock):
        remove_as_others(folder, {name, "of-another"})
        assert (folder.audio / name).is_dir() and state_of(folder).removed == ["of-another"]
    remove_as_others(folder, {name})
    assert not (folder.audio / name).exists()
    assert set(state_of(folder).removed) == {"of-another", name}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs two processes")
def test_what_a_clean_up_notes_is_not_lost_while_an_exchange_notes_its_end(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    folder.hub.write_text("{}")
    names = [f"session-{number:03}" for number in range(150)]
    child = os.fork()
    if child == 0:
        try:
            for name in names:
                note_removed(folder, [name])
        finally:
            os._exit(0)
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        note_exchange(folder, heads={}, unsent=0, erased=0, is_alarm=False)
    assert removed_here(folder) == names


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process to kill")
def test_wherever_a_clean_up_is_killed_what_is_gone_is_noted_for_the_hub(tmp_path: Path) -> None:
    made = StudyFolder(tmp_path / "made")
    name = recorded(made, 1, months=1)
    made.hub.write_text("{}")
    gone_at_once = 0
    for at in count(1, 13):
        folder = StudyFolder(tmp_path / str(at))
        shutil.copytree(made.path, folder.path)
        due = due_data(folder, DAY)
        if not killed_at(at, lambda: clean_up(folder, due)):  # noqa: B023
            break
        is_gone = not (folder.audio / name).exists()
        gone_at_once += is_gone
        assert removed_here(folder) == ([name] if is_gone else [])
        clean_up(folder, due_data(folder, DAY))
        assert removed_here(folder) == [name] and not (folder.audio / name).exists()
    assert gone_at_once


def killed_at(at: int, act: Callable[[], object]) -> bool:
    """Do something in a process that is killed at so many calls; False where it came to its end."""
    calls = 0

    def counted(frame: FrameType, event: str, called: object) -> None:
        nonlocal calls
        if event == "c_call" and "labeval/" in frame.f_code.co_filename:
            calls += 1
            if calls == at:
                os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if child == 0:
        try:
            sys.setprofile(counted)
            act()
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])
