"""Retries of a call: how many, and after which waits."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from labeval.judging.errors import JudgingStopped


@dataclass(frozen=True, slots=True)
class Waits:
    """Bounded retries, each wait longer than the one before. All times in seconds."""

    tries: int = 5
    """Tries of one call, the first among them."""
    first: float = 2.0
    factor: float = 2.0
    longest: float = 60.0
    most_obeyed: float = 600.0
    """The longest wait that a server may ask for."""

    def before(self, retry: int, asked: float | None) -> float:
        """Seconds before a retry, from 1: what the server asks for, but never less than usual."""
        usual = min(self.longest, self.first * self.factor ** (retry - 1))
        return usual if asked is None else min(self.most_obeyed, max(usual, asked))


class Gate:
    """Gate for all calls to a server: closed while the server asks for a pause."""

    def __init__(self, stop: threading.Event) -> None:
        self._stop = stop
        self._lock = threading.Lock()
        self._opens = 0.0

    def close_for(self, seconds: float) -> None:
        """Close the gate for a while."""
        with self._lock:
            self._opens = max(self._opens, time.monotonic() + seconds)

    def wait(self, seconds: float = 0.0) -> None:
        """Wait until the gate is open, for ``seconds`` at least.

        Raises:
            JudgingStopped: the work was stopped meanwhile.
        """
        until = time.monotonic() + seconds
        while not self._stop.is_set():
            with self._lock:
                left = max(self._opens, until) - time.monotonic()
            if left <= 0:
                return
            self._stop.wait(left)
        raise JudgingStopped
