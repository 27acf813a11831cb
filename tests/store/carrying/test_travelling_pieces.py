"""A recording in sealed pieces: the same wherever it is cut, and refused where it was altered."""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.audio.recording import LOG
from labeval.audio.silencing import silence
from labeval.audio.sounds import SOUND
from labeval.audio.wave_file import WaveFile
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.refusal import FileRefused
from labeval.files.sealing.keys import SEAL_KEYS, SealLocked
from labeval.files.sealing.pieces import SEALED, SealBroken, new_head
from labeval.files.sealing.writing import SealedWriter
from labeval.store.carrying import arriving
from labeval.store.carrying.allowed import Allowed, allowed_recordings
from labeval.store.carrying.arriving import Arrival, is_wanted, remove_arrivals, take_arrived
from labeval.store.carrying.stream import CARRIED_PIECE, Incoming, Outgoing, head_in
from labeval.store.disk.study_key import StudyKey
from labeval.store.record.database import record_at_rest
from labeval.study.folder import StudyFolder
from tests.store.erasing.test_recordings_kept import SAMPLES, record_sound
from tests.support.protected import all_keys_forgotten, protected
from tests.support.sound.travelling import recorded

KEY, OTHER = (StudyKey(bytes([n]) * 32).of_sounds for n in (1, 2))


@pytest.fixture(autouse=True)
def keys_are_here() -> Iterator[None]:
    SEAL_KEYS.add(KEY)
    with all_keys_forgotten():
        yield
    SEAL_KEYS.forget(KEY.id)


def study(place: Path) -> StudyFolder:
    place.mkdir()
    return StudyFolder(place)


