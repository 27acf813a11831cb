"""Segments from sound that arrives bit by bit, as soon as the speaker pauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from labeval.transcription.pieces import SpeechPiece, Voiced
from labeval.transcription.segmenting import in_voices, segmented
from labeval.transcription.settings import Listening
from labeval.transcription.sound import RATE, one_channel
from labeval.transcription.speakers import speakers_of
from labeval.transcription.transcript import SpeechSegment, Word

if TYPE_CHECKING:
    import numpy as np

QUIET_S = 0.7
"""After so long without a voice a sentence counts as finished."""
LONGEST_S = 12.0
"""Speech without a pause is cut here."""
_LEAST_S = 1.0
_KEPT_S = 0.5
"""Of silence; the first sound of a word may be in it."""

Hear = Callable[["np.ndarray", list[SpeechPiece]], list[Word]]
FindVoices = Callable[["np.ndarray"], list[Voiced]]


def for_captions(settings: Listening) -> Listening:
    """Settings for words that are read once and replaced later: one processor, one guess."""
    return replace(settings, threads=1, beam_size=1, least_words_s=0.0)


class StreamingRecogniser:
    """Takes sound at the recogniser's rate, and gives the words spoken in it so far.

    Args:
        voices: finds the stretches with a voice in 16-bit frames.
        hear: the words of one channel of sound, as :meth:`recogniser.Ear.words` does.
    """

    def __init__(self, voices: FindVoices, hear: Hear) -> None:
        self._voices = voices
        self._hear = hear
        self._held: np.ndarray | None = None
        self._begun_s = 0.0

    @property
    def held_s(self) -> float:
        """Seconds of sound that are kept until somebody pauses."""
        return 0.0 if self._held is None else len(self._held) / RATE

    def feed(self, frames: np.ndarray) -> list[SpeechSegment]:
        """Take 16-bit frames of shape (frames, channels); give segments in seconds of all of it."""
        import numpy as np

        held = frames if self._held is None else np.concatenate([self._held, frames])
        self._held = held
        if self.held_s < _LEAST_S:
            return []
        voices = self._voices(held)
        finished = [v for v in voices if v.end_s <= self.held_s - QUIET_S]
        if not finished and voices and self.held_s - voices[0].start_s >= LONGEST_S:
            finished = voices
        if not finished:
            self._drop(voices[0].start_s - _KEPT_S if voices else self.held_s - _KEPT_S)
            return []
        found = self._segments(held, finished)
        self._drop(finished[-1].end_s)
        return found

    def _segments(self, held: np.ndarray, voices: list[Voiced]) -> list[SpeechSegment]:
        first_s, last_s = voices[0].start_s, voices[-1].end_s
        piece = SpeechPiece(first_s, last_s, sum(v.end_s - v.start_s for v in voices))
        spoken = held[int(first_s * RATE) : int(last_s * RATE) + 1]
        words = in_voices(self._hear(one_channel(spoken), [piece]), voices)
        speakers = speakers_of(words, held, RATE)
        begun_s = self._begun_s
        later = [
            replace(w, start_s=round(w.start_s + begun_s, 3), end_s=round(w.end_s + begun_s, 3))
            for w in words
        ]
        return segmented(later, speakers)

    def _drop(self, seconds: float) -> None:
        """Forget the sound before a moment."""
        assert self._held is not None
        frames = min(len(self._held), max(0, round(seconds * RATE)))
        self._held = self._held[frames:]
        self._begun_s += frames / RATE
