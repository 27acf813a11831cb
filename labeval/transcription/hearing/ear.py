"""A model that is loaded: pieces with a voice into words with their times.

Processing several pieces at once takes half the time, but now and then the model stops in the
middle of a piece, or goes round in circles. A piece with too few words for its voice, one that
repeats itself and one of which the model is unsure are therefore transcribed again by themselves,
where the library tries other settings; the better of both counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labeval.transcription.hearing.doubts import repeats
from labeval.transcription.hearing.hot_words import may_hold_hot_words, with_hot_words
from labeval.transcription.hearing.languages import LanguageFit
from labeval.transcription.pieces import SpeechPiece
from labeval.transcription.settings import Listening
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    import numpy as np

_SEEK_RATE = 100
"""The library counts where a piece begins in hundredths of a second."""
_LEAST_VOICE_S = 3.0
"""Of a piece with less voice, the number of missing words cannot be estimated."""
_MOST_COMPRESSED = 2.4
"""Length of a text by that of its compressed form, above which it repeats itself."""
_LEAST_SURE = -1.0
"""Mean logarithm of the probability of a piece's syllables, below which its words are a guess."""
_SEED = 1
"""Of what the library draws where it is unsure: the same sound gives the same words."""


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The words of a piece, and how they were found."""

    words: list[Word]
    sure: float
    """Mean logarithm of the probability of its syllables."""
    circles: bool
    """It repeats itself."""


class Ear:
    """A model that is loaded."""

    def __init__(self, model: Path, settings: Listening) -> None:
        from faster_whisper import BatchedInferencePipeline, WhisperModel

        self._settings = settings
        self._model = WhisperModel(
            str(model),
            device="cpu",
            compute_type=settings.compute_type,
            cpu_threads=settings.threads,
            local_files_only=True,
        )
        self._several = BatchedInferencePipeline(self._model)
        self._options: dict[str, Any] = {
            "beam_size": settings.beam_size,
            "word_timestamps": True,
            "condition_on_previous_text": False,
        }

    def languages(self, sound: np.ndarray, among: Sequence[str]) -> list[LanguageFit]:
        """Fit of some languages to a stretch of sound, each by its sound and by its words."""
        from faster_whisper.audio import pad_or_trim

        whole = SpeechPiece(0.0, len(sound) / RATE, len(sound) / RATE)
        features = self._model.feature_extractor(sound)[:, :-1]
        (found,) = self._model.model.detect_language(self._model.encode(pad_or_trim(features)))
        likely = {token.strip("<|>"): float(probability) for token, probability in found}
        fits = []
        for language in among:
            self._options["language"] = language.partition("-")[0]
            (words,) = self._together(sound, [whole], 0.0)
            likeness = likely.get(self._options["language"], 0.0)
            fits.append(LanguageFit(language, likeness, words.sure))
        return fits

    def words(
        self, sound: np.ndarray, pieces: Sequence[SpeechPiece], language: str = ""
    ) -> list[Word]:
        """The words of pieces that follow each other, in order.

        Args:
            sound: from the begin of the first piece to the end of the last.
            language: empty for that of the settings.
        """
        self._options["language"] = (language or self._settings.language).partition("-")[0]
        begun_s = pieces[0].start_s
        found = []
        for piece, first in zip(pieces, self._together(sound, pieces, begun_s), strict=True):
            best = first
            if self._is_doubtful(first, piece):
                best = self._better(first, self._alone(sound, piece, begun_s), piece)
            found.append(best.words)
        if self._settings.hot_words:
            self._put_hot_words(found, sound, pieces, begun_s)
        return [word for words in found for word in words]

    def _together(
        self, sound: np.ndarray, pieces: Sequence[SpeechPiece], begun_s: float, **more: Any
    ) -> list[_Attempt]:
        clips = [{"start": p.start_s - begun_s, "end": p.end_s - begun_s} for p in pieces]
        found, _ = self._several.transcribe(
            sound, batch_size=len(pieces), clip_timestamps=clips, **self._options, **more
        )
        by_piece: list[list[Any]] = [[] for _ in pieces]
        for segment in found:
            offset_s = segment.seek / _SEEK_RATE
            nearest = min(range(len(clips)), key=lambda n: abs(clips[n]["start"] - offset_s))
            by_piece[nearest].append(segment)
        return [
            _attempt(segments, begun_s, piece)
            for piece, segments in zip(pieces, by_piece, strict=True)
        ]

    def _alone(self, sound: np.ndarray, piece: SpeechPiece, begun_s: float) -> _Attempt:
        import ctranslate2

        ctranslate2.set_random_seed(_SEED)
        first, last = (int((s - begun_s) * RATE) for s in (piece.start_s, piece.end_s))
        found, _ = self._model.transcribe(sound[first:last], **self._options)
        return _attempt(found, piece.start_s, piece)

    def _put_hot_words(
        self,
        found: list[list[Word]],
        sound: np.ndarray,
        pieces: Sequence[SpeechPiece],
        begun_s: float,
    ) -> None:
        """Hear the pieces in which hot words may be a second time, with them."""
        hot = self._settings.hot_words
        some = [n for n, words in enumerate(found) if may_hold_hot_words(words)]
        if not some:
            return
        chosen = [pieces[n] for n in some]
        primer = " ".join(f"{word}." for word in hot)  # without full stops it leaves more out
        for n, primed in zip(
            some, self._together(sound, chosen, begun_s, hotwords=primer), strict=True
        ):
            found[n] = with_hot_words(found[n], primed.words, hot)

    def _is_doubtful(self, attempt: _Attempt, piece: SpeechPiece) -> bool:
        if self._settings.again_where_doubtful and (attempt.circles or attempt.sure < _LEAST_SURE):
            return True
        return self._has_too_few(attempt, piece)

    def _has_too_few(self, attempt: _Attempt, piece: SpeechPiece) -> bool:
        enough = piece.voice_s * self._settings.least_words_s
        return piece.voice_s >= _LEAST_VOICE_S and len(attempt.words) < enough

    def _better(self, first: _Attempt, second: _Attempt, piece: SpeechPiece) -> _Attempt:
        """The attempt that goes round in no circles, else that which misses less, else that of
        which the model is surer."""
        if first.circles != second.circles:
            return second if first.circles and second.words else first
        if self._has_too_few(first, piece):
            return second if len(second.words) > len(first.words) else first
        return second if second.words and second.sure > first.sure else first


def _attempt(segments: Iterable[Any], begun_s: float, piece: SpeechPiece) -> _Attempt:
    """The library's segments as words in seconds of the recording.

    Args:
        begun_s: start of the sound that the library was given.
    """
    found = list(segments)
    words = list(_words(found, begun_s, piece))
    syllables = sum(len(segment.tokens) for segment in found)
    sure = sum(segment.avg_logprob * len(segment.tokens) for segment in found)
    circles = repeats([word.text for word in words]) or any(
        segment.compression_ratio > _MOST_COMPRESSED for segment in found
    )
    return _Attempt(words, sure / syllables if syllables else 0.0, circles)


def _words(segments: Iterable[Any], begun_s: float, piece: SpeechPiece) -> Iterator[Word]:
    """The library's words, inside their piece and in order."""
    last_s = piece.start_s
    for segment in segments:
        for word in segment.words or ():
            start_s = min(max(float(word.start) + begun_s, last_s), piece.end_s)
            end_s = min(max(float(word.end) + begun_s, start_s), piece.end_s)
            last_s = start_s
            yield Word(
                word.word, round(start_s, 3), round(end_s, 3), round(float(word.probability), 4)
            )
