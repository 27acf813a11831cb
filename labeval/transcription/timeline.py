"""Times on a session's clock of a recording's seconds.

Stored with the transcript, so that its times stay true when the sound is removed.
"""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TimelineStretch:
    """Sound without a gap: from here on so many ms of the session's clock pass in a second."""

    from_s: float
    """On the recording's clock."""
    session_ms: float
    ms_a_second: float


class RecordingTimeline:
    """Turns seconds of one recording into ms of its session's clock.

    Args:
        stretches: in order; without any the recording has no place in a session.

    Raises:
        ValueError: they are out of order, or a number is none.
    """

    def __init__(self, stretches: Iterable[TimelineStretch]) -> None:
        self.stretches = tuple(stretches)
        self._starts = [stretch.from_s for stretch in self.stretches]
        if self._starts != sorted(self._starts):
            raise ValueError("the stretches are out of order")
        if not all(map(math.isfinite, (n for s in self.stretches for n in _numbers(s)))):
            raise ValueError("a number is none")

    def session_ms(self, seconds: float) -> float | None:
        """Session time of a moment of the recording; None where the recording has no place."""
        if not self.stretches:
            return None
        stretch = self.stretches[max(0, bisect_right(self._starts, seconds) - 1)]
        return stretch.session_ms + (seconds - stretch.from_s) * stretch.ms_a_second

    def to_json(self) -> str:
        """As a list of lists of three numbers."""
        return json.dumps([_numbers(stretch) for stretch in self.stretches])

    @classmethod
    def from_json(cls, text: str) -> RecordingTimeline:
        """The timeline from :meth:`to_json`.

        Raises:
            ValueError, TypeError: it is none.
        """
        return cls(TimelineStretch(*map(float, numbers)) for numbers in json.loads(text))


def _numbers(stretch: TimelineStretch) -> tuple[float, float, float]:
    return (stretch.from_s, stretch.session_ms, stretch.ms_a_second)
