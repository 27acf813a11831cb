"""The language that the program is asked to speak."""

from __future__ import annotations

import pytest

from labeval.text.languages import CHOICE, chosen_language, language_of_environment


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, None),
        ({"LANG": ""}, None),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
    ],
)
def test_variables_of_the_system_name_the_language(environment, language):
    assert language_of_environment(environment) == language


@pytest.mark.parametrize(
    ("variable", "remembered", "language"),
    [
        ("sv_SE", "de", "sv"),  # begun
        (None, "sv", "sv"),
        (None, None, None),
        (None, "de", "de"),
        ("en", "de", "en"),
        ("de-AT", "", "de"),
        ("fr", "de", "de"),
        (None, 7, None),
    ],
)
def test_a_choice_in_the_environment_comes_before_that_of_the_window(
    monkeypatch, variable, remembered, language
):
    monkeypatch.delenv(CHOICE, raising=False)
    if variable is not None:
        monkeypatch.setenv(CHOICE, variable)
    assert chosen_language(remembered, {"sv"}) == language
