"""Outcomes of single rating pages: ratings, seconds, comments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated

if TYPE_CHECKING:
    from pandas import DataFrame, Series

RATING, SECONDS, COMMENTED = "rating", "seconds_per_page", "pages_with_comment"
"""The outcomes: mean rating of a page less that of the same texts by others, on the scale's points;
seconds; share of pages with a comment."""


def page_outcomes(methods: Sequence[Rated], judgments: DataFrame, comments: DataFrame) -> DataFrame:
    """One row a rating page, with its outcomes.

    Returns:
        With ``page``, ``session``, ``method``, ``condition``, ``place`` in the session, and the
        three outcomes.
    """
    import pandas as pd

    places = ["page", "session", "method", "condition", "page_order", "seconds"]
    pages = judgments.drop_duplicates("page")[places].copy()
    pages["place"] = pd.to_numeric(pages.pop("page_order"), errors="coerce")
    pages = pages.dropna(subset=["place"]).rename(columns={"seconds": SECONDS})
    pages[RATING] = pages["page"].map(_ratings(methods))
    about = set(comments["session"] + "/" + comments["page"]) if len(comments) else set()
    pages[COMMENTED] = pages["page"].isin(about).astype(float)
    return pages


def _ratings(methods: Sequence[Rated]) -> Series[float]:
    """By page: the mean over its ratings of what they differ from those of others."""
    import pandas as pd

    found = []
    for method in methods:
        if not method.is_numeric or method.is_relative:
            continue
        n, sums = np.bincount(method.cell), np.bincount(method.cell, weights=method.numbers)
        own, others = method.numbers, n[method.cell] - 1
        rest = np.full(len(own), np.nan)
        np.divide(sums[method.cell] - own, others, out=rest, where=others > 0)
        found.append(pd.Series(own - rest, index=method.page).dropna())
    return pd.concat(found).groupby(level=0).mean() if found else pd.Series(dtype=float)
