"""Lock on the words of a recording: one program at a time writes or destroys them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from labeval.store.disk.rights import PRIVATE_FILE

LOCK = "words.lock"
"""In a recording's folder. The operating system frees it, however its program ended."""


@contextmanager
def words_of(recording: Path) -> Iterator[bool]:
    """Hold the words of a recording; yields False where another program or thread has them.

    Args:
        recording: its folder; where there is none, there is nothing to hold.

    Raises:
        OSError: the folder cannot be written.
    """
    if not recording.is_dir():
        yield True
        return
    lock = FileLock(recording / LOCK, timeout=0, mode=PRIVATE_FILE, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
