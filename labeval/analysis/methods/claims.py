"""Claim check: the share of a text's claims that the source supports."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.alpha import Level
from labeval.study.methods.claims import NOT_CHECKABLE, SUPPORTED, answers_in
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "precision",
        "mean",
        only="checkable",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of claims that the source supports"),
        none_counts=QT_TRANSLATE_NOOP("Analysis", "no claim of any of these texts can be checked"),
    ),
)
LEVEL: Level = "nominal"
POOLED = True
SUMMARY = "mean share of a text's claims that the source supports"
WITHOUT: dict[str, str] = {}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text judged: the share of its claims, those not checkable apart."""
    found = answered(judgments)
    given = [answers_in(value) for value in found["value"]]
    counted = [[one for one in answers if one != NOT_CHECKABLE] for answers in given]
    share = np.array(
        [sum(one == SUPPORTED for one in some) / len(some) if some else 0.0 for some in counted],
        dtype=np.float64,
    )
    lower = found["criterion"].isin(facts.lower_is_better)
    columns = {"participant": "rater", "items": "item"}
    rows = found[["participant", "page", "items", "criterion"]].rename(columns=columns)
    rows = rows.assign(value=share, checkable=[bool(some) for some in counted])
    return rows.assign(better=rows["value"].where(~lower, 1 - rows["value"]))


def rated(judgments: DataFrame) -> DataFrame:
    """Each answer about a claim; each claim of a text is a unit."""
    found = answered(judgments)
    given = found["value"].map(answers_in)
    each = found.assign(value=given, claim=given.map(lambda one: range(1, len(one) + 1)))
    each = each.explode(["value", "claim"], ignore_index=True)
    unit = each["items"].astype(str) + "#" + each["claim"].astype(str)
    columns = each[["criterion", "page", "value"]]
    return columns.assign(rater=each["participant"], unit=unit)
