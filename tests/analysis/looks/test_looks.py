"""Boundaries equal to other software, decisions at looks, and errors over simulated studies."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import norm

from labeval.analysis.looks.boundaries import _density, _tail, boundaries, conditional_power
from labeval.analysis.looks.decisions import Verdict, decide, registered_boundaries
from labeval.analysis.looks.operating import operating
from labeval.analysis.statistics.differences import Difference, paired_difference
from labeval.study.model.looks import Looks

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
EXPECTED = json.loads((CASES / "looks.json").read_text(encoding="utf-8"))
FUNCTIONS = {"asOF": "obrien_fleming", "asP": "pocock"}
REGISTERED = Looks(participants=[10, 20, 30], criterion="clear", smallest_difference=0.5)
EIGHT = [np.arange(8)] * 30


@pytest.mark.parametrize("case", [name for name in EXPECTED if name.startswith("as")])
def test_boundaries_are_those_of_rpact(case):
    function, _, looks = case.partition("_")
    shares = EXPECTED[case].get("information") or np.arange(1, int(looks) + 1) / int(looks)
    found = boundaries(shares, FUNCTIONS[function])
    assert found.z == pytest.approx(EXPECTED[case]["z"], abs=1e-5)
    assert found.p == pytest.approx(EXPECTED[case]["p_two_sided_nominal"], abs=1e-6)
    assert found.spent == pytest.approx(EXPECTED[case]["alpha_spent"], abs=1e-6)


@pytest.mark.parametrize("looks", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["OF", "P"])
def test_classic_boundaries_spend_what_rpact_says(kind, looks):
    """Those of O'Brien and Fleming and of Pocock themselves, which no study can register, since
    they need looks that are planned to the participant; the sums behind are the same."""
    wanted = EXPECTED[f"{kind}_{looks}"]
    inside, spent, step = None, 0.0, looks**-0.5
    for n, (z, by_then) in enumerate(zip(wanted["z"], wanted["alpha_spent"], strict=True), 1):
        bound = z * (n / looks) ** 0.5
        spent += _tail(inside, step)(bound)
        assert spent == pytest.approx(by_then, abs=1e-6)
        inside = _density(inside, step, bound)


@pytest.mark.parametrize("share", [0.03, 0.019, 0.01, 0.001])
def test_a_look_with_hardly_any_information_spends_next_to_nothing(share):
    found = boundaries([share, 1], "obrien_fleming")
    assert found.spent[0] < 1e-30
    assert 2 * norm.sf(found.z[0]) == pytest.approx(found.spent[0], rel=1e-6, abs=0)
    assert found.z[1] == pytest.approx(norm.isf(0.025), abs=1e-9)  # as if it was the only one


@pytest.mark.parametrize("shares", [[], [0.5], [0.5, 0.5, 1], [0, 1], [0.6, 0.4, 1]])
def test_shares_that_do_not_increase_to_one_are_refused(shares):
    with pytest.raises(ValueError, match="increase"):
        boundaries(shares, "pocock")


def test_conditional_power_is_that_of_a_drifting_sum():
    rng = np.random.default_rng(1)
    rest = rng.normal(2.8 * 0.6, 0.6**0.5, 200_000)
    share = (1.2 * 0.4**0.5 + rest > 1.96).mean()
    assert conditional_power(1.2, 0.4, 2.8, 1.96) == pytest.approx(share, abs=0.004)


def of_differences(mean: float, raters: int, noise: float = 0.6):
    rng = np.random.default_rng(3)
    table = mean + rng.normal(0, noise, (raters, 12))
    rater, question = np.indices(table.shape).reshape(2, -1)
    return paired_difference((table - table.mean() + mean).ravel(), rater, question)


def test_looks_stop_for_a_difference_for_futility_or_not():
    bounds = registered_boundaries(REGISTERED)
    assert decide(REGISTERED, 1, of_differences(1.0, 10), bounds).verdict is Verdict.DIFFERENCE
    assert decide(REGISTERED, 1, of_differences(0.1, 10, 4.0), bounds).verdict is Verdict.GO_ON
    assert decide(REGISTERED, 2, of_differences(0.0, 20), bounds).verdict is Verdict.GO_ON
    small = REGISTERED.model_copy(update={"smallest_difference": 0.05})
    assert decide(small, 2, of_differences(0.0, 20), bounds).verdict is Verdict.FUTILITY
    never = small.model_copy(update={"futility": 0.0})
    assert decide(never, 2, of_differences(0.0, 20), bounds).verdict is Verdict.GO_ON
    assert decide(REGISTERED, 3, of_differences(0.0, 30), bounds).verdict is Verdict.END


def test_a_small_p_that_would_do_in_the_end_does_not_do_early():
    bounds = registered_boundaries(REGISTERED)
    found = of_differences(0.14, 10)
    assert bounds.p[0] < found.p < 0.05
    assert decide(REGISTERED, 1, found, bounds).verdict is not Verdict.DIFFERENCE


@pytest.mark.slow
@pytest.mark.parametrize("spending", ["obrien_fleming", "pocock"])
def test_equal_systems_are_called_different_in_five_percent(spending):
    looks = REGISTERED.model_copy(update={"spending": spending, "futility": 0.0})
    found = operating(looks, EIGHT, 0.0, studies=500, seed=5)
    assert found.found < 0.07  # Two standard errors of 500 studies are .02.
    assert found.futile == 0


@pytest.mark.slow
def test_a_difference_is_found_as_often_with_fewer_participants():
    found = operating(REGISTERED, [np.arange(20)] * 30, 0.5, studies=200, seed=6)
    assert found.unlooked - found.found < 0.05
    assert found.saved > 4


def test_once_all_is_in_the_result_stands():
    assert conditional_power(2.5, 1.0, 2.8, 1.96) == 1.0
    assert conditional_power(1.5, 1.0, 2.8, 1.96) == 0.0


def test_a_difference_without_a_p_has_no_power_yet():
    bounds = registered_boundaries(REGISTERED)
    one = Difference(1, 1, 1, value=0.5, spread=0.2)
    assert decide(REGISTERED, 1, one, bounds).power is None


@pytest.mark.slow
@pytest.mark.parametrize(("questions", "studies"), [(8, 1500), (25, 700)])
def test_the_chance_of_still_finding_the_difference_is_how_often_it_is_found(questions, studies):
    """Questions stay the same, however many participants there will be."""
    rng = np.random.default_rng(4)
    looks = REGISTERED.model_copy(update={"smallest_difference": 0.4, "futility": 0.0})
    bounds = registered_boundaries(looks)
    rater, question = np.indices((30, questions)).reshape(2, -1)
    chances, found = [], []
    for _ in range(studies):
        table = 0.4 + rng.normal(0, 0.42, (30, 1)) + rng.normal(0, 0.57, (1, questions))
        value = (table + rng.normal(0, 1, (30, questions))).ravel()
        first = value[rater < 10], rater[rater < 10], question[rater < 10]
        by_raters = paired_difference(*first, about="raters")
        chances.append(decide(looks, 1, paired_difference(*first), bounds, by_raters).power)
        found.append(paired_difference(value, rater, question).p < bounds.p[-1])
    chance, in_the_end = np.array(chances), np.array(found)
    assert chance.mean() == pytest.approx(in_the_end.mean(), abs=0.07)
    for low, high in ((0.1, 0.5), (0.5, 0.8)):
        there = (chance >= low) & (chance < high)
        assert there.sum() > 60
        assert in_the_end[there].mean() == pytest.approx(chance[there].mean(), abs=0.12)
