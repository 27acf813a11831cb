"""Choosing the anchors of a recording while it grows, and noticing frames that went missing."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.audio.alignment import ClockAnchor

EVERY_MS = 1000.0
"""One anchor a second: the block that was noticed most promptly."""
SETTLING_MS = 1000.0
"""A sound server may stall after its first blocks, so that times of the first second are wrong."""
SLIP_MS = 60.0
"""Time that passed without frames; more than a busy computer explains for a whole second."""
EARLY_MS = 20.0
"""Milliseconds by which a block must have been noticed more promptly to replace the first
anchor."""


@dataclass(frozen=True, slots=True)
class Anchored:
    """An anchor; after a slip it begins a new stretch at ``stretch_frame``."""

    anchor: ClockAnchor
    stretch_frame: int | None = None


class Anchoring:
    """Follows the blocks of one stretch.

    Args:
        rate: frames a second by the card's own account.
    """

    def __init__(self, rate: int) -> None:
        self._ms_per_frame = 1000 / rate
        self._began_ms: float | None = None
        self._best: ClockAnchor | None = None
        self._first_frame = 0
        self._since_ms = 0.0
        self._height: float | None = None
        self._early: float | None = None

    def saw(self, frame: int, at_ms: float) -> Anchored | None:
        """Take a block whose first frame is ``frame``; returns an anchor where one is due."""
        if self._began_ms is None:
            self._began_ms = self._since_ms = at_ms
        if self._best is None or self._height_of(ClockAnchor(frame, at_ms)) < self._height_of(
            self._best
        ):
            self._best = ClockAnchor(frame, at_ms)
        if at_ms - self._since_ms < EVERY_MS:
            return None
        settling = self._since_ms - self._began_ms < SETTLING_MS
        anchor, self._best = self._best, None
        first_frame, self._first_frame = self._first_frame, frame
        self._since_ms = at_ms
        if settling:
            return None
        before, self._height = self._height, self._height_of(anchor)
        slipped = before is not None and self._height - before > SLIP_MS
        return Anchored(anchor, first_frame if slipped else None)

    def early(self) -> ClockAnchor | None:
        """Before the first anchor: the best block so far, where it is better than the one before.

        It places a recording that is interrupted within its first seconds.
        """
        if self._height is not None or self._best is None:
            return None
        height = self._height_of(self._best)
        if self._early is not None and height > self._early - EARLY_MS:
            return None
        self._early = height
        return self._best

    def last_resort(self) -> ClockAnchor | None:
        """The best of a stretch too short to have an anchor; None where it has one, or no block."""
        return self._best if self._height is None else None

    def _height_of(self, anchor: ClockAnchor) -> float:
        """Delay with which a block was noticed, on a scale that only compares."""
        return anchor.at_ms - anchor.frame * self._ms_per_frame
