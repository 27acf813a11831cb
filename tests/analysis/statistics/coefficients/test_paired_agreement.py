"""Shares of agreeing pairs: against all pairs one by one, and what must not change them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from labeval.analysis.statistics.coefficients import icc_model
from labeval.analysis.statistics.coefficients.icc_model import modelled
from labeval.analysis.statistics.coefficients.paired_agreement import (
    Agreeing,
    of_all,
    of_raters,
    pair_sums,
)

SAME = np.eye(3)


def ratings(seed: int, *, raters: int = 5, units: int = 12) -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(seed)
    there = rng.random((units, raters)) < 0.7
    unit, rater = np.nonzero(there)
    return unit, rater, rng.integers(0, 3, len(unit))


def pairs_of(unit, rater, label):
    """Unit, the two raters and the two labels of each two ratings of a unit."""
    rows = list(zip(unit.tolist(), rater.tolist(), label.tolist(), strict=True))
    return [(u, r, s, a, b) for (u, r, a), (v, s, b) in combinations(rows, 2) if u == v]


@pytest.mark.parametrize("seed", range(3))
def test_shares_are_those_of_all_pairs_one_by_one(seed):
    given = ratings(seed)
    sums = pair_sums(*given, Agreeing(SAME, np.ones((3, 3))))
    pairs = pairs_of(*given)
    shares = of_all(sums)
    assert shares.value[0] == pytest.approx(np.mean([a == b for *_, a, b in pairs]))
    assert sums.pairs.sum() == 2 * len(pairs)
    by_rater, n = of_raters(sums, 5)
    for rater in range(5):
        own = [a == b for _, r, s, a, b in pairs if rater in (r, s)]
        assert by_rater.value[rater] == pytest.approx(np.mean(own)) and n[rater] == len(own)


def test_ratings_without_a_partner_change_nothing():
    """Neither shares nor intervals, whose clusters are those that have pairs."""
    unit, rater, label = ratings(7)
    more = (np.r_[unit, 12, 13], np.r_[rater, 5, 0], np.r_[label, 0, 2])
    kind = Agreeing(SAME, np.ones((3, 3)))
    before, after = (of_all(pair_sums(*given, kind)) for given in ((unit, rater, label), more))
    for name in ("value", "low", "high", "p"):
        assert getattr(after, name) == pytest.approx(getattr(before, name)), name
    alone, n = of_raters(pair_sums(*more, kind), 6)
    assert np.isnan(alone.value[5]) and n[5] == 0


def test_pairs_that_do_not_count_are_in_neither_part():
    unit, rater, label = ratings(9)
    counts = np.ones((3, 3))
    counts[0, 0] = 0
    shares = of_all(pair_sums(unit, rater, label, Agreeing(SAME, counts)))
    kept = [a == b for *_, a, b in pairs_of(unit, rater, label) if (a, b) != (0, 0)]
    assert shares.value[0] == pytest.approx(np.mean(kept))


@pytest.mark.parametrize(("targets", "raters"), [(6, 4), (4, 6)])
def test_a_model_is_made_up_to_a_product_of_its_sizes(monkeypatch, targets, raters):
    """The smaller number squared, times the larger."""
    rng = np.random.default_rng(1)
    target, rater = (each.ravel() for each in np.indices((targets, raters)))
    value = rng.normal(size=targets)[target] + rng.normal(0, 0.5, target.size)
    monkeypatch.setattr(icc_model, "_MOST", 4**2 * 6)
    assert all(one.estimate.value is not None for one in modelled(target, rater, value))
    monkeypatch.setattr(icc_model, "_MOST", 4**2 * 6 - 1)
    reason = modelled(target, rater, value)[0].estimate.explained
    assert reason == f"{targets} targets by {raters} raters are too many for a model"
