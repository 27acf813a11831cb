"""Rewriting: the edits per word of what was made of a text, HTER."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.methods.rewrite import edits_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "hter",
        "mean",
        higher_is_better=False,
        bounds=(0, math.inf),
        title=QT_TRANSLATE_NOOP("Report", "mean edits per word of a text (HTER)"),
        turned_title=QT_TRANSLATE_NOOP("Report", "negative mean edits per word"),
    ),
)
LEVEL: Level = "ratio"
POOLED = True
SUMMARY = QT_TRANSLATE_NOOP(
    "Report", "mean edits per word of the edited text (HTER), of which less is better"
)
WITHOUT: dict[str, str] = {}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """One row per text: its edits per word; fewer are better, whatever the criterion."""
    found = _rates(judgments).rename(columns={"participant": "rater", "items": "item"})
    return found.assign(better=-found["value"])


def rated(judgments: DataFrame) -> DataFrame:
    """The edits per word of each text."""
    found = _rates(judgments)
    return found[["criterion", "page", "value"]].assign(
        rater=found["participant"], unit=found["items"]
    )


def _rates(judgments: DataFrame) -> DataFrame:
    found = answered(judgments)[["participant", "page", "items", "criterion", "value"]]
    return found.assign(value=found["value"].map(_rate).astype(float))


def _rate(value: str) -> float:
    edits, words = edits_of(value)
    return edits / words
