"""Ranking: how many of the other texts a text was placed above, and the pairs in an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import Statistic
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.study.methods.ranking import order_of
from labeval.study.pages import ITEM_JOIN, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

STATISTICS = (
    Statistic(
        "ranked_above",
        "mean",
        bounds=(0, 1),
        title=QT_TRANSLATE_NOOP("Report", "share of the other texts ranked below"),
    ),
)
LEVEL: Level = "ordinal"
POOLED = True
UNITS = QT_TRANSLATE_NOOP("Report", "places of texts in sets")
SUMMARY = QT_TRANSLATE_NOOP(
    "Report", "mean share of the other texts ranked below; scores by the Plackett–Luce model"
)
WITHOUT = {
    "mixed_model": QT_TRANSLATE_NOOP(
        "Analysis", "each judgment compares several texts already: see the table plackett_luce"
    )
}


def points(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """A row for each text ranked: the share of the others below it; a tie counts half."""
    found = _texts(judgments)
    lower = found["criterion"].isin(facts.lower_is_better)
    rows = found[["page", "criterion", "item", "value"]].assign(rater=found["participant"])
    return rows.assign(better=found["value"].where(~lower, 1 - found["value"]))


def page_points(texts: int) -> tuple[float, ...]:
    """A share for each text below."""
    return tuple(n / (texts - 1) for n in range(texts))


def rated(judgments: DataFrame) -> DataFrame:
    """Each text's share on each page: each text in each set of texts shown together is a unit."""
    found = _texts(judgments)
    together = found["items"].str.split(ITEM_JOIN, regex=False).map(sorted).str.join(ITEM_JOIN)
    columns = found[["criterion", "page", "value"]]
    return columns.assign(rater=found["participant"], unit=together + "/" + found["item"])


def orders(judgments: DataFrame) -> DataFrame:
    """The orders that were given, with the column ``order``: the items of each rank together."""
    found = answered(judgments)
    return found.assign(order=found["value"].map(order_of))


def sides(judgments: DataFrame) -> DataFrame:
    """Every pair of each order, as it was shown, with the columns ``first`` and ``second``."""
    found = _texts(judgments)
    pages = found.groupby("row", sort=False)
    place = pages.cumcount()
    both = found.assign(place=place).merge(
        found.assign(place=place)[["row", "item", "value", "place"]],
        on="row",
        suffixes=("", "_second"),
    )
    both = both[both["place"] < both["place_second"]]
    lead = both["value"] - both["value_second"]
    chosen = np.select([lead > 0, lead < 0], [both["item"], both["item_second"]], TIE)
    named = both.assign(first=both["item"], second=both["item_second"], value=chosen)
    return named[[*judgments.columns, "first", "second"]]


def _texts(judgments: DataFrame) -> DataFrame:
    """A row for each text shown, in the order shown, with the judgment's number as ``row``."""
    found = orders(judgments).reset_index(drop=True)
    shares = [_shares(order) for order in found["order"]]
    shown = found["items"].str.split(ITEM_JOIN, regex=False)
    each = found.assign(item=shown, row=range(len(found))).explode("item", ignore_index=True)
    value = [shares[row][item] for row, item in zip(each["row"], each["item"], strict=True)]
    return each.assign(value=np.asarray(value, dtype=np.float64))


def _shares(order: list[list[str]]) -> dict[str, float]:
    """The share of the other texts below each; half of those of equal rank."""
    texts = sum(map(len, order))
    shares, below = {}, float(texts)
    for tied in order:
        below -= len(tied)
        share = (below + (len(tied) - 1) / 2) / (texts - 1)
        shares.update(dict.fromkeys(tied, share))
    return shares
