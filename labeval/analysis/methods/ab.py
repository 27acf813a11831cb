"""Comparisons of two: a point for each win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.agreement.alpha import Level
from labeval.analysis.facts import StudyFacts
from labeval.analysis.judgments import answered, parts_of
from labeval.analysis.methods import Statistic
from labeval.study.pages import BOTH_BAD, ITEM_JOIN, TIE

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (Statistic("borda", "sum"), Statistic("win_rate", "mean", only="decided"))
LEVEL: Level = "nominal"
POOLED = True


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Two rows a comparison, one for each side: 1 for the chosen text, else 0."""
    import pandas as pd

    found = sides(judgments)
    decided = ~found["value"].isin([TIE, BOTH_BAD])
    lower = found["criterion"].isin(facts.lower_is_better)
    both = []
    for side in ("first", "second"):
        won = (found["value"] == found[side]).astype(float)
        lost = (decided & (found["value"] != found[side])).astype(float)
        rows = found[["page", "criterion"]].assign(rater=found["participant"], item=found[side])
        both.append(rows.assign(value=won, better=won.where(~lower, lost), decided=decided))
    return pd.concat(both, ignore_index=True)


def rated(judgments: DataFrame) -> DataFrame:
    """Each comparison of a pair, whichever way round it was shown."""
    found = sides(judgments)
    swapped = found["first"] > found["second"]
    low = found["first"].where(~swapped, found["second"])
    high = found["second"].where(~swapped, found["first"])
    unit = low + ITEM_JOIN + high
    return found[["criterion", "value"]].assign(rater=found["participant"], unit=unit)


def sides(judgments: DataFrame) -> DataFrame:
    """The comparisons that were answered, with the columns ``first`` and ``second``."""
    found = answered(judgments)
    first, second = parts_of(found["items"], ITEM_JOIN)
    return found.assign(first=first, second=second)
