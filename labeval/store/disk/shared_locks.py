"""Reading files of a database that this process may have open, without giving up its locks.

POSIX drops every lock of a process on a file when it closes any of its descriptors of that file.
SQLite's would be dropped too: another program that closes the database takes itself for the last
one then, and removes the write-ahead log that is still being written to here. So a descriptor of a
file in use stays open until the process ends.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Lock
from weakref import WeakKeyDictionary

from labeval.store.disk.private_files import COMPANIONS, companion

_CHUNK = 1 << 20
_lock = Lock()
_paths: WeakKeyDictionary[sqlite3.Connection, Path] = WeakKeyDictionary()
"""Databases by the connections that are open to them."""
_kept: dict[tuple[int, int], int] = {}
"""Descriptors that are not closed, by the device and inode of their files."""


def note_use(connection: sqlite3.Connection, path: Path) -> None:
    """Note that this process has a database open."""
    with _lock:
        _paths[connection] = path


def note_end(connection: sqlite3.Connection) -> None:
    """Note that a connection is closed."""
    with _lock:
        _paths.pop(connection, None)


def is_in_use(path: Path) -> bool:
    """Return whether this process has the database open."""
    return os.name == "posix" and _identity(path.stat()) in _in_use()


def content_of(path: Path, most: int | None = None) -> bytes:
    """The content of a file, or its first bytes.

    Raises:
        OSError: it cannot be read.
    """
    if os.name != "posix":
        with path.open("rb") as file:
            return file.read(most)
    kept = _kept.get(_identity(path.stat()))
    if kept is not None:
        return _read(kept, most)
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return _read(descriptor, most)
    finally:
        identity = _identity(os.fstat(descriptor))
        if identity in _in_use():
            _kept[identity] = descriptor
        else:
            os.close(descriptor)


def _in_use() -> set[tuple[int, int]]:
    with _lock:
        paths = set(_paths.values())
    found = set()
    for path in paths:
        for file in (path, *(companion(path, suffix) for suffix in COMPANIONS)):
            with suppress(OSError):
                found.add(_identity(file.stat()))
    return found


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _read(descriptor: int, most: int | None) -> bytes:
    parts: list[bytes] = []
    at = 0
    while most is None or at < most:
        part = os.pread(descriptor, _CHUNK if most is None else min(_CHUNK, most - at), at)
        if not part:
            break
        parts.append(part)
        at += len(part)
    return b"".join(parts)
