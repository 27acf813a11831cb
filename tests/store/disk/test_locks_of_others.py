"""Whether a study is in use, and by whom, is known without keeping anybody from it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import Holder, StudyLock, holder_of, is_held, read_holder

LOCK = ".labeval.lock"
NOTE = ".labeval.lock.holder"


def test_a_lock_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / LOCK
    assert not is_held(path) and not path.exists(), "asking makes no file"
    with StudyLock(path):
        assert is_held(path)
        with pytest.raises(RecordUnavailable, match=rf"process {os.getpid()}, since \d\d:\d\d"):
            StudyLock(path)
    assert path.exists() and not is_held(path) and not is_held(path)
    StudyLock(path).close()


def test_the_holder_is_known_by_its_note(tmp_path: Path) -> None:
    path = tmp_path / LOCK
    assert holder_of(path) is None
    with StudyLock(path) as lock:
        lock.publish("socket-1")
        found = holder_of(path)
        assert isinstance(found, Holder) and (found.pid, found.link) == (os.getpid(), "socket-1")
        lock.publish("")
        assert holder_of(path) == Holder(os.getpid(), found.since, "")
        assert {file.name for file in tmp_path.iterdir()} == {LOCK, NOTE}
    assert holder_of(path) is None


def test_a_holder_without_a_note_is_another_labeval(tmp_path: Path) -> None:
    path = tmp_path / LOCK
    with StudyLock(path):
        (tmp_path / NOTE).unlink()
        with pytest.raises(RecordUnavailable, match="another labeval has this study open"):
            StudyLock(path)


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"pid": "x", "since": ""}', '{"pid": 1}'])
def test_a_note_that_says_nothing_names_nobody(tmp_path: Path, note: str) -> None:
    (tmp_path / NOTE).write_text(note)
    assert read_holder(tmp_path / NOTE) is None
    (tmp_path / NOTE).write_text(json.dumps({"pid": 7, "since": "then"}))
    assert read_holder(tmp_path / NOTE) == Holder(7, "then", "")


def test_a_folder_that_cannot_be_locked_is_named(tmp_path: Path) -> None:
    (tmp_path / LOCK).mkdir()
    with pytest.raises(RecordUnavailable, match="the study folder cannot be locked") as raised:
        StudyLock(tmp_path / LOCK)
    assert str(tmp_path) in str(raised.value) and not is_held(tmp_path / LOCK)


def test_notes_that_were_never_finished_go_with_the_next_lock(tmp_path: Path) -> None:
    part = tmp_path / f"{NOTE}.99"
    part.write_text("{")
    StudyLock(tmp_path / LOCK).close()
    assert not part.exists()
