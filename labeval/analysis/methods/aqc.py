"""Yes-no questions: how often yes, of all answers and of those that decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, rated_texts
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.analysis.statistics.ratings import Floats
from labeval.study.pages import DONT_KNOW
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "yes",
        "sum",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "number of yes"),
        mixed_title=QT_TRANSLATE_NOOP("Report", "number of answers in favour"),
    ),
    Statistic(
        "yes_of_all",
        "mean",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of yes"),
        mixed_title=QT_TRANSLATE_NOOP("Report", "share of answers in favour"),
    ),
    Statistic(
        "yes_of_decided",
        "mean",
        only="decided",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of yes, without “don't know”"),
        mixed_title=QT_TRANSLATE_NOOP("Report", "share of answers in favour, without “don't know”"),
        none_counts=QT_TRANSLATE_NOOP("Analysis", "every answer is don’t know"),
    ),
)
LEVEL: Level = "nominal"
POOLED = True
SUMMARY = QT_TRANSLATE_NOOP(
    "Report",
    "number and share of yes; “don't know” is no yes, and the share is given with and without it",
)
ORDERED = {"yes": 1, "no": 0}
WITHOUT = {
    "mixed_model": QT_TRANSLATE_NOOP(
        "Analysis", "answers of yes and no do not vary as the model takes for granted"
    ),
}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """One row per answer: 1 for yes, 0 for no and for don't know.

    None of criteria whose answers are a study's own options without yes: nothing is better there.
    """
    found = answered(judgments)
    usual = found["value"].isin(["yes", "no", DONT_KNOW])
    of = found["criterion"]
    ranks = (found["value"] == "yes").groupby(of).transform("any") | usual.groupby(of).transform(
        "all"
    )
    found = found[ranks]
    yes = (found["value"] == "yes").astype(float)
    good = (found["value"] == "no").astype(float)
    lower = found["criterion"].isin(facts.lower_is_better)
    decided = found["value"] != DONT_KNOW
    columns = {"participant": "rater", "items": "item"}
    rows = found[["participant", "page", "items", "criterion"]].rename(columns=columns)
    return rows.assign(value=yes, better=yes.where(~lower, good), decided=decided)


def text_points(found: Floats, options: int, ideal: int) -> Floats:
    """1 for yes, which is given from the middle up."""
    return np.asarray((found > 3).astype(float))


def rated(judgments: DataFrame) -> DataFrame:
    """Each answer about an item; don't know is an answer of its own."""
    found = answered(judgments)
    return found[["criterion", "page", "value"]].assign(
        rater=found["participant"], unit=rated_texts(found)
    )
