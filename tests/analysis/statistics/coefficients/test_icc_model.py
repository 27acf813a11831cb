"""Intraclass correlations of incomplete tables, against lme4 and against mean squares."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.statistics.coefficients.icc import intraclass_correlations
from labeval.analysis.statistics.coefficients.icc_model import NAMES, modelled
from tests.runs.simulations.correlations import DESIGNS, coverage
from tests.support.judgments.judged_frames import judged

CASES = Path(__file__).parents[3] / "support" / "reference_cases"
EXPECTED = json.loads((CASES / "correlations.json").read_text(encoding="utf-8"))
TABLE = pd.read_csv(CASES / "correlations.csv")


def of(table: pd.DataFrame):
    columns = (table[name].to_numpy() for name in ("unit", "rater"))
    return {c.name: c.estimate for c in modelled(*columns, table["value"].to_numpy(float))}


def test_an_incomplete_table_has_what_lmer_finds():
    found, expected = of(TABLE), EXPECTED["two_way_reml"]
    assert tuple(found) == NAMES
    assert found["ICC(A,1)"].value == pytest.approx(expected["agreement"], abs=1e-4)
    assert found["ICC(C,1)"].value == pytest.approx(expected["consistency"], abs=1e-4)
    assert found["ICC(A,k)"].value == pytest.approx(expected["agreement_harmonic_k"], abs=1e-4)
    ends = found["ICC(A,1)"].interval
    assert (ends.low, ends.high) == pytest.approx(expected["bootstrap300_parametric"], abs=0.05)


def test_a_complete_table_has_what_its_mean_squares_say():
    rng = np.random.default_rng(6)
    full = rng.normal(size=(14, 1)) + rng.normal(0, 0.4, (1, 4)) + rng.normal(0, 0.6, (14, 4))
    unit, rater = np.indices(full.shape).reshape(2, -1)
    found = of(pd.DataFrame({"unit": unit, "rater": rater, "value": full.ravel()}))
    exact = intraclass_correlations(full)
    for model, squares in zip(NAMES, ("ICC(2,1)", "ICC(3,1)", "ICC(2,k)", "ICC(3,k)"), strict=True):
        assert found[model].value == pytest.approx(exact[squares].estimate.value, abs=1e-5)
    assert found["ICC(A,1)"].interval.high == pytest.approx(
        exact["ICC(2,1)"].estimate.interval.high, abs=0.03
    )
    for kind in "AC":  # ends of means are by Spearman and Brown's formula, as their values are
        one, means = (found[f"ICC({kind},{of})"].interval for of in "1k")
        wanted = [4 * end / (1 + 3 * end) for end in (one.low, one.high)]
        assert (means.low, means.high) == pytest.approx(wanted)


def test_an_interval_of_hardly_more_than_one_rating_a_target_is_of_a_correlation():
    """58 of 60 targets have one rating: by the scale alone, a lower end was -2.97."""
    lows = []
    for seed in range(30):
        rng = np.random.default_rng(seed)
        of_targets, of_raters = rng.normal(0, 1, 60), rng.normal(0, 0.4, 4)
        pairs = [(t, r) for t in range(60) for r in (range(4) if t >= 58.2 else [t % 4])]
        unit, rater = np.array(pairs).T
        value = of_targets[unit] + of_raters[rater] + rng.normal(0, 0.8, len(unit))
        found = of(pd.DataFrame({"unit": unit, "rater": rater, "value": value}))
        for name in ("ICC(A,1)", "ICC(C,1)"):
            ends = found[name].interval
            if ends is not None:
                assert -1 <= ends.low <= found[name].value <= ends.high <= 1
                lows.append(ends.low)
    assert min(lows) == -1 < max(lows)


def test_intervals_of_complete_tables_are_near_those_of_mean_squares():
    """60 tables of 8 to 29 targets by 2 to 5 raters, against the F distribution's limits."""
    rng = np.random.default_rng(5)
    apart = []
    for _ in range(60):
        targets, raters = int(rng.integers(8, 30)), int(rng.integers(2, 6))
        full = rng.normal(0, rng.uniform(0.3, 1.5), (targets, 1)) + rng.normal(0, 0.4, (1, raters))
        full = full + rng.normal(0, 0.8, (targets, raters))
        unit, rater = np.indices(full.shape).reshape(2, -1)
        found = of(pd.DataFrame({"unit": unit, "rater": rater, "value": full.ravel()}))
        exact = intraclass_correlations(full)
        for model, squares in (("ICC(A,1)", "ICC(2,1)"), ("ICC(C,1)", "ICC(3,1)")):
            mine, theirs = found[model].interval, exact[squares].estimate.interval
            if mine is not None and theirs is not None:
                apart.append((mine.low - theirs.low, mine.high - theirs.high))
    low, high = np.array(apart).T
    assert len(low) == 120
    assert abs(low.mean()) < 0.05 and abs(low).max() < 0.2
    assert abs(high.mean()) < 0.01 and abs(high).max() < 0.05


@pytest.mark.slow
def test_intervals_hold_the_truth():
    """A short version of ``tests.runs.simulations.correlations``; three errors of 100 are .065."""
    found = coverage(DESIGNS[0], 100)
    assert min(found[:2]) >= 0.95 - 0.065
    assert found[2] < 0.1


def test_targets_that_do_not_differ_have_no_interval_but_a_reason():
    rng = np.random.default_rng(8)
    value = np.tile([1.0, 3.0, 2.0], 20) + rng.normal(0, 0.1, 60)
    value -= np.repeat(value.reshape(20, 3).mean(axis=1), 3)
    table = pd.DataFrame({"unit": np.repeat(np.arange(20), 3), "rater": np.tile([0, 1, 2], 20)})
    found = of(table.assign(value=value).iloc[:-1])
    assert found["ICC(A,1)"].value == 0 and found["ICC(A,1)"].interval is None
    assert "zero" in found["ICC(A,1)"].explained


def test_raters_of_one_target_each_are_not_told_apart_from_targets():
    table = pd.DataFrame({"unit": [0, 0, 1, 1], "rater": [0, 1, 2, 3], "value": [1, 2, 4, 5]})
    assert "separated" in of(table)["ICC(A,1)"].explained


def test_the_table_of_agreement_has_the_model_where_ratings_are_missing():
    rows = [(f"r{r}", "c", f"t{t}", str(1 + (t * 2 + r) % 5)) for r in range(4) for t in range(8)]
    assert not set(NAMES) & set(agreement(judged("dqe", *rows), samples=0)["coefficient"])
    missing = agreement(judged("dqe", *rows[:-3]), samples=0).set_index("coefficient")
    assert set(NAMES) <= set(missing.index)
    assert missing.loc["ICC(A,1)", "n_items"] == 8 > missing.loc["ICC(2,1)", "n_items"]
