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


@pytest.mark.parametrize("name", FILES)
def test_each_judge_has_an_own_choice(tmp_path: Path, name: str):
    """The choice that was made of theirs was read alone, and its sign asked for."""
    FILES[name](tmp_path / name)
    made = study_from_judgments(tmp_path / "study", tmp_path / name)
    assert (made.judgments, made.participants) == (14, 3)
    assert any("each place in “individual_preference”" in r.text for r in made.assumed)
    with Record(StudyFolder(tmp_path / "study").database, read_only=True) as record:
        names = [column.name for column in judgments.COLUMNS]
        rows = [dict(zip(names, map(str, row), strict=True)) for row in judgments.rows(record)]
    sides = Counter(
        "tie" if row["value"] == "tie" else row["items"].split("|").index(row["value"])
        for row in rows
    )
    assert sides == {0: 7, 1: 5, "tie": 2}
    assert Counter(row["participant"] for row in rows) == {"rater1": 5, "rater2": 5, "rater3": 4}
