"""Correlations with external scores, held against the published ones."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.comparisons.external import (
    SAME_ENDS,
    correlations,
    external_correlations,
    external_scores,
)
from labeval.analysis.statistics.ranks.ranking import kendall
from tests.support.judgments.published_figures import POPP_2025, POPP_2025_SCALES

COSINE = POPP_2025["cosine"]
TOTAL = {(method, "total"): POPP_2025[method] for method in ("DQE", "AQC", "AB", "BWS")}
OF_TEXTS = TOTAL | POPP_2025_SCALES


def by_system(scores):
    """The four systems' scores: each the sum of its best and its worst text."""
    return [round(a + b, 9) for a, b in zip(scores[::2], scores[1::2], strict=True)]


@pytest.mark.parametrize(
    ("method", "scale", "tau", "p"),
    [
        ("DQE", "total", 0.643, 0.0156),
        ("AQC", "total", 0.546, 0.0307),
        ("AB", "total", 0.571, 0.0305),
        ("BWS", "total", 0.643, 0.0156),
        ("DQE", "honesty", 0.643, 0.0156),
        ("AQC", "honesty", 0.618, 0.0170),
        ("AB", "honesty", 0.667, 0.0121),
        ("BWS", "honesty", 0.643, 0.0156),
        ("DQE", "comprehensibility", 0.445, 0.0655),
        ("AQC", "comprehensibility", 0.567, 0.0285),
        ("AB", "comprehensibility", 0.357, 0.1375),
        ("BWS", "comprehensibility", 0.794, 0.0035),
    ],
)
def test_table_37_of_popp_follows_from_its_scores(method, scale, tau, p):
    found = kendall(OF_TEXTS[method, scale], COSINE, alternative="greater")
    assert found.tau.value == pytest.approx(tau, abs=5e-4)
    assert found.p == pytest.approx(p, abs=5e-4)


@pytest.mark.parametrize(
    ("method", "scale", "tau", "p"),
    [
        ("DQE", "total", 0.667, 0.167),
        ("DQE", "honesty", 1.0, 0.042),
        ("DQE", "comprehensibility", 0.333, 0.375),
        ("AQC", "total", 0.667, 0.167),
        ("AQC", "honesty", 0.667, 0.167),
        ("AQC", "comprehensibility", 0.0, 0.625),
        ("AB", "total", 0.333, 0.375),
        ("BWS", "honesty", 0.333, 0.375),
        ("BWS", "comprehensibility", 1.0, 0.042),
    ],
)
def test_what_can_follow_of_table_39_of_popp_does(method, scale, tau, p):
    found = kendall(by_system(OF_TEXTS[method, scale]), by_system(COSINE), alternative="greater")
    assert found.tau.value == pytest.approx(tau, abs=5e-4)
    assert found.p == pytest.approx(p, abs=5e-4)


@pytest.mark.parametrize(
    ("scale", "published", "follows"), [("honesty", 1.0, 0.667), ("comprehensibility", 1.0, 0.0)]
)
def test_the_ab_values_of_table_39_do_not_follow(scale, published, follows):
    tau = kendall(by_system(OF_TEXTS["AB", scale]), by_system(COSINE)).tau.value
    assert tau == pytest.approx(follows, abs=5e-4)
    assert abs(tau - published) > 0.3


def test_the_bws_total_of_table_39_follows_only_from_a_misprint():
    right = by_system(OF_TEXTS["BWS", "total"])
    assert right == [44, -15, -6, -23]
    assert kendall(right, by_system(COSINE)).tau.value == pytest.approx(0.667, abs=5e-4)
    printed = [44, -15, -6, -13]  # Table 35
    assert kendall(printed, by_system(COSINE)).tau.value == pytest.approx(1 / 3)


def test_pearson_and_spearman_stand_beside_kendall_with_the_ends():
    found = {c.coefficient: c for c in correlations(POPP_2025["DQE"], COSINE)}
    assert set(found) == {"kendall", "spearman", "pearson", SAME_ENDS}
    assert found["pearson"].estimate.value == pytest.approx(
        np.corrcoef(POPP_2025["DQE"], COSINE)[0, 1]
    )
    assert found["spearman"].estimate.value == pytest.approx(1 - 6 * 18 / (8 * 63))
    assert found[SAME_ENDS].estimate.value == 0.5  # the worst is the same, the best is not


