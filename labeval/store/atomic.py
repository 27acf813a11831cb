"""Files that appear complete or not at all."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path beside ``path`` to write to; when the block has succeeded it takes its place.

    What was there before stays until the new file is complete and on disk. When the block fails,
    the part that was written is removed.
    """
    part = part_of(path)
    try:
        yield part
        flush_file(part)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


def part_of(path: Path) -> Path:
    """A name beside ``path`` that nothing else uses, hidden where dots hide."""
    return path.with_name(f".{path.name}.{uuid.uuid4().hex[:8]}.part")


def flush_file(path: Path) -> None:
    """Return when the file's content is on disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(path: Path) -> None:
    """Return when the folder's entries are on disk, where the system can say so."""
    if os.name != "posix":  # Windows opens no folders
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
