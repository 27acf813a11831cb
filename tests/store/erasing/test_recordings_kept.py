"""Recordings are checked, merged and erased with their sessions."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.audio.silencing import silence
from labeval.audio.sounds import SEALED_SOUND
from labeval.audio.wave_file import WaveFile
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.keys import SealKey
from labeval.files.sealing.writing import SealedWriter
from labeval.files.wave_header import HEADER_BYTES
from labeval.session.events.events import Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.state.recordings import recording_id
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.record.record import Record
from labeval.store.record.sound_copies import copy_recordings, recorded_hashes
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, started, the_content

RATE = 8000
SAMPLES = random.Random(5).randbytes(2 * RATE)
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


def vouched_events(header: SessionHeader) -> list[Event]:
    """With the hash of the sound in the event that ends the recording."""
    *events, stopped = events_of(header)
    sha256 = hashlib.sha256(SAMPLES).hexdigest()
    return [*events, replace(stopped, data={**stopped.data, "sha256": sha256})]


def put(folder: StudyFolder, number: int, events: Callable[..., list[Event]] = events_of) -> str:
    """A session with its sound; returns the recording's id."""
    content, header = the_content(), a_header(the_content(), number)
    folder.path.mkdir(exist_ok=True)
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(header, events(header))
    name = recording_id(header.id, 1)
    record_sound(folder.audio / name)
    return name


def record_sound(place: Path, *, ended: bool = True, hashed: bool = True) -> str:
    """A recording as the recorder leaves it; returns the hash of its samples."""
    place.mkdir(parents=True)
    with WaveFile(place / "sound.wav", rate=RATE, channels=1) as file:
        file.write(SAMPLES)
        frames, sha256 = file.frames, file.sha256
    lines: list[dict[str, object]] = [
        {"entry": "begun", "device": "USB", "rate": RATE, "channels": 1, "utc": UTC},
        {"entry": "stretch", "frame": 0, "at_ms": 1.0, "device": "USB"},
        {"entry": "anchor", "frame": frames - 800, "at_ms": 2.0},
    ]
    if ended:
        end = {"sha256": sha256} if hashed else {}
        lines.append({"entry": "ended", "frame": frames, **end})
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (place / "log.jsonl").write_text(text, encoding="utf-8")
    return sha256


def said(folder: StudyFolder) -> list[str]:
    return [str(finding) for finding in verify(folder.database).findings]


def test_a_recording_with_consent_and_sound_is_sound(folder):
    put(folder, 1)
    assert said(folder) == []


def empty(sound: Path) -> None:
    sound.write_bytes(b"")


def remove(sound: Path) -> None:
    sound.unlink()


def cut(sound: Path) -> None:
    os.truncate(sound, sound.stat().st_size - 4000)


def flip(sound: Path) -> None:
    content = bytearray(sound.read_bytes())
    content[HEADER_BYTES + 4321] ^= 1
    sound.write_bytes(bytes(content))


def swap(sound: Path) -> None:
    """Another recording of the same length, in place with a log that goes with it."""
    with WaveFile(sound.with_name("other.wav"), rate=RATE, channels=1) as file:
        file.write(bytes(len(SAMPLES)))
        sha256 = file.sha256
    sound.with_name("other.wav").replace(sound)
    log = sound.with_name("log.jsonl")
    told = json.loads(log.read_text().splitlines()[-1])
    log.write_text(log.read_text().replace(told["sha256"], sha256))


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (empty, "is missing, or is not a recording"),
        (remove, "is missing, or is not a recording"),
        (cut, "shorter than what was recorded"),
        (flip, "not the one that was recorded"),
        (swap, "not the one that was recorded"),
    ],
)
def test_sound_that_is_not_the_recorded_one_is_found_and_mended_by_merging_again(
    tmp_path, damage, found
):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    name = put(there, 1, vouched_events)
    here.path.mkdir()
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 1
        assert here.audio.stat().st_mode & 0o777 == 0o700
        assert said(here) == []
        damage(here.audio / name / "sound.wav")
        (line,) = said(here)
        assert line.startswith(f"error: recording {name}") and found in line
        assert merge(record, there.database).recordings == 1
        assert said(here) == []
        damage(there.audio / name / "sound.wav")
        assert merge(record, there.database).recordings == 0, "what is whole here stays"
    assert wholeness_of(here.audio / name) is Wholeness.WHOLE


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="sees there what was synced")
def test_a_merge_counts_only_when_the_sound_is_on_disk(tmp_path, monkeypatch):
    """Every file of the copy and its folders are synced before it gets its name."""
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    name = put(there, 1, vouched_events)
    here.path.mkdir()
    synced: list[str] = []
    fsync, rename = os.fsync, Path.replace

    def note_sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(str(Path(f"/proc/self/fd/{descriptor}").readlink()))

    def note_rename(path: Path, target: Path) -> Path:
        synced.append(f"renamed {path.name}")
        return rename(path, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_rename)
    with Record(here.database) as record:
        merge(record, there.database)
    before = synced[: synced.index(f"renamed {name}.part")]
    part = here.audio / f"{name}.part"
    assert {str(part), str(part / "sound.wav"), str(part / "log.jsonl")} <= set(before)
    assert str(here.audio) in synced[len(before) :]


