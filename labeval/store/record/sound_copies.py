"""Copies of the recordings of sessions that are merged from another laptop."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
from pathlib import Path

from labeval.audio.recording import LOG, NoRecording, Recording, read_recording
from labeval.audio.sounds import SEALED_SOUND, SOUND, sound_in
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.keys import SealKey
from labeval.session.events.events import Kind
from labeval.session.state.recordings import SHA256, is_recording_id
from labeval.store.disk.atomic import flush_file, flush_folder, make_folder_within, replacing
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.rights import PRIVATE_FILE, PRIVATE_FOLDER
from labeval.store.record.sealed_sounds import copy_sealed, write_sealed
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

SOUND_NOT_COPIED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: a recording could not be copied: {reason}; everything else is merged, merge again for "
    "the sound",
)


def copy_recordings(connection: sqlite3.Connection, here: StudyFolder, there: Path) -> list[Path]:
    """Copy the recordings that the record knows and that only ``there`` has whole.

    A recording that is whole here is not touched. A copy is on disk and was read again before it
    counts, and it is complete or not there at all. In a protected study it is sealed with the
    study's key, and nothing of it is written in the clear meanwhile.

    Args:
        connection: of the record, after the other one's sessions have come in.
        there: the folder of the other laptop's recordings; it need not exist.

    Raises:
        RecordUnavailable: this study is protected, and its key is not here.
        FileRefused: a sealed recording is damaged.
        OSError: a recording cannot be read or written; merge again.
    """
    copied = []
    key = sealing_over(here.path)
    for name, recorded in recorded_hashes(connection).items():
        source, target = there / name, here.audio / name
        if not source.is_dir() or source.is_symlink():
            continue
        if not target.exists():
            make_folder_within(here.audio)
            copy_recording(source, target, recorded, key)
            copied.append(target)
        elif _is_better(source, target, recorded):
            _replace_sound(source, target, recorded, key)
            copied.append(target)
    return copied


def recorded_hashes(connection: sqlite3.Connection) -> dict[str, str]:
    """The recordings that the events mention, each with the hash of its samples or nothing."""
    rows = connection.execute(
        "SELECT value, kind, data FROM event WHERE kind IN (?, ?) ORDER BY session, seq",
        (Kind.AUDIO_STARTED, Kind.AUDIO_STOPPED),
    )
    found: dict[str, str] = {}
    for name, kind, data in rows:
        if not is_recording_id(name):
            continue
        found.setdefault(name, "")
        if kind == Kind.AUDIO_STOPPED:
            found[name] = _recorded_hash(data) or found[name]
    return dict(sorted(found.items()))


def _recorded_hash(data: str) -> str:
    try:
        recorded = json.loads(data)
    except ValueError:
        return ""
    return str(recorded.get(SHA256, "")) if isinstance(recorded, dict) else ""


def copy_recording(source: Path, target: Path, recorded: str, key: SealKey | None) -> None:
    """Copy the folder of a recording; the copy is complete and read again, or not there at all.

    Args:
        target: is not there yet.
        recorded: hash of its samples by the record, or nothing.
        key: that the copy is sealed with; None where it is not.

    Raises:
        FileRefused, OSError: as for :func:`copy_recordings`.
    """
    part = target.with_name(f"{target.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    if key is None:
        shutil.copytree(source, part, symlinks=True)
    else:
        _copy_sealed_tree(source, part, key)
    for folder, _, files in os.walk(part):
        for name in files:
            file = Path(folder) / name
            if not file.is_symlink():
                file.chmod(PRIVATE_FILE)
                flush_file(file)
        Path(folder).chmod(PRIVATE_FOLDER)
        flush_folder(Path(folder))
    _must_be_like(part, wholeness_of(source, recorded), recorded)
    part.replace(target)
    flush_folder(target.parent)


def _copy_sealed_tree(source: Path, part: Path, key: SealKey) -> None:
    def copy(one: str, other: str) -> str:
        return str(copy_sealed(Path(one), Path(other), key))

    shutil.copytree(source, part, symlinks=True, copy_function=copy)


def _is_better(source: Path, target: Path, recorded: str) -> bool:
    """Return whether the sound here is not whole, and the one there can take its place.

    Words that were silenced here stay silenced.
    """
    if wholeness_of(target, recorded).usable or not wholeness_of(source, recorded).usable:
        return False
    ours, theirs = _read(target), _read(source)
    if theirs is None:
        return False
    return ours is None or not ours.silenced or ours.sha256 == theirs.sha256


def _replace_sound(source: Path, target: Path, recorded: str, key: SealKey | None) -> None:
    sound = sound_in(source)
    with replacing(target / (SOUND if key is None else SEALED_SOUND)) as part:
        if key is None:
            shutil.copyfile(sound, part)
        else:
            write_sealed(sound, part, key)
    with replacing(target / LOG) as part:
        shutil.copyfile(source / LOG, part)
    _must_be_like(target, wholeness_of(source, recorded), recorded)


def _must_be_like(copy: Path, source: Wholeness, recorded: str) -> None:
    if wholeness_of(copy, recorded) is not source:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(sound_in(copy)))


def _read(folder: Path) -> Recording | None:
    try:
        return read_recording(folder)
    except (NoRecording, KeyError, TypeError, ValueError):
        return None
