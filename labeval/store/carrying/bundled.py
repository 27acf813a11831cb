"""Recordings in bundles: written sealed, and taken in where their key is."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from labeval.files.sealing.keys import SealKey, SealLocked
from labeval.files.sealing.pieces import SEALED
from labeval.session.state.recordings import is_recording_id
from labeval.store.carrying.allowed import allowed_recordings, recordings_to_send
from labeval.store.carrying.arriving import is_wanted, take_arrived
from labeval.store.carrying.key import carrying_key
from labeval.store.carrying.stream import Outgoing
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.study.folder import StudyFolder


@dataclass(slots=True)
class TakenRecordings:
    """Result of taking in what a bundle has."""

    taken: int = 0
    locked: int = 0
    """Recordings whose key is not here."""


def bundled_name(recording: str) -> str:
    """The name of a recording's part in a bundle."""
    return f"{recording}{SEALED}"


def recording_in(part: str) -> str:
    """The recording of a part of a bundle; empty where it is another part."""
    name = part.removesuffix(SEALED)
    return name if name != part and is_recording_id(name) else ""


def write_recordings(
    folder: StudyFolder, connection: sqlite3.Connection, into: Path
) -> tuple[list[Path], int]:
    """Write the recordings that may travel into a folder, each sealed.

    They are sealed with the key for recordings on their way; in a protected study that has none,
    with the study's own.

    Returns:
        The files, and the number of recordings that stay because there is no key.

    Raises:
        FileRefused, OSError: one cannot be read or written.
    """
    here = [one for one in recordings_to_send(folder, connection) if one.is_whole_in(folder)]
    if not here:
        return [], 0
    key = carrying_key(folder) or sealing_over(folder.path)
    if key is None:
        return [], len(here)
    return [_write(one.place_in(folder), into, key) for one in here], 0


def _write(recording: Path, into: Path, key: SealKey) -> Path:
    path = into / bundled_name(recording.name)
    with Outgoing(recording) as outgoing:
        head = outgoing.new_head(key)
        path.touch(PRIVATE_FILE)
        with path.open("wb") as file:
            file.write(head.raw)
            file.writelines(outgoing.sealed(head, key, 0))
    return path


def take_recordings(
    folder: StudyFolder, connection: sqlite3.Connection, place: Path
) -> TakenRecordings:
    """Take in the recordings in a folder that the record knows and that are missing here or not
    whole. The caller holds the study's lock.

    Raises:
        FileRefused: one was changed on its way; those before it are taken in.
        OSError: one cannot be read or written.
    """
    result = TakenRecordings()
    if not place.is_dir():
        return result
    carrying_key(folder)
    allowed = allowed_recordings(connection)
    for path in sorted(place.iterdir()):
        one = allowed.get(recording_in(path.name))
        if one is None or not is_wanted(folder, one, silenced=False):
            continue
        try:
            take_arrived(folder, one, path)
        except SealLocked:
            result.locked += 1
        else:
            result.taken += 1
    return result
