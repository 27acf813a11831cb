"""A newer version of a study's texts: what changed is known before anything is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from labeval.exchange.materials.kept import load_mapping, save_mapping
from labeval.exchange.materials.model import ColumnMapping, Layout
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.updating import update
from labeval.exchange.study_folder import make_study
from labeval.places import templates
from labeval.study.problems import StudyProblems
from labeval.study.tables.items import read_items_table

HEAD = "Frage;Modell;Antwort\n"
OLD = HEAD + "Warum?;a;Darum.\nWarum?;b;Weil es so ist.\nWozu?;a;Dazu.\n"
NEW = HEAD + "Woher?;a;Daher.\nWarum?;a;Darum.\nWarum?;b;Weil es anders ist.\n"


@pytest.fixture
def study(tmp_path: Path) -> Path:
    folder = tmp_path / "study"
    make_study(templates() / "six-methods", folder)
    (tmp_path / "old.csv").write_text(OLD, encoding="utf-8")
    path = tmp_path / "old.csv"
    update(folder, path, inspect(path).mapping).write()
    return folder


def rated(folder: Path) -> dict[str, str]:
    items = read_items_table(folder / "items.csv", "items.csv").items
    return {item.id: item.text for item in items if item.use == "rating"}


def test_a_newer_version_comes_in_by_the_kept_mapping(study: Path, tmp_path: Path):
    training = [
        item
        for item in read_items_table(study / "items.csv", "items.csv").items
        if item.use != "rating"
    ]
    assert training
    assert rated(study) == {"q1_a": "Darum.", "q1_b": "Weil es so ist.", "q2_a": "Dazu."}
    newer = tmp_path / "new.csv"
    newer.write_text(NEW, encoding="utf-8")
    before = (study / "items.csv").read_bytes()
    coming = update(study, newer)
    difference = coming.difference
    assert (len(difference.added), difference.changed, difference.removed) == (
        1,
        ("q1_b",),
        ("q2_a",),
    )
    assert difference.same == 1 + len(training)
    assert (study / "items.csv").read_bytes() == before
    coming.write()
    (added,) = difference.added
    assert rated(study) == {added: "Daher.", "q1_a": "Darum.", "q1_b": "Weil es anders ist."}
    assert not update(study, newer).difference


def test_nothing_is_written_where_something_has_to_be_mended(study: Path, tmp_path: Path):
    worse = tmp_path / "worse.csv"
    worse.write_text("Question;Modell;Antwort\nWarum?;a;Darum.\n", encoding="utf-8")
    before = (study / "items.csv").read_bytes()
    coming = update(study, worse)
    with pytest.raises(StudyProblems):
        coming.write()
    assert (study / "items.csv").read_bytes() == before


def test_a_mapping_comes_back_as_it_was(tmp_path: Path):
    mapping = ColumnMapping(
        "table",
        "wide",
        {"Frage: eine": "question", "gpt": "text", "llama": "text"},
        {"gpt": "GPT-4"},
        {"Güte": ["schlecht", "gut"]},
        "0",
        Layout("cp1252", ";", 0, ""),
    )
    save_mapping(tmp_path, mapping, [tmp_path / "answers.csv"])
    assert load_mapping(tmp_path) == mapping
    assert load_mapping(tmp_path / "elsewhere") is None


def test_empty_cells_of_further_columns_are_no_change(study: Path, tmp_path: Path):
    old = "Frage;Modell;Antwort;Pr\u00fcfung\nWarum?;a;Darum.;MK\nWarum?;b;Weil es so ist.;\n"
    (tmp_path / "old.csv").write_text(old, encoding="utf-8")
    update(study, tmp_path / "old.csv", inspect(tmp_path / "old.csv").mapping).write()
    book = Workbook()
    for line in old.splitlines():
        book.active.append([cell or None for cell in line.split(";")])
    book.save(tmp_path / "new.xlsx")
    mapping = inspect(tmp_path / "new.xlsx").mapping
    coming = update(study, tmp_path / "new.xlsx", mapping)
    assert not coming.difference.changed
