"""Ratings, times and comments before and after what a session did to its participant.

For each hint, message, reminder and break: the three pages before the page on which it came, and
the three after it, in the same session. Each page's figure is taken less what its position in the
same method and condition has, for ratings also less what its texts have. Both are estimated
together with the levels of sessions, by least squares from pages on which nothing of the kind has
come so far; so what changes for everybody in the course of a session does not count. Where it comes
to everybody at the same position, there is nothing to compare with.

The difference is a mean over sessions. Sessions are compared with the same others, which makes
their differences alike: the standard error is a jackknife over sessions, those in which it came and
the others apart, as Welch's. Student's t has the degrees of freedom that Welch's has where all
sessions vary the same, since variances of few sessions say little about their own.

Nobody drew by lot when an intervention came: what led to it can also explain a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.page_outcomes import (
    COMMENTED,
    RATING,
    SECONDS,
    means,
    page_outcomes,
    page_ratings,
)
from labeval.analysis.points.points import Mask
from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.latent.additive import Additive
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.numbering import distinct, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "intervention", "outcome", "before", "after", "difference", "ci_low", "ci_high"),
    *("p", "p_adjusted", "test", "n", "interventions", "reason"),
)
_P = COLUMNS.index("p")
WINDOW = 3
"""Pages on each side of an intervention."""
FEWEST = 3
"""Sessions for an interval: in which it came, and of those that they are compared with."""
GROUPS = 20
"""Of sessions that are left out together, where there are more; of each kind."""

NOT_RANDOM = QT_TRANSLATE_NOOP(
    "Analysis", "when it came was not drawn by lot: what led to it can explain a difference too"
)
TOO_FEW = QT_TRANSLATE_NOOP(
    "Analysis",
    "fewer than {n} sessions have pages before and after it that can be compared with pages at the "
    "same positions of sessions in which it had not come yet",
)
TOO_FEW_OTHERS = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: fewer than {n} sessions, in which it had not come yet, have pages at the same "
    "positions, or all comparisons are with one of them",
)
NO_SPREAD = QT_TRANSLATE_NOOP("Analysis", "no interval: the sessions are alike")


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
        found = [*_of_method(str(method), methods, of_method, interventions)]
        known_p = [p if isinstance(p := row[_P], float) else np.nan for row in found]
        after, procedure = adjusted(known_p)
        for row, corrected in zip(found, after, strict=True):
            known = None if np.isnan(corrected) else float(corrected)
            adjusted_p = (known, procedure if known is not None else "")
            rows.append((*row[: _P + 1], *adjusted_p, *row[_P + 1 :]))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_method(
    method: str, methods: Sequence[Rated], pages: DataFrame, interventions: DataFrame
) -> Iterator[tuple[object, ...]]:
    at = pages.set_index("page")["place"]
    came = interventions.assign(place=interventions["page"].map(at)).dropna(subset=["place"])
    outcomes = [name for name in (RATING, SECONDS, COMMENTED) if pages[name].notna().any()]
    apart = {name: _apart(pages, name, methods) for name in outcomes if len(came)}
    for kind, some in came.groupby("kind", sort=True):
        around = _around(pages, some)
        for name in outcomes:
            own = pages[name].to_numpy(dtype=np.float64)
            yield (method, str(kind), name, *_figures(around, own, apart[name]))


Apart = Callable[[Mask], Floats]
"""Makes (pages,) figures less what their positions and texts have, by the pages that it is given;
nan where those determine nothing."""


def _apart(pages: DataFrame, outcome: str, methods: Sequence[Rated]) -> Apart:
    session = numbered(pages["session"].astype(str))[1]
    position = _positions(pages)
    if outcome != RATING:
        own, fit = pages[outcome].to_numpy(dtype=np.float64), Additive(session, position)
        return lambda fitted: fit.less_others(own, fitted)
    ratings = page_ratings(methods, pages)
    of_ratings = Additive(ratings.level, position[ratings.page], ratings.cell)
    return lambda fitted: ratings.of_pages(
        of_ratings.less_others(ratings.value, fitted[ratings.page]), len(pages)
    )


@dataclass(frozen=True, slots=True)
class _Around:
    """The pages around each intervention of a kind, by numbers of sessions and pages."""

    session: Integers
    """(pages,)"""
    position: Integers
    """(pages,) a number for each condition and place."""
    spared: Mask
    """(pages,) true where nothing of the kind has come so far."""
    page: Integers
    """(near,) a page near an intervention."""
    side: Integers
    """(near,) twice the intervention's number, and 1 more for a page after it."""
    of: Integers
    """(interventions,) its session."""

    def sides(self, figures: Floats) -> Floats:
        """(interventions, 2) means before and after; nan where there are none."""
        near = figures[self.page]
        known, size = ~np.isnan(near), 2 * len(self.of)
        n = np.bincount(self.side[known], minlength=size)
        sums = np.bincount(self.side[known], weights=near[known], minlength=size)
        return means(np.asarray(sums, dtype=np.float64), n).reshape(-1, 2)

    def by_session(self, sides: Floats) -> tuple[Integers, Floats]:
        """Sessions with interventions of which both sides are known, and their means of each."""
        both = ~np.isnan(sides).any(axis=1)
        sessions, number = numbered(self.of[both])
        n = np.bincount(number)
        sums = [np.bincount(number, weights=side) for side in sides[both].T]
        return sessions, np.stack(sums, axis=1) / n[:, None]

    def difference(self, figures: Floats) -> float:
        """The mean over sessions of after less before; nan where there is none."""
        _, both = self.by_session(self.sides(figures))
        return float((both[:, 1] - both[:, 0]).mean()) if len(both) else np.nan

    def compared_with(self, figures: Floats) -> Integers:
        """Sessions that have pages at the positions after, on which it had not come yet."""
        near = self.page[(self.side % 2 == 1) & ~np.isnan(figures[self.page])]
        there = np.isin(self.position, self.position[near]) & self.spared
        return distinct(self.session[there])


