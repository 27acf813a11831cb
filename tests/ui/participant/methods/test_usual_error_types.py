"""The program's own types and severities of errors are named in the language of a session."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.study.methods.errors import Settings
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.methods.errors.words import ErrorWords

LANGUAGES = [words.language for words in places.participants_languages()]


@pytest.fixture
def speak(qapp):
    """Lets pages speak a language, as the participant's window does."""
    switch = LanguageSwitch(qapp)
    yield switch.use
    switch.remove()


def named(language: str) -> list[str]:
    words = ErrorWords(Settings(method="errors"), language, {})
    return [words.category_name("error"), *(c.words for c in words.severity_choices())]


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_a_session_in_any_language_names_them_in_it(speak, language):
    english = ["Error", "minor", "major"]
    assert named("en") == english
    speak(language)
    shared = {"es": "Error"}  # the word is the same there
    for own, other in zip(named(language), english, strict=True):
        assert own and (own != other or shared.get(language) == own)


def test_a_studys_own_types_keep_their_names(speak):
    own = Settings.model_validate(
        {
            "method": "errors",
            "categories": [{"id": "error", "name": {"en": "Slip"}}],
            "severities": [{"id": "minor", "name": "small", "weight": 1}],
        }
    )
    speak("ar")
    assert ErrorWords(own, "ar", {}).category_name("error") == "Slip"
