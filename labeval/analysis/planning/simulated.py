"""Power by simulation, where judgments depend on each other so that no formula fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from labeval.analysis.planning.effects import complete_rows
from labeval.analysis.planning.power import ALPHA
from labeval.analysis.statistics.chances.distributions import chi_squared_above
from labeval.analysis.statistics.chances.orders import average_ranks
from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.ratings import Floats

SIMULATIONS = 500
PagePoints = Callable[[int], Sequence[float]]


def friedman_power(
    table: npt.ArrayLike,
    n: int,
    *,
    alpha: float = ALPHA,
    seed: int = 0,
) -> float:
    """The share of simulated studies in which Friedman's test finds a difference.

    Each study has ``n`` raters, drawn with replacement from those of the pilot who judged all; the
    test (Friedman, 1937, with the correction for ties) compares the ranks that each rater's scores
    give to the things. What the pilot's few raters have in common by chance counts as true, so the
    power from a small pilot is too high.

    Args:
        table: (raters, things) scores; raters with a gap (nan) are left out.
        n: raters of each study.
        alpha: of the test.
        seed: of the draws.
    """
    scores = complete_rows(table)
    raters, things = scores.shape
    if raters < 2 or things < 2:
        raise ValueError("it takes two raters and two things")
    ranks = average_ranks(np.round(scores, 9))
    ties = np.array([_tied(row) for row in ranks])
    rng = np.random.default_rng(seed)
    drawn = times_drawn(rng, raters, SIMULATIONS, n)
    return _found(drawn @ ranks, drawn @ ties, n, alpha)


class ManyRaters:
    """The same power for numbers of raters whose sums of ranks are as good as normal."""

    def __init__(self, table: npt.ArrayLike) -> None:
        """Take (raters, things) scores of simulated raters, far more than any study has."""
        ranks = average_ranks(np.round(complete_rows(table), 9))
        self._mean = ranks.mean(axis=0)
        self._covariance = np.cov(ranks, rowvar=False)
        self._ties = float(np.mean([_tied(row) for row in ranks]))

    def power(self, n: int, *, alpha: float = ALPHA, seed: int = 0) -> float:
        """The share of simulated studies with ``n`` raters that find a difference."""
        rng = np.random.default_rng(seed)
        sums = rng.multivariate_normal(
            n * self._mean, n * self._covariance, SIMULATIONS, method="svd"
        )
        return _found(sums, np.full(SIMULATIONS, n * self._ties), n, alpha)


def _found(sums: Floats, ties: Floats, n: int, alpha: float) -> float:
    """Share of studies that find a difference, by (studies, things) sums of ranks, and ties."""
    things = sums.shape[1]
    spread = 12 / (n * things * (things + 1)) * (sums**2).sum(axis=1) - 3 * n * (things + 1)
    freedom = 1 - ties / (n * things * (things**2 - 1))
    found = np.divide(spread, freedom, out=np.zeros_like(spread), where=freedom > 1e-12)
    return float((chi_squared_above(found, things - 1) < alpha).mean())


def _tied(ranks: Floats) -> float:
    _, counts = np.unique(ranks, return_counts=True)
    return float((counts**3 - counts).sum())


def simulated_scores(
    pages: Sequence[Sequence[int]],
    things: int,
    win_rate: float,
    points_of: PagePoints,
    *,
    raters: int = SIMULATIONS,
    seed: int = 0,
) -> Floats:
    """(raters, things) scores of raters who judge by a known order of things, for a plan.

    The things are equally far apart, such that each beats the next with ``win_rate`` (the choice
    model of Luce, 1959).

    Args:
        pages: the things that are shown together.
        things: how many there are.
        win_rate: above 0.5.
        points_of: what the things on a page get, from the worst to the best, by their number.
        raters: simulated ones.
        seed: of what they perceive.
    """
    rng = np.random.default_rng(seed)
    worth = np.arange(things) * np.log(win_rate / (1 - win_rate))
    points, shown = np.zeros((raters, things)), np.zeros(things)
    each = np.arange(raters)
    for page in pages:
        members = np.asarray(page)
        perceived = worth[members] + rng.gumbel(size=(raters, len(members)))
        order = members[perceived.argsort(axis=1)]
        for place, gain in enumerate(points_of(len(members))):
            np.add.at(points, (each, order[:, place]), gain)
        np.add.at(shown, members, 1)
    return np.asarray(points / np.maximum(shown, 1))
