"""Files that are complete or not there, and files that leave nothing behind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from labeval.store.disk.atomic import flush_file, flush_folder, part_of, part_to_replace
from labeval.store.disk.rights import PRIVATE_FILE

SQLITE_MAGIC = b"SQLite format 3\0"
"""The first bytes of every database file."""

SMALLEST_FILE = 512
"""Size of the smallest database file that holds anything, in bytes."""

COMPANIONS = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps next to a database file."""

_CHUNK = 1 << 20


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read, where there is none.

    SQLite gives the files that it keeps next to a database the rights of the database.
    Where the file cannot be made, opening it later reports the reason.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))


def companion(path: Path, suffix: str) -> Path:
    """Return the path of SQLite's companion file of the database ``path``."""
    return path.with_name(path.name + suffix)


def is_unfinished(copy: Path, path: Path) -> bool:
    """Return whether a file is a copy of the database ``path`` that a killed program left."""
    endings = (".part", *(f".part{suffix}" for suffix in COMPANIONS))
    return copy.name.startswith(f".{path.stem}-") and copy.name.endswith(endings)


def last_written(database: Path) -> int:
    """When a database was last written to, in nanoseconds; 0 where there is none."""
    log = companion(database, "-wal")
    found = [file.stat() for file in (database, log) if file.exists()]
    # Whoever only looks makes an empty log anew where a killed program has left one.
    written = found if len(found) < 2 or found[1].st_size else found[:1]
    return max((file.st_mtime_ns for file in written), default=0)


@contextmanager
def replacing_for_good(path: Path) -> Iterator[Path]:
    """Yield a path next to ``path`` to write to; when the block has succeeded it takes its place.

    What was there before stays until the new file is complete and on disk. Its old content is
    overwritten afterwards.
    """
    with part_to_replace(path) as part:
        yield part
        overwrite_replaced(path, part)


def overwrite_replaced(path: Path, part: Path) -> None:
    """Put a finished file into the place of another one, whose old content is overwritten then."""
    flush_file(part)
    # Windows replaces no file that is open, so its old content cannot be reached there.
    old = os.open(path, os.O_RDWR) if os.name == "posix" and path.exists() else None
    try:
        part.replace(path)
        if old is not None:
            _blank(old, names=0)
    finally:
        if old is not None:
            os.close(old)


def wipe(path: Path) -> None:
    """Overwrite a file, then remove it; a link is only removed. Missing is fine, as is its folder.

    It loses its name first, so that a program that is ended meanwhile never leaves a file of
    zeros under a name that promises something.
    """
    if path.is_file() and not path.is_symlink():
        path = path.replace(part_of(path))
        flush_folder(path.parent)
        descriptor = os.open(path, os.O_RDWR)
        try:
            _blank(descriptor, names=1)
        finally:
            os.close(descriptor)
    path.unlink(missing_ok=True)
    if path.parent.is_dir():  # a study that nobody recorded in has no folder of recordings
        flush_folder(path.parent)


def _blank(descriptor: int, *, names: int) -> None:
    """Overwrite a file with zeros, unless it has more names than these: they need its content."""
    if os.fstat(descriptor).st_nlink > names:
        return
    left = os.lseek(descriptor, 0, os.SEEK_END)
    os.lseek(descriptor, 0, os.SEEK_SET)
    while left > 0:
        left -= os.write(descriptor, bytes(min(left, _CHUNK)))
    os.fsync(descriptor)
