"""Copies of the record."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path


def back_up(connection: sqlite3.Connection, path: Path, reason: str) -> Path:
    """Copy the open record to ``backups/`` beside it; a consistent copy while others write.

    Returns:
        The copy's path, named after the moment and the reason.
    """
    folder = path.parent / "backups"
    folder.mkdir(exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    target = folder / f"{path.stem}-{stamp}-{reason}{path.suffix}"
    with closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
    return target
