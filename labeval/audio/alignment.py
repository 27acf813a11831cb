"""Times on the session's clock of a recording's frames.

A sound card counts frames by a quartz of its own, which runs a little faster or slower than the
computer's clock. Anchors say which frame was being recorded at which time; a line through them is
the card's true rate. A gap begins a new stretch with a line of its own, and so does a step: a few
milliseconds of sound that went missing, or came twice, without anybody saying so.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

MOST_DRIFT = 0.001
"""Seconds a second; no sound card is worse, so a steeper line is noise of too few anchors."""

STEP_MS = 15.0
"""Milliseconds by which anchors must be later, or earlier, than those before them to count as a
step."""
_AROUND_A_STEP = 20
"""Anchors on each side of a step; with fewer, a busy computer's late notices would look like
one."""
_TRUE_ONE = 4
"""Number of the earliest one of those that is taken as true: notices come late, and a few come
early where a sound server has misjudged its own delay."""

_SPAN_FOR_DRIFT_S = 20.0
"""Below this, jitter of the anchors outweighs the drift."""


@dataclass(frozen=True, slots=True)
class ClockAnchor:
    """A frame of the file and when it was recorded."""

    frame: int
    at_ms: float
    """On the computer's monotonic clock."""


@dataclass(frozen=True, slots=True)
class RecordedStretch:
    """Frames without a gap between them, and the line that maps them to time."""

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

    def __init__(
        self, anchors: Sequence[ClockAnchor], rate: int, starts: Sequence[int] = (0,)
    ) -> None:
        firsts = sorted(set(starts))
        ends = [*firsts[1:], None]
        nominal = 1000 / rate
        self.stretches: list[RecordedStretch] = []
        for start, end in zip(firsts, ends, strict=True):
            own = [a for a in anchors if a.frame >= start and (end is None or a.frame < end)]
            for first, without_step in _between_steps(own, start, nominal):
                self.stretches.append(_fitted(without_step, first, nominal))
        self._starts = [stretch.first_frame for stretch in self.stretches]

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


def _between_steps(
    anchors: Sequence[ClockAnchor], start: int, nominal: float
) -> list[tuple[int, Sequence[ClockAnchor]]]:
    """The anchors cut at steps, each part with the frame at which it begins."""
    heights = [a.at_ms - a.frame * nominal for a in anchors]
    cuts = [0, *_steps(heights), len(anchors)]
    return [
        (anchors[first].frame if first else start, anchors[first:last])
        for first, last in pairwise(cuts)
    ]


def _steps(heights: Sequence[float]) -> list[int]:
    """Frames from which all times are later, or earlier, than before."""
    each = _AROUND_A_STEP
    levels = [sorted(heights[n : n + each])[_TRUE_ONE] for n in range(len(heights) - each + 1)]
    by = {n: levels[n] - levels[n - each] for n in range(each, len(levels))}
    cuts: list[int] = []
    for n, step in by.items():
        near = range(n - each + 1, n + each)
        if abs(step) <= STEP_MS or n != max(near, key=lambda m: abs(by.get(m, 0.0))):
            continue
        middle = (levels[n] + levels[n - each]) / 2
        is_later = [(height > middle) == (step > 0) for height in heights[n - each : n + each]]
        cut = n - each + _best_cut(is_later)
        if not cuts or cut > cuts[-1]:
            cuts.append(cut)
    return cuts


def _best_cut(is_later: Sequence[bool]) -> int:
    """The cut with the fewest anchors on the wrong side."""
    wrong = [sum(is_later[:cut]) + is_later[cut:].count(False) for cut in range(len(is_later) + 1)]
    return wrong.index(min(wrong))


def _fitted(anchors: Sequence[ClockAnchor], start: int, nominal: float) -> RecordedStretch:
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
    return RecordedStretch(start, median(prompt), slope)


def _slope(anchors: Sequence[ClockAnchor]) -> float:
    """Least squares, without the late ones: a second pass leaves out anchors far above the line."""
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
