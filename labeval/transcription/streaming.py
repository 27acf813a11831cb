"""Segments from sound that arrives bit by bit, as soon as the speaker pauses.

Where two people have a microphone each, each channel is recognised by itself, without the other
person's echo, as for the transcript (:mod:`labeval.transcription.channels`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from labeval.transcription.pieces import SpeechPiece, Voiced
from labeval.transcription.segmenting import in_voices, segmented
from labeval.transcription.settings import Listening
from labeval.transcription.sound import RATE, one_channel
from labeval.transcription.speakers.by_channel import speakers_of
from labeval.transcription.transcript import SpeechSegment, Word

if TYPE_CHECKING:
    import numpy as np

    from labeval.transcription.channels import Mouth

QUIET_S = 0.7
"""After so long without a voice a sentence counts as finished."""
LONGEST_S = 12.0
"""Speech without a pause is cut here."""
COMPARED_S = 30.0
"""Of two channels so much is kept of what was recognised already: it shows which share of each
person's voice arrives in the other microphone, and whether a sentence was an echo."""
_LEAST_S = 1.0
_KEPT_S = 0.5
"""Of silence; the first sound of a word may be in it."""

Hear = Callable[["np.ndarray", list[SpeechPiece]], list[Word]]
FindVoices = Callable[["np.ndarray"], list[Voiced]]


def for_captions(settings: Listening) -> Listening:
    """Settings for words that are read once and replaced later: one guess."""
    return replace(settings, beam_size=1)


class StreamingRecogniser:
    """Takes sound at the recogniser's rate, and gives the words spoken in it so far.

    Args:
        voices: finds the stretches with a voice in 16-bit frames.
        hear: the words of one channel of sound, as :meth:`hearing.ear.Ear.words` does.
    """

    def __init__(self, voices: FindVoices, hear: Hear) -> None:
        self._voices = voices
        self._hear = hear
        self._frames: np.ndarray | None = None
        self._begun_s = 0.0
        """Beginning of the kept frames. Other times here are seconds from this moment on."""
        self._done_s = [0.0, 0.0]
        """Up to here each channel was recognised or is silent; the same where there is one."""
        self._words: list[list[Word]] = [[], []]
        """The words of each person in the kept frames."""

    @property
    def held_s(self) -> float:
        """Seconds of sound that wait until somebody pauses."""
        return self._length_s - min(self._done_s)

    @property
    def _length_s(self) -> float:
        return 0.0 if self._frames is None else len(self._frames) / RATE

    def feed(self, frames: np.ndarray) -> list[SpeechSegment]:
        """Take 16-bit frames of shape (frames, channels); give segments in seconds of all of it.

        Those of one call are in order; a person who talks longer can have begun earlier than one
        whose words came before.
        """
        import numpy as np

        from labeval.transcription.channels import mouths_of

        held = frames if self._frames is None else np.concatenate([self._frames, frames])
        self._frames = held
        if self.held_s < _LEAST_S:
            return []
        mouths = mouths_of(held)
        found = self._of_mouths(held, mouths) if mouths else self._of_one(held)
        self._drop(min(self._done_s), COMPARED_S if held.shape[1] == 2 else 0.0)
        return found

    def _of_one(self, held: np.ndarray) -> list[SpeechSegment]:
        """Segments of sound in which nobody has a channel to themselves."""
        begin_s = min(self._done_s)
        voices = self._voices_after(held, begin_s)
        finished, done_s = self._finished(voices, begin_s)
        self._done_s = [done_s, done_s]
        if not finished:
            return []
        words = self._recognised(one_channel(_between(held, finished)), finished)
        return self._segments(words, speakers_of(words, held, RATE))

    def _of_mouths(self, held: np.ndarray, mouths: Sequence[Mouth]) -> list[SpeechSegment]:
        """Segments of two people, each channel by itself."""
        from labeval.transcription.channels import without_echo

        every = [
            [*known, *self._new_words(held, side, mouth)]
            for side, (mouth, known) in enumerate(zip(mouths, self._words, strict=True))
        ]
        left = without_echo(every, mouths)
        found = []
        for side, mouth in enumerate(mouths):
            known = set(self._words[side])
            new = [word for word in left[side] if word not in known]
            self._words[side] = every[side]
            found += self._segments(new, [mouth.speaker] * len(new))
        return sorted(found, key=lambda segment: segment.start_s)

    def _new_words(self, held: np.ndarray, side: int, mouth: Mouth) -> list[Word]:
        """The words of one person up to their last pause."""
        begin_s = self._done_s[side]
        if self._length_s - begin_s < _LEAST_S:
            return []
        voices: list[Voiced] = []
        if mouth.is_own(Voiced(begin_s, self._length_s)):
            every = self._voices_after(held[:, side : side + 1], begin_s)
            voices = [voice for voice in every if mouth.is_own(voice)]
        finished, self._done_s[side] = self._finished(voices, begin_s)
        if not finished:
            return []
        return self._recognised(
            mouth.only(finished, finished[0].start_s, finished[-1].end_s), finished
        )

    def _voices_after(self, frames: np.ndarray, begin_s: float) -> list[Voiced]:
        first = round(begin_s * RATE)
        begin_s = first / RATE
        found = self._voices(frames[first:])
        return [Voiced(voice.start_s + begin_s, voice.end_s + begin_s) for voice in found]

    def _finished(self, voices: list[Voiced], begin_s: float) -> tuple[list[Voiced], float]:
        """The voices that have paused, and the moment up to which nothing is left to recognise."""
        length_s = self._length_s
        finished = [v for v in voices if v.end_s <= length_s - QUIET_S]
        if not finished and voices and length_s - voices[0].start_s >= LONGEST_S:
            finished = voices
        if finished:
            return finished, finished[-1].end_s
        return [], max(begin_s, (voices[0].start_s if voices else length_s) - _KEPT_S)

    def _recognised(self, sound: np.ndarray, voices: list[Voiced]) -> list[Word]:
        piece = SpeechPiece(voices[0].start_s, voices[-1].end_s)
        return in_voices(self._hear(sound, [piece]), voices)

    def _segments(self, words: list[Word], speakers: Sequence[str]) -> list[SpeechSegment]:
        return segmented([_later(word, self._begun_s) for word in words], speakers)

    def _drop(self, done_s: float, kept_s: float) -> None:
        """Forget the sound before a moment, but for so many seconds of all that there is."""
        assert self._frames is not None
        most = min(done_s, max(0.0, self._length_s - kept_s))
        dropped_s = round(most * RATE) / RATE
        self._frames = self._frames[round(most * RATE) :]
        self._begun_s += dropped_s
        self._done_s = [max(0.0, done_s - dropped_s) for done_s in self._done_s]
        self._words = [
            [_later(word, -dropped_s) for word in words if word.start_s >= dropped_s]
            for words in self._words
        ]


def _between(held: np.ndarray, voices: Sequence[Voiced]) -> np.ndarray:
    return held[int(voices[0].start_s * RATE) : int(voices[-1].end_s * RATE) + 1]


def _later(word: Word, seconds: float) -> Word:
    start_s, end_s = round(word.start_s + seconds, 3), round(word.end_s + seconds, 3)
    return replace(word, start_s=start_s, end_s=end_s)
