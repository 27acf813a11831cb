"""Recordings that arrive: kept sealed until they are whole, then put in their place.

What arrives piece by piece is a sealed file among the recordings, and stays where a program is
killed. The recording itself is complete or not there at all.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from labeval.audio.recording import LOG, NoRecording, read_recording
from labeval.audio.sealed_wave import new_sound
from labeval.audio.wholeness import wholeness_of
from labeval.files.refusal import FileRefused
from labeval.files.sealing.pieces import SEALED, Head
from labeval.session.state.recordings import is_recording_id
from labeval.store.carrying.allowed import Allowed
from labeval.store.carrying.stream import Incoming
from labeval.store.disk.atomic import flush_file, flush_folder, make_folder_within
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.private_files import wipe
from labeval.store.disk.rights import PRIVATE_FILE, PRIVATE_FOLDER
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

CARRIED = "carried"
"""The folder of an unpacked bundle with its recordings."""
_AT_ONCE = 1 << 20
_OLD = ".old"
"""Ending of the hidden folder of a recording in whose place a newer one is put."""
_NOT_AS_RECORDED = QT_TRANSLATE_NOOP(
    "Files", "{where} is not the sound that its session recorded; it was not taken in"
)


class Arrival:
    """The pieces of a recording that have arrived.

    Args:
        folder: of the study.
        name: of the recording.
        mark: of its content; what arrived of another content does not count.
    """

    def __init__(self, folder: StudyFolder, name: str, mark: str) -> None:
        make_folder_within(folder.audio)
        self.path = folder.audio / f".{name}.{mark[:16]}{SEALED}.part"

    def pieces(self, head: Head) -> int:
        """Number of whole pieces that are on disk."""
        size = self.path.stat().st_size if self.path.exists() else 0
        return max(0, size - len(head.raw)) // head.sealed_bytes

    def add(self, head: Head, number: int, piece: bytes) -> None:
        """Write a piece in its place; it is on disk when this returns.

        Raises:
            OSError: it cannot be written.
        """
        opened = os.open(self.path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE)
        with os.fdopen(opened, "rb+") as file:
            if not number:
                file.write(head.raw)
            file.seek(head.place(number))
            file.write(piece)
            file.truncate()
            file.flush()
            os.fsync(file.fileno())


def remove_arrivals(folder: StudyFolder, known: Collection[str]) -> None:
    """Remove what has arrived of recordings that this record does not know, or no longer.

    An older recording that a program left aside, because it was killed or could not overwrite it,
    returns where no other has taken its place, and is removed else.
    """
    if not folder.audio.is_dir():
        return
    for old in folder.audio.glob(f".*{_OLD}"):
        target = old.with_name(old.name[1:].removesuffix(_OLD))
        if is_recording_id(target.name):
            if target.name in known and not target.exists():
                old.replace(target)
            else:
                with suppress(OSError):  # said when it was first tried
                    _wipe_folder(old)
    for path in folder.audio.glob(f".*{SEALED}.part"):
        name = path.name[1:].partition(".")[0]
        if is_recording_id(name) and name not in known:
            wipe(path)


def is_wanted(folder: StudyFolder, one: Allowed, *, silenced: bool) -> bool:
    """Return whether a recording is missing here or not whole; or has words that another computer
    has silenced since.

    Args:
        silenced: whether parts of the one that could be taken are.
    """
    place = one.place_in(folder)
    if not place.exists():
        return True
    if _is_silenced(place):
        return False
    return silenced or not one.is_whole_in(folder)


def take_arrived(folder: StudyFolder, one: Allowed, path: Path) -> None:
    """Put a recording in its place, sealed where the study is protected; what is there is
    overwritten afterwards. The caller holds the study's lock.

    Args:
        path: the sealed file of its pieces; it stays.

    Raises:
        RecordUnavailable: the study is protected, and its key is not here.
        FileRefused: it is not whole, or not what was recorded; nothing was changed.
        OSError: it cannot be read or written; nothing was changed. Where it is in its place
            already, the one that was there could not be overwritten and is kept aside.
    """
    target = one.place_in(folder)
    make_folder_within(folder.audio)
    part = target.with_name(f"{one.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(PRIVATE_FOLDER)
    try:
        with Incoming(path, one.name) as incoming:
            key = sealing_over(folder.path)
            sound = new_sound(part, key, rate=incoming.rate, channels=incoming.channels)
            try:
                for samples in incoming.samples(_AT_ONCE):
                    sound.write(samples)
                sound.sync()
            finally:
                sound.close()
            log = part / LOG
            log.touch(PRIVATE_FILE)
            log.write_bytes(incoming.log)
            flush_file(log)
        if not wholeness_of(part, one.recorded).usable:
            raise FileRefused(_NOT_AS_RECORDED, where=one.name)
        flush_folder(part)
        _replace(target, part)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def _replace(target: Path, part: Path) -> None:
    """Put a folder in the place of another, whose files are overwritten afterwards."""
    old = target.with_name(f".{target.name}{_OLD}")
    _wipe_folder(old)
    is_there = target.exists()
    if is_there:
        target.replace(old)
    try:
        part.replace(target)
    except BaseException:
        if is_there:
            old.replace(target)
        raise
    flush_folder(target.parent)
    _wipe_folder(old)


def _wipe_folder(folder: Path) -> None:
    """Overwrite the files of a folder, and remove it; missing is fine."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            wipe(file)
    if folder.exists():
        shutil.rmtree(folder)


def _is_silenced(place: Path) -> bool:
    try:
        return read_recording(place).silenced
    except (NoRecording, KeyError, TypeError, ValueError):
        return False
