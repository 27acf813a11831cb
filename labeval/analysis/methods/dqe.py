"""Direct quality estimation: the mean of the ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, numbers_of, rated_texts
from labeval.analysis.methods import Statistic, nearest_option
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "mean",
        "mean",
        title=QT_TRANSLATE_NOOP("Report", "mean rating"),
        turned_title=QT_TRANSLATE_NOOP("Report", "mean rating, turned so that more is better"),
    ),
    Statistic("median", "median", title=QT_TRANSLATE_NOOP("Report", "median rating")),
    Statistic("sd", "sd", title=QT_TRANSLATE_NOOP("Report", "standard deviation")),
)
LEVEL: Level = "ordinal"
POOLED = True
SUMMARY = QT_TRANSLATE_NOOP("Report", "mean")
WITHOUT: dict[str, str] = {}
_READ = ["participant", "page", "items", "criterion", "value"]
"""Columns of the judgments that are needed; others would only be copied."""


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """One row per rating; where less is better, ``better`` is turned round zero."""
    found = answered(judgments[_READ])
    value = numbers_of(found["value"])
    lower = found["criterion"].isin(facts.lower_is_better)
    return _renamed(found).assign(value=value, better=value.where(~lower, -value))


def text_points(found: Floats, options: int, ideal: int) -> Floats:
    """The point of the scale that is nearest."""
    return nearest_option(found, options)


def rated(judgments: DataFrame) -> DataFrame:
    """Each rating of an item."""
    found = answered(judgments[_READ])
    return _renamed(found).assign(unit=rated_texts(found), value=numbers_of(found["value"]))


def _renamed(judgments: DataFrame) -> DataFrame:
    columns = {"participant": "rater", "items": "item"}
    return judgments[["participant", "page", "items", "criterion"]].rename(columns=columns)
