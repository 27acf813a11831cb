"""Coverage of the intervals of Kendall's tau-b between two scores of the same texts.

``python -m tests.runs.simulations.rank_correlations 1000``

Two qualities of a text correlate; each is rated from 1 to 5 by some raters, and scores are means,
so that the fewer the raters, the more ties there are. The truth is the tau-b of 6000 texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from scipy.stats import kendalltau

from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import tau_interval
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.simulated_ratings import Floats

TEXTS, CORRELATIONS, RATERS = (8, 20, 100), (0.0, 0.5, 0.9), (1, 6)
_OF_TRUTH = 6000


@dataclass(frozen=True, slots=True)
class Coverage:
    """Share of intervals that hold the truth."""

    truth: float
    program: float
    without_ties: float
    """By the formula that supposes no ties, tanh(artanh tau ± 1.96 √(.437 / (n − 4)))."""


def coverage(texts: int, correlation: float, raters: int, *, studies: int) -> Coverage:
    """The shares of ``studies`` studies."""
    rng = np.random.default_rng(21)

    def scores(n: int) -> Floats:
        spread = [[1.0, correlation], [correlation, 1.0]]
        quality = 3 + 0.8 * rng.multivariate_normal([0, 0], spread, n)
        rated = quality[..., None] + rng.normal(0, 0.7, (n, 2, raters))
        return np.asarray(np.clip(np.round(rated), 1, 5).mean(axis=-1))

    every = scores(_OF_TRUTH)
    truth = float(kendalltau(every[:, 0], every[:, 1]).statistic)
    held = np.zeros((studies, 2))
    for row in held:
        x, y = scores(texts).T
        found = kendall(x, y)
        tau = found.tau.value or 0.0
        ends = tau_interval(x, y, found.tau.value, found.p).interval
        reach = 1.96 * (0.437 / (texts - 4)) ** 0.5
        low, high = np.tanh(np.arctanh(np.clip(tau, -0.9999, 0.9999)) + np.array([-reach, reach]))
        row[:] = np.nan if ends is None else ends.low <= truth <= ends.high, low <= truth <= high
    return Coverage(truth, float(np.nanmean(held[:, 0])), float(held[:, 1].mean()))


HEAD = ("texts", "raters", "tau", "studies", "coverage", "by the formula without ties")


def rows(studies: int) -> Iterator[list[str]]:
    for texts, raters, correlation in product(TEXTS, RATERS, CORRELATIONS):
        of = coverage(texts, correlation, raters, studies=studies)
        shares = (share(of.program), share(of.without_ties))
        yield [str(texts), str(raters), f"{of.truth:.2f}", str(studies), *shares]


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(1000)))
