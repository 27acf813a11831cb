"""Difference between the ratings at which something occurs and the rest.

Which test is made follows from the ratings and is stated with the result: ordered ratings are
compared by ranks (Mann and Whitney, 1947), two values by Fisher's exact test, several values by
Pearson's chi-square, whose p is drawn by permutation where a count under 5 is expected and the
approximation cannot be trusted (Cochran, 1954). Ratings of one rater are not independent, so p
describes; it does not prove.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import chi_squared_above
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ranks.rank_tests import rank_sums
from labeval.text.marks import QT_TRANSLATE_NOOP

_DRAWS = 9_999
MANN_WHITNEY, FISHER = "mann_whitney", "fisher_exact"
CHI_SQUARE, CHI_SQUARE_DRAWN = "chi_square", "chi_square_permuted"


@dataclass(frozen=True, slots=True)
class Association:
    """A test with its effect; n is all ratings, those with and those without."""

    p: Estimate
    n_with: int
    test: str = ""
    """One of the names above; empty where none could be made."""
    effect: float | None = None
    """Rank-biserial correlation for ranks, -1 to 1, positive where ratings are higher with it;
    Cramér's V for values, 0 to 1."""


def associated(
    with_it: Sequence[str], without: Sequence[str], *, ordered: bool, seed: int = 0
) -> Association:
    """Compare ratings.

    Args:
        with_it: the ratings at which it occurs.
        without: the rest.
        ordered: whether ratings are numbers that have an order; categories otherwise.
        seed: of the permutation.
    """
    n_with, n = len(with_it), len(with_it) + len(without)
    if not n:
        return Association(undefined(0, QT_TRANSLATE_NOOP("Analysis", "there are no ratings")), 0)
    if not with_it or not without:
        reason = (
            QT_TRANSLATE_NOOP("Analysis", "it occurs at none of the {n} ratings")
            if not with_it
            else QT_TRANSLATE_NOOP("Analysis", "it occurs at every one of the {n} ratings")
        )
        return Association(undefined(n, reason, n=n), n_with)
    values = sorted({*with_it, *without})
    if len(values) == 1:
        reason = QT_TRANSLATE_NOOP("Analysis", "all ratings are {value}: there is no variation")
        return Association(undefined(n, reason, value=values[0]), n_with)
    if ordered:
        return _by_ranks(with_it, without)
    counts = np.array([[side.count(value) for value in values] for side in (with_it, without)])
    return _by_counts(counts, seed)


def _by_ranks(with_it: Sequence[str], without: Sequence[str]) -> Association:
    first, second = (np.array(side, dtype=np.float64) for side in (with_it, without))
    found = rank_sums(first, second)
    effect = 2 * found.u / (len(first) * len(second)) - 1
    n = len(first) + len(second)
    return Association(Estimate(found.p, n), len(first), MANN_WHITNEY, effect)


def _by_counts(counts: npt.NDArray[np.int_], seed: int) -> Association:
    """A test of a table of two rows, with and without; none of its sums is 0."""
    from scipy.stats import fisher_exact

    n, n_with, columns = int(counts.sum()), int(counts[0].sum()), counts.sum(axis=0)
    expected = np.outer(counts.sum(axis=1), columns) / n
    statistic = float(((counts - expected) ** 2 / expected).sum())
    effect = float(np.sqrt(statistic / n))
    if counts.shape[1] == 2:
        p, test = float(fisher_exact(counts)[1]), FISHER
    elif expected.min() >= 5:
        p, test = float(chi_squared_above(statistic, counts.shape[1] - 1)), CHI_SQUARE
    else:
        drawn = np.random.default_rng(seed).multivariate_hypergeometric(
            columns, n_with, size=_DRAWS, method="marginals"
        )
        both = np.stack([drawn, columns - drawn], axis=1)
        statistics = ((both - expected) ** 2 / expected).sum(axis=(1, 2))
        as_far = int((statistics >= statistic - 1e-9).sum())
        p, test = (as_far + 1) / (_DRAWS + 1), CHI_SQUARE_DRAWN
    return Association(Estimate(p, n), n_with, test, effect)
