"""Ratings with means that are known, in files of two shapes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd

from labeval.exchange.study_from_judgments import Made, study_from_judgments

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
    """Ratings of three systems by six raters; every ninth of clarity is the code."""
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
    """The study ``folder/study`` of a CSV file with these ratings."""
    path = folder / "given.csv"
    form(long).to_csv(path, index=False, float_format="%g")
    return study_from_judgments(folder / "study", path)


def planted(long: pd.DataFrame) -> dict[tuple[str, str], float]:
    """The mean of each criterion and system."""
    return dict(long.groupby(["criterion", "system"])["value"].mean())
