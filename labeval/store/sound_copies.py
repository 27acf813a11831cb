"""The recordings that come in with the sessions of another laptop."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from labeval.session.events import Kind
from labeval.session.recordings import is_recording_id
from labeval.store.atomic import flush_folder
from labeval.study.folder import StudyFolder


def copy_recordings(connection: sqlite3.Connection, here: StudyFolder, there: Path) -> list[Path]:
    """Copy the folders of all recordings that the record knows and only ``there`` has.

    A copy is complete or not there at all. Nothing that is here is written over.

    Args:
        connection: of the record, after the other one's sessions have come in.
        there: the folder of the other laptop's recordings; it need not exist.

    Raises:
        OSError: a recording cannot be read or written; merge again.
    """
    rows = connection.execute(
        "SELECT DISTINCT value FROM event WHERE kind = ? ORDER BY value", (Kind.AUDIO_STARTED,)
    )
    copied = []
    for name in [name for (name,) in rows if is_recording_id(name)]:
        source, target = there / name, here.audio / name
        if source.is_dir() and not source.is_symlink() and not target.exists():
            here.audio.mkdir(parents=True, exist_ok=True)
            part = here.audio / f"{name}.part"
            shutil.rmtree(part, ignore_errors=True)
            shutil.copytree(source, part, symlinks=True)
            part.replace(target)
            flush_folder(here.audio)
            copied.append(target)
    return copied
