"""A study that is made with other items keeps no rating of a text that is gone."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from labeval.exchange.study_folder import make_study
from labeval.study.reading import read_with_warnings

TEMPLATE = Path(__file__).parents[2] / "resources" / "templates" / "rag-questionnaire"


def rows_of_template() -> list[dict[str, str]]:
    with (TEMPLATE / "items.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """The template's items: the first with another text, the second with another question, the
    third gone, the fourth under another id."""
    rows = [row for row in rows_of_template() if row["use"] != "training"]
    rows[0]["text"] = "Another text."
    rows[1]["question"] = "Another question?"
    rows[3]["id"] = "new"
    del rows[2]
    path = tmp_path / "mine.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path


def test_only_ratings_of_texts_that_stay_are_kept(table: Path, tmp_path: Path) -> None:
    make_study(TEMPLATE, tmp_path / "study", items=table)
    content, warnings = read_with_warnings(tmp_path / "study")
    assert {rating.item for rating in content.judge_ratings} == {"t05", "t06"}
    (warning,) = warnings
    assert warning.values["items"] == "t01, t02, new"


def test_where_no_text_stays_the_file_is_empty_and_the_study_can_be_read(tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("id,question,source,text\nt01,Why?,Because.,So.\n", "utf-8")
    make_study(TEMPLATE, tmp_path / "study", items=table)
    content, warnings = read_with_warnings(tmp_path / "study")
    assert content.judge_ratings == []
    assert (tmp_path / "study" / "judge.jsonl").read_bytes() == b""
    assert {w.file for w in warnings} == {"judge.jsonl", "study.yaml"}


def test_a_study_made_without_other_items_keeps_all(tmp_path: Path) -> None:
    make_study(TEMPLATE, tmp_path / "study")
    content, warnings = read_with_warnings(tmp_path / "study")
    written = (TEMPLATE / "judge.jsonl").read_text("utf-8").splitlines()
    assert len(content.judge_ratings) == len([json.loads(line) for line in written]) == 48
    assert warnings == []
