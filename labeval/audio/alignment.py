"""Where on the session's clock a moment of a recording lies.

A sound card counts frames by a quartz of its own, which runs a little faster or slower than the
computer's clock. Anchors say which frame was being recorded at which time; a line through them is
the card's true rate. A gap begins a new stretch with a line of its own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

MOST_DRIFT = 0.001
"""Seconds a second; no sound card is worse, so a steeper line is noise of too few anchors."""

_SPAN_FOR_DRIFT_S = 20.0
"""Below this, jitter of the anchors outweighs the drift."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A frame of the file and when it was recorded."""

    frame: int
    at_ms: float
    """On the computer's monotonic clock."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Frames without a gap between them, and the line that tells their time."""

    first_frame: int
    origin_ms: float
    """When ``first_frame`` was recorded."""
    ms_per_frame: float

    def at_ms(self, frame: float) -> float:
        """When a frame was recorded."""
        return self.origin_ms + (frame - self.first_frame) * self.ms_per_frame


class Alignment:
    """Turns frames of one recording into milliseconds of the computer's clock, and back.

    Args:
        anchors: by frame; anchors of the same stretch have growing frames and times.
        rate: frames a second by the card's own account.
        starts: the first frame of each stretch, 0 among them; a gap begins a new one.

    Raises:
        ValueError: a stretch has no anchor.
    """

    def __init__(self, anchors: Sequence[Anchor], rate: int, starts: Sequence[int] = (0,)) -> None:
        self._starts = sorted(set(starts))
        ends = [*self._starts[1:], None]
        self.stretches = [
            _fitted(
                [a for a in anchors if a.frame >= start and (end is None or a.frame < end)],
                start,
                1000 / rate,
            )
            for start, end in zip(self._starts, ends, strict=True)
        ]

    def at_ms(self, frame: float) -> float:
        """When a frame was recorded."""
        return self.stretches[max(0, bisect_right(self._starts, frame) - 1)].at_ms(frame)

    def frame_at(self, at_ms: float) -> int:
        """The frame recorded at a time; inside a gap the first frame after it."""
        for n in range(len(self.stretches) - 1, -1, -1):
            stretch = self.stretches[n]
            if at_ms >= stretch.origin_ms or n == 0:
                frame = stretch.first_frame + (at_ms - stretch.origin_ms) / stretch.ms_per_frame
                if n + 1 < len(self._starts):
                    frame = min(frame, self._starts[n + 1])
                return max(0, round(frame))
        raise AssertionError("there is always a first stretch")


def _fitted(anchors: Sequence[Anchor], start: int, nominal: float) -> Stretch:
    """The line through the anchors of a stretch.

    The slope is by least squares; the height is the lower side of the anchors, since a busy
    computer notices a block late and never early.
    """
    if not anchors:
        raise ValueError(f"the stretch from frame {start} has no anchor")
    slope = nominal
    if (anchors[-1].frame - anchors[0].frame) * nominal >= _SPAN_FOR_DRIFT_S * 1000:
        slope = _slope(anchors)
        if abs(slope / nominal - 1) > MOST_DRIFT:
            slope = nominal
    heights = sorted(a.at_ms - (a.frame - start) * slope for a in anchors)
    prompt = heights[: max(1, len(heights) // 4)]
    return Stretch(start, median(prompt), slope)


def _slope(anchors: Sequence[Anchor]) -> float:
    """Least squares, without the late ones: a second look leaves out what lies far above."""
    kept = list(anchors)
    for _ in range(3):
        frame = sum(a.frame for a in kept) / len(kept)
        at_ms = sum(a.at_ms for a in kept) / len(kept)
        spread = sum((a.frame - frame) ** 2 for a in kept)
        slope = sum((a.frame - frame) * (a.at_ms - at_ms) for a in kept) / spread
        above = [a.at_ms - at_ms - (a.frame - frame) * slope for a in kept]
        limit = 3 * median(abs(height) for height in above) + 0.01
        closer = [a for a, height in zip(kept, above, strict=True) if height <= limit]
        if len(closer) == len(kept) or len(closer) < 3:
            break
        kept = closer
    return slope
