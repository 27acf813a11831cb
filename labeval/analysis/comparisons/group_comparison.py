"""Comparison of groups of raters, such as experts and crowd."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.levels import OF_SESSION
from labeval.analysis.points.points import CodedPoints, coded_points
from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.estimate import Estimate
from labeval.analysis.statistics.multiplicity import benjamini_hochberg
from labeval.analysis.statistics.ranks.rank_tests import rank_sums
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("factor", "method", "criterion", "a", "b", "raters_a", "raters_b", "mean_a", "mean_b"),
    *("u", "effect", "p", "p_adjusted", "tau", "n", "alpha_a", "alpha_b", "reason"),
)

ALL_SAME = QT_TRANSLATE_NOOP("Analysis", "all raters of both groups have the same mean")
FEW = QT_TRANSLATE_NOOP(
    "Analysis", "{a} and {b} raters are too few to compare; it takes two of each"
)


def group_comparison(
    judgments: DataFrame,
    facts: StudyFacts,
    methods: Sequence[Rated],
    sessions: DataFrame,
    factors: Sequence[str],
) -> DataFrame:
    """Each two values of each factor of sessions, with :data:`COLUMNS`.

    Raters' mean points are compared by Mann and Whitney's test (exact up to 20 raters a
    group, ties included; effect: rank-biserial, positive where the first is higher; adjusted by
    Benjamini and Hochberg over a method's criteria). ``tau`` is Kendall's between the
    groups' means of n items; alphas are within each group. Comparisons of two give every rater the
    same mean, so only the items' order and the alphas say something there.
    """
    import pandas as pd

    parts = [
        _adjusted(pd.DataFrame.from_records(rows, columns=list(COLUMNS)))
        for factor in factors
        if factor.startswith(OF_SESSION) and factor.removeprefix(OF_SESSION) in sessions
        for rated in methods
        for rows in [list(_rows(factor, judgments, facts, rated.first_only(), sessions))]
        if rows
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _rows(
    factor: str, judgments: DataFrame, facts: StudyFacts, rated: Rated, sessions: DataFrame
) -> Iterator[tuple[object, ...]]:
    column = sessions[factor.removeprefix(OF_SESSION)]
    of_session = {s: str(v) for s, v in zip(sessions["session"], column, strict=True) if v}
    of_method = judgments[judgments["method"] == rated.method]
    if of_method["session"].map(of_session).nunique() < 2:
        return
    points = coded_points(of_method, facts, rated.scoring)
    value = np.asarray([of_session.get(s, "") for s in points.sessions], dtype=object)
    of_page = of_method.drop_duplicates("page").set_index("page")["session"].map(of_session)
    of_rating = of_page.reindex(rated.pages).fillna("").to_numpy(object)[rated.page]
    names = sorted(set(value[points.session]) - {""})
    for n, criterion in enumerate(points.criteria):
        part = points.chosen(points.criterion == n)
        here = np.zeros(len(rated.criterion), dtype=bool)
        if criterion in rated.criteria:
            here = rated.criterion == rated.criteria.index(criterion)
        groups = {name: part.chosen(value[part.session] == name) for name in names}
        alphas = {name: _alpha(rated.chosen(here & (of_rating == name))) for name in names}
        for a, b in combinations(names, 2):
            figures = _compared(groups[a], groups[b])
            both = (alphas[a].value, alphas[b].value)
            yield (factor, rated.method, criterion, a, b, *figures[:-1], *both, figures[-1])


def _alpha(part: Rated) -> Estimate:
    values = part.numbers if part.is_numeric else part.value
    return krippendorff_alpha(part.cell, values, part.scoring.LEVEL)


def _compared(a: CodedPoints, b: CodedPoints) -> tuple[object, ...]:
    first, second = _by(a.rater, a.better), _by(b.rater, b.better)
    first, second = first[~np.isnan(first)], second[~np.isnan(second)]
    items = max(len(a.items), len(b.items))
    tau = kendall(_by(a.item, a.better, items), _by(b.item, b.better, items)).tau
    counts = (len(first), len(second))
    means = [float(group.mean()) if len(group) else None for group in (first, second)]
    if min(counts) < 2:
        reason = FEW.format(a=counts[0], b=counts[1])
        return (*counts, *means, None, None, None, None, tau.value, tau.n, reason)
    rounded = np.round(np.concatenate([first, second]), 9)
    found = rank_sums(rounded[: counts[0]], rounded[counts[0] :])
    effect = 2 * found.u / (counts[0] * counts[1]) - 1
    same = len(set(rounded.tolist())) == 1
    p, reason = (None, ALL_SAME) if same else (found.p, tau.explained)
    return (*counts, *means, found.u, effect, p, None, tau.value, tau.n, reason)


def _by(member: Integers, value: Floats, size: int = 0) -> Floats:
    n = np.bincount(member, minlength=size)
    sums = np.bincount(member, weights=value, minlength=size)
    return np.asarray(np.divide(sums, n, out=np.full(len(n), np.nan), where=n > 0))


def _adjusted(table: DataFrame) -> DataFrame:
    return table.assign(p_adjusted=benjamini_hochberg(table["p"].to_numpy(dtype=np.float64)))
