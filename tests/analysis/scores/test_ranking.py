import pytest

from labeval.analysis.statistics.ranks.ranking import kendall, ranks
from tests.support.judgments.published_figures import POPP_2025


@pytest.mark.parametrize(
    ("method", "tau", "p", "test"),
    [
        ("DQE", 0.643, 0.0156, "exact"),
        ("AQC", 0.546, 0.0307, "asymptotic"),
        ("AB", 0.571, 0.0305, "exact"),
        ("BWS", 0.643, 0.0156, "exact"),
    ],
)
def test_tau_of_the_methods_with_the_cosine_is_the_published_one(method, tau, p, test):
    found = kendall(POPP_2025[method], POPP_2025["cosine"], alternative="greater")
    assert found.tau.value == pytest.approx(tau, abs=5e-4)
    assert found.p == pytest.approx(p, abs=5e-5)
    assert (found.test, found.tau.n) == (test, 8)


def test_equal_means_of_different_sums_share_a_rank():
    assert list(ranks([4.24, 21.2 / 5, 1.0])) == [1.5, 1.5, 3]
    assert 4.24 != 0.1 + 4.14  # what rounding is for
    assert list(ranks([4.24, 0.1 + 4.14])) == [1.5, 1.5]


def test_a_constant_ranking_has_no_tau_and_says_so():
    found = kendall([1, 1, 1], [1, 2, 3])
    assert found.tau.value is None
    assert "same score" in found.tau.explained


def test_missing_scores_leave_their_pair_out():
    assert kendall([1, 2, 3, float("nan")], [1, 2, 3, 4]).tau.n == 3


def test_with_four_systems_nothing_below_one_in_24_is_possible():
    assert kendall([1, 2, 3, 4], [1, 2, 3, 4], alternative="greater").p == pytest.approx(1 / 24)


def test_one_thing_cannot_be_ranked_and_says_so():
    assert "1 things" in kendall([1], [1]).tau.explained
