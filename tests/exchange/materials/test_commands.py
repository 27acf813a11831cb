"""The command line of texts and judgments that a laboratory brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import cli
from labeval.study.reading import read_study

TABLE = "Frage;LLM;Antwort;Note\nWarum?;a;Darum ist es so.;2\nWarum?;b;Weil es so ist.;3\n"


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    path = tmp_path / "answers.csv"
    path.write_text(TABLE, encoding="utf-8")
    return path


def test_inspect_prints_columns_roles_and_reasons(answers: Path, capsys):
    assert cli.main(["inspect", str(answers)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Table (CSV): 2 rows",
        "One row for each text: one column has the texts",
        "  Frage    question  by its name; such as “Warum?”",
        "  LLM      system    by its name; such as “a”",
        "  Antwort  text      by its name; such as “Darum ist es so.”",
        "  Note     factor    the table has no judgments by participants; such as “2”",
        "gives 2 texts",
    ]


def test_a_study_from_a_table_with_other_names(answers: Path, tmp_path: Path, capsys):
    folder = tmp_path / "study"
    assert cli.main(["new", str(folder), "--items", str(answers), "--map", "variant=Note"]) == 0
    assert capsys.readouterr().out == f"{folder}\n"
    rated = [item for item in read_study(folder).items if item.use == "rating"]
    assert [(item.system, item.variant, item.question) for item in rated] == [
        ("a", "2", "Warum?"),
        ("b", "3", "Warum?"),
    ]
    answers.write_text(TABLE.replace("Weil es so ist.", "Anders."), encoding="utf-8")
    arguments = ["import", str(folder), str(answers), "--as", "items"]
    before = (folder / "items.csv").read_bytes()
    assert cli.main([*arguments, "--dry-run"]) == 0
    assert "0 added, 1 changed, 0 removed" in capsys.readouterr().out
    assert (folder / "items.csv").read_bytes() == before
    assert cli.main(arguments) == 0
    assert "Anders." in (folder / "items.csv").read_text(encoding="utf-8")


def test_the_words_of_a_scale_are_named_from_low_to_high(tmp_path: Path, capsys):
    path = tmp_path / "rated.csv"
    path.write_text(
        "Rater,Text id,Tone\nr1,t1,icy\nr1,t2,warm\nr2,t1,cool\nr2,t2,warm\n", encoding="utf-8"
    )
    folder = tmp_path / "study"
    arguments = ["new", str(folder), "--from-judgments", str(path), "--map", "rating=Tone"]
    assert cli.main([*arguments, "--scale", "Tone=icy,cool,warm"]) == 0
    (block,) = read_study(folder).study.blocks.values()
    assert (block.method, block.criteria) == ("dqe", ["Tone"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--map", "txt=Antwort"], "'txt' is no role"),
        (["--map", "text=Antworten"], "did you mean 'Antwort'?"),
        (["--delimiter", "ab"], "--delimiter takes one character"),
        (["--template", "none"], "there is no template 'none'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(answers, tmp_path, capsys, options, sentence):
    folder = tmp_path / "study"
    assert cli.main(["new", str(folder), "--items", str(answers), *options]) == 1
    assert sentence in capsys.readouterr().err
    assert not folder.exists()


def test_a_place_of_a_judgment_that_the_format_has_is_not_mapped_in_silence(tmp_path, capsys):
    path = tmp_path / "pairs.csv"
    rows = ("r1,x,a,b,keine Präferenz", "r2,y,a,b,links")
    path.write_text("\n".join(["Bearbeiterin,Kürzel,System links,System rechts,Präferenz", *rows]))
    arguments = ["new", str(tmp_path / "study"), "--from-judgments", str(path)]
    assert cli.main([*arguments, "--map", "participant=Kürzel"]) == 1
    assert "--map participant=… has no effect" in capsys.readouterr().err
    assert cli.main(arguments) == 0
    assert "2 judgments of 2 items by 2 participants" in capsys.readouterr().out
