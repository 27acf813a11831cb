"""Placing: how many of the other texts a text was placed above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "placed_above",
        "mean",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of texts ranked below"),
    ),
)
LEVEL: Level = "ordinal"
POOLED = True
SUMMARY = "mean share of texts ranked below"
WITHOUT = {
    "mixed_model": QT_TRANSLATE_NOOP(
        "Analysis", "every rater's ranks have the same mean, so nobody is severe"
    )
}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text ranked: 1 where it was the best, 0 where it was the worst."""
    found = _texts(judgments)
    lower = found["criterion"].isin(facts.lower_is_better)
    rows = found[["page", "criterion", "item", "value"]].assign(rater=found["participant"])
    return rows.assign(better=found["value"].where(~lower, 1 - found["value"]))


def page_points(texts: int) -> tuple[float, ...]:
    """A share for each text placed below."""
    return tuple(n / (texts - 1) for n in range(texts))


def rated(judgments: DataFrame) -> DataFrame:
    """Each text's place on each page: texts shown together are a unit each."""
    found = _texts(judgments)
    together = found["items"].str.split(ITEM_JOIN, regex=False).map(sorted).str.join(ITEM_JOIN)
    columns = found[["criterion", "page", "value"]]
    return columns.assign(rater=found["participant"], unit=together + "/" + found["item"])


def _texts(judgments: DataFrame) -> DataFrame:
    found = answered(judgments)
    orders = found["value"].str.split(";", regex=False)
    each = found.assign(item=orders, texts=orders.str.len()).explode("item", ignore_index=True)
    place = each.groupby(["page", "criterion"]).cumcount()
    return each.assign(value=1 - place / (each["texts"] - 1).astype(float))
