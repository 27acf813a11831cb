"""Sound of protected studies: sealed, opened, merged, silenced, erased, and damages of it."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import zipfile
from pathlib import Path

import pytest

from labeval.audio.decoding import NotReadable
from labeval.audio.peaks import peaks_of
from labeval.audio.playing import Player
from labeval.audio.recording import FOUND_WORDS, LOG, read_recording
from labeval.audio.sounds import SEALED_SOUND, SOUND, samples_of, sound_in
from labeval.audio.wholeness import Wholeness, hash_of_samples, wholeness_of
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.archive import write_archive
from labeval.files.sealing.pieces import SEALED
from labeval.files.sealing.samples import open_content
from labeval.store.disk.connecting import key_over, sealing_over
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.key_ring import RING
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_key import StudyKey
from labeval.store.erasing.erasure import erase
from labeval.store.merging.merge import merge
from labeval.store.protecting.protecting import unprotect
from labeval.store.record import sealed_sounds
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import seal, silence_sound, unseal
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.transcription.sound import read_sound
from tests.store.erasing.test_recordings_kept import RATE, SAMPLES, put, vouched_events
from tests.support.protected import lock, protected

PIECE_BYTES = RATE // 20 * 2 + 28


def in_the_clear(place: Path) -> list[str]:
    """Files below a folder in which sixteen bytes of the samples follow each other."""
    windows = {SAMPLES[at : at + 16] for at in range(0, len(SAMPLES) - 16, 8)}
    found = []
    for file in sorted(p for p in place.rglob("*") if p.is_file()):
        content = file.read_bytes()
        if any(content[at : at + 16] in windows for at in range(len(content) - 16)):
            found.append(file.relative_to(place).as_posix())
    return found


def opened(folder: StudyFolder) -> None:
    with StudyLock(folder.lock):
        unprotect(folder)


def said(folder: StudyFolder) -> list[str]:
    return [str(finding) for finding in verify(folder.database).findings]


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    """A protected study with one recorded session."""
    folder = StudyFolder(tmp_path / "study")
    put(folder, 1, vouched_events)
    return protected(folder)


def recording_of(folder: StudyFolder) -> Path:
    (place,) = folder.audio.iterdir()
    return place


def test_it_is_sealed_in_its_place_and_comes_back_byte_by_byte(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    place = folder.audio / put(folder, 1, vouched_events)
    (place / "phone.mp3").write_bytes(SAMPLES[:999])
    (place / "notes.txt").write_text("what was said", encoding="utf-8")
    before = {file.name: file.read_bytes() for file in place.iterdir()}
    (place / FOUND_WORDS).write_text("words\n", encoding="utf-8")
    assert in_the_clear(tmp_path) != []
    protected(folder)
    sealed = {SEALED_SOUND, f"phone.mp3{SEALED}", f"notes.txt{SEALED}"}
    assert {file.name for file in place.iterdir()} == {*sealed, LOG}
    assert in_the_clear(tmp_path) == [] and said(folder) == []
    protected(folder)  # once more changes nothing
    opened(folder)
    assert {file.name: file.read_bytes() for file in place.iterdir()} == before
    assert said(folder) == []


def test_everything_that_reads_sound_reads_it(study: StudyFolder) -> None:
    place = recording_of(study)
    recording = read_recording(place)
    assert recording.sound == sound_in(place) == place / SEALED_SOUND
    assert recording.frames == len(SAMPLES) // 2
    assert hash_of_samples(recording.sound) == hashlib.sha256(SAMPLES).hexdigest()
    assert wholeness_of(place, hashlib.sha256(SAMPLES).hexdigest()) is Wholeness.WHOLE
    assert sum(len(part) for part in peaks_of(recording.sound)) == 50 * recording.frames // RATE
    assert len(read_sound(recording.sound)) > 15_000  # as the recogniser listens, at 16 kHz
    player = Player()
    player.open(recording.sound)
    assert player.length_ms == pytest.approx(1000 * recording.frames / RATE)
    player.close()


def test_a_project_for_other_programs_has_it_in_the_clear(
    study: StudyFolder, tmp_path: Path
) -> None:
    sound, path = sound_in(recording_of(study)), tmp_path / "out.qdpx"
    write_archive(path, b"<Project/>", {}, {"one.wav": sound})
    with zipfile.ZipFile(path) as archive:
        written = archive.read("sources/one.wav")
    opened(study)
    assert written == sound_in(recording_of(study)).read_bytes()
    protected(study)
    flip_head(sound_in(recording_of(study)))
    with pytest.raises(ExchangeError, match="damaged"):
        write_archive(path, b"<Project/>", {}, {"one.wav": sound})


def test_without_the_key_it_says_that_it_is_encrypted(study: StudyFolder) -> None:
    sound = sound_in(recording_of(study))
    lock(study)
    with pytest.raises(NotReadable, match="encrypted"):
        Player().open(sound)


def test_a_program_without_what_encrypts_says_so_before_it_does_anything(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sealing_over(study.audio) is not None
    monkeypatch.setitem(sys.modules, "sqlcipher3", None)
    to_open = r"is protected; what opens it is not installed: pip install 'labeval\[protect\]'"
    for work in (sealing_over, key_over):
        with pytest.raises(RecordUnavailable, match=to_open):
            work(study.database)
    for change in (protected, opened):
        with pytest.raises(RecordUnavailable, match=to_open):
            change(study)


def test_a_study_that_is_not_protected_is_not_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sqlcipher3", None)
    with pytest.raises(RecordUnavailable, match=r"what protects a study is not installed: pip"):
        protected(StudyFolder(tmp_path))


def flip(sound: Path) -> None:
    content = bytearray(sound.read_bytes())
    content[len(content) // 2] ^= 1
    sound.write_bytes(bytes(content))


def flip_head(sound: Path) -> None:
    content = bytearray(sound.read_bytes())
    content[40] ^= 1
    sound.write_bytes(bytes(content))


def swap(sound: Path) -> None:
    content = sound.read_bytes()
    at = len(content) - 4 * PIECE_BYTES
    one, other = content[at : at + PIECE_BYTES], content[at + PIECE_BYTES : at + 2 * PIECE_BYTES]
    sound.write_bytes(content.replace(one + other, other + one))


def repeat(sound: Path) -> None:
    content = sound.read_bytes()
    at = len(content) - 4 * PIECE_BYTES
    sound.write_bytes(content[: at + PIECE_BYTES] + content[at:])


def cut(sound: Path) -> None:
    sound.write_bytes(sound.read_bytes()[: -3 * PIECE_BYTES])


def cut_the_end(sound: Path) -> None:
    """Only the piece that says that it is the last one; no sound is in it."""
    sound.write_bytes(sound.read_bytes()[:-28])


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (flip, "not the one that was recorded"),
        (flip_head, "is missing, or is not a recording"),
        (swap, "not the one that was recorded"),
        (repeat, "shorter than what was recorded"),
        (cut, "shorter than what was recorded"),
        (cut_the_end, "shorter than what was recorded"),
    ],
)
def test_damages_are_found_not_decrypted_and_mended_by_merging_again(
    tmp_path: Path, damage: object, found: str
) -> None:
    there, here = StudyFolder(tmp_path / "there"), StudyFolder(tmp_path / "here")
    put(there, 1, vouched_events)
    here.path.mkdir()
    Record(here.database).close()
    protected(here)
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 1
    place = recording_of(here)
    assert said(here) == [] and in_the_clear(here.path) == []
    damage(place / SEALED_SOUND)  # type: ignore[operator]
    assert any(re.search(found, line) for line in said(here))
    if damage not in (cut, cut_the_end):  # of these all that is left opens
        with pytest.raises(RecordUnavailable, match="damaged"):
            opened(here)
        assert here.protection.exists() and (place / SEALED_SOUND).exists()
    with Record(here.database) as record:
        assert merge(record, there.database).recordings == 1
    assert said(here) == [] and in_the_clear(here.path) == []


def test_it_is_sealed_anew_where_it_is_merged_from_a_study_with_another_key(
    study: StudyFolder, tmp_path: Path
) -> None:
    here = StudyFolder(tmp_path / "here")
    here.path.mkdir()
    Record(here.database).close()
    protected(here)
    with Record(here.database) as record:
        merge(record, study.database)
    ours, theirs = recording_of(here), recording_of(study)
    assert said(here) == []
    assert (ours / SEALED_SOUND).read_bytes() != (theirs / SEALED_SOUND).read_bytes()
    lock(study)
    with open_content(ours / SEALED_SOUND) as content:
        assert SAMPLES in content.read()


def test_nothing_of_it_comes_into_a_study_that_is_not_protected(
    study: StudyFolder, tmp_path: Path
) -> None:
    here = StudyFolder(tmp_path / "here")
    here.path.mkdir()
    with Record(here.database) as record, pytest.raises(RecordUnavailable, match="is protected"):
        merge(record, study.database)
    assert not here.audio.exists()


def test_words_are_silenced_for_good_and_no_old_piece_fits_any_more(study: StudyFolder) -> None:
    sound = sound_in(recording_of(study))
    before = sound.read_bytes()
    for _ in range(2):  # doing it again changes nothing
        assert silence_sound(sound, [(200.0, 400.0)]) == RATE // 5
    samples = samples_of(sound)
    assert samples is not None
    with samples:
        now = samples.read(0, RATE)
    first, end = 2 * RATE // 5, 4 * RATE // 5
    assert now == SAMPLES[:first] + bytes(end - first) + SAMPLES[end:]
    assert said(study) == []
    after = sound.read_bytes()
    at = len(after) - 28 - PIECE_BYTES * 15  # within the silence
    sound.write_bytes(after[:at] + before[at : at + PIECE_BYTES] + after[at + PIECE_BYTES :])
    assert wholeness_of(sound.parent) is Wholeness.ALTERED
    samples = samples_of(sound)
    assert samples is not None
    with samples:
        assert samples.read(first // 2, (end - first) // 2) == bytes(end - first)


def test_silence_is_the_same_in_whatever_parts_a_sealed_sound_is_written_anew(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    protected(study)
    sound = sound_in(recording_of(study))
    monkeypatch.setattr(sealed_sounds, "_FRAMES_AT_ONCE", 700)
    spans = [(0.0, 10.0), (80.0, 90.0), (100.0, 350.0), (999.0, 2000.0)]
    silent = bytearray(SAMPLES)
    count = 0
    for start_ms, end_ms in spans:
        first, end = int(start_ms * RATE / 1000), min(RATE, int(end_ms * RATE / 1000))
        silent[2 * first : 2 * end] = bytes(2 * (end - first))
        count += end - first
    assert silence_sound(sound, spans) == count
    samples = samples_of(sound)
    assert samples is not None
    with samples:
        assert samples.read(0, RATE) == bytes(silent)


def test_sound_that_was_put_there_in_the_clear_is_told_and_sealed(study: StudyFolder) -> None:
    place = recording_of(study)
    (place / "phone.wav").write_bytes(SAMPLES)
    assert any("this file is not encrypted" in line for line in said(study))
    protected(study)
    assert said(study) == [] and in_the_clear(study.path) == []


def test_sound_that_is_there_twice_is_kept_where_the_two_differ(study: StudyFolder) -> None:
    place = recording_of(study)
    (place / SOUND).write_bytes(b"another sound")
    with pytest.raises(RecordUnavailable, match="twice"):
        protected(study)
    assert (place / SOUND).read_bytes() == b"another sound" and (place / SEALED_SOUND).exists()
    (place / SOUND).unlink()
    protected(study)
    assert said(study) == []


def test_sound_with_the_key_of_another_study_is_not_taken_for_ours(
    study: StudyFolder, tmp_path: Path
) -> None:
    other = StudyFolder(tmp_path / "other")
    other.path.mkdir()
    Record(other.database).close()
    study.audio.rename(other.audio)
    with pytest.raises(RecordUnavailable, match="not of the study"):
        protected(other)
    assert not other.protection.exists()


def test_erasing_a_person_removes_it(study: StudyFolder) -> None:
    with Record(study.database) as record:
        (header,) = record.sessions.headers()
    erase(study, header.participant)
    assert not list(study.audio.rglob("*"))


def test_what_is_opened_again_is_its_owners_alone_from_the_first_byte(tmp_path: Path) -> None:
    key = StudyKey.new()
    RING.add(key)
    file = tmp_path / "phone.mp3"
    file.write_bytes(SAMPLES[:999])
    file.chmod(0o600)
    seal(file, key.of_sounds)
    (sealed,) = tmp_path.iterdir()
    assert sealed.stat().st_mode & 0o777 == 0o600
    before = os.umask(0)
    try:
        unseal(sealed)
    finally:
        os.umask(before)
    assert file.read_bytes() == SAMPLES[:999]
    assert file.stat().st_mode & 0o777 == 0o600
