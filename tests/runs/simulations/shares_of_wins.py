"""Coverage of intervals of win rates, and false findings of their test, by simulation.

``python -m tests.runs.simulations.shares_of_wins 2000``

Raters and questions move the log odds of a win by normal amounts. The truth of an interval is the
mean chance over new raters and new questions. Printed is a table in Markdown, in which the last two
columns are Wilson's interval and the binomial test of all votes, which take them as independent.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from scipy.special import expit
from scipy.stats import binom

from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.proportions import wilson
from tests.runs.simulations.printed import asked_for, print_table, share

DESIGNS = (
    *((6, 6, 0.8, 0.8, 1.0), (8, 30, 0.8, 0.8, 1.0), (20, 10, 0.8, 0.8, 1.0)),
    *((20, 10, 0.8, 0.8, 0.4), (20, 10, 0.8, 0.0, 1.0), (20, 10, 0.0, 0.8, 1.0)),
    *((20, 10, 0.0, 0.0, 1.0), (30, 40, 0.5, 0.5, 1.0), (50, 5, 0.8, 0.8, 1.0)),
)
"""Raters, questions, their standard deviations, share of votes that are there."""
SHIFTS = (0.0, 1.5)
ALPHA = 0.05


def votes(
    design: tuple[int, int, float, float, float], shift: float, studies: int
) -> tuple[Clustered, float]:
    """The votes of so many studies, and the true share."""
    raters, questions, by_rater, by_question, kept = design
    rng = np.random.default_rng(5)
    odds = shift + rng.normal(0, by_rater, (studies, raters, 1))
    odds = odds + rng.normal(0, by_question, (studies, 1, questions))
    won = rng.random(odds.shape) < expit(odds)
    study, rater, question = np.nonzero(rng.random(odds.shape) < kept)
    data = Clustered(study, won[study, rater, question].astype(float), rater, question, studies)
    spread = float(np.hypot(by_rater, by_question))
    return data, float(expit(shift + rng.normal(0, spread, 1_000_000)).mean())


def row(design: tuple[int, int, float, float, float], studies: int) -> list[str]:
    """Coverage by shift, false findings, and both of independent votes."""
    found, naive, false, binomial = [], [], 0.0, 0.0
    for shift in SHIFTS:
        data, truth = votes(design, shift, studies)
        shares = clustered_shares(data)
        found.append(float(((shares.low <= truth) & (truth <= shares.high)).mean()))
        n = np.bincount(data.id, minlength=studies)
        wins = np.bincount(data.id, weights=data.value, minlength=studies)
        low, high = wilson(wins, n)
        naive.append(float(((low <= truth) & (truth <= high)).mean()))
        if not shift:
            false = float((shares.p < ALPHA).mean())
            binomial = float((2 * binom.cdf(np.minimum(wins, n - wins), n, 0.5) < ALPHA).mean())
    return list(map(share, (*found, false, *naive, binomial)))


HEAD = (
    *("raters × questions", "SD rater / question", "there", "coverage at .5", "coverage above"),
    *("false", "Wilson at .5", "Wilson above", "binomial false"),
)


def rows(studies: int) -> Iterator[list[str]]:
    for design in DESIGNS:
        raters, questions, first, second, kept = design
        names = [f"{raters} × {questions}", f"{first} / {second}", f"{kept:.0%}"]
        yield names + row(design, studies)


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(2000)))
