"""The languages of a study's recordings: as it says, or as somebody chooses."""

from __future__ import annotations

import pytest

from labeval.jobs.speech.study_languages import OF_SESSIONS, LanguageChoice
from labeval.jobs.speech.waiting import Waiting
from labeval.transcription.models import LANGUAGES


@pytest.mark.parametrize(
    ("choice", "spoken"),
    [
        (OF_SESSIONS, ("de", "en", "fr")),
        (LanguageChoice("en"), ("en", "fr")),
        (LanguageChoice(also=()), ("de",)),
        (LanguageChoice("it", ("de", "it")), ("it", "de")),
    ],
)
def test_a_choice_takes_the_place_of_what_session_and_study_say(choice, spoken):
    assert choice.spoken("de", ("en", "fr")) == spoken


def test_recordings_that_no_model_speaks_depend_on_the_languages():
    waits = Waiting({"en": 2, "de": 1}, {"small": False, "many": True}, {"en": ("fr",)})
    assert waits.unspoken() == {}
    assert waits.unspoken("small") == {"fr": 2, "de": 1}
    assert waits.unspoken("small", LanguageChoice(also=())) == {"de": 1}
    assert waits.unspoken("small", LanguageChoice("en", ())) == {}
    assert waits.unspoken("many", LanguageChoice("de")) == {}
    alone = Waiting({"en": 2}, {"small": False})
    assert alone.unspoken() == {} and alone.unspoken(chosen=LanguageChoice("fr")) == {"fr": 2}
    assert Waiting({"en": 1}, {}).unspoken() == {"en": 1}


def test_the_languages_that_are_offered_are_those_that_every_multilingual_model_has():
    tokenizer = pytest.importorskip("faster_whisper.tokenizer")
    assert set(LANGUAGES) == set(tokenizer._LANGUAGE_CODES) - {"yue"}
