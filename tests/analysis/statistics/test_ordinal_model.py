"""The cumulative link mixed model: equal to other software, and refused where it has no maximum."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.statistics.latent.links import FAR, slopes
from labeval.analysis.statistics.latent.ordinal_model import (
    OrdinalModel,
    _Likelihood,
    ordinal_model,
)
from labeval.analysis.statistics.mixed_model import NoFit, codes_of

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
TABLE = pd.read_csv(CASES / "ordinal.csv")
WANTED = json.loads((CASES / "ordinal.json").read_text(encoding="utf-8"))["cases"]
SYSTEM = (TABLE["system"] == "B").to_numpy(float)[:, None]
RATER, ITEM = (codes_of(TABLE[name].to_numpy(str)) for name in ("rater", "item"))
LIKING = codes_of(2 * RATER + SYSTEM[:, 0].astype(int))
CATEGORY = codes_of(TABLE["rating"].to_numpy())


@pytest.mark.parametrize(
    ("name", "parts", "link"),
    [
        ("sim_clm_ignoring_clusters", {}, "logit"),
        ("sim_clmm_rater_item", {"rater": RATER, "item": ITEM}, "logit"),
        ("sim_clmm_probit", {"rater": RATER, "item": ITEM}, "probit"),
        (
            "sim_clmm_rater_ratersystem_item",
            {"rater": RATER, "rs": LIKING, "item": ITEM},
            "logit",
        ),
    ],
)
def test_estimates_are_those_of_r(name, parts, link):
    wanted, found = WANTED[name], ordinal_model(CATEGORY, SYSTEM, parts, link=link)
    thresholds = wanted["thresholds"].values()
    (effect,) = wanted["coefficients"].values()
    assert found.thresholds == pytest.approx([one["estimate"] for one in thresholds], abs=1e-4)
    assert found.effects == pytest.approx([effect["estimate"]], abs=1e-4)
    errors = [*(one["se"] for one in thresholds), effect["se"]]
    assert np.sqrt(np.diag(found.covariance)) == pytest.approx(errors, abs=1e-4)
    assert found.log_likelihood == pytest.approx(wanted["logLik"], abs=1e-4)
    assert dict(found.deviation) == pytest.approx(wanted.get("sd", {}), abs=1e-4)


def test_two_answers_are_a_logistic_mixed_model():
    halves = (TABLE["rating"] >= 4).to_numpy(int)
    found = ordinal_model(halves, SYSTEM, {"rater": RATER, "item": ITEM})
    wanted = WANTED["binary"]["glmmTMB"]
    assert found.effects[0] == pytest.approx(wanted["estimate"], abs=1e-5)
    assert found.spreads[0] == pytest.approx(wanted["se"], abs=1e-4)
    assert -found.thresholds[0] == pytest.approx(wanted["intercept"], abs=1e-4)
    assert found.log_likelihood == pytest.approx(wanted["logLik"], abs=1e-6)


@pytest.mark.parametrize("link", ["logit", "probit"])
def test_the_gradient_is_that_of_the_likelihood(link):
    parts = {"rater": RATER, "item": ITEM, "rs": LIKING}
    likelihood = _Likelihood(CATEGORY, SYSTEM, parts, link)
    at = np.array([-1.2, -0.4, 0.3, 1.0, 0.6, 0.5, 0.4, 0.3])
    _, found = likelihood.at(at)
    for n, step in enumerate(np.eye(len(at)) * 1e-5):
        around = (likelihood.at(at + step)[0] - likelihood.at(at - step)[0]) / 2e-5
        assert found[n] == pytest.approx(around, abs=1e-5)


def test_chances_far_in_either_tail_keep_their_slopes():
    upper, lower = np.array([FAR, -30.0, 30.5]), np.array([30.0, -30.5, 30.0])
    for link in ("logit", "probit"):
        here = slopes(upper, lower, link)
        assert np.isfinite(here.log).all() and np.isfinite(here.eta).all()
    logistic = slopes(upper, lower, "logit")
    assert logistic.log[1] == pytest.approx(logistic.log[2], rel=1e-9)
    assert logistic.eta[1] == pytest.approx(-logistic.eta[2], rel=1e-9)


def test_an_order_that_is_turned_turns_the_effect():
    one = ordinal_model(CATEGORY, SYSTEM, {"rater": RATER, "item": ITEM})
    other = ordinal_model(4 - CATEGORY, SYSTEM, {"rater": RATER, "item": ITEM})
    assert other.effects == pytest.approx(-one.effects, abs=1e-6)
    assert other.thresholds == pytest.approx(-one.thresholds[::-1], abs=1e-5)


def test_a_part_that_varies_no_more_than_chance_has_no_variance():
    alike = np.tile([0, 1, 2, 1], 30)
    part = np.repeat(np.arange(30), 4)
    found = ordinal_model(alike, np.zeros((120, 0)), {"part": part})
    assert found.deviation == {"part": 0.0}
    assert found.thresholds == pytest.approx([np.log(1 / 3), np.log(3)], abs=1e-6)


def fitted(category: list[int], first: list[int]) -> OrdinalModel:
    x = np.array(first, dtype=float)[:, None]
    return ordinal_model(np.array(category), x, {})


def test_there_is_no_model_where_the_answers_do_not_overlap():
    with pytest.raises(NoFit):
        fitted([0, 0, 1, 2, 2, 2], [0, 0, 0, 1, 1, 1])
    with pytest.raises(NoFit):
        fitted([0, 0, 0], [0, 1, 0])
    with pytest.raises(NoFit):
        fitted([], [])
    with pytest.raises(NoFit):
        fitted([0, 1, 0, 1], [1, 1, 1, 1])
