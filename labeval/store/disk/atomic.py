"""Files that appear complete or not at all."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from labeval.store.disk.rights import PRIVATE_FILE, PRIVATE_FOLDER


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a path next to ``path`` to write to; when the block has succeeded it takes its place.

    What was there before stays until the new file is complete and on disk. When the block fails,
    the part that was written is removed. Only the owner may read the file, from its first byte.
    """
    with part_to_replace(path) as part:
        yield part
        flush_file(part)
        part.replace(path)


@contextmanager
def part_to_replace(path: Path) -> Iterator[Path]:
    """Yield a new file next to ``path``, which the block flushes and puts in its place.

    It is removed where the block fails.
    """
    part = new_part(path)
    with removed_on_failure(part):
        yield part
    flush_folder(path.parent)


@contextmanager
def removed_on_failure(part: Path) -> Iterator[None]:
    """Remove a file that a block writes where the block fails."""
    try:
        yield
    except BaseException:
        with suppress(OSError):  # the first error is the one to report
            part.unlink(missing_ok=True)
        raise


def new_part(path: Path) -> Path:
    """Make an empty file next to ``path``, with its own name and readable only by its owner."""
    part = part_of(path)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    return part


def part_of(path: Path) -> Path:
    """Return a path next to ``path`` that nothing else uses, hidden where dots hide."""
    return path.with_name(f".{path.name}.{uuid.uuid4().hex[:8]}.part")


def make_private_folder(path: Path) -> None:
    """Make a folder, with missing ones above it, that only its owner may look into."""
    path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_folder_within(path: Path) -> None:
    """Make a folder that only its owner may look into, in one that is there.

    Raises:
        FileNotFoundError: the one above it is missing, for example a study folder that has gone.
    """
    path.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def flush_file(path: Path) -> None:
    """Flush a file's content to disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(path: Path) -> None:
    """Flush a folder's entries to disk, where the system can do that."""
    if os.name != "posix":  # Windows opens no folders
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
