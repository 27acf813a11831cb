"""Intervals of a system's share of yes, where nearly all answers are alike and elsewhere."""

from __future__ import annotations

import pytest
from scipy.stats import norm

from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.proportions import wilson
from labeval.analysis.statistics.resampling import Resampling
from tests.runs.simulations.rare_answers import held
from tests.support.judgments.judged_frames import facts, judged

KNOWN = facts({f"q{n}a": ("a", f"q{n}") for n in range(20)})


def share_of_a(given: list[tuple[str, str, str, str]]) -> dict[str, object]:
    found = scores(judged("aqc", *given), KNOWN, Resampling(samples=200, seed=1))
    found = found[(found["level"] == "system") & (found["statistic"] == "yes_of_all")]
    (row,) = found.to_dict("records")
    return row


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "rate"), [((40, 5), 0.02), ((20, 20), 0.02), ((5, 50), 0.98), ((10, 10), 0.5)]
)
def test_intervals_hold_the_true_share(size, rate):
    assert held(size, rate, 150) >= 0.93


def test_where_all_say_yes_no_rater_counts_more_than_once():
    """As if 200 answers had nothing in common the lower end was .981."""
    row = share_of_a([(f"r{r}", "c", f"q{n}a", "yes") for r in range(10) for n in range(20)])
    low, _ = wilson([20], [20], z=norm.ppf(0.975).reshape(1))
    assert row["ci_low"] == pytest.approx(low[0])
    assert row["ci_high"] == 1.0
    assert "each question where these are more" in str(row["reason"])
    assert row["resampled"] == "raters and questions"


def test_a_yes_of_one_rater_alone_makes_the_interval_wide():
    """Twelve yes of one rater tell less of new raters than twelve of twelve."""
    pages = [(r, n) for r in range(12) for n in range(12)]
    of_one = [(f"r{r}", "c", f"q{n}a", "yes" if r == 0 else "no") for r, n in pages]
    of_all = [(f"r{r}", "c", f"q{n}a", "yes" if r == n else "no") for r, n in pages]
    one, every = share_of_a(of_one), share_of_a(of_all)
    assert one["value"] == every["value"]
    assert float(one["ci_high"]) > 2 * float(every["ci_high"])
