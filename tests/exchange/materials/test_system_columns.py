"""Tables with a column of ratings for each system, or for each system and criterion."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.reading import read_study
from tests.support.judgments.recorded_means import means_of

MEANS = {"aurora": 4.4, "gpt-4": 3.1, "cirrus": 1.8}
CRITERIA = ("clarity", "fluency")
HEADS = {
    "system first": "{system}_{criterion}",
    "criterion first": "{criterion}_{system}",
    "point": "{system}.{criterion}",
    "marked": "system: {system}: {criterion}",
}


def table(head: str, criteria: tuple[str, ...] = CRITERIA) -> pd.DataFrame:
    drawn = np.random.default_rng(3)
    return pd.DataFrame(
        {
            "rater": f"r{rater}",
            "item": f"q{question}",
            **{
                head.format(system=system, criterion=criterion): int(
                    np.clip(round(mean + drawn.normal(0, 0.8)), 1, 5)
                )
                for system, mean in MEANS.items()
                for criterion in criteria
            },
        }
        for rater in range(5)
        for question in range(6)
    )


def made_of(folder: Path, given: pd.DataFrame) -> Made:
    given.to_csv(folder / "given.csv", index=False)
    return study_from_judgments(folder / "study", folder / "given.csv")


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_a_column_for_each_system_and_criterion_compares_systems(tmp_path, head):
    given = table(head)
    made = made_of(tmp_path, given)
    assert means_of(tmp_path / "study") == pytest.approx(
        {(c, s): given[head.format(system=s, criterion=c)].mean() for c in CRITERIA for s in MEANS}
    )
    questions = {item.question_id for item in read_study(tmp_path / "study").items}
    assert questions == set(given["item"])
    assert any(
        "are read as ratings of the systems aurora, gpt-4, cirrus" in r.text for r in made.assumed
    )


def test_a_marked_column_for_each_system_compares_systems(tmp_path):
    given = table("system: {system}", ("overall",))
    made_of(tmp_path, given)
    assert means_of(tmp_path / "study") == pytest.approx(
        {("overall", system): given[f"system: {system}"].mean() for system in MEANS}
    )


def test_columns_with_plain_names_are_criteria_and_it_is_said(tmp_path):
    made = made_of(tmp_path, table("{system}", ("overall",)))
    (said,) = (r.text for r in made.assumed if "is taken as a criterion" in r.text)
    assert "aurora, gpt-4, cirrus" in said
    assert "write “system: ” before their names" in said


def test_nothing_is_said_of_columns_with_names_of_criteria(tmp_path):
    given = table("{criterion}").rename(columns={"clarity": "Verständlichkeit"})
    made = made_of(tmp_path, given)
    assert not [r for r in made.assumed if "is taken as a criterion" in r.text]


@pytest.mark.parametrize(
    "heads",
    [
        ("Q1_1", "Q1_2", "Q2_1", "Q2_2"),
        ("clarity", "fluency", "clarity_late", "fluency_late"),
        ("clarity_mean", "clarity_sd", "fluency_mean", "fluency_sd"),
        ("aurora_clarity", "aurora_fluency", "cirrus_clarity", "cirrus_tone"),
    ],
)
def test_other_heads_are_no_systems(tmp_path, heads):
    given = table("{system}_{criterion}").iloc[:, :6].set_axis(["rater", "item", *heads], axis=1)
    made_of(tmp_path, given)
    assert {item.system for item in read_study(tmp_path / "study").items} == {""}
