"""Scores over several criteria where some texts or systems lack ratings by some of them."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from pandas import DataFrame

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.scores.over_criteria import LACKING
from labeval.analysis.scores.scores import ONE_RATER_BY_A_CRITERION, Resampling, scores
from labeval.report.places import all_criteria
from tests.support.judgments.judged_frames import judged

SYSTEMS = "abz"
FACTS = StudyFacts(
    {f"{s}{q}": s.upper() for s in SYSTEMS for q in range(4)},
    {f"{s}{q}": f"q{q}" for s in SYSTEMS for q in range(4)},
    {TOTAL: ("c", "d")},
    frozenset(),
    {},
)
PLAIN = Resampling(samples=200, resample="raters")
Row = tuple[str, str, str, str]


def whole(rows: list[Row], statistic: str = "mean", level: str = "system") -> DataFrame:
    """The rows over both criteria, by id."""
    table = all_criteria(scores(judged("dqe", *rows), FACTS, PLAIN))
    chosen = (table["level"] == level) & (table["statistic"] == statistic)
    return table[chosen].set_index("id")


def ratings(by: dict[str, tuple[float, float]], seed: int = 1) -> list[Row]:
    """Ratings of four raters around each system's points by c and by d."""
    rng = np.random.default_rng(seed)
    return [
        (f"r{r}", c, f"{s}{q}", str(points + int(rng.integers(-1, 2))))
        for s, both in by.items()
        for c, points in zip("cd", both, strict=True)
        for r, q in itertools.product(range(4), range(4))
    ]


def mean_of(rows: list[Row], system: str, criterion: str) -> float:
    return float(np.mean([float(v) for _, c, i, v in rows if c == criterion and i[0] == system]))


def test_each_criterion_counts_the_same_however_often_it_was_judged():
    """A is better by each criterion; most ratings by the one with high points are missing."""
    every = ratings({"a": (3, 8), "b": (2, 7)})
    rows = [row for row in every if not (row[1] == "d" and row[2] in ("a0", "a1", "a2"))]
    found = whole(rows)
    for system in "ab":
        wanted = (mean_of(rows, system, "c") + mean_of(rows, system, "d")) / 2
        assert found["value"][system.upper()] == pytest.approx(wanted, abs=1e-9)
    pooled = [float(v) for _, _, i, v in rows if i[0] == "a"]
    assert np.mean(pooled) < found["value"]["B"] < found["value"]["A"]
    assert (found["rank"]["A"], found["rank"]["B"]) == (1, 2)
    assert (found["n"]["A"], found["n"]["B"]) == (20, 32)


def test_the_median_weighs_criteria_alike_too():
    """Of 1, 1, 1 by one criterion and 5 by the other, half of the weight is on each."""
    rows = [(f"r{r}", "c", "a0", "1") for r in range(3)] + [("r0", "d", "a0", "5")]
    assert whole(rows, "median")["value"]["A"] == 3


def test_who_lacks_a_criterion_has_no_score_over_all_of_them_and_no_rank():
    rows = [
        r for r in ratings({"a": (3, 8), "b": (2, 7), "z": (4, 9)}) if (r[1], r[2][0]) != ("d", "z")
    ]
    for statistic in ("mean", "median"):
        found = whole(rows, statistic)
        assert np.isnan(found["value"]["Z"]) and np.isnan(found["rank"]["Z"])
        assert np.isnan(found["ci_low"]["Z"])
        assert found["reason"]["Z"] == LACKING.format(criteria="d")
        assert (found["rank"]["A"], found["rank"]["B"]) == (1, 2)
        assert found["n"]["Z"] == 16


def test_a_count_stays_but_is_not_ranked_where_a_criterion_is_lacking():
    answers = {"a": ("yes", "no"), "b": ("no", "no"), "z": ("yes", "")}
    rows = [
        (f"r{r}", c, f"{s}0", answer)
        for s, both in answers.items()
        for c, answer in zip("cd", both, strict=True)
        for r in range(3)
    ]
    table = all_criteria(scores(judged("aqc", *rows), FACTS, PLAIN))
    found = table[(table["level"] == "system") & (table["statistic"] == "yes")].set_index("id")
    assert found["value"].to_dict() == {"A": 3, "B": 0, "Z": 3}
    assert np.isnan(found["rank"]["Z"])
    assert found["rank"].dropna().to_dict() == {"A": 1, "B": 2}
    assert found["reason"]["Z"].startswith(LACKING.format(criteria="d"))


def test_a_share_of_the_decided_weighs_criteria_by_the_judgments_made():
    """Twice as many answers by c, of which half are undecided: both criteria weigh the same."""
    rows = [
        *((f"r{r}", "c", "a0", ("yes", "dont_know")[r % 2]) for r in range(4)),
        *((f"r{r}", "d", "a0", "no") for r in range(2)),
    ]
    table = all_criteria(scores(judged("aqc", *rows), FACTS, PLAIN))
    found = table[(table["level"] == "system") & (table["statistic"] == "yes_of_decided")]
    # c: 2 of 4 decided, all yes; d: 2 of 2, none: (2/4) / (2/4 + 2/2).
    assert found["value"].item() == pytest.approx(1 / 3)


def test_ratings_that_come_twice_change_neither_score_nor_interval():
    """All ratings by c again: its mean is the same, and so is what each rater adds to it."""
    once = ratings({"a": (3, 8), "b": (2, 7)})
    twice = once + [row for row in once if row[1] == "c"]
    found, wanted = whole(twice), whole(once)
    for column in ("value", "ci_low", "ci_high"):
        assert found[column].tolist() == pytest.approx(wanted[column].tolist(), abs=1e-9)
    assert found["n"].tolist() == [48, 48]


def test_a_criterion_that_one_rater_judged_gives_no_interval():
    rows = [r for r in ratings({"a": (3, 8), "b": (2, 7)}) if r[1] == "c" or r[0] == "r0"]
    found = whole(rows)
    assert found["value"].notna().all()
    assert found["ci_low"].isna().all()
    assert set(found["reason"]) == {ONE_RATER_BY_A_CRITERION}


def test_texts_are_ranked_among_those_that_were_judged_by_every_criterion():
    rows = [row for row in ratings({"a": (3, 8), "b": (2, 7)}) if (row[1], row[2]) != ("d", "b3")]
    found = whole(rows, level="item")
    assert found["rank"].notna().sum() == 7
    assert np.isnan(found["value"]["b3"])
    assert found["reason"]["b3"] == LACKING.format(criteria="d")
