"""Sentences in a list with the labels of each rater, as FRANK's annotations have them."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from labeval import cli
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_file, recorded

FAULTY = {"oak": 1, "elm": 3}
"""Of the four sentences of a system, those in which each of three raters finds an error."""


def records(*, none: str) -> list[dict[str, Any]]:
    def labels(system: str, sentence: int) -> list[str]:
        return ["OutE", "EntE"] if sentence < FAULTY[system] else [none]

    return [
        {
            "hash": f"a{article}",
            "model_name": system,
            "article": f"The long article {article} about gates and gardens in winter.",
            "summary": "Both sentences.",
            "sentences": [f"{system} says {n} of {article}." for n in pair],
            "sentences_annotations": [
                {f"annotator_{rater}": labels(system, n) for rater in range(3)} for n in pair
            ],
        }
        for article, pair in enumerate([(0, 1), (2, 3)])
        for system in FAULTY
    ]


def shares(folder: Path) -> dict[str, dict[str, float]]:
    """Criterion to the share of yes of each system."""
    systems = {item.id: item.system or "" for item in read_study(folder).items}
    given: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for row in recorded(folder):
        given[row["criterion"]][systems[row["items"]]].append(row["value"] == "yes")
    return {
        criterion: {system: sum(own) / len(own) for system, own in of_systems.items()}
        for criterion, of_systems in given.items()
    }


def test_each_category_of_errors_is_a_criterion_of_which_less_is_better(tmp_path: Path):
    """Such a file was refused: its rows list several texts."""
    path = json_file(tmp_path / "annotations.json", records(none="NoE"))
    study = tmp_path / "study"
    assert cli.main(["new", str(study), "--from-judgments", str(path)]) == 0
    faulty = {"oak": 0.25, "elm": 0.75}
    assert shares(study) == {
        "no_error": {"oak": 0.75, "elm": 0.25},
        "error_OutE": faulty,
        "error_EntE": faulty,
    }
    directions = {c.id: c.direction for c in read_study(study).study.criteria}
    assert directions == {"no_error": "higher", "error_OutE": "lower", "error_EntE": "lower"}
    items = read_study(study).items
    assert {item.text for item in items} >= {"oak says 0 of 0.", "elm says 3 of 1."}
    assert len({item.question_id for item in items}) == 2
    assert {row["participant"] for row in recorded(study)} == {f"annotator_{n}" for n in range(3)}


@pytest.mark.parametrize("change", ["rater", "length"])
def test_other_lists_are_read_as_before(tmp_path: Path, change: str):
    rows = records(none="NoE")
    for row in rows:
        if change == "length":
            row["sentences"].append("One more sentence.")
        else:
            row["sentences_annotations"] = [{"kind": ["NoE"]}] * 2
    path = json_file(tmp_path / "annotations.json", rows)
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 1