def test_silenced_words_do_not_come_back_and_the_silenced_sound_is_whole(tmp_path):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    name = put(there, 1, vouched_events)
    here.path.mkdir()
    with Record(here.database) as record:
        merge(record, there.database)
        silence(here.audio / name / "sound.wav", [(100, 300)])
        assert said(here) == []
        silenced = (here.audio / name / "sound.wav").read_bytes()
        empty(here.audio / name / "sound.wav")
        assert merge(record, there.database).recordings == 0
        assert len(said(here)) == 1
        (here.audio / name / "sound.wav").write_bytes(silenced)
        assert said(here) == []
        flip(here.audio / name / "sound.wav")
        assert len(said(here)) == 1


@pytest.mark.parametrize(("ended", "hashed"), [(True, False), (False, False)])
def test_a_recording_without_a_hash_has_to_be_as_long_as_it_was(tmp_path, ended, hashed):
    """Cut off, or recorded before hashes were kept."""
    record_sound(tmp_path / "one", ended=ended, hashed=hashed)
    assert wholeness_of(tmp_path / "one") is Wholeness.LIKELY
    os.truncate(tmp_path / "one" / "sound.wav", HEADER_BYTES if not ended else HEADER_BYTES + 900)
    assert wholeness_of(tmp_path / "one") is Wholeness.SHORT


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("SET value = 'declined' WHERE kind = 'consent'", "there was no consent to a recording"),
        ("SET data = '{}' WHERE kind = 'audio_started'", "it does not name the clock"),
        (
            "SET value = '../x-01' WHERE kind = 'audio_stopped'",
            "is not a recording of this session",
        ),
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


def test_a_recording_that_was_refused_before_it_sounded_is_known(folder):
    name = put(folder, 1)
    refused = f"{name[:-2]}02"
    (folder.audio / refused).mkdir()
    assert any("no session of this record" in line for line in said(folder))
    with Record(folder.database) as record:
        journal = record.sessions.journal(name.rpartition("-")[0])
        last = record.sessions.events(name.rpartition("-")[0])[-1]
        place, clock = (last.seq + 1, last.at_ms, last.utc), {"monotonic_ms": 1.0}
        journal.append([Event(*place, Kind.AUDIO_REFUSED, "", "disk", refused, clock)])
    assert said(folder) == []


def test_a_merge_brings_the_sound_along_once_and_writes_over_nothing(tmp_path):
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    ours, theirs = put(here, 1), put(there, 2)
    (there.audio / ours).mkdir()
    (there.audio / ours / "sound.wav").write_bytes(b"another")
    (there.audio / "private").mkdir()
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 1
        assert merge(record, there.database).recordings == 0
    for name in (theirs, ours):
        assert wholeness_of(here.audio / name) is Wholeness.WHOLE
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
    cut_off = folder.audio / f"{gone[:-2]}02"  # it was killed before the session knew of it
    cut_off.mkdir()
    (cut_off / "sound.wav").write_bytes(SAMPLES)
    other_name = (folder.audio / gone / "sound.wav").open("rb")
    erase(folder, "P02")
    assert [p.name for p in folder.audio.iterdir()] == [kept]
    with other_name as still_open:  # what the disk still holds of it
        assert not still_open.read().strip(b"\0")
    assert said(folder) == []


@pytest.mark.parametrize("missing", [0, 1])
def test_a_recording_that_is_nowhere_keeps_no_other_from_being_copied(
    tmp_path: Path, missing: int
) -> None:
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    names = sorted(put(there, number) for number in (1, 2))
    here.path.mkdir()
    shutil.rmtree(there.audio / names[missing])
    with Record(there.database) as record:
        copied = copy_recordings(record.connection, here, there.audio)
        assert [place.name for place in copied] == [names[1 - missing]]
        assert copy_recordings(record.connection, here, there.audio) == []


def test_the_hash_of_a_recording_is_the_last_one_that_can_be_read() -> None:
    first, second = (recording_id(f"{n:032x}", 1) for n in (1, 2))
    rows = [
        ("s", 1, Kind.AUDIO_STOPPED, "no recording", '{"sha256": "x"}'),
        ("s", 2, Kind.AUDIO_STARTED, second, '{"sha256": "not of an end"}'),
        ("t", 1, Kind.AUDIO_STOPPED, first, '{"sha256": "one"}'),
        ("t", 2, Kind.AUDIO_STOPPED, first, '{"sha256": "two"}'),
        *(
            ("t", n, Kind.AUDIO_STOPPED, first, text)
            for n, text in enumerate(("{", "[1]", "{}"), 3)
        ),
        ("t", 6, Kind.COMMENT, first, '{"sha256": "of something else"}'),
    ]
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE event (session, seq, kind, value, data)")
        connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
        assert list(recorded_hashes(connection).items()) == [(first, "two"), (second, "")]


def test_sound_that_was_sealed_with_a_key_that_is_not_here_cannot_be_read(folder):
    sound = folder.audio / put(folder, 1) / "sound.wav"
    sound.unlink()
    sealed = sound.with_name(SEALED_SOUND)
    with SealedWriter(sealed, SealKey.new(), {}, folder=sound.parent.name) as written:
        written.write(SAMPLES)
    (line,) = said(folder)
    assert "its sound cannot be read: " in line and "None" not in line
