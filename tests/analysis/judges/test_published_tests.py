"""The alternative annotator test and prediction-powered means, equal to other software."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.judges.agreement import rest_correlations
from labeval.analysis.judges.alternative_annotator import alternative_annotator
from labeval.analysis.judges.prediction_powered import best_weight, powered_crossed

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
EXPECTED = json.loads((CASES / "judges.json").read_text(encoding="utf-8"))
TESTS = {
    "alt_test_small_accuracy": ("judges_small.csv", "same", 0.1),
    "alt_test_60_rmse_eps.1": ("judges_60.csv", "distance", 0.1),
    "alt_test_60_rmse_eps.2": ("judges_60.csv", "distance", 0.2),
    "alt_test_60_accuracy_eps.2": ("judges_60.csv", "same", 0.2),
}


def rated(file: str) -> tuple[np.ndarray, np.ndarray]:
    """(raters, units) of people, and (units,) of the judge."""
    rows = pd.read_csv(CASES / file)
    table = rows.pivot(index="annotator", columns="item", values="label")
    return table.drop("judge").to_numpy(float), table.loc["judge"].to_numpy(float)


@pytest.mark.parametrize("case", TESTS)
def test_the_alternative_annotator_test_is_that_of_the_paper(case):
    file, score, epsilon = TESTS[case]
    found, expected = alternative_annotator(*rated(file), score, epsilon=epsilon), EXPECTED[case]
    for one, step in zip(found.each, expected["steps"], strict=True):
        assert one.n == step["n"]
        assert one.judge == pytest.approx(step["rho_judge"], abs=1e-12)
        assert one.person == pytest.approx(step["rho_human"], abs=1e-12)
        assert one.p == pytest.approx(step["p_t"], abs=1e-12)
    assert [one.passed for one in found.each] == expected["rejected_BY"]
    assert found.winning_rate == pytest.approx(expected["winning_rate"])
    assert found.advantage == pytest.approx(expected["average_advantage_probability"])
    assert found.passed == expected["judge_may_replace"]


def test_without_a_bonus_a_judge_that_is_everywhere_as_good_as_people_does_not_pass():
    people = np.ones((3, 6))
    found = alternative_annotator(people, people[0], "same", epsilon=0.0)
    assert [one.p for one in found.each] == [1.0] * 3 and not found.passed
    found = alternative_annotator(people, people[0], "same", epsilon=0.1)
    assert [one.p for one in found.each] == [0.0] * 3 and found.passed


def test_nobody_is_compared_where_one_person_rated():
    found = alternative_annotator(np.array([[1.0, 2, 3]]), np.array([1.0, 2, 3]), "distance")
    assert found.winning_rate is None
    assert not found.passed


def test_correlations_with_the_others_leave_out_the_person():
    found = rest_correlations(*rated("judges_60.csv"))
    assert np.array(found) == pytest.approx(np.array(EXPECTED["with_rest"]), abs=1e-9)


@pytest.mark.parametrize(
    ("case", "people", "judge"),
    [("ppi_mean", "human", "judge"), ("ppi_win_rate", "human_win", "judge_win")],
)
def test_powered_means_are_those_of_the_package(case, people, judge):
    rows = pd.read_csv(CASES / "judges_powered.csv")
    rows = rows.astype(dict.fromkeys((people, judge), float))
    both, alone = rows[rows["labelled"] == 1], rows[rows["labelled"] == 0]
    value, judged, more = both[people].to_numpy(), both[judge].to_numpy(), alone[judge].to_numpy()
    tuned, package = EXPECTED[case]["by_hand_tuned"], EXPECTED[case]["ppi_plus_plus"]
    assert best_weight(value, judged, more) == pytest.approx(tuned["lambda_"], abs=1e-9)
    # Every question has a rater of its own, as every unit of the package is independent.
    each = np.arange(len(value))
    found = powered_crossed(value, each, each, judged, more)
    assert found.weight == pytest.approx(tuned["lambda_"], abs=1e-9)
    assert found.value == pytest.approx(tuned["estimate"], abs=1e-9)
    assert found.value == pytest.approx(package["estimate"], abs=1e-3)
    left = value - found.weight * judged
    of_people = left.var(ddof=2) / len(left)  # the mean and the weight were both fitted
    of_judge = found.weight**2 * more.var(ddof=1) / len(more)
    assert found.spread**2 == pytest.approx(of_people + of_judge, rel=1e-9)
    # A little wider: degrees of freedom, and one more for the weight that is fitted.
    low, high = package["ci95"]
    assert low - 3e-3 < found.interval.low < low
    assert high < found.interval.high < high + 3e-3
    assert (found.n, found.more) == (len(value), len(more))


def test_a_judge_is_never_weighed_more_than_a_person_nor_against_them():
    rng = np.random.default_rng(3)
    judge, more = rng.normal(size=40), rng.normal(size=4000)
    assert best_weight(3 * judge, judge, more) == 1
    assert best_weight(-judge, judge, more) == 0
    assert best_weight(judge, judge, more[:0]) == 0
    assert best_weight(judge[:1], judge[:1], more) == 0
    assert best_weight(judge, np.ones(40), np.ones(9)) == 0
    assert best_weight(judge[:2], judge[:2], more) > 0
