"""Claim check: the share of a text's claims that the source supports."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.methods.claims import NOT_CHECKABLE, SUPPORTED, answers_in
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "precision",
        "mean",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of claims that the source supports"),
    ),
)
LEVEL: Level = "nominal"
POOLED = True
UNITS = QT_TRANSLATE_NOOP("Report", "claims")
SUMMARY = "mean share of a text's claims that the source supports"
WITHOUT: dict[str, str] = {}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text with claims that can be checked: the share of them that is supported."""
    found = answered(judgments)
    share = found["value"].map(_supported).to_numpy(dtype=np.float64)
    found, share = found[~np.isnan(share)], share[~np.isnan(share)]
    lower = found["criterion"].isin(facts.lower_is_better)
    columns = {"participant": "rater", "items": "item"}
    rows = found[["participant", "page", "items", "criterion"]].rename(columns=columns)
    made: DataFrame = rows.assign(value=share, better=np.where(lower, 1 - share, share))
    return made


def rated(judgments: DataFrame) -> DataFrame:
    """Each answer about a claim; each claim of a text is a unit."""
    found = answered(judgments)
    given = found["value"].map(answers_in)
    each = found.assign(value=given, claim=given.map(lambda one: range(1, len(one) + 1)))
    each = each.explode(["value", "claim"], ignore_index=True)
    unit = each["items"].astype(str) + "#" + each["claim"].astype(str)
    columns = each[["criterion", "page", "value"]]
    return columns.assign(rater=each["participant"], unit=unit)


def _supported(value: str) -> float:
    """The share of the claims that can be checked; nan where none can."""
    given = [one for one in answers_in(value) if one != NOT_CHECKABLE]
    return given.count(SUPPORTED) / len(given) if given else float("nan")
