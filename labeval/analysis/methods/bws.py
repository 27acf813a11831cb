"""Best-worst scaling: how often best less how often worst."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, parts_of
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "best_minus_worst",
        "sum",
        bounds=(-1, 1),
        title=QT_TRANSLATE_NOOP("Report", "best less worst"),
    ),
    Statistic(
        "standardised",
        "mean",
        bounds=(-1, 1),
        title=QT_TRANSLATE_NOOP("Report", "best less worst, by times shown"),
    ),
)
LEVEL: Level = "ordinal"
POOLED = True
UNITS = QT_TRANSLATE_NOOP("Report", "places of texts in sets")
SUMMARY = QT_TRANSLATE_NOOP(
    "Report", "times best less times worst; scores by the maximum-difference model"
)
_COMPARED = QT_TRANSLATE_NOOP(
    "Analysis", "each judgment compares several texts already: see the table bws_rankings"
)
WITHOUT = {"mixed_model": _COMPARED}

_BEST_WORST = ">"


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text shown: 1 where it was best, -1 where it was worst, else 0."""
    found = _texts(judgments)
    lower = found["criterion"].isin(facts.lower_is_better)
    rows = found[["page", "criterion", "item", "value"]].assign(rater=found["participant"])
    return rows.assign(better=found["value"].where(~lower, -found["value"]))


def page_points(texts: int) -> tuple[float, ...]:
    """A point for the best, and one less for the worst."""
    return (-1.0, *(0.0,) * (texts - 2), 1.0)


def rated(judgments: DataFrame) -> DataFrame:
    """Each text's place on each page: each text in each set of texts shown together is a unit."""
    found = _texts(judgments)
    together = found["items"].str.split(ITEM_JOIN, regex=False).map(sorted).str.join(ITEM_JOIN)
    unit = together + "/" + found["item"]
    return found[["criterion", "page", "value"]].assign(rater=found["participant"], unit=unit)


def ends(judgments: DataFrame) -> DataFrame:
    """The choices that were made, with the columns ``best`` and ``worst``."""
    found = answered(judgments)
    best, worst = parts_of(found["value"], _BEST_WORST)
    return found.assign(best=best, worst=worst)


def _texts(judgments: DataFrame) -> DataFrame:
    found = ends(judgments)
    shown = found.assign(item=found["items"].str.split(ITEM_JOIN, regex=False))
    each = shown.explode("item", ignore_index=True)
    value = (each["item"] == each["best"]).astype(float) - (each["item"] == each["worst"])
    return each.assign(value=value)
