"""Folders, bundles and records are of one study where they share a seed and a title."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labeval.files.refusal import FileRefused
from labeval.store.merging.same_study import LIST, check_same_study, studies_in_file
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

SEED, TITLE = 11, "Why beds are mulched"
OTHER = "Something else"


@pytest.fixture
def here(tmp_path: Path) -> StudyFolder:
    return recorded(tmp_path / "here", TITLE)


def recorded(place: Path, *titles: str, seed: int = SEED) -> StudyFolder:
    """A folder with a record of versions with these titles."""
    place.mkdir()
    folder = StudyFolder(place)
    with Record(folder.database) as record:
        for title in titles:
            study = small_study(title=title, seed=seed)
            record.versions.keep(StudyContent(study=study, items=small_items()))
    return folder


def listed(place: Path, *studies: tuple[int, str]) -> Path:
    """A folder with the list of a bundle."""
    place.mkdir(exist_ok=True)
    (place / LIST).write_text(json.dumps({"studies": studies}))
    return place


def refusal(here: StudyFolder, other: Path) -> str:
    with pytest.raises(FileRefused) as raised:
        check_same_study(here, other, "the other")
    return str(raised.value)


def test_one_name_that_both_have_had_is_enough(here: StudyFolder, tmp_path: Path) -> None:
    corrected = recorded(tmp_path / "corrected", OTHER, TITLE)
    check_same_study(here, corrected.path, "the other")
    check_same_study(here, corrected.database, "the other")
    check_same_study(here, listed(tmp_path / "bundle", (9, "x"), (SEED, TITLE)), "the other")


def test_another_title_or_seed_is_another_study(here: StudyFolder, tmp_path: Path) -> None:
    other = recorded(tmp_path / "other", OTHER)
    said = refusal(here, other.path)
    assert said == refusal(here, other.database)
    assert f"the other is of another study: “{OTHER}”, seed {SEED}" in said
    assert f"this one is “{TITLE}”, seed {SEED}" in said
    assert "seed 12" in refusal(here, recorded(tmp_path / "seed", TITLE, seed=12).path)
    assert "seed 9" in refusal(here, listed(tmp_path / "bundle", (9, TITLE)))


def test_the_list_of_a_bundle_counts_beside_its_record(here: StudyFolder, tmp_path: Path) -> None:
    other = recorded(tmp_path / "other", OTHER)
    check_same_study(here, listed(other.path, (SEED, TITLE)), "the other")


def test_a_title_counts_in_each_of_its_languages(here: StudyFolder, tmp_path: Path) -> None:
    place = tmp_path / "german"
    place.mkdir()
    titles = {"de": "Warum gemulcht wird", "en": TITLE}
    study = small_study(title=titles, languages=["de", "en"])
    with Record(StudyFolder(place).database) as record:
        record.versions.keep(StudyContent(study=study, items=small_items()))
    check_same_study(here, place, "the other")
    german = recorded(tmp_path / "only", titles["de"])
    check_same_study(german, place, "the other")
    assert OTHER in refusal(german, recorded(tmp_path / "other", OTHER).path)


def test_what_does_not_say_of_which_study_it_is_passes(here: StudyFolder, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for other in (tmp_path / "empty", tmp_path / "nothing.sqlite"):
        check_same_study(here, other, "the other")
    check_same_study(StudyFolder(tmp_path / "empty"), here.path, "the other")
    no_record = tmp_path / "no.sqlite"
    no_record.write_bytes(b"no record")
    assert studies_in_file(tmp_path / "empty") == set()


@pytest.mark.parametrize("content", ["{", "[1]", '{"studies": [["x", "y"]]}', '{"studies": [1]}'])
def test_a_list_that_cannot_be_read_is_refused(
    here: StudyFolder, tmp_path: Path, content: str
) -> None:
    place = listed(tmp_path / "bundle")
    (place / LIST).write_text(content)
    with pytest.raises(FileRefused):
        check_same_study(here, place, "the other")
