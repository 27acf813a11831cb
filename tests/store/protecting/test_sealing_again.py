"""Sealing, opening and silencing single files of recordings, also after somebody was killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.audio.decoding import NotReadable
from labeval.audio.recording import FOUND_WORDS, LOG
from labeval.audio.sounds import SOUND, samples_of
from labeval.files.sealing.pieces import SEALED
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.key_ring import RING
from labeval.store.disk.study_key import StudyKey
from labeval.store.record.sealed_sounds import (
    check_opens,
    copy_sealed,
    files_to_seal,
    leftovers,
    seal,
    sealed_files,
    silence_sound,
    unseal,
)
from tests.store.erasing.test_recordings_kept import RATE, SAMPLES, record_sound

KEY, OTHER = StudyKey(bytes(range(32))), StudyKey(bytes(32))
SPAN, COVERED = [(200.0, 400.0)], RATE // 5


@pytest.fixture(autouse=True)
def keys_are_here() -> None:
    RING.add(KEY)
    RING.add(OTHER)


@pytest.fixture
def phone(tmp_path: Path) -> Path:
    """A file next to a recording that is not of this program."""
    file = tmp_path / "phone.mp3"
    file.write_bytes(SAMPLES)
    return file


def sealed(file: Path, key: StudyKey = KEY) -> Path:
    seal(file, key.of_sounds)
    return file.with_name(file.name + SEALED)


def test_who_was_killed_before_the_old_file_went_is_followed_by_the_same(phone: Path) -> None:
    made = sealed(phone)
    there = made.read_bytes()
    phone.write_bytes(SAMPLES)
    assert sealed(phone) == made and made.read_bytes() == there and not phone.exists()
    phone.write_bytes(SAMPLES)
    unseal(made)
    assert phone.read_bytes() == SAMPLES and not made.exists()


@pytest.mark.parametrize("act", [lambda file, made: unseal(made), lambda file, _: sealed(file)])
def test_two_that_differ_are_both_kept(phone: Path, act: object) -> None:
    made = sealed(phone)
    phone.write_bytes(SAMPLES[:-1])
    there = made.read_bytes()
    with pytest.raises(RecordUnavailable, match="twice"):
        act(phone, made)  # type: ignore[operator]
    assert phone.read_bytes() == SAMPLES[:-1] and made.read_bytes() == there


@pytest.mark.parametrize("damage", ["a byte", "its end"])
def test_one_that_is_damaged_is_not_opened(phone: Path, damage: str) -> None:
    made = sealed(phone)
    content = bytearray(made.read_bytes())
    if damage == "a byte":
        content[len(content) // 2] ^= 1
    else:
        del content[-28:]
    made.write_bytes(content)
    for act in (unseal, check_opens):
        with pytest.raises(RecordUnavailable, match="damaged") as refused:
            act(made)
        assert str(made) in str(refused.value)
    assert [file.name for file in phone.parent.iterdir()] == [made.name]


def test_one_that_is_not_there_is_said_to_be_missing(phone: Path) -> None:
    with pytest.raises(RecordUnavailable, match="No such file"):
        check_opens(phone.with_name("gone.mp3"))
    with pytest.raises(RecordUnavailable, match="No such file"):
        seal(phone.with_name("gone.mp3"), KEY.of_sounds)


def test_a_copy_is_sealed_with_the_key_of_where_it_goes(phone: Path, tmp_path: Path) -> None:
    there = tmp_path / "there" / phone.parent.name  # a seal holds for a folder of this name
    there.mkdir(parents=True)
    copy = copy_sealed(phone, there / "clear.mp3", KEY.of_sounds)
    assert copy == there / f"clear.mp3{SEALED}" and SAMPLES[:99] not in copy.read_bytes()
    ours, theirs = sealed(phone), there / f"same.mp3{SEALED}"
    assert copy_sealed(ours, theirs, KEY.of_sounds) == theirs
    assert theirs.read_bytes() == ours.read_bytes()
    other = there / f"other.mp3{SEALED}"
    assert copy_sealed(ours, other, OTHER.of_sounds) == other
    assert other.read_bytes() != ours.read_bytes()
    for made in (copy, theirs, other):
        unseal(made)
    assert {file.read_bytes() for file in there.iterdir()} == {SAMPLES}


def test_what_no_copy_needs_is_not_made_and_the_log_stays_readable(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    for name in (FOUND_WORDS, ".sound.wav.x.part"):
        (tmp_path / name).write_bytes(b"said")
        assert copy_sealed(tmp_path / name, there / name, KEY.of_sounds) is None
    (tmp_path / LOG).write_bytes(b"{}\n")
    assert copy_sealed(tmp_path / LOG, there / LOG, KEY.of_sounds) == there / LOG
    assert [(file.name, file.read_bytes()) for file in there.iterdir()] == [(LOG, b"{}\n")]


def test_files_are_told_apart_by_what_has_to_be_done_with_them(tmp_path: Path) -> None:
    audio = tmp_path / "audio"
    assert files_to_seal(audio) == sealed_files(audio) == leftovers(audio) == []
    place = audio / "r1"
    record_sound(place)
    sealed_one = sealed_copy(place)
    left = [place / ".sound.wav.x.part", place / f".sound.wav.y{SEALED}.part", place / FOUND_WORDS]
    for file in left:
        file.write_bytes(b"said")
    (place / "link.wav").symlink_to(place / SOUND)
    assert files_to_seal(audio) == [place / SOUND]
    assert sealed_files(audio) == [sealed_one]
    assert leftovers(audio) == sorted(left)


def sealed_copy(place: Path) -> Path:
    (place / "phone.mp3").write_bytes(SAMPLES)
    return sealed(place / "phone.mp3")


def test_silence_is_the_same_sealed_and_not_and_nothing_is_left(tmp_path: Path) -> None:
    clear, hidden = tmp_path / "clear", tmp_path / "hidden"
    for place in (clear, hidden):
        record_sound(place)
    sound = sealed(hidden / SOUND)
    old = hidden / f".{sound.name}.killed.part"
    old.write_bytes(SAMPLES)
    assert silence_sound(clear / SOUND, SPAN) == silence_sound(sound, SPAN) == COVERED
    assert not old.exists()
    heard = []
    for file in (clear / SOUND, sound):
        samples = samples_of(file)
        assert samples is not None
        with samples:
            heard.append(samples.read(0, RATE))
    assert heard[0] == heard[1] != SAMPLES
    assert {file.name for file in hidden.iterdir()} == {sound.name, LOG}


def test_what_is_no_recording_is_not_silenced_sealed_or_not(phone: Path) -> None:
    with pytest.raises(NotReadable):
        silence_sound(phone, SPAN)
    assert phone.read_bytes() == SAMPLES
    made = sealed(phone)
    there = made.read_bytes()
    with pytest.raises(NotReadable):
        silence_sound(made, SPAN)
    assert made.read_bytes() == there
