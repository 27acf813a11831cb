"""The language of stretches: what is sure counts, what is short goes with its neighbours."""

from __future__ import annotations

import pytest

from labeval.transcription.hearing.languages import LanguageFit, likeliest


def heard(en: tuple[float, float], de: tuple[float, float]) -> list[LanguageFit]:
    return [LanguageFit("en", *en), LanguageFit("de", *de)]


EN = heard((0.87, -0.2), (0.003, -1.0))
DE = heard((0.02, -0.9), (0.81, -0.6))
LIKE_ENGLISH = heard((0.48, -0.65), (0.12, -0.79))
"""German by a voice that the model understands badly."""
SHORT = heard((0.1, -0.9), (0.1, -0.4))


@pytest.mark.parametrize(
    ("found", "seconds", "languages"),
    [
        ([EN, DE, EN], [3, 3, 3], "en de en"),
        ([EN, LIKE_ENGLISH, EN], [3, 3, 3], "en de en"),
        ([EN, SHORT, EN], [3, 0.2, 3], "en en en"),
        ([DE, SHORT, DE], [3, 0.2, 3], "de de de"),
        ([EN], [0.5], "en"),
        ([], [], ""),
    ],
)
def test_a_stretch_is_in_the_likeliest_of_the_languages_that_are_spoken(found, seconds, languages):
    assert likeliest(found, seconds) == languages.split()


def test_sound_that_is_like_neither_is_told_by_its_words():
    assert likeliest([heard((0.0, -1.2), (0.0, -0.4))], [3]) == ["de"]
    assert likeliest([heard((0.0, -0.1), (0.0, -1.2))], [3]) == ["en"]
