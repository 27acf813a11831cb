"""Hot words of a study: its list, names, rare words of its texts."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from labeval.jobs.speech.study_words import HotWordChoice, hot_words_of, listed_words
from labeval.study.model.sessions.audio import Audio
from labeval.study.study import StudyContent
from labeval.transcription.settings import MOST_HOT_WORDS
from tests.store.conftest import the_content
from tests.support.sound.speech import model

__all__ = ["model"]


def content(**audio: object) -> StudyContent:
    made = the_content()
    item = made.items[0].model_copy(update={"text": "A sphygmomanometer.", "system": "Mixtral"})
    study = made.study.model_copy(update={"audio": Audio.model_validate(audio)})
    return made.model_copy(update={"study": study, "items": [item, *made.items[1:]]})


def test_the_study_file_lists_them_and_asks_for_those_of_its_texts(model):
    plain = content(hot_words=["Qwen"])
    assert hot_words_of(plain, "en", model, HotWordChoice()) == ("Qwen",)
    all_of_it = content(hot_words=["Qwen"], hot_words_from_texts=True)
    found = hot_words_of(all_of_it, "en", model, HotWordChoice())
    assert found[:2] == ("Qwen", "Mixtral") and "sphygmomanometer" in found


def test_a_choice_takes_the_place_of_the_study_file(model):
    made = content(hot_words=["Qwen"], hot_words_from_texts=True)
    assert hot_words_of(made, "en", model, HotWordChoice(("Lumo",), False)) == ("Lumo",)
    assert hot_words_of(made, "en", model, HotWordChoice((), False)) == ()


def test_there_are_never_more_than_the_recogniser_takes(model):
    full = tuple(f"Word{n}x" for n in range(MOST_HOT_WORDS))
    assert hot_words_of(content(), "en", model, HotWordChoice(full, True)) == full
    assert len(Audio(hot_words=list(full)).hot_words) == MOST_HOT_WORDS
    with pytest.raises(ValidationError):
        Audio(hot_words=[*full, "more"])


def test_a_study_without_them_is_the_version_that_it_was():
    assert content().version_id() == content(hot_words=[]).version_id()
    assert "hot_words" not in content().to_json()


def test_words_are_read_as_they_were_typed_each_once():
    assert listed_words([" Qwen ", "", "inter-rater  alpha", "Qwen"]) == (
        "Qwen",
        "inter-rater alpha",
    )