@pytest.fixture
def here(tmp_path: Path) -> StudyFolder:
    return study(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> StudyFolder:
    return study(tmp_path / "there")


def allowed(folder: StudyFolder) -> Allowed:
    """The only recording of a study that may travel."""
    with record_at_rest(folder.database) as record:
        (one,) = allowed_recordings(record.connection).values()
    return one


def arrived(folder: StudyFolder, recording: Path, *, piece: int = 700) -> Path:
    """All pieces of a recording, added one by one."""
    with closing(Outgoing(recording)) as sent:
        head = new_head(sent.name, KEY, {}, piece)
        arrival = Arrival(folder, sent.name, sent.mark(KEY))
        assert arrival.pieces(head) == 0
        for number, content in enumerate(sent.sealed(head, KEY, 0)):
            arrival.add(head, number, content)
            last = len(content) < head.sealed_bytes
            assert arrival.pieces(head) == number + (not last)
        assert number == sent.size // piece
    assert arrival.path.stat().st_mode & 0o777 == 0o600
    return arrival.path


@pytest.mark.parametrize("piece", [1, 7, 12, 500, 1 << 20])
@pytest.mark.parametrize("channels", [1, 2, 3])
def test_its_bytes_are_the_same_in_pieces_of_any_size(
    tmp_path: Path, here: StudyFolder, piece: int, channels: int
) -> None:
    """Log and samples are told apart, and a frame is never cut."""
    place = tmp_path / "r-1"
    record_sound(place)
    frames = 40 if piece < 100 else 9000
    samples = random.Random(piece).randbytes(2 * channels * frames)
    (place / SOUND).unlink()
    with WaveFile(place / SOUND, rate=22_050, channels=channels) as file:
        file.write(samples)
    with closing(Incoming(arrived(here, place, piece=piece), "r-1")) as incoming:
        assert (incoming.rate, incoming.channels) == (22_050, channels)
        assert incoming.log == (place / LOG).read_bytes()
        for at_once in (1, 2 * channels, 100, 1 << 20):
            parts = list(incoming.samples(at_once))
            assert b"".join(parts) == samples
            assert {len(part) % (2 * channels) for part in parts} == {0}
            assert max(map(len, parts)) <= max(at_once, 2 * channels)


def test_a_recording_goes_on_where_it_was_interrupted(tmp_path: Path, here: StudyFolder) -> None:
    record_sound(tmp_path / "r-1")
    with closing(Outgoing(tmp_path / "r-1")) as sent:
        head = new_head(sent.name, KEY, {}, 700)
        pieces = list(sent.sealed(head, KEY, 0))
        mark = sent.mark(KEY)
        later = list(sent.sealed(head, KEY, 3))
        assert list(map(len, later)) == list(map(len, pieces[3:]))
        assert sent.new_head(KEY).piece_bytes == CARRIED_PIECE
        assert sent.pieces == sent.size // CARRIED_PIECE + 1
        assert sent.new_head(KEY).raw != sent.new_head(KEY).raw
    for number in (0, 1, 2):
        Arrival(here, "r-1", mark).add(head, number, pieces[number])
    again = Arrival(here, "r-1", mark)
    with again.path.open("ab") as file:  # a piece of which only a part came to the disk
        file.write(pieces[3][:99])
    assert again.pieces(head) == 3
    with pytest.raises(FileRefused), closing(Incoming(again.path, "r-1")):
        pytest.fail("it is not whole")
    for number, content in enumerate(later, start=3):
        again.add(head, number, content)
    with closing(Incoming(again.path, "r-1")) as incoming:
        assert b"".join(incoming.samples(1 << 20)) == SAMPLES
    assert head_in(again.path.read_bytes(), again.path) == head
    # Another content, or the same one from the beginning, takes the place of what is there.
    assert Arrival(here, "r-1", "f" * 64).pieces(head) == 0
    again.add(head, 0, pieces[0])
    assert again.pieces(head) == 1


def test_a_piece_that_was_changed_on_its_way_is_refused_when_it_is_reached(
    tmp_path: Path, here: StudyFolder
) -> None:
    record_sound(tmp_path / "r-1")
    path = arrived(here, tmp_path / "r-1")
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    with closing(Incoming(path, "r-1")) as incoming:
        samples = incoming.samples(700)
        assert next(samples) == SAMPLES[:700]
        with pytest.raises(FileRefused):
            list(samples)


def test_its_mark_is_that_of_its_content_and_says_nothing_without_the_key(tmp_path: Path) -> None:
    for name in ("a", "b"):
        record_sound(tmp_path / name / "r-1")

    def mark(name: str, key: object = KEY) -> str:
        with closing(Outgoing(tmp_path / name / "r-1")) as sent:
            assert sent.is_silenced == (name == "b" and silent)
            return sent.mark(key)  # type: ignore[arg-type]

    silent = False
    before = mark("a")
    assert before == mark("b") != mark("a", OTHER)
    silent = silence(tmp_path / "b" / "r-1" / SOUND, [(0.0, 100.0)]) > 0
    assert mark("b") != before == mark("a")


def test_what_is_no_recording_is_not_sent(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    record_sound(tmp_path / "mute")
    (tmp_path / "mute" / SOUND).write_bytes(b"no sound")
    for name in ("empty", "mute", "nowhere"):
        with pytest.raises(FileRefused, match=name):
            Outgoing(tmp_path / name)


def sealed(path: Path, content: bytes) -> Path:
    with SealedWriter(path, KEY, {}, folder="r-1") as written:
        written.write(content)
    return path


def start(log: int, rate: int, channels: int) -> bytes:
    return b"".join(number.to_bytes(4) for number in (log, rate, channels))


@pytest.mark.parametrize(
    ("content", "is_one"),
    [
        (start(2, 8000, 1) + b"{}" + bytes(8), True),
        (start(0, 1, 1), True),
        (start(0, 1_000_000, 64), True),
        (b"", False),
        (start(0, 8000, 1)[:-1], False),
        (start(0, 0, 1), False),
        (start(0, 1_000_001, 1), False),
        (start(0, 8000, 0), False),
        (start(0, 8000, 65), False),
        (start((1 << 26) + 1, 8000, 1), False),
    ],
)
def test_a_sealed_file_is_a_recording_where_its_beginning_says_so(
    tmp_path: Path, content: bytes, is_one: bool
) -> None:
    path = sealed(tmp_path / "r", content)
    if is_one:
        with closing(Incoming(path, "r-1")) as incoming:
            assert incoming.log + b"".join(incoming.samples(4)) == content[12:]
        with pytest.raises(SealBroken):
            Incoming(path, "r-2")
        SEAL_KEYS.forget(KEY.id)
        with pytest.raises(SealLocked):
            Incoming(path, "r-1")
    else:
        with pytest.raises(FileRefused):
            Incoming(path, "r-1")


@pytest.mark.parametrize("at", [0.0, 0.02, 0.5, 0.98])
def test_no_altered_piece_is_taken_for_a_part_of_it(
    here: StudyFolder, there: StudyFolder, at: float
) -> None:
    name = recorded(there, 1)
    path = arrived(here, there.audio / name)
    content = bytearray(path.read_bytes())
    content[int(at * len(content))] ^= 1
    path.write_bytes(content)
    with pytest.raises(FileRefused):
        take_arrived(here, allowed(there), path)
    assert [file.name for file in here.audio.iterdir()] == [path.name]


def test_it_takes_its_place_whole_and_stays_wanted_until_then(
    here: StudyFolder, there: StudyFolder
) -> None:
    name = recorded(there, 1)
    one = allowed(there)
    assert one.name == name
    assert is_wanted(here, one, silenced=False) and is_wanted(here, one, silenced=True)
    path = arrived(here, there.audio / name)
    (here.audio / f"{name}.part").mkdir()
    (here.audio / f"{name}.part" / "left").write_bytes(b"of a program that was killed")
    take_arrived(here, one, path)
    assert {file.name: file.read_bytes() for file in (here.audio / name).iterdir()} == {
        file.name: file.read_bytes() for file in (there.audio / name).iterdir()
    }
    modes = {file.stat().st_mode & 0o777 for file in (here.audio / name).iterdir()}
    assert modes == {0o600} and (here.audio / name).stat().st_mode & 0o777 == 0o700
    assert {file.name for file in here.audio.iterdir()} == {name, path.name}
    assert not is_wanted(here, one, silenced=False)
    assert is_wanted(here, one, silenced=True)  # words were silenced there since
    (here.audio / name / SOUND).write_bytes((here.audio / name / SOUND).read_bytes()[:-100])
    assert is_wanted(here, one, silenced=False)
    (here.audio / name / "more").mkdir()
    (here.audio / name / "more" / "notes").write_text("of somebody")
    take_arrived(here, one, path)
    assert wholeness_of(here.audio / name) is Wholeness.WHOLE
    assert {file.name for file in (here.audio / name).iterdir()} == {SOUND, LOG}


def test_words_that_were_silenced_here_do_not_come_back(
    here: StudyFolder, there: StudyFolder
) -> None:
    one = Allowed(recorded(there, 1), "", "")
    take_arrived(here, one, arrived(here, there.audio / one.name))
    silence(here.audio / one.name / SOUND, [(0.0, 100.0)])
    assert not is_wanted(here, one, silenced=False)
    assert not is_wanted(here, one, silenced=True)


def test_another_sound_than_the_one_that_was_recorded_is_not_taken(
    here: StudyFolder, there: StudyFolder
) -> None:
    recorded(there, 1)
    one = allowed(there)
    path = arrived(here, there.audio / one.name)
    with pytest.raises(FileRefused, match="not the sound that its session recorded"):
        take_arrived(here, Allowed(one.name, one.session, "0" * 64), path)
    assert [file.name for file in here.audio.iterdir()] == [path.name]


def damaged_recording(folder: StudyFolder, one: Allowed, path: Path) -> dict[str, bytes]:
    """Put a recording in its place whose end is missing; what its files hold."""
    take_arrived(folder, one, path)
    sound = one.place_in(folder) / SOUND
    sound.write_bytes(sound.read_bytes()[:-100])
    return held_by(one.place_in(folder))


def held_by(place: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in place.iterdir()}


def test_where_the_new_one_cannot_be_moved_the_old_one_stays_as_it_was(
    here: StudyFolder, there: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(there, 1)
    one = allowed(there)
    path = arrived(here, there.audio / one.name)
    old = damaged_recording(here, one, path)
    part = here.audio / f"{one.name}.part"

    def gone_meanwhile(folder: Path) -> None:
        if folder == part:
            shutil.rmtree(part)

    monkeypatch.setattr(arriving, "flush_folder", gone_meanwhile)
    with pytest.raises(FileNotFoundError):
        take_arrived(here, one, path)
    assert held_by(here.audio / one.name) == old
    assert {file.name for file in here.audio.iterdir()} == {one.name, path.name}


def test_an_old_one_that_cannot_be_overwritten_does_not_cost_the_new_one(
    here: StudyFolder, there: StudyFolder
) -> None:
    recorded(there, 1)
    one = allowed(there)
    path = arrived(here, there.audio / one.name)
    damaged_recording(here, one, path)
    kept = here.audio / one.name / ("z" * 250)
    kept.write_text("its name is too long to be changed before it is overwritten")
    with pytest.raises(OSError, match="too long"):
        take_arrived(here, one, path)
    assert held_by(here.audio / one.name) == held_by(there.audio / one.name)
    (left,) = (folder for folder in here.audio.iterdir() if folder.name.endswith(".old"))
    assert list(held_by(left)) == [kept.name]
    (left / kept.name).rename(left / "shorter")
    remove_arrivals(here, [one.name])
    assert not left.exists()
    assert held_by(here.audio / one.name) == held_by(there.audio / one.name)


def test_a_recording_that_a_killed_program_had_moved_aside_returns(
    here: StudyFolder, there: StudyFolder
) -> None:
    recorded(there, 1)
    one = allowed(there)
    old = damaged_recording(here, one, arrived(here, there.audio / one.name))
    (here.audio / one.name).rename(here.audio / f".{one.name}.old")
    remove_arrivals(here, [one.name])
    assert held_by(here.audio / one.name) == old
    (here.audio / one.name).rename(here.audio / f".{one.name}.old")
    remove_arrivals(here, [])  # nobody knows it any more
    assert not [folder for folder in here.audio.iterdir() if folder.is_dir()]


def test_what_fails_after_it_is_in_its_place_is_said_as_it_is(
    here: StudyFolder, there: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Allowed(recorded(there, 1), "", "")
    path = arrived(here, there.audio / one.name)

    def full(folder: Path) -> None:
        if folder == here.audio:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(arriving, "flush_folder", full)
    with pytest.raises(OSError, match="No space"):
        take_arrived(here, one, path)
    assert not is_wanted(here, one, silenced=False)


def test_in_a_protected_study_nothing_of_it_is_in_the_clear(
    here: StudyFolder, there: StudyFolder
) -> None:
    one = Allowed(recorded(there, 1), "", "")
    recorded(here, 2)
    protected(here)
    take_arrived(here, one, arrived(here, there.audio / one.name))
    assert wholeness_of(here.audio / one.name) is Wholeness.WHOLE
    files = [file for file in here.path.rglob("*") if file.is_file()]
    assert not any(SAMPLES[:64] in file.read_bytes() for file in files)
    assert not (here.audio / one.name / SOUND).exists()


def test_what_has_arrived_of_a_recording_that_nobody_knows_goes(
    here: StudyFolder, there: StudyFolder
) -> None:
    remove_arrivals(here, [])
    assert not here.audio.exists()
    names = [recorded(there, number) for number in (1, 2)]
    paths = [arrived(here, there.audio / name) for name in names]
    others = [here.audio / f".sound.wav.x{SEALED}.part", here.audio / "notes.txt"]
    for other in others:
        other.write_text("of somebody")
    remove_arrivals(here, {*names})
    assert all(path.exists() for path in paths)
    remove_arrivals(here, {names[0]})
    assert set(here.audio.iterdir()) == {paths[0], *others}


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open keeps its name")
def test_a_folder_that_takes_the_place_of_another_leaves_none_of_its_bytes(tmp_path: Path) -> None:
    target, part = tmp_path / "kept", tmp_path / "part"
    for place, said in ((target, b"what was said"), (part, b"arrived")):
        place.mkdir()
        (place / "sound").write_bytes(said)
    with (target / "sound").open("rb") as before:
        arriving._replace(target, part)
        assert b"said" not in before.read()
    assert (target / "sound").read_bytes() == b"arrived"
