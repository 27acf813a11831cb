"""Variances of means over clusters, against sums taken cluster by cluster."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import norm, t

from labeval.analysis.statistics.clusters.clustered_variance import Clustered, variances, widened


def drawn(seed: int = 4) -> Clustered:
    rng = np.random.default_rng(seed)
    n, ids = 120, 3
    id, rater, question = (
        rng.integers(ids, size=n),
        rng.integers(7, size=n),
        rng.integers(5, size=n),
    )
    value = rng.normal(size=n) + rng.normal(size=7)[rater] + rng.normal(size=5)[question]
    return Clustered(id, value, rater, question, ids)


def by_hand(data: Clustered, id: int, cluster: np.ndarray) -> tuple[float, int]:
    """Liang and Zeger (1986) for a mean: squared sums of residuals over n squared."""
    here = data.id == id
    left = data.value[here] - data.value[here].mean()
    sums = [left[cluster[here] == one].sum() for one in np.unique(cluster[here])]
    n = len(sums)
    return sum(each**2 for each in sums) / here.sum() ** 2 * (n / (n - 1) if n > 1 else 1), n


def test_one_kind_of_clusters_is_the_sandwich_of_a_mean():
    data = drawn()
    for cluster, which in ((data.rater, {"raters": True, "questions": False}),
                           (data.question, {"raters": False, "questions": True})):  # fmt: skip
        found, n = variances(data, **which)
        wanted = [by_hand(data, id, cluster) for id in range(3)]
        assert found == pytest.approx([variance for variance, _ in wanted])
        assert n.tolist() == [clusters for _, clusters in wanted]


@pytest.mark.parametrize("seed", range(4))
def test_of_both_is_the_sum_less_that_of_cells_and_at_least_the_larger(seed):
    data = drawn(seed)
    found, fewest = variances(data, raters=True, questions=True)
    cell = data.rater * 100 + data.question
    for id in range(3):
        (a, n), (b, m), (c, _) = (
            by_hand(data, id, cluster) for cluster in (data.rater, data.question, cell)
        )
        assert found[id] == pytest.approx(max(a + b - c, a, b))
        assert fewest[id] == min(n, m)


def test_where_single_judgments_differ_most_it_is_the_larger_one():
    # Two raters on two questions, crosswise: their means are equal, and nothing is subtracted.
    rater, question = np.array([0, 0, 1, 1]), np.array([0, 1, 0, 1])
    data = Clustered(np.zeros(4, int), np.array([3.0, 1, 1, 3]), rater, question, 1)
    assert variances(data, raters=True, questions=True)[0] == pytest.approx([0])
    uneven = Clustered(np.zeros(4, int), np.array([3.0, 1, 1, 2]), rater, question, 1)
    one = variances(uneven, raters=True, questions=False)[0]
    assert variances(uneven, raters=True, questions=True)[0] == pytest.approx(one)


def test_an_id_without_judgments_and_one_of_a_single_cluster_have_no_variance():
    data = Clustered(np.array([0, 2, 2]), np.array([1.0, 2, 5]), np.array([0, 1, 1]),
                     np.array([0, 0, 1]), 3)  # fmt: skip
    found, n = variances(data, raters=True, questions=False)
    assert found == pytest.approx([0, 0, 0]) and n.tolist() == [1, 0, 1]
    assert variances(data, raters=False, questions=True)[0][2] == pytest.approx(
        2 * (1.5**2 + 1.5**2) / 4
    )


def test_ends_are_stretched_to_the_spread_and_to_students_t():
    rng = np.random.default_rng(2)
    samples = rng.normal([10, 20, 30], 2, (400, 3))
    samples[::2, 1] = np.nan
    value, spread = np.array([10.0, 20, 30]), np.nanvar(samples, axis=0)
    low, high = value - 3, value + 5
    wanted = np.array([9.0, 16, 25])
    found = widened((low, high), value, samples, wanted, np.array([2.0, 6, 1]), 0.9)
    factor = np.sqrt(wanted / spread)[:2] * t.ppf(0.95, [1, 5]) / norm.ppf(0.95)
    assert found[0][:2] == pytest.approx(value[:2] - 3 * factor)
    assert found[1][:2] == pytest.approx(value[:2] + 5 * factor)
    assert np.isnan([found[0][2], found[1][2]]).all()


def test_samples_without_spread_leave_the_ends():
    samples = np.column_stack([np.full(9, 4.0), np.full(9, np.nan)])
    ends = (np.array([3.0, 1]), np.array([5.0, 2]))
    clusters = np.array([4.0, 4])
    low, high = widened(ends, np.array([4.0, 1.5]), samples, np.ones(2), clusters, 0.95)
    assert low == pytest.approx(ends[0]) and high == pytest.approx(ends[1])
