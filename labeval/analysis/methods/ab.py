"""Comparisons of two: a point for each win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, parts_of
from labeval.analysis.methods import Statistic
from labeval.analysis.sides import HIGH, LOW
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.pages import BOTH_BAD, ITEM_JOIN, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic("borda", "sum", bounds=(0, 1), title=QT_TRANSLATE_NOOP("Report", "number of wins")),
    Statistic(
        "win_rate",
        "mean",
        only="decided",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of wins, ties left out"),
        none_counts=QT_TRANSLATE_NOOP("Analysis", "no comparison was decided"),
    ),
)
LEVEL: Level = "nominal"
POOLED = True
UNITS = QT_TRANSLATE_NOOP("Report", "pairs of texts")
SUMMARY = QT_TRANSLATE_NOOP("Report", "number of wins; scores by Davidson's model")
_COMPARED = QT_TRANSLATE_NOOP(
    "Analysis", "each judgment compares two texts already: see the tables of comparisons"
)
ORDERED = {LOW: 1, TIE: 0, HIGH: -1}
WITHOUT = {"mixed_model": _COMPARED}


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


def page_points(texts: int) -> tuple[float, ...]:
    """A point for the better one."""
    return (0.0, 1.0)


def rated(judgments: DataFrame) -> DataFrame:
    """Each comparison of a pair, whichever way round it was shown.

    The value names the chosen text by its place in the pair as sorted by id: see
    :mod:`labeval.analysis.sides`; else it is tie or both bad.
    """
    found = sides(judgments)
    swapped = found["first"] > found["second"]
    low = found["first"].where(~swapped, found["second"])
    high = found["second"].where(~swapped, found["first"])
    value = found["value"].mask(found["value"] == low, LOW).mask(found["value"] == high, HIGH)
    columns = found[["criterion", "page"]]
    return columns.assign(rater=found["participant"], unit=low + ITEM_JOIN + high, value=value)


def sides(judgments: DataFrame) -> DataFrame:
    """The comparisons that were answered, with the columns ``first`` and ``second``."""
    found = answered(judgments)
    first, second = parts_of(found["items"], ITEM_JOIN)
    return found.assign(first=first, second=second)
