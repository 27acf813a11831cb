"""Intervals of Krippendorff's alpha over raters: copies of a rater are no pairs."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.alpha_draws import alphas_of_raters
from labeval.analysis.statistics.mixed_model import codes_of

CASES = Path(__file__).parents[3] / "support" / "reference_cases"
TABLE = pd.read_csv(CASES / "alpha.csv")
WANTED = json.loads((CASES / "alpha.json").read_text(encoding="utf-8"))
UNIT, RATER = (codes_of(TABLE[name].to_numpy(str)) for name in ("unit", "rater"))
VALUE = TABLE["value"].to_numpy()


def squared(totals: np.ndarray) -> np.ndarray:
    places = np.arange(len(totals), dtype=float)
    return (places[:, None] - places) ** 2


@pytest.mark.parametrize("level", ["nominal", "ordinal", "interval", "ratio"])
def test_alpha_by_level_is_that_of_other_software(level):
    assert krippendorff_alpha(UNIT, VALUE, level).value == pytest.approx(
        WANTED["alpha"][level], abs=1e-12
    )


def test_samples_of_raters_centre_on_alpha_and_spread_as_expected():
    wanted = WANTED["raters_copies_not_paired"]
    drawn = alphas_of_raters(UNIT, RATER, VALUE - 1, squared, over="raters", samples=1500, seed=3)
    drawn = drawn[~np.isnan(drawn)]
    assert drawn.mean() == pytest.approx(wanted["mean"], abs=0.01)
    assert drawn.std(ddof=1) == pytest.approx(wanted["se"], rel=0.1)
    found = krippendorff_alpha(
        UNIT, VALUE, "interval", raters=RATER, over="raters", samples=1500, seed=3
    )
    ends = (found.interval.low, found.interval.high)
    assert ends == pytest.approx(wanted["percentile95"], abs=0.03)


def test_both_are_wider_than_either():
    width = {}
    for over in ("units", "raters", "both"):
        found = krippendorff_alpha(
            UNIT, VALUE, "interval", raters=RATER, over=over, samples=600, seed=1
        )
        width[over] = found.interval.high - found.interval.low
        assert found.value == pytest.approx(WANTED["alpha"]["interval"])
    assert width["both"] > max(width["units"], width["raters"])


def test_two_copies_of_one_rater_alone_have_no_alpha():
    drawn = alphas_of_raters(
        np.array([0, 1]), np.array([0, 0]), np.array([0, 1]), squared,
        over="raters", samples=5, seed=0,
    )  # fmt: skip
    assert np.isnan(drawn).all()


def test_two_raters_have_no_interval_over_raters():
    """Three units, one of them rated once: alpha is exactly 0 (krippendorff 0.9.0)."""
    units, raters, values = [0, 1, 3, 0, 1, 2], [0, 0, 0, 1, 1, 1], [1, 2, 3, 2, 2, 4]
    for level in ("nominal", "ordinal", "interval", "ratio"):
        found = krippendorff_alpha(units, values, level, raters=raters, over="raters", samples=50)
        assert found.value == pytest.approx(0, abs=1e-12)
        assert found.interval is None and "two raters" in found.explained
        unasked = krippendorff_alpha(units, values, level, raters=raters, over="raters")
        assert unasked.value == found.value and unasked.explained == ""


def test_an_undefined_alpha_keeps_its_own_reason_where_raters_are_drawn():
    found = krippendorff_alpha([0, 1], [1, 2], "nominal", raters=[0, 1], over="raters", samples=5)
    assert found.value is None and "rated by two raters" in found.explained