def test_one_sided_tests_are_half_the_two_sided_ones_where_the_sign_is_right():
    two = {c.coefficient: c.p for c in correlations(POPP_2025["DQE"], COSINE)}
    one = {
        c.coefficient: c.p for c in correlations(POPP_2025["DQE"], COSINE, alternative="greater")
    }
    for name in ("kendall", "spearman", "pearson"):
        assert one[name] == pytest.approx(two[name] / 2, rel=1e-6)


@pytest.mark.parametrize("a", [[1.0, 1.0, 1.0, 1.0], [1.0, np.nan, np.nan, 2.0]])
def test_what_is_undefined_has_a_reason(a):
    for found in correlations(a, [1.0, 2.0, 3.0, 4.0]):
        if found.coefficient != "kendall" or found.estimate.value is None:
            assert found.estimate.value is None
            assert found.estimate.reason


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=3, max_size=20))
def test_turning_one_list_round_turns_the_coefficients(pairs):
    a, b = (list(side) for side in zip(*pairs, strict=True))
    there, back = list(correlations(a, b)), list(correlations(a, [-x for x in b]))
    for one, other in zip(there[:3], back[:3], strict=True):
        if one.estimate.value is None:
            assert other.estimate.value is None
        else:
            assert one.estimate.value == pytest.approx(-other.estimate.value, abs=1e-9)


def table_of(scores, systems=None):
    names = [f"t{n}" for n in range(len(scores))]
    rows = [("dqe", "item", "total", "", n, "mean", s) for n, s in zip(names, scores, strict=True)]
    columns = ["method", "level", "scale", "criterion", "id", "statistic", "value"]
    return pd.DataFrame(rows, columns=columns)


def test_numeric_columns_of_the_items_table_are_external_scores():
    items = pd.DataFrame(
        {
            "id": range(8),
            "text": ["A text of some words."] * 8,
            "cosine": [str(c) for c in COSINE],
            "style": ["essay"] * 8,
            "half": ["1", "2", "", "", "", "", "", ""],
        },
        index=[f"t{n}" for n in range(8)],
    )
    metrics = {m.name: m for m in external_scores(items)}
    assert {"column:cosine", "column:half", "words", "lix", "bleu"} <= set(metrics)
    assert "column:style" not in metrics and "column:id" not in metrics
    found = external_correlations(
        table_of(POPP_2025["DQE"]), items, {}, list(metrics.values()), alternative="greater"
    )
    row = found[(found["external"] == "column:cosine") & (found["coefficient"] == "kendall")].iloc[
        0
    ]
    assert (row["n"], row["test"]) == (8, "exact")
    assert row["value"] == pytest.approx(0.643, abs=5e-4)
    constant = found[(found["external"] == "words") & (found["coefficient"] == "pearson")].iloc[0]
    assert "same score" in constant["reason"]
    missing = found[found["external"] == "bleu"].iloc[0]
    assert "no item has a reference answer" in missing["reason"]


@pytest.mark.parametrize("name", ["doc_id", "docSegId", "tstamp", "Timestamp", "row index"])
def test_numbers_that_name_documents_or_moments_are_no_scores(name):
    items = pd.DataFrame({"text": ["A b.", "C d."], name: ["3", "4"], "valid": ["5", "6"]})
    named = [metric.name for metric in external_scores(items)]
    assert "column:valid" in named and f"column:{name}" not in named


@pytest.mark.parametrize("name", ["readability_index", "Fog index", "LIX-Index"])
def test_an_index_that_is_measured_is_a_score(name):
    items = pd.DataFrame({"text": ["A b.", "C d."], name: ["3.5", "4"]})
    assert f"column:{name}" in [metric.name for metric in external_scores(items)]


def test_a_systems_external_score_is_the_mean_of_its_items():
    items = pd.DataFrame({"cosine": list(map(str, COSINE))}, index=[f"t{n}" for n in range(8)])
    scores = table_of([3.94, 2.89, 2.72, 2.81]).assign(
        level="system", id=["GPT", "LLaMA", "Mistral", "Luminous"]
    )
    systems = {f"t{n}": ["GPT", "LLaMA", "Mistral", "Luminous"][n // 2] for n in range(8)}
    found = external_correlations(
        scores, items, systems, external_scores(items), alternative="greater"
    )
    row = found[found["coefficient"] == "kendall"].iloc[0]
    assert (round(row["value"], 3), round(row["p"], 3)) == (0.667, 0.167)
