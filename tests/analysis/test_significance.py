import numpy as np
import pytest
from scipy.stats import false_discovery_control

from labeval.analysis.facts import StudyFacts
from labeval.analysis.judgments import judgment_frame
from labeval.analysis.significance import signed_ranks, significance
from labeval.exchange.tables.judgments import COLUMNS

NAMES = [column.name for column in COLUMNS]

DEPRESSION = (
    (1.83, 0.878),
    (0.50, 0.647),
    (1.62, 0.598),
    (2.48, 2.05),
    (1.68, 1.06),
    (1.88, 1.29),
    (1.55, 1.06),
    (3.06, 3.14),
    (1.30, 1.29),
)
"""Hollander and Wolfe (1973), page 29: a depression scale before and after therapy."""

BENJAMINI_HOCHBERG_1995 = (
    *(0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344),
    *(0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000),
)
"""Their example of 15 p-values."""


def test_the_depression_scale_gives_the_published_statistic_and_p():
    found = signed_ranks([before - after for before, after in DEPRESSION], alternative="greater")
    assert found.w == 40
    assert found.p.value == pytest.approx(0.01953, abs=5e-6)
    assert (found.test, found.p.n) == ("exact", 9)


def test_four_of_the_fifteen_published_p_values_stay_below_a_twentieth():
    assert (false_discovery_control(BENJAMINI_HOCHBERG_1995) <= 0.05).sum() == 4


def test_only_zero_differences_are_undefined_and_say_so():
    found = signed_ranks([0, 0, 0])
    assert found.p.value is None
    assert "all 3 differences are zero" in found.p.explained


def test_the_effect_is_one_where_the_first_is_always_higher():
    assert signed_ranks([1, 2, 3]).effect == 1
    assert signed_ranks([-1, -2, -3]).effect == -1


def rated(better_by: float, raters: int = 12):
    rng = np.random.default_rng(2)
    rows = []
    for n in range(raters):
        for question in ("q1", "q2"):
            base = rng.integers(1, 4)
            for system, add in (("a", better_by), ("b", 0)):
                value = str(base + add + rng.integers(0, 2))
                item = f"{system}-{question}"
                rows.append((f"r{n}", f"s{n}", "c", "dqe", "fluency", item, item, value))
    return judgment_frame([(*row, "1", "1", "1", "") for row in rows], NAMES)


FACTS = StudyFacts(
    systems={f"{s}-{q}": s for s in "ab" for q in ("q1", "q2")},
    questions={f"{s}-{q}": q for s in "ab" for q in ("q1", "q2")},
    scales={},
    lower_is_better=frozenset(),
    ideals={},
)


def test_raters_on_questions_are_the_pairs():
    found = significance(rated(2), FACTS).iloc[0]
    assert (found["a"], found["b"], found["n"]) == ("a", "b", 24)
    assert found["median_difference"] > 1
    assert found["p_adjusted"] < 0.01
    assert found["effect"] > 0.9


def test_systems_of_equal_quality_are_seldom_told_apart():
    assert significance(rated(0), FACTS).iloc[0]["p"] > 0.05


def test_where_less_is_better_the_sign_turns():
    turned = StudyFacts(FACTS.systems, FACTS.questions, {}, frozenset({"fluency"}), {})
    assert significance(rated(2), turned).iloc[0]["effect"] < -0.9
