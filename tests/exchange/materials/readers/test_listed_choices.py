"""Pairs with a list of what each judge chose, as HelpSteer3 has them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pandas as pd
import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.exchange.tables import judgments
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

SCORES = [[-3, -1, 0], [2, 2, 1], [-1, 3], [-2, -2, -2], [1, -1, 0]]
ROWS = [
    {
        "domain": "general",
        "context": [{"role": "user", "content": f"Why does tea number {n} cool?"}],
        "response1": f"Heat leaves tea {n} by its surface.",
        "response2": f"Tea {n} cools because of the air.",
        "overall_preference": sorted(scores)[len(scores) // 2],
        "individual_preference": [
            {"score": score, "reasoning": "It's clear, and says why.", "feedback1": "Good."}
            for score in scores
        ],
    }
    for n, scores in enumerate(SCORES)
]


def as_json_lines(path: Path) -> None:
    path.write_text("\n".join(map(json.dumps, ROWS)), encoding="utf-8")


FILES = {
    "given.jsonl": as_json_lines,
    "given.csv": lambda path: pd.DataFrame(ROWS).to_csv(path, index=False),
    "given.parquet": lambda path: pd.DataFrame(ROWS).to_parquet(path),
}


def rows_of(folder: Path) -> list[dict[str, str]]:
    """The judgments in a study's record."""
    names = [column.name for column in judgments.COLUMNS]
    with Record(StudyFolder(folder).database, read_only=True) as record:
        return [dict(zip(names, map(str, row), strict=True)) for row in judgments.rows(record)]


@pytest.mark.parametrize("name", FILES)
def test_each_judge_has_an_own_choice(tmp_path: Path, name: str):
    """The choice that was made of theirs was read alone, and its sign asked for."""
    FILES[name](tmp_path / name)
    made = study_from_judgments(tmp_path / "study", tmp_path / name)
    assert (made.judgments, made.participants) == (14, 3)
    assert any("each place in “individual_preference”" in r.text for r in made.assumed)
    rows = rows_of(tmp_path / "study")
    sides = Counter(
        "tie" if row["value"] == "tie" else row["items"].split("|").index(row["value"])
        for row in rows
    )
    assert sides == {0: 7, 1: 5, "tie": 2}
    assert Counter(row["participant"] for row in rows) == {"rater1": 5, "rater2": 5, "rater3": 4}


def test_lists_of_named_judges_are_conditions_and_choose_between_two(tmp_path: Path):
    """The shape of MultiPref: one list was read alone, as choices among words about one text."""
    prefs = ["A-is-clearly-better", "Tie", "B-is-slightly-better", "A-is-slightly-better"]
    rows = [
        {
            "text": f"Why does tea number {n} cool?",
            "completion_a": f"Heat leaves tea {n} by its surface.",
            "model_a": "aurora",
            "completion_b": f"Tea {n} cools because of the air.",
            "model_b": "cirrus",
            "normal_worker_annotations": [
                {"evaluator": f"n{k}", "overall_pref": prefs[(n + k) % 4]} for k in range(2)
            ],
            "expert_worker_annotations": [{"evaluator": "e0", "overall_pref": prefs[n % 4]}],
        }
        for n in range(8)
    ]
    path = tmp_path / "given.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.participants) == (24, 3)
    assert {block.method for block in made.blocks} == {"ab"}
    given = rows_of(tmp_path / "study")
    expected = Counter(
        (kind.split("_")[0], {"A": "aurora", "B": "cirrus"}.get(one["overall_pref"][0], "tie"))
        for row in rows
        for kind in ("normal_worker_annotations", "expert_worker_annotations")
        for one in row[kind]
    )
    assert Counter((r["condition"], r["value"].rpartition("_")[2]) for r in given) == expected


def test_helpsteer2_has_its_own_names(tmp_path: Path):
    rows = [
        {
            "prompt": f"Why does tea number {n} cool?",
            "response_1": f"Heat leaves tea {n} by its surface.",
            "response_2": f"Tea {n} cools because of the air.",
            "preference_strength": 1,
            "all_preferences_unprocessed": [{"strength": s, "statement": "."} for s in (-2, 1, 2)],
        }
        for n in range(4)
    ]
    path = tmp_path / "given.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.participants) == (12, 3)
    sides = [row["items"].split("|").index(row["value"]) for row in rows_of(tmp_path / "study")]
    assert Counter(sides) == {0: 4, 1: 8}


def test_prompts_called_text_are_questions_and_names_of_collections_no_source(tmp_path: Path):
    """All prompts of one collection were taken for answers to one question."""
    prefs = ["A-is-clearly-better", "Tie", "B-is-slightly-better", "A-is-slightly-better"]
    rows = [
        {
            "prompt_id": f"p{n}",
            "text": f"Why does tea number {n} cool?",
            "source": ("shp2", "alpaca")[n % 2],
            "completion_a": f"Heat leaves tea {n} by its surface.",
            "model_a": "aurora",
            "completion_b": f"Tea {n} cools because of the air.",
            "model_b": "cirrus",
            "normal_worker_annotations": [
                {"evaluator": f"n{k}", "overall_pref": prefs[(n + k) % 4]} for k in range(2)
            ],
        }
        for n in range(8)
    ]
    path = tmp_path / "given.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert list(made.warnings) == []
    items = pd.read_csv(tmp_path / "study" / "items.csv")
    assert set(items["question"]) == {row["text"] for row in rows}
    assert items["question_id"].nunique() == 8
    assert "source" not in items or items["source"].isna().all()
