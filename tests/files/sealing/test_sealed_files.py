"""Sealed files: the content comes back, and nothing that was changed, moved or cut counts."""

from __future__ import annotations

import io
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.files.sealing import writing
from labeval.files.sealing.keys import SEAL_KEYS, SealKey, SealKeys, SealLocked
from labeval.files.sealing.pieces import SealBroken, read_head
from labeval.files.sealing.reading import SealedReader
from labeval.files.sealing.samples import about_samples, open_content
from labeval.files.sealing.writing import SealedWriter
from labeval.files.unbuffered import write_at

KEY = SealKey.new()
PIECE = 100


@pytest.fixture(autouse=True)
def the_key() -> Iterator[None]:
    SEAL_KEYS.add(KEY)
    yield
    SEAL_KEYS.forget(KEY.id)


def sealed(path: Path, content: bytes, *, close: bool = True) -> Path:
    path.parent.mkdir(exist_ok=True)
    writer = SealedWriter(path, KEY, {}, piece_bytes=PIECE)
    writer.write(content)
    if close:
        writer.close()
    else:
        writer._file.close()  # as the system closes the file of a killed program
    return path


def content_of(path: Path) -> tuple[bytes, bool, set[int]]:
    with SealedReader(path) as reader:
        return reader.read_at(0, reader.size + 1), reader.ended, reader.damaged


def pieces_in(path: Path) -> tuple[bytes, list[bytes]]:
    """The head and the pieces, as they are in the file."""
    raw = path.read_bytes()
    head = read_head(io.BytesIO(raw), path)
    at = range(len(head.raw), len(raw), head.sealed_bytes)
    return head.raw, [raw[start : start + head.sealed_bytes] for start in at]


@given(
    st.lists(st.binary(max_size=3 * PIECE), max_size=8),
    st.integers(0, 9 * PIECE),
    st.integers(0, 9 * PIECE),
)
def test_the_content_comes_back_whole_and_from_any_place(
    tmp_path_factory: pytest.TempPathFactory, given: list[bytes], place: int, count: int
) -> None:
    SEAL_KEYS.add(KEY)
    path, whole = tmp_path_factory.mktemp("r") / "x.sealed", b"".join(given)
    with SealedWriter(path, KEY, {}, piece_bytes=PIECE) as writer:
        for one in given:
            writer.write(one)
    assert content_of(path) == (whole, True, set())
    with SealedReader(path) as reader:
        assert reader.read_at(place, count) == whole[place : place + count]
    with open_content(path) as stream:
        stream.seek(place)
        assert stream.read(count) == whole[place : place + count]


def test_samples_read_as_a_wave_file(tmp_path: Path) -> None:
    import soundfile

    path = tmp_path / "sound.wav.sealed"
    with SealedWriter(path, KEY, about_samples(8000, 2), piece_bytes=PIECE) as writer:
        writer.write(bytes(range(200)))
    with open_content(path) as stream:
        info = soundfile.info(stream)
    assert (info.frames, info.samplerate, info.channels) == (50, 8000, 2)


def test_nothing_of_the_content_is_in_the_file_and_no_two_files_are_alike(tmp_path: Path) -> None:
    content = random.Random(1).randbytes(1000)
    one = sealed(tmp_path / "r1" / "x.sealed", content).read_bytes()
    other = sealed(tmp_path / "r2" / "x.sealed", content).read_bytes()
    windows = {content[at : at + 4] for at in range(len(content) - 4)}
    for raw in (one, other):
        assert not any(raw[at : at + 4] in windows for at in range(len(raw)))
    shared = {one[at : at + 8] for at in range(len(one))} & {
        other[at : at + 8] for at in range(len(one))
    }
    assert all(KEY.id.encode() in one and part in one[:200] for part in shared)


def test_what_a_killed_program_wrote_can_be_read_up_to_its_last_whole_piece(tmp_path: Path) -> None:
    content = random.Random(2).randbytes(5 * PIECE + 30)
    path = sealed(tmp_path / "r" / "x.sealed", content, close=False)
    assert content_of(path) == (content[: 5 * PIECE], False, set())
    raw = path.read_bytes()
    for torn in range(1, PIECE + 28):
        path.write_bytes(raw[:-torn])
        assert content_of(path) == (content[: 4 * PIECE], False, set())
    for more, unopened in ((bytes(PIECE + 28), 0), (raw[-PIECE - 28 :], 1)):
        path.write_bytes(raw + more)  # room that the system never filled, and something else
        with SealedReader(path) as reader:
            assert (reader.size, reader.unopened) == (5 * PIECE, unopened)