def _around(pages: DataFrame, came: DataFrame) -> _Around:
    names, session = numbered(pages["session"].astype(str))
    place = pages["place"].to_numpy(dtype=np.float64)
    came = came[["session", "place"]].astype({"session": str}).drop_duplicates()
    of = np.searchsorted(names, came["session"].to_numpy())
    at = came["place"].to_numpy(dtype=np.float64)
    first = np.full(len(names), np.inf)
    np.minimum.at(first, of, at)
    pages_of = np.split(np.argsort(session, kind="stable"), np.cumsum(np.bincount(session))[:-1])
    near, side = [], []
    for number, (one, where) in enumerate(zip(of, at, strict=True)):
        away = place[pages_of[one]] - where
        own = pages_of[one][(away != 0) & (np.abs(away) <= WINDOW)]
        near.append(own)
        side.append(2 * number + (place[own] > where))
    position = _positions(pages)
    return _Around(
        *(session, position, place < first[session]),
        *(np.concatenate(near), np.concatenate(side), of),
    )


def _positions(pages: DataFrame) -> Integers:
    """(pages,) a number for each condition and place."""
    number = pages.groupby(["condition", "place"], observed=True).ngroup()
    return np.asarray(number, dtype=np.intp)


def _figures(around: _Around, own: Floats, apart: Apart) -> tuple[object, ...]:
    """The figures from ``before`` on, without the adjusted p."""
    figures = apart(around.spared)
    sides = around.sides(figures)
    sessions, _ = around.by_session(sides)
    n, times = len(sessions), int((~np.isnan(sides).any(axis=1)).sum())
    if not n:
        return (*[None] * 6, 0, 0, TOO_FEW.format(n=FEWEST))
    plain = around.sides(np.where(np.isnan(figures), np.nan, own))
    plain[np.isnan(sides).any(axis=1)] = np.nan
    before, after = around.by_session(plain)[1].mean(axis=0)
    value = around.difference(figures)
    sizes = (float(before), float(after), value)
    if n < FEWEST:
        return (*sizes, None, None, None, n, times, TOO_FEW.format(n=FEWEST))
    if np.nanmin(own) == np.nanmax(own):
        return (*sizes, None, None, None, n, times, NO_SPREAD)
    spread, freedom = _spread(around, apart, sessions, around.compared_with(figures), value)
    if np.isnan(spread):
        return (*sizes, None, None, None, n, times, TOO_FEW_OTHERS.format(n=FEWEST))
    if spread <= 1e-9 * max(1.0, abs(value)):
        return (*sizes, None, None, None, n, times, NO_SPREAD)
    reach = float(t_quantile(0.975, freedom)) * spread
    p = float(2 * t_above(abs(value) / spread, freedom))
    return (*sizes, value - reach, value + reach, p, n, times, NOT_RANDOM)


def _spread(
    around: _Around, apart: Apart, own: Integers, compared: Integers, value: float
) -> tuple[float, float]:
    """The standard error of the difference by a jackknife over sessions, and degrees of freedom.

    Args:
        own: sessions in which it came.
        compared: sessions with pages that they are compared with.
        value: the difference.
    """
    if len(compared) < FEWEST:
        return np.nan, np.nan
    everyone = distinct(around.session[around.spared])
    others = np.setdiff1d(compared, own)
    rest = np.setdiff1d(everyone, np.union1d(own, others))
    if len(others) < FEWEST:
        kinds, freedom = [np.union1d(own, others)], float(min(len(own), GROUPS) - 1)
    else:
        kinds, freedom = [own, others], _welch(len(own), len(others))
    if len(rest) > 1:
        kinds.append(rest)
    variance = 0.0
    for kind in kinds:
        groups = min(len(kind), GROUPS)
        without = [
            around.difference(apart(around.spared & ~np.isin(around.session, kind[g::groups])))
            for g in range(groups)
        ]
        variance += (groups - 1) / groups * float(((np.array(without) - value) ** 2).sum())
    return variance**0.5, freedom


def _welch(n: int, others: int) -> float:
    """Welch's degrees of freedom of two means of so many sessions that vary the same."""
    parts = ((1 / n, min(n, GROUPS) - 1), (1 / others, min(others, GROUPS) - 1))
    return sum(v for v, _ in parts) ** 2 / sum(v**2 / freedom for v, freedom in parts)
