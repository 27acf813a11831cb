"""The language of stretches: what is sure counts, what is short goes with its neighbours."""

from __future__ import annotations

import pytest

from labeval.transcription.hearing.languages import likeliest

EN, DE, SHORT = {"en": 0.9, "de": 0.01}, {"en": 0.01, "de": 0.95}, {"en": 0.37, "de": 0.08}


@pytest.mark.parametrize(
    ("found", "seconds", "languages"),
    [
        ([EN, DE, EN], [3, 3, 3], "en de en"),
        ([DE, SHORT, DE], [3, 0.8, 3], "de de de"),
        ([DE, SHORT, EN], [3, 0.8, 3], "de en en"),
        ([SHORT], [0.5], "en"),
        ([{"th": 0.9}], [3], "en"),
        ([DE], [3], "de"),
        ([], [], ""),
    ],
)
def test_a_stretch_is_in_the_likeliest_of_the_languages_that_are_spoken(found, seconds, languages):
    assert likeliest(found, seconds, ("en", "de")) == languages.split()


def test_no_other_language_is_ever_told():
    assert likeliest([{"fr": 1.0, "de": 0.0}], [9], ("en", "de")) == ["en"]
