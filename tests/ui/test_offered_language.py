"""Languages of sessions as supervisors are offered them."""

from __future__ import annotations

import pytest

from labeval.places import participants_languages
from labeval.transcription.models import LANGUAGES as SPOKEN
from labeval.ui.language import language_name
from labeval.ui.offered_language import offered_language
from labeval.ui.widgets.basics.glyphs import missing_glyphs


@pytest.mark.parametrize("code", [words.language for words in participants_languages()])
def test_a_language_is_named_in_letters_that_can_be_drawn(qapp, code):
    shown = offered_language(code)
    assert not missing_glyphs([shown]), shown
    own = language_name(code)
    assert own in shown or (missing_glyphs([own]) and f"({code})" in shown)


def test_every_language_of_a_speech_model_has_its_own_name():
    assert [code for code in SPOKEN if language_name(code) == code] == []
    assert language_name("jw") == language_name("jv")
