"""Tables with a row for each rater and criterion, and a column for each text."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.materials.model import Taken
from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import judged, looked_at

TITLE = "Raters in rows, a column for each text (CSV)"


def table(tmp_path: Path, *rows: str) -> Path:
    path = tmp_path / "given.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def means(taken: Taken) -> dict[tuple[str, str], float]:
    """Criterion and text to the mean rating."""
    given: dict[tuple[str, str], list[float]] = {}
    for _, criterion, text, value in judged(taken):
        given.setdefault((criterion, text), []).append(float(value))
    return {key: sum(own) / len(own) for key, own in given.items()}


@pytest.mark.parametrize(
    "head",
    ["coder,criterion,Text 1,Text 2", "Kodierer;Kriterium;Text 1;Text 2"],
    ids=["English", "German"],
)
def test_each_column_is_a_text(tmp_path: Path, head: str):
    rows = ["ann,clear,5,2", "ann,true,4,1", "bob,clear,4,1", "bob,true,3,"]
    given = [head, *rows] if "," in head else [head, *(row.replace(",", ";") for row in rows)]
    _, taken = looked_at(table(tmp_path, *given), TITLE)
    assert {row[0] for row in judged(taken)} == {"ann", "bob"}
    assert means(taken) == {
        ("clear", "Text_1"): 4.5,
        ("clear", "Text_2"): 1.5,
        ("true", "Text_1"): 3.5,
        ("true", "Text_2"): 1,
    }


def test_columns_of_questions_with_systems_in_rows(tmp_path: Path):
    rows = ["rater,criterion,system,tea,bread", "ann,clear,aurora,5,4", "ann,clear,cirrus,2,1"]
    _, taken = looked_at(table(tmp_path, *rows), TITLE)
    assert [row[2:] for row in judged(taken)] == [
        ("tea_aurora", "5"),
        ("bread_aurora", "4"),
        ("tea_cirrus", "2"),
        ("bread_cirrus", "1"),
    ]
    about = {item.id: (item.system, item.question_id) for item in taken.items} or {
        id: (own["system"], own["question_id"]) for id, own in taken.about.items()
    }
    assert about["tea_cirrus"] == ("cirrus", "tea")


def test_attributes_of_raters_are_no_ratings(tmp_path: Path):
    path = table(tmp_path, "rater,age,criterion,1,2", "ann,4,clear,5,2", "bob,3,clear,4,1")
    _, taken = looked_at(path, TITLE)
    assert {row[2] for row in judged(taken)} == {"1", "2"}


@pytest.mark.parametrize(
    "rows",
    [
        ("rater,clarity,accuracy", "ann,5,2", "bob,4,1"),
        ("rater,item,criterion,value,again", "ann,t1,clear,5,2", "bob,t1,clear,4,1"),
        ("rater,criterion,text 1,text 2", "ann,clear,5,2", "ann,clear,4,1"),
        ("rater,criterion,text 1,text 2", "ann,clear,five of all,2", "bob,clear,4,1"),
    ],
    ids=["criteria in columns", "texts in rows", "a rater's row twice", "words among numbers"],
)
def test_other_tables_are_not_read_so(tmp_path: Path, rows: tuple[str, ...]):
    assert inspect(table(tmp_path, *rows)).mapping.reader != "rater_rows"
