"""The voices of a stretch of sound, put one after the other with short pauses between them.

A model that works through a stretch gets no long silence, in which it makes words up, and keeps the
pauses by which it ends sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from labeval.transcription.pieces import Voiced
from labeval.transcription.segmenting import in_voices
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    import numpy.typing as npt

PAUSE_S = 0.6
"""Longest pause that is left between two voices."""


@dataclass(frozen=True, slots=True)
class Splice:
    """Voices of a recording without the long pauses between them."""

    sound: npt.NDArray[np.float32]
    """(frames,) at the recogniser's rate, from -1 to 1."""
    voices: tuple[Voiced, ...]
    """In seconds of the recording."""
    here_s: tuple[float, ...]
    """Seconds of the splice, in order, whose places in the recording are known."""
    there_s: tuple[float, ...]
    """These places, in seconds of the recording."""

    @property
    def length_s(self) -> float:
        """Its seconds."""
        return len(self.sound) / RATE

    def in_recording(self, words: Sequence[Word]) -> list[Word]:
        """Words with times in the splice, in order, as words with times in the recording."""
        earliest_s, moved = 0.0, []
        for word in words:
            times = np.interp((word.start_s, word.end_s), self.here_s, self.there_s)
            earliest_s = max(earliest_s, round(float(times[0]), 3))
            end_s = max(earliest_s, round(float(times[1]), 3))
            moved.append(replace(word, start_s=earliest_s, end_s=end_s))
        return in_voices(moved, self.voices)


def spliced(sound: npt.NDArray[np.float32], begun_s: float, voices: Sequence[Voiced]) -> Splice:
    """The voices of a sound, each pause between two of them :data:`PAUSE_S` long at most.

    Args:
        sound: (frames,) at the recogniser's rate, from -1 to 1.
        begun_s: second of the recording at which it begins.
        voices: in seconds of the recording, in order, at least one.
    """
    parts: list[npt.NDArray[np.float32]] = []
    here_s: list[float] = []
    there_s: list[float] = []
    at = 0
    for n, voice in enumerate(voices):
        first, end = (round((s - begun_s) * RATE) for s in (voice.start_s, voice.end_s))
        if n:
            pause_s = min(PAUSE_S, max(0.0, voice.start_s - voices[n - 1].end_s))
            half = round(pause_s / 2 * RATE)
            ended = round((voices[n - 1].end_s - begun_s) * RATE)
            around = (sound[ended : ended + half], sound[first - half : first])
            parts += around
            # A moment in the middle of a pause is the end of one half and the begin of the other.
            here_s += [at / RATE + pause_s / 2, at / RATE + pause_s / 2]
            there_s += [voices[n - 1].end_s + pause_s / 2, voice.start_s - pause_s / 2]
            at += sum(map(len, around))
        parts.append(sound[first:end])
        here_s += [at / RATE, (at + len(parts[-1])) / RATE]
        there_s += [voice.start_s, voice.end_s]
        at += len(parts[-1])
    return Splice(np.concatenate(parts), tuple(voices), tuple(here_s), tuple(there_s))


def gaps(words: Sequence[Word], length_s: float, least_s: float) -> list[tuple[float, float]]:
    """Stretches of a splice in which the model found no word.

    Args:
        words: with times in the splice, in order.
        length_s: of the splice.
        least_s: length of a gap.

    Returns:
        Begin and end of each.
    """
    ends = [0.0, *(min(word.end_s, word.start_s + _LONGEST_WORD_S) for word in words)]
    begins = [*(word.start_s for word in words), length_s]
    return [(end, begin) for end, begin in zip(ends, begins, strict=True) if begin - end > least_s]


_LONGEST_WORD_S = 1.0
"""The last word before a gap is often taken to last until its end."""
