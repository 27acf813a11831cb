"""Files that are written without a buffer, at any place, and flushed under their name."""

from __future__ import annotations

import errno
import os
from io import FileIO
from pathlib import Path


def write_at(file: FileIO, data: bytes, place: int) -> None:
    """Write all of ``data`` from a place on; the system may take it in several parts.

    Raises:
        OSError: the disk is full or gone; a part may be written.
    """
    file.seek(place)
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]


def sync_under_name(file: FileIO, path: Path) -> None:
    """Flush an open file to disk, where it is still the file at its path.

    Raises:
        OSError: it is not, or another file has its name, so that what is written would be lost.
    """
    os.fsync(file.fileno())
    mine, there = os.fstat(file.fileno()), path.stat()
    if (mine.st_dev, mine.st_ino) != (there.st_dev, there.st_ino):
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
