"""Ratings, times and comments before and after what a session did to its participant.

For each hint, message, reminder and break: the three pages before the page on which it came, and
the three after it, in the same session. Each page's figure is taken less the mean of pages at the
same position of the same method and condition in other sessions, in which nothing of the kind has
come so far; so what changes for everybody in the course of a session does not count. Where it comes
to everybody at the same position, there is nothing to compare with. The difference is a mean over
sessions, with Student's t, since pages of one session are not independent.

Nobody drew by lot when an intervention came: what led to it can also explain a difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.page_outcomes import (
    COMMENTED,
    RATING,
    SECONDS,
    page_outcomes,
)
from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (
    *("method", "intervention", "outcome", "before", "after", "difference", "ci_low", "ci_high"),
    *("p", "p_adjusted", "test", "n", "interventions", "reason"),
)
_P = COLUMNS.index("p")
WINDOW = 3
"""Pages on each side of an intervention."""
FEWEST = 3
"""Sessions for an interval."""

NOT_RANDOM = QT_TRANSLATE_NOOP(
    "Analysis", "when it came was not drawn by lot: what led to it can explain a difference too"
)
TOO_FEW = QT_TRANSLATE_NOOP(
    "Analysis",
    "fewer than {n} sessions have pages before and after it that can be compared with pages at the "
    "same positions of sessions in which it had not come yet",
)


def intervention_effects(
    methods: Sequence[Rated], judgments: DataFrame, comments: DataFrame, interventions: DataFrame
) -> DataFrame:
    """Each outcome around each kind of intervention, with :data:`COLUMNS`.

    n is the sessions that it rests on. p is adjusted over the outcomes and kinds of a method.

    Args:
        methods: ratings by method.
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        comments: the exported table of comments.
        interventions: with ``session``, ``kind`` and ``page``, the page on which it came, as the
            judgments name it.
    """
    import pandas as pd

    if interventions.empty or judgments.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    pages = page_outcomes(methods, judgments, comments)
    rows: list[tuple[object, ...]] = []
    for method, of_method in pages.groupby("method", sort=True):
        found = [*_of_method(str(method), of_method, interventions)]
        known_p = [p if isinstance(p := row[_P], float) else np.nan for row in found]
        after, procedure = adjusted(known_p)
        for row, corrected in zip(found, after, strict=True):
            known = None if np.isnan(corrected) else float(corrected)
            adjusted_p = (known, procedure if known is not None else "")
            rows.append((*row[: _P + 1], *adjusted_p, *row[_P + 1 :]))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_method(
    method: str, pages: DataFrame, interventions: DataFrame
) -> Iterator[tuple[object, ...]]:
    at = pages.set_index("page")["place"]
    came = interventions.assign(place=interventions["page"].map(at)).dropna(subset=["place"])
    for kind, some in came.groupby("kind", sort=True):
        for outcome in (RATING, SECONDS, COMMENTED):
            if pages[outcome].isna().all():
                continue
            compared = pages.assign(apart=_less_others(pages, some, outcome))
            yield (method, str(kind), outcome, *_around(compared, some, outcome))


def _less_others(pages: DataFrame, came: DataFrame, outcome: str) -> Series[float]:
    """An outcome less its mean over others' pages at its place to which it had not come yet."""
    # Categories are mapped to categories, which have no order, where no two have the same place.
    first = pages["session"].map(came.groupby("session")["place"].min()).astype(float)
    own = pages[outcome]
    spared = own.where(~(pages["place"] >= first))
    same = spared.groupby([pages["condition"], pages["place"]])
    others = same.transform("count") - spared.notna()
    sums = same.transform("sum") - spared.fillna(0.0)
    return own - sums / others.where(others > 0)


def _around(pages: DataFrame, came: DataFrame, outcome: str) -> tuple[object, ...]:
    """The figures from ``before`` on, without the adjusted p."""
    joined = came[["session", "place"]].merge(pages, on="session", suffixes=("_came", ""))
    away = joined["place"] - joined["place_came"]
    joined = joined[(away != 0) & (away.abs() <= WINDOW)].dropna(subset=["apart"])
    side = np.where(joined["place"] < joined["place_came"], "before", "after")
    sides = [
        joined[side == name].groupby(["session", "place_came"])[[outcome, "apart"]].mean()
        for name in ("before", "after")
    ]
    ends = ("_before", "_after")
    both = sides[0].merge(sides[1], left_index=True, right_index=True, suffixes=ends)
    if both.empty:
        return (*[None] * 6, 0, 0, TOO_FEW.format(n=FEWEST))
    by_session = both.groupby(level=0).mean()
    of_sessions: Floats = (by_session["apart_after"] - by_session["apart_before"]).to_numpy()
    n, mean = len(of_sessions), float(of_sessions.mean())
    plain = by_session.mean()
    sizes = (float(plain[f"{outcome}_before"]), float(plain[f"{outcome}_after"]), mean)
    if n < FEWEST:
        return (*sizes, None, None, None, n, len(both), TOO_FEW.format(n=FEWEST))
    spread = float(of_sessions.std(ddof=1)) / n**0.5
    if spread == 0:
        return (*sizes, mean, mean, 1.0 if mean == 0 else 0.0, n, len(both), NOT_RANDOM)
    reach = float(t_quantile(0.975, n - 1)) * spread
    p = float(2 * t_above(abs(mean) / spread, n - 1))
    return (*sizes, mean - reach, mean + reach, p, n, len(both), NOT_RANDOM)
