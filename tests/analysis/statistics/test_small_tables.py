"""Statistics of tables of a few values, against other software."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from labeval.analysis.raters.dawid_skene import dawid_skene
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.icc import intraclass_correlations
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.proportions import better_than_chance, share
from labeval.analysis.statistics.ranks.rank_tests import signed_ranks

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
SMALL = json.loads((CASES / "small_tables.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SMALL["signed_ranks"])
def test_signed_ranks_are_exact(name):
    wanted = SMALL["signed_ranks"][name]
    for alternative, p in zip(("two-sided", "greater", "less"), wanted["p"], strict=True):
        found = signed_ranks(wanted["differences"], alternative=alternative)
        assert found.p.value == pytest.approx(p, abs=1e-12)
        assert found.w == wanted["w"] and found.test == "exact"
        assert found.effect == pytest.approx(wanted["effect"], abs=1e-12)


@pytest.mark.parametrize("name", ["complete_12x4", "two_units", "two_raters"])
def test_intraclass_correlations_have_the_values_intervals_and_tests_of_r(name):
    wanted = SMALL["correlations"][name]
    found = intraclass_correlations(np.array(wanted["table"], dtype=float))
    for each, of in wanted["icc"].items():
        estimate = found[each].estimate
        assert estimate.value == pytest.approx(of["value"], abs=1e-6)
        ends = (estimate.interval.low, estimate.interval.high)
        assert ends == pytest.approx(tuple(of["ci95"]), abs=1e-6)
        assert (found[each].f, found[each].p) == pytest.approx((of["f"], of["p"]), rel=1e-6)


def test_negative_correlations_are_given_and_none_above_one():
    """R's psych gives 165 for the mean of three raters, with an interval that is turned round."""
    wanted = SMALL["correlations"]["negative"]
    found = intraclass_correlations(np.array(wanted["table"], dtype=float))
    for each in ("ICC(1,1)", "ICC(2,1)", "ICC(3,1)"):
        assert found[each].estimate.value == pytest.approx(wanted["icc"][each]["value"], abs=1e-6)
    assert wanted["icc"]["ICC(2,k)"]["value"] == 165
    assert found["ICC(2,k)"].estimate.value is None and found["ICC(2,k)"].estimate.explained


def test_raters_who_differ_by_a_constant_are_consistent_and_do_not_agree():
    wanted = SMALL["correlations"]["perfect_consistency_shift"]
    found = intraclass_correlations(np.array(wanted["table"], dtype=float))
    for each in ("ICC(1,1)", "ICC(2,1)", "ICC(3,1)", "ICC(1,k)", "ICC(2,k)", "ICC(3,k)"):
        assert found[each].estimate.value == pytest.approx(wanted["icc"][each]["value"], abs=1e-6)


@pytest.mark.parametrize("name", SMALL["alpha"])
def test_alpha_at_each_level(name):
    wanted = SMALL["alpha"][name]
    for level, alpha in wanted["alpha"].items():
        found = krippendorff_alpha(wanted["unit"], wanted["value"], level)
        assert found.value == pytest.approx(alpha, abs=1e-12)
        assert found.n == wanted["n"]


def test_alpha_without_each_of_the_raters():
    wanted = SMALL["alpha"]["chance"]
    rater, unit, value = (np.array(wanted[name]) for name in ("rater", "unit", "value"))
    for n, alpha in enumerate(wanted["without_a_rater"]):
        found = krippendorff_alpha(unit[rater != n], value[rater != n], "interval")
        assert found.value == pytest.approx(alpha, abs=1e-12)


def test_two_who_answer_yes_or_no():
    wanted = SMALL["binary_agreement"]
    cells = np.array(wanted["confusion_human_rows"])
    first = np.repeat([0, 0, 1, 1], cells.ravel())
    second = np.repeat([0, 1, 0, 1], cells.ravel())
    assert cohen_kappa(first, second).value == pytest.approx(wanted["kappa"], abs=1e-9)
    same = share(int(cells.trace()), int(cells.sum()))
    assert same.value == pytest.approx(wanted["accuracy"], abs=1e-9)
    ends = (same.interval.low, same.interval.high)
    assert ends == pytest.approx(tuple(wanted["wilson95"]), abs=1e-9)
    apart = better_than_chance(int(cells[0, 1]), int(cells[1, 0]))
    assert apart.value == pytest.approx(wanted["mcnemar_exact_p"], abs=1e-9)


def test_labels_of_a_small_crowd():
    wanted = SMALL["small_crowd"]
    given = (np.array(wanted[name]) for name in ("worker", "task", "label"))
    fit = dawid_skene(*given, 2)
    assert fit.log_likelihood == pytest.approx(wanted["log_likelihood"], abs=1e-4)
    assert fit.posterior[:, 1] == pytest.approx(np.array(wanted["posterior_b"]), abs=1e-3)
