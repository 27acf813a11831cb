import json

import pytest

from labeval.transcription.known_models import KnownModels
from labeval.transcription.models import ModelRefused, read_model
from tests.support.sound.model_folders import folder_with


def test_a_model_with_the_english_vocabulary_speaks_english_only(tmp_path):
    model = read_model(folder_with(tmp_path / "small"))
    assert model.speaks("en") and model.speaks("en-GB")
    assert not model.speaks("de")


def test_a_model_with_a_larger_vocabulary_speaks_german_too(tmp_path):
    folder = folder_with(tmp_path / "many", without=("vocabulary.txt",))
    (folder / "vocabulary.json").write_text(json.dumps(["w"] * 51_865), encoding="utf-8")
    assert read_model(folder).speaks("de")


@pytest.mark.parametrize(
    "missing", ["model.bin", "config.json", "tokenizer.json", "vocabulary.txt"]
)
def test_an_incomplete_folder_is_refused_and_the_missing_file_named(tmp_path, missing):
    with pytest.raises(ModelRefused, match=missing):
        read_model(folder_with(tmp_path / "model", without=(missing,)))


def test_an_added_model_is_known_to_the_next_run(tmp_path):
    folder = folder_with(tmp_path / "many", words=51_866)
    KnownModels(tmp_path / "models.json").add(folder, "large")
    again = KnownModels(tmp_path / "models.json")
    assert again.choose("de").folder == folder.resolve()
    assert again.choose("en", "large").name == "large"


def test_the_model_that_was_added_last_comes_before_others_and_the_packaged_one(tmp_path):
    known = KnownModels(tmp_path / "models.json")
    known.add(folder_with(tmp_path / "a", words=51_866), "base")
    known.add(folder_with(tmp_path / "b", words=51_866), "small")
    known.add(folder_with(tmp_path / "c"), "base.en")
    assert known.choose("en").name == "base.en"
    assert known.choose("de").name == "small"
    known.add(tmp_path / "a", "base")
    assert known.choose("en").name == known.choose("de").name == "base"


def test_the_quickest_model_is_the_smallest_that_speaks_the_language(tmp_path):
    known = KnownModels(tmp_path / "models.json")
    for name, words, size in (("base", 51_866, 7), ("small", 51_866, 9), ("little", 51_864, 4)):
        (folder_with(tmp_path / name, words=words) / "model.bin").write_bytes(bytes(size))
        known.add(tmp_path / name)
    assert known.quickest("de").name == "base"
    assert known.quickest("en").name == "little"


def test_two_models_of_one_name_are_refused(tmp_path):
    known = KnownModels(tmp_path / "models.json")
    known.add(folder_with(tmp_path / "a"), "mine")
    with pytest.raises(ModelRefused, match="--name"):
        known.add(folder_with(tmp_path / "b"), "mine")


def test_a_folder_that_is_gone_is_told_and_not_offered(tmp_path):
    known = KnownModels(tmp_path / "models.json")
    folder = folder_with(tmp_path / "a", words=51_866)
    known.add(folder, "mine")
    (folder / "model.bin").unlink()
    assert "mine" not in {model.name for model in known.all()}
    assert "model.bin" in str(known.broken()[0])


def test_a_language_that_no_model_speaks_says_how_to_add_one(tmp_path):
    with pytest.raises(ModelRefused, match="labeval models get small"):
        KnownModels(tmp_path / "models.json").choose("de")
