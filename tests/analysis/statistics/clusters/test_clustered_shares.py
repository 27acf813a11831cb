"""Shares of decisions that hang together: as sure as they say."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import expit
from scipy.stats import binom, t

from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.proportions import wilson

STUDIES = 600


def simulated(raters: int, questions: int, shift: float, kept: float = 1.0) -> Clustered:
    """Votes of many studies; raters and questions differ by .8 in log odds."""
    rng = np.random.default_rng(5)
    odds = shift + rng.normal(0, 0.8, (STUDIES, raters, 1))
    odds = odds + rng.normal(0, 0.8, (STUDIES, 1, questions))
    won = rng.random(odds.shape) < expit(odds)
    study, rater, question = np.nonzero(rng.random(odds.shape) < kept)
    return Clustered(study, won[study, rater, question].astype(float), rater, question, STUDIES)


def truth(shift: float) -> float:
    draws = np.random.default_rng(6).normal(0, 0.8 * 2**0.5, 400_000)
    return float(expit(shift + draws).mean())


@pytest.mark.parametrize(
    ("raters", "questions", "shift", "kept"),
    [(20, 10, 0.0, 1.0), (20, 10, 1.5, 1.0), (50, 5, 0.0, 1.0), (20, 10, 0.0, 0.4)],
)
def test_intervals_hold_the_true_share_as_often_as_they_say(raters, questions, shift, kept):
    found = clustered_shares(simulated(raters, questions, shift, kept))
    share = truth(shift)
    holds = float(((found.low <= share) & (share <= found.high)).mean())
    assert 0.93 <= holds <= 0.985
    assert set(found.over) == {"raters and questions"}


def test_a_coin_is_found_biased_in_a_twentieth_of_studies_and_by_the_binomial_in_a_third():
    data = simulated(20, 10, 0.0)
    assert (clustered_shares(data).p < 0.05).mean() <= 0.07
    wins = np.bincount(data.id, weights=data.value)
    naive = 2 * binom.cdf(np.minimum(wins, 200 - wins), 200, 0.5)
    assert (naive < 0.05).mean() > 0.25


def test_votes_of_raters_who_never_vary_count_once_each():
    rater = np.repeat(np.arange(8), 25)
    won = (rater < 6).astype(float)
    once = Clustered(np.zeros(200, dtype=int), won, rater, np.tile(np.arange(25), 8), 1)
    found = clustered_shares(once, questions=False)
    # Eight raters, of whom six say yes: n / (n - 1) is the correction for few clusters.
    low, high = wilson([0.75 * 7], [7], z=np.array(t.ppf(0.975, 7)))
    assert (found.low[0], found.high[0]) == pytest.approx((low[0], high[0]))
    assert found.over == ["raters"]


def test_independent_votes_are_no_surer_than_wilson():
    rater = np.arange(60)
    won = (rater % 3 == 0).astype(float)
    found = clustered_shares(Clustered(0 * rater, won, rater, rater, 1))
    low, high = wilson([20], [60])
    assert found.low[0] < low[0] and found.high[0] > high[0]
    assert found.high[0] - found.low[0] < 1.1 * (high[0] - low[0])


def test_where_all_agree_each_rater_is_one_decision():
    rater, question = np.indices((6, 30)).reshape(2, -1)
    found = clustered_shares(Clustered(0 * rater, np.ones(180), rater, question, 1))
    assert found.value[0] == found.high[0] == 1.0
    assert found.low[0] == pytest.approx(wilson([6], [6], z=np.array(t.ppf(0.975, 5)))[0][0])
    assert found.p[0] == pytest.approx(2 * t.sf(6**0.5, 5))


def test_too_few_to_hang_together_are_taken_as_independent_and_have_no_test():
    two = clustered_shares(Clustered(np.array([0, 0]), np.ones(2), np.arange(2), np.arange(2), 2))
    assert two.over == ["comparisons as independent"] * 2
    assert np.isnan(two.p).all() and np.isnan(two.value[1]) and np.isnan(two.low[1])
    assert two.low[0] == pytest.approx(wilson([2], [2])[0][0])
