"""``labeval new STUDY FILE``: what the files hold decides what the study is made of."""

from __future__ import annotations

import csv
from contextlib import closing
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

JUDGED = [
    ["rater", "question", "system", "text", "clarity"],
    *(
        [f"r{r}", f"q{q}", s, f"{s} on {q}", str(1 + (r + q) % 5)]
        for r in range(3)
        for q in range(2)
        for s in ("oak", "elm")
    ),
]
TEXTS = [
    ["question", "system", "text"],
    *([f"What of {q}?", s, f"{s} says so of {q}."] for q in range(3) for s in ("oak", "elm")),
]


def _file(path: Path, rows: list[list[str]]) -> str:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    return str(path)


def _imported(study: Path) -> int:
    database = StudyFolder(study).database
    if not database.is_file():
        return 0
    with closing(Record(database, read_only=True)) as record:
        return record.imported.count()


def test_ratings_make_a_study_of_judgments(tmp_path):
    study = tmp_path / "study"
    assert main(["new", str(study), _file(tmp_path / "given.csv", JUDGED)]) == 0
    assert _imported(study) == len(JUDGED) - 1


def test_texts_make_a_study_of_the_usual_template(tmp_path):
    study = tmp_path / "study"
    assert main(["new", str(study), _file(tmp_path / "given.csv", TEXTS)]) == 0
    assert _imported(study) == 0
    assert {item.system for item in read_study(study).items} - {""} == {"oak", "elm"}


def test_the_texts_of_ratings_are_taken_alone_where_a_template_is_named(tmp_path):
    study = tmp_path / "study"
    given = _file(tmp_path / "given.csv", JUDGED)
    assert main(["new", str(study), given, "--template", "pairwise-utility"]) == 0
    assert _imported(study) == 0


def test_a_capsule_makes_its_study_again(tmp_path):
    first, again, capsule = tmp_path / "first", tmp_path / "again", tmp_path / "made.zip"
    assert main(["new", str(first), _file(tmp_path / "given.csv", JUDGED)]) == 0
    assert main(["capsule", str(first), str(capsule), "--samples", "0"]) == 0
    assert main(["new", str(again), str(capsule)]) == 0
    assert read_study(again).version_id() == read_study(first).version_id()


def test_a_table_of_ratings_that_lacks_a_column_is_refused_as_one(tmp_path, capsys):
    rows = [row[:1] + row[4:] for row in JUDGED]
    assert main(["new", str(tmp_path / "study"), _file(tmp_path / "given.csv", rows)]) != 0
    assert "given.csv" in capsys.readouterr().err
    assert not (tmp_path / "study").exists()


def test_next_to_an_items_table_files_are_judgments(tmp_path):
    study, items = tmp_path / "study", tmp_path / "items.csv"
    ids = [[f"{q}{s}", f"q{q}", s, f"{s} on {q}"] for q in range(2) for s in ("oak", "elm")]
    _file(items, [["id", "question_id", "system", "text"], *ids])
    rows = [[f"r{r}", id, str(1 + r)] for r in range(3) for id, *_ in ids]
    given = _file(tmp_path / "given.csv", [["participant", "items", "value"], *rows])
    assert main(["new", str(study), given, "--items", str(items)]) == 0
    assert _imported(study) == len(rows)


@pytest.mark.parametrize("option", ["--from-capsule", "--from-judgments"])
def test_files_stand_behind_one_option_or_none(tmp_path, capsys, option):
    given = _file(tmp_path / "given.csv", JUDGED)
    other = _file(tmp_path / "other.csv", TEXTS)
    assert main(["new", str(tmp_path / "study"), given, option, other]) == 1
    assert "behind one option, or none" in capsys.readouterr().err


def test_a_table_with_neither_texts_nor_ratings_is_told_what_to_name(tmp_path, capsys):
    rows = [["item", "system", "agreement"], *([f"t{n}", "oak", f"w{n}"] for n in range(6))]
    study = tmp_path / "study"
    assert main(["new", str(study), _file(tmp_path / "given.csv", rows)]) != 0
    assert "--map" in capsys.readouterr().err
    assert not study.exists()


def test_direct_assessment_of_translations_is_read_with_its_ends(tmp_path, capsys):
    """The column of raters of such tables is called login."""
    rows = [
        ["login", "system", "seg_id", "raw", "z"],
        *(
            [f"r{r}", system, str(q), str(20 + 7 * ((r * q + len(system)) % 11)), "0"]
            for r in range(4)
            for q in range(6)
            for system in ("oak", "maple")
        ),
    ]
    study = tmp_path / "study"
    assert main(["new", str(study), _file(tmp_path / "given.csv", rows)]) == 0
    assert "raw (slider 0 to 100; " in capsys.readouterr().out
    with closing(Record(StudyFolder(study).database, read_only=True)) as record:
        assert record.imported.participants() == {f"r{r}" for r in range(4)}
