import numpy as np
import pytest

from labeval.analysis.pairwise.elo import elo, elo_spread, expected_score


def test_a_gap_of_200_points_expects_three_quarters():
    assert expected_score(200) == pytest.approx(0.75975, abs=5e-6)


def test_a_win_between_equals_moves_half_of_k():
    ratings = elo(np.array([0]), np.array([1]), np.array([1.0]), players=2)
    assert ratings == pytest.approx([1016, 984])


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
