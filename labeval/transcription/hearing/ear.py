"""A model that is loaded: stretches with voices into words with their times.

The model works through a stretch in order and knows what was said before. Now and then it stops in
the middle of what it listens to, or goes round in circles. Voices in which it found no word, and
what repeats itself or is a guess, are therefore transcribed again by themselves. Nothing is drawn
at random: the same sound gives the same words, whatever else is transcribed at the same time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labeval.transcription.hearing.doubts import repeats
from labeval.transcription.hearing.hot_words import may_hold_hot_words, with_hot_words
from labeval.transcription.hearing.languages import LanguageFit
from labeval.transcription.hearing.splice import gaps, spliced
from labeval.transcription.pieces import SpeechPiece, Voiced, batches
from labeval.transcription.settings import Listening
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word

if TYPE_CHECKING:
    import numpy as np

_SEEK_RATE = 100
"""The library counts where a piece begins in hundredths of a second."""
_AT_ONCE = 4
"""Pieces that are transcribed together where each is by itself; more need memory."""
_MOST_COMPRESSED = 2.4
"""Length of a text by that of its compressed form, above which it repeats itself."""
_LEAST_SURE = -1.0
"""Mean logarithm of the probability of a piece's syllables, below which its words are a guess."""
_WINDOW = 3000
"""Hundredths of a second that the model takes in at once."""
_SHORTEST_WINDOW = 1000
"""Hundredths of a second in which a language is recognised; with more, the time grows."""
_AFTER_VOICE = 100
"""Hundredths of a second of silence after a voice whose language is compared."""
_NEVER_TWICE = 3
"""Syllables in a row that come only once where the model went round in circles."""


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The words of some sound, and how they were found."""

    words: list[Word]
    sure: float
    """Mean logarithm of the probability of its syllables."""
    circles: bool
    """It repeats itself."""

    @property
    def is_doubtful(self) -> bool:
        return self.circles or self.sure < _LEAST_SURE


class Ear:
    """A model that is loaded. Several threads may use it at once.

    Args:
        model: its folder.
        settings: of the recogniser.
        at_once: threads that use it.
    """

    def __init__(self, model: Path, settings: Listening, at_once: int = 1) -> None:
        from faster_whisper import WhisperModel

        self._settings = settings
        self._model = WhisperModel(
            str(model),
            device="cpu",
            compute_type=settings.compute_type,
            cpu_threads=1,
            num_workers=at_once,
            local_files_only=True,
        )

    def languages(self, sound: np.ndarray, among: Sequence[str]) -> list[LanguageFit]:
        """Fit of some languages to a stretch of sound, each by its sound and by its words."""
        from faster_whisper.audio import pad_or_trim

        features = self._model.feature_extractor(sound)[:, :-1]
        window = max(_SHORTEST_WINDOW, features.shape[-1] + _AFTER_VOICE)
        encoded = self._model.encode(pad_or_trim(features, min(window, _WINDOW)))
        (found,) = self._model.model.detect_language(encoded)
        likely = {token.strip("<|>"): float(probability) for token, probability in found}
        return [
            LanguageFit(one, likely.get(_code(one), 0.0), self._sure(encoded, _code(one)))
            for one in among
        ]

    def _sure(self, encoded: Any, language: str) -> float:
        """Mean logarithm of the probability of the syllables that are likeliest in a language."""
        from faster_whisper.tokenizer import Tokenizer

        tokenizer = Tokenizer(
            self._model.hf_tokenizer, multilingual=True, task="transcribe", language=language
        )
        prompt = self._model.get_prompt(tokenizer, [], without_timestamps=True)
        # One path through the syllables names as many languages rightly as several, in less time.
        (found,) = self._model.model.generate(encoded, [prompt], beam_size=1, return_scores=True)
        return float(found.scores[0])

    def words(self, sound: np.ndarray, pieces: Sequence[SpeechPiece]) -> list[Word]:
        """The words of pieces that follow each other, each transcribed once and by itself.

        Args:
            sound: from the begin of the first piece to the end of the last.
        """
        found = self._together(sound, pieces, pieces[0].start_s, self._settings.language)
        return [word for attempt in found for word in attempt.words]

    def words_in_order(
        self,
        sound: np.ndarray,
        voices: Sequence[Voiced],
        pieces: Sequence[SpeechPiece],
        language: str = "",
    ) -> list[Word]:
        """The words of a stretch, in order, of which the model knows what was said before.

        Args:
            sound: from the begin of the first piece to the end of the last.
            voices: in the stretch, in order.
            pieces: these voices, joined: what is transcribed again with hot words.
            language: empty for that of the settings.
        """
        if not voices:
            return []
        language = language or self._settings.language
        begun_s = pieces[0].start_s
        splice = spliced(sound, begun_s, voices)
        found = list(self._in_order(splice.sound, language))
        if self._settings.again_where_doubtful:
            found = [self._better(attempt, splice.sound, language) for attempt in found]
        words = [word for attempt in found for word in attempt.words]
        if self._settings.longest_gap_s:
            words = self._filled(words, splice.sound, language)
        words = splice.in_recording(words)
        if self._settings.hot_words:
            words = self._with_hot_words(words, sound, pieces, language)
        return words

    def _in_order(self, sound: np.ndarray, language: str) -> Iterator[_Attempt]:
        """The attempt at each window of the model, in seconds of the sound."""
        segments = self._recognised(sound, language, condition_on_previous_text=True)
        for _, window in groupby(segments, key=lambda segment: segment.seek):
            yield _attempt(window, 0.0, 0.0, len(sound) / RATE)

    def _better(self, first: _Attempt, sound: np.ndarray, language: str) -> _Attempt:
        """The attempt, or another one at the same sound where it is doubtful and that is not."""
        if not first.is_doubtful or not first.words:
            return first
        start_s, end_s = first.words[0].start_s, max(word.end_s for word in first.words)
        second = self._alone(sound, start_s, end_s, language)
        if first.circles != second.circles:
            return second if first.circles and second.words else first
        return second if second.words and second.sure > first.sure else first

    def _filled(self, words: Sequence[Word], sound: np.ndarray, language: str) -> list[Word]:
        """The words, and those of voices in which none were found."""
        length_s, found = len(sound) / RATE, list(words)
        for start_s, end_s in gaps(words, length_s, self._settings.longest_gap_s):
            more = self._alone(sound, start_s, end_s, language)
            if not more.is_doubtful:
                found += more.words
        return sorted(found, key=lambda word: word.start_s)

    def _alone(self, sound: np.ndarray, start_s: float, end_s: float, language: str) -> _Attempt:
        """An attempt between two seconds of a sound, without the text before."""
        cut = sound[int(start_s * RATE) : int(end_s * RATE)]
        found = _attempt(self._recognised(cut, language), start_s, start_s, end_s)
        if found.circles:
            once = self._recognised(cut, language, no_repeat_ngram_size=_NEVER_TWICE)
            found = _attempt(once, start_s, start_s, end_s)
        return found

    def _recognised(self, sound: np.ndarray, language: str, **more: Any) -> Iterator[Any]:
        """The library's segments of a sound, window after window."""
        options = {**self._options(language), "temperature": 0.0, **more}
        yield from self._model.transcribe(sound, **options)[0]

    def _together(
        self,
        sound: np.ndarray,
        pieces: Sequence[SpeechPiece],
        begun_s: float,
        language: str,
        **more: Any,
    ) -> list[_Attempt]:
        """An attempt at each piece by itself."""
        from faster_whisper import BatchedInferencePipeline

        clips = [{"start": p.start_s - begun_s, "end": p.end_s - begun_s} for p in pieces]
        found, _ = BatchedInferencePipeline(self._model).transcribe(
            sound,
            batch_size=min(_AT_ONCE, len(pieces)),
            clip_timestamps=clips,
            **self._options(language),
            **more,
        )
        by_piece: list[list[Any]] = [[] for _ in pieces]
        for segment in found:
            offset_s = segment.seek / _SEEK_RATE
            nearest = min(range(len(clips)), key=lambda n: abs(clips[n]["start"] - offset_s))
            by_piece[nearest].append(segment)
        return [
            _attempt(segments, begun_s, piece.start_s, piece.end_s)
            for piece, segments in zip(pieces, by_piece, strict=True)
        ]

    def _options(self, language: str) -> dict[str, Any]:
        return {
            "language": _code(language),
            "beam_size": self._settings.beam_size,
            "word_timestamps": True,
            "condition_on_previous_text": False,
        }

    def _with_hot_words(
        self,
        words: Sequence[Word],
        sound: np.ndarray,
        pieces: Sequence[SpeechPiece],
        language: str,
    ) -> list[Word]:
        """Transcribe the pieces in which hot words may be a second time, with them."""
        hot, begun_s = self._settings.hot_words, pieces[0].start_s
        by_piece: list[list[Word]] = [[] for _ in pieces]
        for word in words:
            here = [n for n, piece in enumerate(pieces) if piece.start_s <= word.start_s]
            by_piece[max(here, default=0)].append(word)
        some = [n for n, of in enumerate(by_piece) if may_hold_hot_words(of)]
        primer = " ".join(f"{word}." for word in hot)  # without full stops it leaves more out
        for numbers in batches(some, _AT_ONCE):
            chosen = [pieces[n] for n in numbers]
            primed = self._together(sound, chosen, begun_s, language, hotwords=primer)
            for n, attempt in zip(numbers, primed, strict=True):
                by_piece[n] = with_hot_words(by_piece[n], attempt.words, hot)
        return [word for of in by_piece for word in of]


def _code(language: str) -> str:
    """The language without a country."""
    return language.partition("-")[0]


def _attempt(segments: Iterable[Any], begun_s: float, start_s: float, end_s: float) -> _Attempt:
    """The library's segments as words between two seconds.

    Args:
        begun_s: start of the sound that the library was given.
    """
    found = list(segments)
    words = list(_words(found, begun_s, start_s, end_s))
    syllables = sum(len(segment.tokens) for segment in found)
    sure = sum(segment.avg_logprob * len(segment.tokens) for segment in found)
    circles = repeats([word.text for word in words]) or any(
        segment.compression_ratio > _MOST_COMPRESSED for segment in found
    )
    return _Attempt(words, sure / syllables if syllables else 0.0, circles)


def _words(segments: Iterable[Any], begun_s: float, start_s: float, end_s: float) -> Iterator[Word]:
    """The library's words, between two seconds and in order."""
    last_s = start_s
    for segment in segments:
        for word in segment.words or ():
            first_s = min(max(float(word.start) + begun_s, last_s), end_s)
            until_s = min(max(float(word.end) + begun_s, first_s), end_s)
            last_s = first_s
            yield Word(
                word.word, round(first_s, 3), round(until_s, 3), round(float(word.probability), 4)
            )
