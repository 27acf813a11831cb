"""Frequencies of the values: the part that a mean hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.study.pages import ITEM_JOIN

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "criterion", "system", "value", "n", "of", "share")


def distributions(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Values given to one text at a time, counted, with :data:`COLUMNS`.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study; an item without a system counts under an empty one.

    Returns:
        One row per method, criterion, system and value that was given: ``n`` of ``of`` answers, and
        their share (0 to 1). Values that nobody gave have no row.
    """
    import pandas as pd

    found = answered(judgments[["method", "criterion", "items", "value"]])
    found = found[~found["items"].str.contains(ITEM_JOIN, regex=False)]
    if found.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    system = found["items"].map(facts.systems).fillna("")
    places = ["method", "criterion", "system"]
    counts = found.assign(system=system).groupby([*places, "value"], sort=True).size()
    table = counts.rename("n").reset_index()
    table["of"] = table.groupby(places)["n"].transform("sum")
    table["share"] = (table["n"] / table["of"]).round(6)
    return table[list(COLUMNS)]
