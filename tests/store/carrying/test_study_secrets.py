"""Small secrets among the recordings, and which recordings a study and its people let travel."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.files.sealing.keys import SEAL_KEYS
from labeval.files.sealing.pieces import SEALED
from labeval.session.events.events import Event, Kind
from labeval.session.state.recordings import recording_id
from labeval.store.carrying.allowed import allowed_recordings, recordings_to_send
from labeval.store.carrying.key import carrying_key, keep_key, new_key
from labeval.store.disk.errors import StudyLocked
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_secrets import (
    read_study_secret,
    remove_study_secret,
    write_study_secret,
)
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC as STARTED
from tests.store.erasing.test_recordings_kept import record_sound
from tests.support.protected import all_keys_forgotten, holding, lock, protected, unlock
from tests.support.sound.travelling import recorded

NAME, SECRET = "some.note", "a secret with a ü in it"


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten():
        yield


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    Record(folder.database).close()
    return folder


def files(folder: StudyFolder) -> set[str]:
    return {file.name for file in folder.audio.iterdir()}


def test_a_secret_is_what_was_written_until_it_is_removed(study: StudyFolder) -> None:
    assert read_study_secret(study, NAME) == ""
    remove_study_secret(study, NAME)
    write_study_secret(study, NAME, "another")
    write_study_secret(study, NAME, SECRET)
    assert read_study_secret(study, NAME) == SECRET and read_study_secret(study, "other") == ""
    assert (study.audio / NAME).stat().st_mode & 0o777 == 0o600
    assert files(study) == {NAME}
    remove_study_secret(study, NAME)
    assert read_study_secret(study, NAME) == "" and files(study) == set()


def test_in_a_protected_study_it_is_sealed_and_needs_the_key(study: StudyFolder) -> None:
    write_study_secret(study, NAME, SECRET)
    protected(study)
    assert files(study) == {NAME + SEALED} and read_study_secret(study, NAME) == SECRET
    write_study_secret(study, NAME, SECRET * 2)
    assert files(study) == {NAME + SEALED} and read_study_secret(study, NAME) == SECRET * 2
    assert holding(study.path, SECRET) == []
    lock(study)
    for act in (
        lambda: read_study_secret(study, NAME),
        lambda: write_study_secret(study, NAME, "x"),
    ):
        with pytest.raises(StudyLocked):
            act()
    unlock(study)
    assert read_study_secret(study, NAME) == SECRET * 2
    remove_study_secret(study, NAME)
    assert read_study_secret(study, NAME) == "" and files(study) == set()


def test_a_key_for_recordings_is_kept_once_and_is_the_same_on_all_computers(
    study: StudyFolder, tmp_path: Path
) -> None:
    assert carrying_key(study) is None
    file = tmp_path / "key"
    file.write_text(f"  {new_key()}\n")
    first = keep_key(study, file)
    assert first in SEAL_KEYS.all()  # what is sealed with it can be opened from now on
    assert first == keep_key(study, file) == carrying_key(study)
    assert len(first.id) == 32 and len(first.secret) == 32
    assert first.secret.hex() not in file.read_text() and first.id not in file.read_text()
    protected(study)
    lock(study)
    with pytest.raises(StudyLocked):
        carrying_key(study)
    with pytest.raises(StudyLocked):
        keep_key(study, file)


def may_travel(folder: StudyFolder) -> set[str]:
    with Record(folder.database, read_only=True) as record:
        return set(allowed_recordings(record.connection))


def began_long_ago(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.connection.execute("UPDATE session SET started = '2001-01-01T08:00:00.000Z'")


def test_a_recording_travels_until_its_time_is_over(study: StudyFolder) -> None:
    longer = recorded(study, 1, months=1200)
    over = recorded(study, 2, months=12)
    for_ever = recorded(study, 3)
    began_long_ago(study)
    assert may_travel(study) == {longer, for_ever}
    # Whoever removes it then has done what was promised: it is not missing.
    for name in (longer, over, for_ever):
        shutil.rmtree(study.audio / name)
    missing = [
        finding.where
        for finding in verify(study.database).findings
        if "the sound of this recording is not here" in str(finding)
    ]
    assert sorted(missing) == sorted(f"recording {name}" for name in (longer, for_ever))


def test_what_cannot_be_read_of_a_version_lets_nothing_travel(study: StudyFolder) -> None:
    recorded(study, 1)
    for content in ("{}", "[]", "no text", '{"study": []}', '{"study": {"audio": null}}', "null"):
        with Record(study.database) as record:
            record.connection.execute("UPDATE study_version SET content = ?", (content,))
            assert allowed_recordings(record.connection) == {}


def test_what_somebody_goes_on_recording_stays_until_it_is_over(study: StudyFolder) -> None:
    name = recorded(study, 1)
    staying = [recorded(study, number, travels=False) for number in range(2, 8)]
    assert min(staying) < name < max(staying)
    session = name.rpartition("-")[0]
    second = recording_id(session, 2)

    def sent() -> list[str]:
        with Record(study.database, read_only=True) as record:
            return sorted(one.name for one in recordings_to_send(study, record.connection))

    def add(*events: tuple[Kind, str]) -> None:
        with Record(study.database) as record:
            seq = len(record.sessions.events(session)) + 1
            record.sessions.journal(session).append(
                [
                    Event(seq + n, seq + n, STARTED, kind, value=v)
                    for n, (kind, v) in enumerate(events)
                ]
            )

    with StudyLock(study.lock):
        assert sent() == [name]  # it was stopped
        add((Kind.AUDIO_STARTED, second))
        assert sent() == [name]  # the second has no sound here yet
        record_sound(study.audio / second)
        assert sent() == [name]  # somebody goes on with it
    assert sent() == [name, second]  # nobody has the study open
    with StudyLock(study.lock):
        add((Kind.SESSION_RESUMED, ""))
        assert sent() == [name, second]  # it is of an earlier run
        third = recording_id(session, 3)
        record_sound(study.audio / third)
        add((Kind.AUDIO_STARTED, third))
        assert sent() == [name, second]
        add((Kind.AUDIO_STOPPED, third))
        assert sent() == [name, second, third]
