"""Speakers of the turns of a transcript, learnt from those that a person has set.

Each person's mean voice begins with the turns that were set and those that were distinguished
surely. In rounds, turns are given to people by their likeness to these means, in a chain in which
people take turns, and the means are taken anew from what is likely. Who was found before counts for
the other turns, but never so much that a voice could not outweigh it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.transcription.speakers.telling_apart import (
    CHANGE_AT_END,
    LIKELY,
    SURENESS,
    VoiceWindows,
    mean_voice,
    turns,
)

if TYPE_CHECKING:
    from labeval.transcription.speakers.voice_model import Floats

    Numbers = npt.NDArray[np.float64]

_SET = 50.0
"""By which a speaker who was set fits better than all others, as a logarithm."""
_MOST_TRUSTED = 0.9
"""Probability at most with which a speaker who was found before counts."""
_ROUNDS = 2


@dataclass(frozen=True, slots=True)
class GivenTurn:
    """A turn as it is in a transcript."""

    speaker: str
    probability: float | None
    """None where a person has set the speaker."""

    @property
    def is_set(self) -> bool:
        """True where a person has set the speaker."""
        return self.probability is None and bool(self.speaker)


def learnt(windows: VoiceWindows, given: Sequence[GivenTurn]) -> list[tuple[str, float] | None]:
    """Speaker and probability of each turn.

    Args:
        windows: whose stretches are the turns.
        given: the turns, in order.

    Returns:
        None for a turn whose speaker was set, or of which no voice was examined.
    """
    names = list(dict.fromkeys(turn.speaker for turn in given if turn.speaker))
    begun = [_begun(windows, given, name) for name in names]
    known = [(name, mean) for name, mean in zip(names, begun, strict=True) if mean is not None]
    if not known:
        return [None] * len(given)
    names, means = [name for name, _ in known], np.stack([mean for _, mean in known])
    before = np.stack([_before(turn, names) for turn in given])
    examined = np.bincount(windows.stretch, minlength=len(given)) > 0
    for _ in range(_ROUNDS):
        likely = _likely(windows, means, before)
        means = _means(windows, likely, means)
    likely = _likely(windows, means, before)
    return [
        None if turn.is_set or not seen else (names[int(row.argmax())], float(row.max()))
        for turn, seen, row in zip(given, examined, likely, strict=True)
    ]


def _begun(windows: VoiceWindows, given: Sequence[GivenTurn], name: str) -> Floats | None:
    """The mean voice of what a person surely says, else of all that is theirs."""
    own = [n for n, turn in enumerate(given) if turn.speaker == name]
    sure = [n for n in own if given[n].is_set or (given[n].probability or 0.0) >= LIKELY]
    for some in (sure, own):
        here = np.isin(windows.stretch, some)
        if here.any():
            return mean_voice(windows.vectors[here])
    return None


def _before(turn: GivenTurn, names: Sequence[str]) -> Numbers:
    """(people,) logarithms of how well each fits a turn, by who was found before."""
    if turn.speaker not in names:
        return np.zeros(len(names))
    own = np.array([name == turn.speaker for name in names])
    if turn.is_set:
        return np.where(own, _SET, 0.0)
    sure = min(max(turn.probability or 0.0, 1 / len(names)), _MOST_TRUSTED)
    return np.log(np.where(own, sure, (1 - sure) / max(1, len(names) - 1)))


def _likely(windows: VoiceWindows, means: Floats, before: Numbers) -> Numbers:
    """(turns, people) probabilities."""
    scores = before.copy()
    np.add.at(scores, windows.stretch, SURENESS * (windows.vectors @ means.T))
    return turns(scores, np.full(len(scores) - 1, CHANGE_AT_END))


def _means(windows: VoiceWindows, likely: Numbers, before: Floats) -> Floats:
    found = before.copy()
    for n in range(len(before)):
        here = likely[windows.stretch, n] >= LIKELY
        if here.any():
            found[n] = mean_voice(windows.vectors[here])
    return found
