"""Voices of one stretch in two languages: those of each are recognised by themselves.

The small model of the tests knows English only; the one here is told which language it hears.
"""

from __future__ import annotations

import numpy as np
import pytest

from labeval.jobs.speech.transcribe import refuse_language
from labeval.transcription.hearing.languages import LanguageFit
from labeval.transcription.pieces import SpeechPiece, Voiced
from labeval.transcription.recogniser import _of_one
from labeval.transcription.settings import Listening
from labeval.transcription.sound import RATE
from labeval.transcription.transcript import Word
from labeval.transcription.worker import NotTranscribed
from tests.support.sound.speech import model

__all__ = ["model"]

VOICES = [Voiced(0.0, 3.0), Voiced(3.5, 6.0), Voiced(6.5, 10.0), Voiced(10.4, 14.0)]
GERMAN_FROM_S, GERMAN_TO_S = 6.4, 10.1


class HeardByLevel:
    """Sound of a high level is German; each voice is one word, which names its language."""

    def __init__(self) -> None:
        self.asked: dict[str, np.ndarray] = {}
        """Language to the sound that was recognised in it."""

    def languages(self, sound: np.ndarray, among) -> list[LanguageFit]:
        spoken = "de" if float(sound.mean()) > 0.5 else "en"
        return [
            LanguageFit(one, *((0.98, -0.2) if one == spoken else (0.01, -0.9))) for one in among
        ]

    def words_in_order(self, sound, voices, pieces, language=""):
        assert language not in self.asked
        self.asked[language] = sound
        return [Word(f" {language or 'any'}", v.start_s, v.end_s, 0.9) for v in voices]


def frames() -> np.ndarray:
    found = np.full((14 * RATE, 1), 3_000, np.int16)
    found[int(GERMAN_FROM_S * RATE) : int(GERMAN_TO_S * RATE)] = 30_000
    return found


def heard(settings: Listening, ear: HeardByLevel) -> list[tuple[str, str, float]]:
    stretch = [SpeechPiece(0.0, 14.0)]
    segments = _of_one(ear, frames(), VOICES, stretch, settings, None)
    return [(segment.text, segment.language, segment.start_s) for segment in segments]


def test_what_lies_between_is_heard_in_its_own_language():
    found = heard(Listening("en", other_languages=("de",)), HeardByLevel())
    assert found == [("en en", "en", 0.0), ("de", "de", 6.5), ("en", "en", 10.4)]


def test_all_of_a_language_is_recognised_at_once_without_the_voices_of_the_other():
    ear = HeardByLevel()
    heard(Listening("en", other_languages=("de",)), ear)
    german = slice(int(6.5 * RATE), int(10.0 * RATE))
    assert set(ear.asked) == {"en", "de"}
    assert len(ear.asked["en"]) == 14 * RATE and not ear.asked["en"][german].any()
    assert len(ear.asked["de"]) == round(3.5 * RATE) + 1 and ear.asked["de"].all()


def test_with_one_language_nothing_is_compared_and_none_is_named():
    assert [(text, language) for text, language, _ in heard(Listening("en"), HeardByLevel())] == [
        ("any any any any", "")
    ]


class GivesAHotWordEarly(HeardByLevel):
    """The second word begins before the first one, as a hot word may that took its place."""

    def words_in_order(self, sound, voices, pieces, language=""):
        return [Word(" learned", 0.5, 0.9, 0.9), Word(" Krippendorff", 0.4, 1.2, 0.9)]


def test_words_of_a_language_stay_in_the_order_in_which_they_were_recognised():
    found = heard(Listening("en"), GivesAHotWordEarly())
    assert [text for text, *_ in found] == ["learned Krippendorff"]


def test_a_model_that_lacks_one_of_the_languages_says_so_before_it_begins(model):
    with pytest.raises(NotTranscribed, match="English only, and the recording is in “de”"):
        refuse_language(model, Listening("en", other_languages=("de",)))
    refuse_language(model, Listening("en"))
