"""Reading files of a database that this process may have open, without giving up its locks.

POSIX drops every lock of a process on a file when it closes any of its descriptors of that file.
SQLite's would be dropped too: another program that closes the database takes itself for the last
one then, and removes the write-ahead log that is still being written to here. So a descriptor of a
file in use stays open until the process ends.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader, RawIOBase
from pathlib import Path
from threading import Lock
from weakref import WeakKeyDictionary

from labeval.store.disk.private_files import COMPANIONS, companion

_BUFFER = 1 << 16
_lock = Lock()
_paths: WeakKeyDictionary[object, Path] = WeakKeyDictionary()
"""Databases by the connections that are open to them."""
_kept: dict[tuple[int, int], int] = {}
"""Descriptors that are not closed, by the device and inode of their files."""


def note_use(connection: object, path: Path) -> None:
    """Note that this process has a database open."""
    with _lock:
        _paths[connection] = path


def note_end(connection: object) -> None:
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
    with opened(path) as file:
        return file.read(-1 if most is None else most)


@contextmanager
def opened(path: Path) -> Iterator[BufferedReader]:
    """A file that is read part by part.

    Raises:
        OSError: it cannot be read.
    """
    if os.name != "posix":
        with path.open("rb") as plain:
            yield plain
        return
    kept = _kept.get(_identity(path.stat()))
    descriptor = os.open(path, os.O_RDONLY) if kept is None else kept
    try:
        yield BufferedReader(_Positioned(descriptor), _BUFFER)
    finally:
        if kept is None:
            release(descriptor)


class _Positioned(RawIOBase):
    """Reads from a descriptor that others read from too; closing it leaves that open."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        size = os.fstat(self._descriptor).st_size
        self._at = max(0, offset + (0, self._at, size)[whence])
        return self._at

    def readall(self) -> bytes:
        parts: list[bytes] = []  # one, unless the file grows meanwhile or has over 2 GB
        size = os.fstat(self._descriptor).st_size
        while part := os.pread(self._descriptor, max(1, size - self._at), self._at):
            parts.append(part)
            self._at += len(part)
        return b"".join(parts)

    def readinto(self, buffer: bytearray | memoryview, /) -> int:  # type: ignore[override]
        part = os.pread(self._descriptor, len(buffer), self._at)
        buffer[: len(part)] = part
        self._at += len(part)
        return len(part)


def release(descriptor: int) -> None:
    """Close a file that was read, unless this process has it open as a database too."""
    identity = _identity(os.fstat(descriptor))
    if os.name == "posix" and identity in _in_use():
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
