"""Recordings are checked, merged and erased with their sessions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.session.events import Event, Kind
from labeval.session.header import SessionHeader
from labeval.session.recordings import recording_id
from labeval.store.erasure import erase
from labeval.store.merge import merge
from labeval.store.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, started, the_content

SOUND = b"\x11\x22voice" * 500
CLOCK = {"monotonic_ms": 5000.5}


def events_of(header: SessionHeader, *, consent: str = "given") -> list[Event]:
    name = recording_id(header.id, 1)
    told = [
        (Kind.CONSENT, "audio", consent, {}),
        (Kind.AUDIO_STARTED, "think_aloud", name, {**CLOCK, "device": "USB"}),
        (Kind.AUDIO_STOPPED, "ended", name, CLOCK),
    ]
    return [
        started(),
        *(
            Event(seq, seq, UTC, kind, "consent", field, value, data)
            for seq, (kind, field, value, data) in enumerate(told, start=2)
        ),
    ]


def put(folder: StudyFolder, number: int, events: Callable[..., list[Event]] = events_of) -> str:
    """A session with its sound; returns the recording's id."""
    content, header = the_content(), a_header(the_content(), number)
    folder.path.mkdir(exist_ok=True)
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(header, events(header))
    name = recording_id(header.id, 1)
    (folder.audio / name).mkdir(parents=True)
    (folder.audio / name / "sound.wav").write_bytes(SOUND)
    (folder.audio / name / "log.jsonl").write_text("{}\n", encoding="utf-8")
    return name


def said(folder: StudyFolder) -> list[str]:
    return [str(finding) for finding in verify(folder.database).findings]


def test_a_recording_with_consent_and_sound_is_sound(folder):
    put(folder, 1)
    assert said(folder) == []


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("SET value = 'declined' WHERE kind = 'consent'", "there was no consent to a recording"),
        ("SET data = '{}' WHERE kind = 'audio_started'", "it does not tell the clock"),
        ("SET value = '../x-01' WHERE kind = 'audio_stopped'", "is no recording of this session"),
        ("SET kind = 'audio_lost' WHERE kind = 'audio_started'", "never began"),
        ("SET kind = 'audio_started' WHERE kind = 'audio_stopped'", "began before"),
    ],
)
def test_events_of_a_recording_that_cannot_be_are_found(folder, sql, found):
    put(folder, 1)
    with Record(folder.database) as record:
        record.connection.executescript(f"UPDATE event {sql}")
    assert any(found in line for line in said(folder))


def test_sound_that_is_gone_and_sound_of_nobody_are_said(folder):
    name = put(folder, 1)
    (folder.audio / name).rename(folder.audio / "stranger-01")
    lines = said(folder)
    assert len(lines) == 2 and all(line.startswith("warning") for line in lines)
    assert f"recording {name}: the sound of this recording is not here" in lines[0]
    assert "recording stranger-01: no session of this record" in lines[1]


def test_a_merge_brings_the_sound_along_once_and_writes_over_nothing(tmp_path):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    ours, theirs = put(here, 1), put(there, 2)
    (there.audio / ours).mkdir()
    (there.audio / ours / "sound.wav").write_bytes(b"another")
    (there.audio / "private").mkdir()
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 1
        assert merge(record, there.database).recordings == 0
    assert (here.audio / theirs / "sound.wav").read_bytes() == SOUND
    assert (here.audio / ours / "sound.wav").read_bytes() == SOUND
    assert sorted(p.name for p in here.audio.iterdir()) == sorted([ours, theirs])
    assert said(here) == []


def test_the_sound_of_who_was_erased_here_does_not_come_back(tmp_path):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    put(here, 1)
    gone = put(there, 2)
    erase(here, "P02")
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 0
    assert not (here.audio / gone).exists()


def test_erasing_removes_the_recordings_for_good(folder):
    kept, gone = put(folder, 1), put(folder, 2)
    cut_off = folder.audio / f"{gone[:-2]}02"  # it was killed before the session heard of it
    cut_off.mkdir()
    (cut_off / "sound.wav").write_bytes(SOUND)
    other_name = (folder.audio / gone / "sound.wav").open("rb")
    erase(folder, "P02")
    assert [p.name for p in folder.audio.iterdir()] == [kept]
    with other_name as still_open:  # what the disk still holds of it
        assert not still_open.read().strip(b"\0")
    assert said(folder) == []