def test_every_changed_byte_is_noticed(tmp_path: Path) -> None:
    content = random.Random(3).randbytes(3 * PIECE + 10)
    path = sealed(tmp_path / "r" / "x.sealed", content)
    raw = path.read_bytes()
    head, _ = pieces_in(path)
    for at in range(len(raw)):
        changed = bytearray(raw)
        changed[at] ^= 1 << (at % 8)
        path.write_bytes(changed)
        try:
            found, ended, damaged = content_of(path)
        except (SealBroken, SealLocked):
            assert at < len(head)
            continue
        assert at >= len(head)
        assert damaged or not ended
        assert all(new in (0, old) for new, old in zip(found, content, strict=False)), (
            "what does not open is silent, and nothing else differs"
        )


def test_pieces_that_were_moved_repeated_left_out_or_taken_from_elsewhere_do_not_open(
    tmp_path: Path,
) -> None:
    rng = random.Random(4)
    content = rng.randbytes(6 * PIECE + 10)
    path = sealed(tmp_path / "r" / "x.sealed", content)
    head, pieces = pieces_in(path)
    _, others = pieces_in(sealed(tmp_path / "s" / "x.sealed", content))
    again = tmp_path / "r" / "y.sealed"
    _, redone = pieces_in(sealed(again, content))  # of the same folder, from another time
    a, b, c, d, e, f, last = pieces
    arrangements = {
        "swapped": [a, c, b, d, e, f, last],
        "repeated": [a, b, b, c, d, e, f, last],
        "left out": [a, b, d, e, f, last],
        "first one gone": [b, c, d, e, f, last],
        "of another recording": [a, others[1], c, d, e, f, last],
        "of the same before it was silenced": [a, redone[1], c, d, e, f, last],
        "another end": [a, b, c, d, e, f, others[-1]],
        "cut behind a piece": [a, b, c],
        "cut, with its end put back": [a, b, c, last],
        "cut within a piece": [a, b, c[:40]],
        "continued": [*pieces, b"x" * 300],
    }
    for name, arranged in arrangements.items():
        path.write_bytes(head + b"".join(arranged))
        try:
            found, ended, damaged = content_of(path)
        except SealBroken:
            assert name == "first one gone", "no piece is in its place"
            continue
        assert damaged or not ended, name
        for at in range(0, len(found), PIECE):
            part = found[at : at + PIECE]
            assert part == content[at : at + PIECE] or not any(part), name
    path.write_bytes(head + b"".join(others))
    with pytest.raises(SealBroken, match="put together"):
        content_of(path)


def test_a_file_that_was_put_into_another_folder_is_refused(tmp_path: Path) -> None:
    path = sealed(tmp_path / "r1" / "x.sealed", b"abc")
    (tmp_path / "r2.part").mkdir()
    (tmp_path / "r1.part").mkdir()
    moved = shutil.copy(path, tmp_path / "r2.part")
    with pytest.raises(SealBroken, match="sealed in the folder 'r1'"):
        content_of(Path(moved))
    # A folder that is being made has its name already.
    assert content_of(Path(shutil.copy(path, tmp_path / "r1.part")))[0] == b"abc"


def test_without_the_key_or_with_another_of_its_name_nothing_opens(tmp_path: Path) -> None:
    path = sealed(tmp_path / "r" / "x.sealed", bytes(300))
    SEAL_KEYS.add(SealKey(KEY.id, SealKey.new().secret))
    with pytest.raises(SealBroken):
        content_of(path)
    SEAL_KEYS.forget(KEY.id)
    with pytest.raises(SealLocked, match="its key is not here"):
        content_of(path)


def test_a_known_key_that_is_forgotten_while_a_file_opens_stays_forgotten(tmp_path: Path) -> None:
    class Forgetful(dict[str, SealKey]):
        """Forgets a key as soon as somebody has looked it up, as another thread could."""

        def get(self, id: str, default: SealKey | None = None) -> SealKey | None:
            return self.pop(id, default)

    keys = SealKeys()
    keys._keys = Forgetful({KEY.id: KEY})
    assert keys.of(KEY.id, tmp_path) == KEY
    assert keys.all() == ()


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    path = sealed(tmp_path / "x.sealed", b"abc")
    with pytest.raises(FileExistsError):
        SealedWriter(path, KEY, {})
    assert content_of(path)[0] == b"abc"
    assert path.stat().st_mode & 0o077 == 0


def test_where_the_disk_is_full_what_was_written_stays_and_the_rest_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, content = tmp_path / "x.sealed", random.Random(5).randbytes(5 * PIECE + 5)
    writer = SealedWriter(path, KEY, {}, piece_bytes=PIECE)
    writer.write(content[: 2 * PIECE])
    full = True

    def refuse(file: io.FileIO, data: bytes, place: int) -> None:
        if full:
            write_at(file, data[:40], place)
            raise OSError(28, "No space left on device")
        write_at(file, data, place)

    monkeypatch.setattr(writing, "write_at", refuse)
    with pytest.raises(OSError, match="No space"):
        writer.write(content[2 * PIECE :])
    assert content_of(path) == (content[: 2 * PIECE], False, set())
    full = False
    writer.close()
    assert content_of(path) == (content, True, set())
