import numpy as np
import pytest

from labeval.analysis.pairwise.elo import elo, elo_spread


def test_a_win_between_equals_moves_half_of_k():
    ratings = elo(np.array([0]), np.array([1]), np.array([1.0]), players=2)
    assert ratings == pytest.approx([1016, 984])


def test_a_favourite_by_200_points_gains_a_quarter_of_k():
    """A lead of 200 points expects 0.75975 of a win, so a win gains 32 × 0.24025."""
    wins, losses = np.zeros(8, dtype=np.intp), np.ones(8, dtype=np.intp)
    before = elo(wins, losses, np.ones(8), players=2)
    after = elo(np.zeros(9, dtype=np.intp), np.ones(9, dtype=np.intp), np.ones(9), players=2)
    lead = before[0] - before[1]
    assert after[0] - before[0] == pytest.approx(32 / (1 + 10 ** (lead / 400)))


def test_many_orders_of_close_players_give_many_rankings():
    rng = np.random.default_rng(1)
    first = rng.integers(0, 6, 2000)
    second = (first + rng.integers(1, 6, 2000)) % 6
    score = rng.choice([0.0, 0.5, 1.0], 2000)
    spread = elo_spread(first, second, score, players=6)
    assert spread.orders == 100
    assert spread.rankings > 20
    assert np.all(spread.low <= spread.mean) and np.all(spread.mean <= spread.high)
    assert spread.mean.sum() == pytest.approx(6000)
