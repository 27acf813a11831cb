"""Error spans: error points below zero, and the overall score."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, looked_up
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.error_marks import error_points, marks_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

STATISTICS = (
    Statistic(
        "mean_score",
        "mean",
        bounds=(-math.inf, 0),
        title=QT_TRANSLATE_NOOP("Report", "mean error points (0 is best)"),
        score_title=QT_TRANSLATE_NOOP("Report", "mean score from 0 to 100"),
        score_bounds=(0, 100),
    ),
)
LEVEL: Level = "interval"
POOLED = False
SUMMARY = QT_TRANSLATE_NOOP(
    "Report", "mean of the points of a text's errors, below zero; mean of the overall scores"
)
WITHOUT: dict[str, str] = {}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row per judgment: the error points of the text below zero, or its score."""
    found = _scored(judgments)
    columns = {"participant": "rater", "items": "item"}
    rows = found[["participant", "page", "items", "criterion", "value"]].rename(columns=columns)
    return rows.assign(better=rows["value"])


def rated(judgments: DataFrame) -> DataFrame:
    """Each text's error points, or its score."""
    found = _scored(judgments)
    columns = found[["criterion", "page", "value"]]
    return columns.assign(rater=found["participant"], unit=found["items"])


def error_marks(judgments: DataFrame) -> DataFrame:
    """The judgments of errors, with the column ``marks``; those without any too."""
    found = answered(judgments)
    found = found[~_are_scores(found["value"])]
    return found.assign(marks=found["value"].map(lambda value: marks_of(value) or ()))


def _scored(judgments: DataFrame) -> DataFrame:
    found = answered(judgments)
    return found.assign(value=looked_up(found["value"], _score).astype(np.float64))


def _score(value: str) -> str:
    """The number of a value, as text: a score, or less than zero."""
    return value if value.isdecimal() else f"{0.0 - error_points(marks_of(value) or ())}"


def _are_scores(values: Series[str]) -> Series[bool]:
    return values.str.fullmatch(r"[0-9]+")
