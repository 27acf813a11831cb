"""Speed of long work on sound, and its expected end."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

_LEAST_S = 1.0
"""Before that a speed is a guess."""


@dataclass(frozen=True, slots=True)
class Going:
    """Speed at one moment."""

    speed: float | None = None
    """Seconds of sound a second; None where nothing is known yet."""
    left_s: float | None = None


class TranscriptionSpeed:
    """Follows the progress of one recording.

    Args:
        clock: seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: tuple[float, float] | None = None

    def at(self, seconds: float, of: float) -> Going:
        """Take the progress so far; the part of an earlier run does not count as speed."""
        now = self._clock()
        if self._began is None or seconds <= self._began[1]:
            # Until the first words are there the model is loaded, which says nothing about speed.
            self._began = (now, seconds)
            return Going()
        began, from_s = self._began
        if now - began < _LEAST_S:
            return Going()
        speed = (seconds - from_s) / (now - began)
        return Going(speed, (of - seconds) / speed)
