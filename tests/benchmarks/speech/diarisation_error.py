"""Diarisation error rate: time given to nobody, to the wrong person, or to somebody in silence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from scipy.optimize import linear_sum_assignment

_STEPS_S = 100
"""Steps a second in which time is counted."""


class Spoken(NamedTuple):
    """Somebody speaks."""

    start_s: float
    end_s: float
    speaker: str


@dataclass(frozen=True, slots=True)
class DiarisationError:
    """Seconds of each kind of error; where two speak at once, both count."""

    spoken_s: float
    """Of all people, outside of the collars."""
    missed_s: float
    false_alarm_s: float
    confused_s: float

    @property
    def rate(self) -> float:
        """Seconds of errors over seconds spoken."""
        wrong = self.missed_s + self.false_alarm_s + self.confused_s
        return wrong / self.spoken_s if self.spoken_s else float(wrong > 0)

    def __add__(self, other: DiarisationError) -> DiarisationError:
        return DiarisationError(
            self.spoken_s + other.spoken_s,
            self.missed_s + other.missed_s,
            self.false_alarm_s + other.false_alarm_s,
            self.confused_s + other.confused_s,
        )


def diarisation_error(
    said: Sequence[Spoken], found: Sequence[Spoken], *, collar_s: float = 0.0
) -> DiarisationError:
    """Compare who spoke when with who was found, names matched as well as they can be.

    Args:
        collar_s: before and after each begin and end in ``said``, time that does not count.
    """
    end_s = max((one.end_s for one in (*said, *found)), default=0.0)
    steps = round(end_s * _STEPS_S) + 1
    counted = np.ones(steps, dtype=bool)
    if collar_s:
        for edge in (edge for one in said for edge in (one.start_s, one.end_s)):
            counted[max(0, _step(edge - collar_s)) : _step(edge + collar_s)] = False
    true, guessed = _active(said, steps)[:, counted], _active(found, steps)[:, counted]
    together = true.astype(float) @ guessed.T.astype(float)
    rows, columns = linear_sum_assignment(-together)
    right = together[rows, columns].sum()
    here, there = true.sum(axis=0), guessed.sum(axis=0)
    both = np.minimum(here, there).sum()
    return DiarisationError(
        float(here.sum()) / _STEPS_S,
        float(np.maximum(here - there, 0).sum()) / _STEPS_S,
        float(np.maximum(there - here, 0).sum()) / _STEPS_S,
        float(both - right) / _STEPS_S,
    )


def _active(spoken: Sequence[Spoken], steps: int) -> np.ndarray:
    """(people, steps) 1 where somebody speaks."""
    names = sorted({one.speaker for one in spoken})
    found = np.zeros((len(names), steps), dtype=int)
    for one in spoken:
        found[names.index(one.speaker), _step(one.start_s) : _step(one.end_s)] = 1
    return found


def _step(seconds: float) -> int:
    return round(seconds * _STEPS_S)
