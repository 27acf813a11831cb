"""Speakers, where each person has a channel: the participant left, the supervisor right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    import numpy as np

PARTICIPANT = "participant"
SUPERVISOR = "supervisor"
INTERVIEWER = "interviewer"
"""The one who asks, in what was recorded elsewhere."""

_CLEARLY = 2.0
"""Energy of the louder channel over the other's from which it is clear who speaks."""


def speakers_of(words: Sequence[Word], frames: np.ndarray, rate: int) -> list[str]:
    """The speaker of each word, by the energy of the channels while it is spoken.

    A word that both microphones hear alike is given to whoever spoke the word before it, the
    first ones to whoever spoke after; where no word is clear, nobody is named.

    Args:
        words: in order.
        frames: integers of shape (frames, channels).
        rate: frames a second.
    """
    if frames.shape[1] != 2:
        return [""] * len(words)
    found = [_speaker(word, frames, rate) for word in words]
    first = next((speaker for speaker in found if speaker), "")
    for n, speaker in enumerate(found):
        found[n] = first = speaker or first
    return found


def _speaker(word: Word, frames: np.ndarray, rate: int) -> str:
    spoken = frames[int(word.start_s * rate) : int(word.end_s * rate) + 1].astype("float64")
    left, right = (spoken**2).mean(axis=0) if len(spoken) else (0.0, 0.0)
    if left > right * _CLEARLY:
        return PARTICIPANT
    if right > left * _CLEARLY:
        return SUPERVISOR
    return ""
