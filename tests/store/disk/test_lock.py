"""The lock of a study: who is refused, and since when somebody has it open as people say it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from threading import Thread

import pytest
from filelock import FileLock

from labeval.session.events.clock import utc_text
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock, _as_people_say, is_held
from labeval.study.folder import StudyFolder


def test_today_is_told_by_the_time_of_day_here():
    noon = datetime(2026, 3, 4, 12, 0).astimezone()
    assert _as_people_say(utc_text(noon - timedelta(hours=3)), noon) == "09:00"


def test_an_earlier_day_is_told_with_its_date():
    noon = datetime(2026, 3, 4, 12, 0).astimezone()
    said = _as_people_say(utc_text(noon - timedelta(hours=20)), noon)
    assert said == "2026-03-03 16:00"


def test_no_seconds_and_no_zone_are_told():
    assert re.fullmatch(r"[-0-9]{10} \d\d:\d\d", _as_people_say("2020-01-31T09:30:59.123Z"))


def test_what_is_no_time_is_told_as_it_stands():
    assert _as_people_say("a while ago") == "a while ago"


def test_a_look_whether_the_study_is_in_use_refuses_nobody(tmp_path, monkeypatch):
    """A look holds the lock for an instant: whoever comes then waits, and has the study."""
    path = tmp_path / "lock"
    look = FileLock(path)
    look.acquire()
    monkeypatch.setattr("time.sleep", lambda _: look.release())  # as filelock waits
    with StudyLock(path):
        assert is_held(path)
    assert not is_held(path)


def test_a_study_folder_that_has_gone_is_not_made_anew(tmp_path):
    study = tmp_path / "study"
    with pytest.raises(RecordUnavailable, match="No such file"):
        StudyLock(study / "lock")
    assert not is_held(study / "lock")
    assert not study.exists()


def test_it_is_given_back_by_any_thread(folder: StudyFolder) -> None:
    lock = StudyLock(folder.lock)
    thread = Thread(target=lock.close)
    thread.start()
    thread.join()
    StudyLock(folder.lock).close()
    lock.close()
