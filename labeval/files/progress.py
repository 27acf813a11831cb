"""Progress of reading, for a window or a command that waits for it, and a way to stop it.

Who waits is known to the thread and not to the readers, so that none of them has to pass it on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Follower = Callable[[str, int, int], bool]
"""Called with the file's name, the steps done and their total (0 where it is not known); returns
False to stop."""


class ReadingStopped(Exception):
    """Reading was stopped on request; nothing was taken over."""


_follower: ContextVar[Follower | None] = ContextVar("follower", default=None)


@contextmanager
def followed_by(follower: Follower) -> Iterator[None]:
    """Let somebody follow all files that this thread reads inside of the block."""
    token = _follower.set(follower)
    try:
        yield
    finally:
        _follower.reset(token)


def report(name: str, done: int, total: int = 0) -> None:
    """Report how far reading is.

    Raises:
        ReadingStopped: the follower has cancelled it.
    """
    follower = _follower.get()
    if follower is not None and not follower(name, done, total):
        raise ReadingStopped(name)
