"""Codes of missing answers among the numbers of tables from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.exchange.judgments_from_elsewhere import incoming_judgments
from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.reading import read_study
from tests.support.judgments.recorded_means import means_of

MEANS = {"aurora": 0.8, "borealis": 0.6, "cirrus": 0.3}
"""System to the place of its mean on a scale, from 0 to 1."""
FILES = {
    "a criterion a column": lambda long: long.pivot(
        index=["rater", "system", "question_id"], columns="criterion", values="value"
    ).reset_index(),
    "a judgment a row": lambda long: long.rename(columns={"question_id": "items"}).assign(
        items=long["question_id"] + "_" + long["system"]
    ),
}


def ratings(low: int, high: int, code: float | None, *, step: float = 1) -> pd.DataFrame:
    """Ratings of three systems; every ninth of clarity is the code."""
    drawn = np.random.default_rng(7)
    rows = [
        (f"r{rater}", system, f"q{question}", criterion, mean)
        for rater in range(6)
        for question in range(5)
        for system, mean in MEANS.items()
        for criterion in ("clarity", "accuracy")
    ]
    long = pd.DataFrame(rows, columns=["rater", "system", "question_id", "criterion", "value"])
    exact = low + (long["value"] + drawn.normal(0, 0.25, len(long))) * (high - low)
    long["value"] = (np.clip(exact, low, high) / step).round() * step
    if code is not None:
        long.loc[long.index[(long["criterion"] == "clarity")][::9], "value"] = code
    return long


def made_of(folder: Path, long: pd.DataFrame, form: Callable[..., pd.DataFrame]) -> Made:
    path = folder / "given.csv"
    form(long).to_csv(path, index=False, float_format="%g")
    return study_from_judgments(folder / "study", path)


def planted(long: pd.DataFrame) -> dict[tuple[str, str], float]:
    return dict(long.groupby(["criterion", "system"])["value"].mean())


def said(made: Made, value: float) -> list[str]:
    return [remark.text for remark in made.assumed if f"{value:g} by" in remark.text]


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code"),
    [(1, 5, code) for code in (-99, 99, 999, -999, 9999, -1, -9)]
    + [(1, 7, -99), (0, 10, -1), (0, 10, 99), (0, 1, -9), (0, 1, 99), (-3, 3, -99)],
)
def test_a_code_far_from_a_short_scale_is_a_missing_answer(tmp_path, form, low, high, code):
    long = ratings(low, high, code)
    made = made_of(tmp_path, long, form)
    answered = long[long["value"] != code]
    assert means_of(tmp_path / "study") == pytest.approx(planted(answered))
    assert made.judgments == len(answered)
    (sentence,) = said(made, code)
    missing = len(long) - len(answered)
    assert sentence.startswith(
        f"{code} by “clarity” is read as a missing answer ({missing} in all): "
    )
    assert sentence.endswith(f"from {low} to {high}")
    assert sentence in (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code", "step"),
    [(0, 1, -1, 1), (0, 2, -1, 1), (1, 5, 9, 1), (0, 100, -99, 1), (1, 5, -99, 0.5)],
)
def test_what_may_be_a_rating_is_one_and_is_named(tmp_path, form, low, high, code, step):
    long = ratings(low, high, code, step=step)
    made = made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    (sentence,) = said(made, code)
    assert sentence.startswith(f"{code} by “clarity” is taken as a rating, though other values")


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("low", "high", "code"), [(0, 100, 99), (-3, 3, -1), (-9, 9, -9), (0, 10, 9), (1, 7, None)]
)
def test_points_of_a_scale_are_ratings(tmp_path, form, low, high, code):
    long = ratings(low, high, code)
    made = made_of(tmp_path, long, form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    assert not [r for r in made.assumed if " by “" in r.text]


def test_a_study_that_exists_takes_no_codes(tmp_path):
    long = ratings(1, 5, -99)
    form = FILES["a criterion a column"]
    made_of(tmp_path, long[long["value"] != -99], form)
    form(long).to_csv(tmp_path / "given.csv", index=False)
    coming = incoming_judgments([tmp_path / "given.csv"], read_study(tmp_path / "study"))
    assert len(coming.rows) == (long["value"] != -99).sum()
    assert [r for r in coming.assumed if r.text.startswith("-99 by “clarity” is read as a missing")]
