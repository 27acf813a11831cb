"""A file that is being read in a thread: how far it is, and a word to stop it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import PurePath
from typing import TypeVar

from labeval.files.following import ReadingStopped, followed_by

T = TypeVar("T")


class FilesReading:
    """Follows one import. The thread writes, the window looks."""

    def __init__(self) -> None:
        self.file = ""
        """What is read now; empty before and after."""
        self.done = self.total = 0
        """Of the file; the total is 0 where nobody knows it yet."""
        self._stopped = threading.Event()

    def run(self, work: Callable[[], T]) -> T | None:
        """Do the work; None where it was stopped before anything was taken in."""
        try:
            with followed_by(self._follow):
                return work()
        except ReadingStopped:
            return None
        finally:
            self.file = ""

    def stop(self) -> None:
        """Let it end at its next step. What is already being written is written."""
        self._stopped.set()

    @property
    def percent(self) -> int | None:
        """How far it is; None where nobody knows."""
        return min(100, 100 * self.done // self.total) if self.total else None

    def _follow(self, name: str, done: int, total: int) -> bool:
        self.file, self.done, self.total = PurePath(name).name, done, total
        return not self._stopped.is_set()
