"""Sound of protected studies: sealing what is there, opening it again, copies, and silence.

A program that is killed leaves a file as it was, or the new one in its place, complete and read
again.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.audio.recording import FOUND_WORDS, LOG
from labeval.audio.sealed_wave import SealedWave
from labeval.audio.silencing import frames_under, note_hash, silence
from labeval.audio.sounds import samples_of
from labeval.audio.wave_file import WaveFile
from labeval.files.refusal import FileRefused
from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.files.sealing.pieces import SEALED, read_head
from labeval.files.sealing.reading import SealedReader, is_sealed
from labeval.files.sealing.samples import open_content
from labeval.files.sealing.writing import SealedWriter
from labeval.store.disk.atomic import flush_file, flush_folder, part_of, removed_on_failure
from labeval.store.disk.errors import NOT_REWRITTEN, NOT_THE_SAME, RecordUnavailable
from labeval.store.disk.private_files import overwrite_replaced, wipe
from labeval.store.disk.recording_lock import LOCK
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.text.marks import QT_TRANSLATE_NOOP

_AT_ONCE = 1 << 20
_FRAMES_AT_ONCE = 1 << 19
_DAMAGED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this sound is damaged, or was sealed with another key, so it cannot be decrypted "
    "whole; move it out of the folder and do this again",
)
_TWO = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this sound is there twice, encrypted and not, and the two differ; move one of them "
    "out of the folder and do this again",
)


def files_to_seal(audio: Path) -> list[Path]:
    """The files below the folder of all recordings that a protected study has sealed only.

    All but the logs of recordings and their locks. What is sealed already is not among them, nor
    what a program leaves that was killed.
    """
    return [
        file
        for file in _files(audio)
        if _is_sealed_content(file.name) and not is_sealed(file) and not _is_left(file)
    ]


def sealed_files(audio: Path) -> list[Path]:
    """The sealed files below the folder of all recordings."""
    return [file for file in _files(audio) if is_sealed(file) and not _is_left(file)]


def leftovers(audio: Path) -> list[Path]:
    """Files that nobody needs: of programs that were killed, and words found of a transcript."""
    return [file for file in _files(audio) if _is_left(file) or file.name == FOUND_WORDS]


def _is_sealed_content(name: str) -> bool:
    return name not in (LOG, LOCK, FOUND_WORDS)


def _is_left(file: Path) -> bool:
    return file.name.startswith(".") and file.suffix == ".part"


def _files(audio: Path) -> list[Path]:
    if not audio.is_dir():
        return []
    return sorted(file for file in audio.rglob("*") if file.is_file() and not file.is_symlink())


def seal(path: Path, key: SealKey) -> None:
    """Put a sealed file in the place of one in the clear, whose content is overwritten.

    Raises:
        RecordUnavailable: it cannot be written, or there is another sealed one.
    """
    target = path.with_name(path.name + SEALED)
    with _explaining(path):
        if target.exists():
            _check_same(path, target, _TWO)  # a run was killed before the file was removed
        else:
            with _new(target) as part:
                write_sealed(path, part, key)
                _check_same(path, part, NOT_THE_SAME)
        wipe(path)


def unseal(path: Path) -> None:
    """Put the content of a sealed file in its place, in the clear.

    Raises:
        RecordUnavailable: it cannot be written or opened, or there is another one in the clear.
    """
    target = path.with_suffix("")
    with _explaining(path):
        if target.exists():
            _check_same(path, target, _TWO)
        else:
            with _new(target) as part:
                _write_plain(path, part)
                _check_same(path, part, NOT_THE_SAME)
        wipe(path)


def check_opens(path: Path) -> None:
    """Check that all of a sealed file can be opened.

    Raises:
        RecordUnavailable: it cannot.
    """
    with _explaining(path):
        _digest(path)


def write_sealed(source: Path, target: Path, key: SealKey) -> None:
    """Write what is in a file, sealed or not, to a new file that is sealed with a key.

    Nothing of it is on the disk in the clear meanwhile.

    Raises:
        FileRefused, OSError: one cannot be read, or written.
    """
    samples = samples_of(source)
    if samples is None:
        with open_content(source) as content, SealedWriter(target, key, {}) as written:
            shutil.copyfileobj(content, written, _AT_ONCE)
        return
    layout = samples.layout
    with (
        samples,
        SealedWave(target, key, rate=layout.rate, channels=layout.channels) as sound,
    ):
        for first in range(0, layout.frames, _FRAMES_AT_ONCE):
            sound.write(samples.read(first, _FRAMES_AT_ONCE))


def copy_sealed(source: Path, target: Path, key: SealKey) -> Path | None:
    """Copy one file of a recording into a protected study; nothing of it is in the clear.

    Args:
        target: the name that it would have in the clear.

    Returns:
        The copy, which has another name where it is sealed; None for what no copy needs.

    Raises:
        FileRefused, OSError: one cannot be read, or written.
    """
    if source.name == FOUND_WORDS or _is_left(source):
        return None
    if not _is_sealed_content(source.name):
        shutil.copyfile(source, target)
        return target
    if not is_sealed(source):
        target = target.with_name(target.name + SEALED)
    elif key_named_in(source) == key.id:
        shutil.copyfile(source, target)
        return target
    write_sealed(source, target, key)
    return target


def silence_sound(path: Path, spans_ms: Iterable[tuple[float, float]]) -> int:
    """Overwrite parts of a recording with silence, in its place and for good.

    A sealed one is sealed anew under a key of its own, so that no old piece fits into it.

    Returns:
        How many frames the spans cover.

    Raises:
        NotReadable: it is no recording of this program; nothing was changed.
        FileRefused, OSError: it cannot be read or written; do it again.
    """
    if not is_sealed(path):
        return silence(path, spans_ms)
    samples = samples_of(path)
    if samples is None:
        return silence(path, spans_ms)  # which refuses it
    layout = samples.layout
    for left in path.parent.glob(f".{path.name}.*.part"):
        left.unlink()  # of a run that was killed
    spans = list(frames_under(layout, spans_ms))
    part = part_of(path)
    with samples, removed_on_failure(part):
        key = SEAL_KEYS.of(key_named_in(path), path)
        with SealedWave(part, key, rate=layout.rate, channels=layout.channels) as sound:
            for first in range(0, layout.frames, _FRAMES_AT_ONCE):
                piece = samples.frames(first, _FRAMES_AT_ONCE).copy()
                for begin, end in spans:
                    piece[max(0, begin - first) : max(0, end - first)] = 0
                sound.write(piece.tobytes())
        overwrite_replaced(path, part)
    flush_folder(path.parent)
    note_hash(path)
    return sum(end - begin for begin, end in spans)


def key_named_in(path: Path) -> str:
    """The id of the key of a sealed file.

    Raises:
        RecordUnavailable: it cannot be read.
    """
    with _explaining(path), path.open("rb") as file:
        return read_head(file, path).key


def _write_plain(path: Path, part: Path) -> None:
    samples = samples_of(path)
    if samples is None:
        part.touch(PRIVATE_FILE)
        with open_content(path) as content, part.open("wb") as written:
            shutil.copyfileobj(content, written, _AT_ONCE)
        return
    layout = samples.layout
    with samples, WaveFile(part, rate=layout.rate, channels=layout.channels) as sound:
        for first in range(0, layout.frames, _FRAMES_AT_ONCE):
            sound.write(samples.read(first, _FRAMES_AT_ONCE))


def _check_same(one: Path, other: Path, template: str) -> None:
    if _digest(one) != _digest(other):
        raise RecordUnavailable(template, path=one)


def _digest(path: Path) -> tuple[object, ...]:
    """Facts that two files of the same content share, sealed or not.

    Raises:
        RecordUnavailable: it is sealed, and a part of it cannot be opened.
    """
    found = hashlib.sha256()
    samples = samples_of(path)
    if samples is not None:
        with samples:
            layout = samples.layout
            for first in range(0, layout.frames, _FRAMES_AT_ONCE):
                found.update(samples.read(first, _FRAMES_AT_ONCE))
            if samples.is_damaged:
                raise RecordUnavailable(_DAMAGED, path=path)
        return layout.rate, layout.channels, found.digest()
    if not is_sealed(path):
        with path.open("rb") as file:
            return (hashlib.file_digest(file, "sha256").digest(),)
    with SealedReader(path) as reader:
        for place in range(0, reader.size, _AT_ONCE):
            found.update(reader.read_at(place, _AT_ONCE))
        if reader.damaged or not reader.ended:
            raise RecordUnavailable(_DAMAGED, path=path)
    return (found.digest(),)


@contextmanager
def _new(target: Path) -> Iterator[Path]:
    """A path to write to, which takes its place when the block has succeeded."""
    part = part_of(target)
    with removed_on_failure(part):
        yield part
        flush_file(part)
        part.replace(target)
    flush_folder(target.parent)


@contextmanager
def _explaining(path: Path) -> Iterator[None]:
    try:
        yield
    except FileRefused as error:
        raise RecordUnavailable(_DAMAGED, path=path) from error
    except OSError as error:
        reason = error.strerror or error
        raise RecordUnavailable(NOT_REWRITTEN, path=path, reason=reason) from error
