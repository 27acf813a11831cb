"""Outcomes of single rating pages: ratings, seconds, comments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.latent.additive import Additive
from labeval.analysis.statistics.ratings import Floats, Integers

if TYPE_CHECKING:
    from pandas import DataFrame

RATING, SECONDS, COMMENTED = "rating", "seconds_per_page", "pages_with_comment"
"""The outcomes: mean rating of a page less what its texts have for the mean of all sessions, on the
scale's points; seconds; share of pages with a comment."""


@dataclass(frozen=True, slots=True)
class PageRatings:
    """Single ratings of pages: of numbers, and not those that compare texts."""

    page: Integers
    """(ratings,) the page's row."""
    level: Integers
    """(ratings,) a number for each session and kind of rating, of which scales differ."""
    cell: Integers
    """(ratings,) a number for each text and criterion."""
    value: Floats

    def of_pages(self, figures: Floats, pages: int) -> Floats:
        """(pages,) means of known figures of ratings; nan where a page has none."""
        known = ~np.isnan(figures)
        n = np.bincount(self.page[known], minlength=pages)
        sums = np.bincount(self.page[known], weights=figures[known], minlength=pages)
        return means(np.asarray(sums, dtype=np.float64), n)


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
    pages[RATING] = _less_texts(page_ratings(methods, pages), len(pages))
    about = set(comments["session"] + "/" + comments["page"]) if len(comments) else set()
    pages[COMMENTED] = pages["page"].isin(about).astype(float)
    return pages


def page_ratings(methods: Sequence[Rated], pages: DataFrame) -> PageRatings:
    """The ratings of these pages that are numbers and compare no texts."""
    import pandas as pd

    row_of = pd.Series(np.arange(len(pages)), index=pages["page"].astype(str))
    session = pd.factorize(pages["session"])[0]
    parts: list[tuple[Integers, Integers, Integers, Floats]] = []
    cells = levels = 0
    for method in methods:
        if not method.is_numeric or method.is_relative:
            continue
        row = row_of.reindex(method.pages).to_numpy()[method.page]
        at = np.flatnonzero(~np.isnan(row))
        page = row[at].astype(np.intp)
        parts.append((page, session[page] + levels, method.cell[at] + cells, method.numbers[at]))
        cells += len(method.criteria) * len(method.units)
        levels += len(pages)
    if not parts:
        none = np.zeros(0, dtype=np.intp)
        return PageRatings(none, none, none, np.zeros(0))
    return PageRatings(
        np.concatenate([page for page, *_ in parts]),
        np.concatenate([level for _, level, *_ in parts]),
        np.concatenate([cell for *_, cell, _ in parts]),
        np.concatenate([value for *_, value in parts]),
    )


def _less_texts(ratings: PageRatings, pages: int) -> Floats:
    """(pages,) how much higher a page's texts are rated than the mean of all sessions does."""
    if not ratings.value.size:
        return np.full(pages, np.nan)
    everything = np.ones(len(ratings.value), dtype=bool)
    less = Additive(ratings.level, ratings.cell).less_others(ratings.value, everything)
    return ratings.of_pages(less, pages)


def means(sums: Floats, n: npt.NDArray[np.integer]) -> Floats:
    """Sums over numbers; nan where there is nothing."""
    found: Floats = np.divide(sums, n, out=np.full(len(sums), np.nan), where=n > 0)
    return found
