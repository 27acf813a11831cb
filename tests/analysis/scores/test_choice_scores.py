"""Tables of models of choices: which pages count, and how far their intervals reach."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy.stats import norm, t

from labeval.analysis.methods import Statistic, find_scoring
from labeval.analysis.scores.model_scores import ModelScores, model_table
from labeval.analysis.statistics.clusters.sandwich import Clusters
from tests.support.judgments.judged_frames import facts

SCORES = ModelScores(
    np.array([1.0, -1.0]),
    np.array([[0.3, -0.3], [0.2, -0.2], [-0.1, 0.1], [-0.6, 0.6]]),
    np.array([[0.5, -0.5], [-0.5, 0.5]]),
)


@pytest.mark.parametrize("confidence", [0.8, 0.95])
def test_intervals_reach_as_far_as_normal_quantiles_or_those_of_the_fewest_clusters(confidence):
    alone = SCORES.intervals(confidence=confidence)
    reach = norm.isf((1 - confidence) / 2) * 0.5**0.5
    assert [e.low for e in alone] == pytest.approx([1 - reach, -1 - reach])
    assert [e.high for e in alone] == pytest.approx([1 + reach, -1 + reach])
    raters = Clusters((np.array([0, 0, 1, 2]),), "raters")
    sums = np.array([0.5, -0.1, -0.6])  # of the first score; the second has the same turned round
    spread = (3 / 2 * (sums**2).sum()) ** 0.5
    reach = t.isf((1 - confidence) / 2, 2) * spread
    first, second = SCORES.intervals(raters, confidence=confidence)
    assert (first.low, first.high) == pytest.approx((1 - reach, 1 + reach))
    assert (second.low, second.high) == pytest.approx((-1 - reach, -1 + reach))


def test_pages_of_two_systems_count_and_those_of_one_or_of_an_unknown_one_do_not():
    """Texts of systems A, B and C; ``x`` has none."""
    known = facts({"a1": ("A", "1"), "a2": ("A", "2"), "b1": ("B", "1"), "c1": ("C", "1")})
    pages = ["a1|b1", "a1|a2", "a1|x", "c1|b1|a1", "b1|c1"]
    found = pd.DataFrame(
        {
            "items": pages,
            "choice": [page.split("|")[0] for page in pages],
            "participant": ["r1", "r2", "r1", "r2", "r1"],
            "criterion": "honesty",
        }
    )
    met = []

    def fit(given, names):
        met.append((list(names), [(page.items, page.members, page.rater, page.question)
                                  for page in given]))  # fmt: skip
        n = len(names)
        return ModelScores(np.arange(n) - (n - 1) / 2, np.zeros((len(given), n)), np.eye(n))

    table = model_table(found, fit, known, "raters")
    (items, of_items), (systems, of_systems) = met
    assert items == ["a1", "a2", "b1", "c1", "x"] and len(of_items) == 5
    assert systems == ["A", "B", "C"]
    assert of_systems == [
        (("a1", "b1"), (0, 1), "r1", "1"),
        (("b1", "c1"), (1, 2), "r1", "1"),
        (("c1", "b1", "a1"), (2, 1, 0), "r2", "1"),
    ]
    of = table[table["level"] == "system"].set_index("id")
    assert of["pages"].to_dict() == {"A": 2, "B": 3, "C": 2}
    assert of["rank"].to_dict() == {"A": 3, "B": 2, "C": 1}
    assert set(of["resampled"]) == {"raters"}


@pytest.mark.parametrize(
    ("how", "judgments", "fair"),
    [("sum", [4, 4, 4], True), ("sum", [4, 5], False), ("sum", [], True),
     ("mean", [4, 5], True), ("mean", [4, 4], True)],
)  # fmt: skip
def test_a_sum_is_fair_where_all_were_judged_as_often(how, judgments, fair):
    assert Statistic("any", how).is_fair(judgments) is fair


@pytest.mark.parametrize(
    ("method", "statistic", "bounds"),
    [("bws", "best_minus_worst", (-1, 1)), ("bws", "standardised", (-1, 1)),
     ("ab", "borda", (0, 1)), ("ab", "win_rate", (0, 1)), ("aspects", "preference_rate", (0, 1)),
     ("claims", "precision", (0, 1)), ("aqc", "yes", (0, 1)), ("aqc", "yes_of_decided", (0, 1)),
     ("dqe", "mean", None), ("aspects", "distance", (0, float("inf")))],
)  # fmt: skip
def test_points_stay_within_the_bounds_that_their_statistics_name(method, statistic, bounds):
    known = {one.name: one.bounds for one in find_scoring(method).STATISTICS}
    assert known[statistic] == bounds
