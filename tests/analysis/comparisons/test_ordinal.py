"""Differences of systems by ordered answers, next to those of means."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from scipy.stats import norm

from labeval.analysis.comparisons import ordinal
from labeval.analysis.comparisons.ordinal import COLUMNS, ordinal_differences
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.comparisons.system_points import SystemPoints
from tests.support.judgments.judged_frames import facts, judged

TABLE = pd.read_csv(
    Path(__file__).parents[2] / "support" / "reference_cases" / "ordinal.csv", dtype=str
)
TEXTS = {f"q{n:02d}{s}": (s, f"q{n:02d}") for n in range(1, 13) for s in "AB"}
KNOWN = facts(TEXTS)
ROWS = [(row.rater, "clarity", row.item, row.rating) for row in TABLE.itertuples()]


def compared(judgments, known=KNOWN, **options):
    return ordinal_differences(judgments, known, significance(judgments, known), **options)


def test_the_effect_is_that_of_the_model_and_is_tested_like_the_means():
    judgments = judged("dqe", *ROWS)
    tested = significance(judgments, KNOWN)
    found = ordinal_differences(judgments, KNOWN, tested)
    assert list(found.columns) == list(COLUMNS)
    (row,) = found.to_dict("records")
    # R's clmm of the same ratings with rater, rater:system and item finds 1.2135 with .3477 for B
    # less A and a variance of 1.29 of raters; that of questions adds next to nothing.
    assert row["effect"] == pytest.approx(-1.2135, abs=0.01)
    assert row["sd_rater"] == pytest.approx(1.136, abs=0.01)
    assert row["ci_low"] < row["effect"] < row["ci_high"] < 0
    assert row["df"] == tested["df"].iloc[0]
    assert row["p"] == row["p_adjusted"] < 0.05 and row["tests"] == 1
    assert (row["agrees"], row["reason"], row["link"]) == ("yes", "", "logit")


def test_less_being_better_turns_it_and_probit_is_on_another_scale():
    judgments = judged("dqe", *ROWS)
    turned = facts(TEXTS, lower=frozenset({"clarity"}))
    one, other = compared(judgments).iloc[0], compared(judgments, turned).iloc[0]
    assert other["effect"] == pytest.approx(-one["effect"], abs=1e-5)
    normal = compared(judgments, link="probit").iloc[0]
    assert normal["link"] == "probit"
    assert 1.5 < one["effect"] / normal["effect"] < 2


def test_disagreement_has_a_column():
    judgments = judged("dqe", *ROWS)
    tested = significance(judgments, KNOWN)
    opposed = tested.assign(difference=-tested["difference"])
    assert list(ordinal_differences(judgments, KNOWN, opposed)["agrees"]) == ["no"]
    unsure = tested.assign(p_adjusted=0.06)
    assert list(ordinal_differences(judgments, KNOWN, unsure)["agrees"]) == ["no"]
    unknown = tested.assign(p_adjusted=np.nan)
    assert list(ordinal_differences(judgments, KNOWN, unknown)["agrees"]) == [""]


@pytest.mark.parametrize(
    ("about", "fixed"), [("questions", "sd_rater_system"), ("raters", "sd_text")]
)
def test_it_speaks_of_the_same_raters_and_questions_as_the_means(about, fixed):
    rng = np.random.default_rng(4)
    liking, suits = np.full(6, 0.6), np.zeros(12)
    if about == "questions":
        liking += rng.normal(0, 0.8, 6)
    else:
        suits += rng.normal(0, 0.8, 12)
    rows = [
        (f"r{r}", "clarity", f"q{q + 1:02d}{s}", str(int(np.clip(round(value), 1, 5))))
        for r in range(6)
        for q in range(12)
        for s in "AB"
        for value in [3 + (s == "B") * (liking[r] + suits[q]) + rng.normal(0, 0.6)]
    ]
    judgments = judged("dqe", *rows)
    tested = significance(judgments, KNOWN), significance(judgments, KNOWN, about=about)
    (of_all, of_these) = (ordinal_differences(judgments, KNOWN, means).iloc[0] for means in tested)
    assert tested[1]["p"].iloc[0] < 0.001 < 0.03 < tested[0]["p"].iloc[0]
    assert of_all[fixed] > 0.5 and np.isnan(of_these[fixed])
    assert of_these["p"] < 0.01 < 0.03 < of_all["p"]
    assert of_these["agrees"] == "yes"


def test_what_cannot_be_fitted_has_a_row_with_the_reason():
    few = [row for row in ROWS if row[0] in {"r01", "r02", "r03", "r04"}]
    (row,) = compared(judged("dqe", *few)).to_dict("records")
    assert "raters: 4; it takes" in row["reason"] and np.isnan(row["effect"])
    slid = [(r, c, i, str(7 * n % 60)) for n, (r, c, i, _) in enumerate(ROWS)]
    (row,) = compared(judged("dqe", *slid)).to_dict("records")
    assert row["reason"].startswith("more than 11 different values") and row["categories"] == 60
    split = [(r, c, i, "2" if i.endswith("A") else "4") for r, c, i, _ in ROWS]
    (row,) = compared(judged("dqe", *split)).to_dict("records")
    assert "no maximum" in row["reason"]
    chosen = [(f"r{n}", "c", "q01A|q01B", "q01A") for n in range(8)]
    (row,) = compared(judged("ab", *chosen)).to_dict("records")
    assert row["reason"] == ordinal.COMPARED and row["method"] == "ab"
    assert row["n"] == len(chosen)


def test_many_large_models_are_left_out_unless_they_are_asked_for(monkeypatch):
    monkeypatch.setattr(ordinal, "MOST_WORK", 1e3)
    judgments = judged("dqe", *ROWS)
    (row,) = compared(judgments).to_dict("records")
    assert "--models always" in row["reason"] and np.isnan(row["p"])
    (row,) = compared(judgments, limited=False).to_dict("records")
    assert row["reason"] == "" and row["p"] < 0.05


def test_models_of_as_much_work_as_the_limit_are_made(monkeypatch):
    judgments = judged("dqe", *ROWS)
    fitted = compared(judgments).iloc[0]
    raters = TABLE["rater"].nunique()
    sizes = {"rater": raters, "rater_system": 2 * raters, "question": 12, "text": len(TEXTS)}
    drawn = [size for name, size in sizes.items() if fitted[f"sd_{name}"] >= 0]
    monkeypatch.setattr(ordinal, "MOST_WORK", float(sum(drawn) ** 3))
    assert compared(judgments)["reason"].tolist() == [""]
    monkeypatch.setattr(ordinal, "MOST_WORK", float(sum(drawn) ** 3 - 1))
    assert "--models always" in compared(judgments)["reason"].iloc[0]


def test_many_texts_without_systems_are_no_pairs_of_systems():
    texts = [f"t{n}" for n in range(40)]
    judgments = judged("dqe", *(("r1", "clarity", text, "3") for text in texts))
    known = facts(dict.fromkeys(texts, ("", "q")))
    (row,) = compared(judgments, known).to_dict("records")
    assert (row["criterion"], row["n"]) == ("clarity", 40)
    assert row["reason"] == significance(judgments, known)["reason"].iloc[0] != ""


def test_a_second_rating_of_a_text_does_not_count_twice():
    again = judged("dqe", *ROWS, *(("r01", "clarity", "q01A", "1"),) * 5)
    assert compared(again)["n"].iloc[0] == len(ROWS)


def test_raters_whose_answers_hardly_overlap_give_no_effect():
    """Every second rater's answers are low; one in eighteen is a point higher."""
    apart = [
        (r, c, i, str((1 if int(r[1:]) % 2 else 3) + (n % 9 == 0) - (n % 18 == 0)))
        for n, (r, c, i, _) in enumerate(ROWS)
    ]
    (row,) = compared(judged("dqe", *apart)).to_dict("records")
    assert row["reason"] == ordinal.HARDLY and np.isnan(row["p"]) and row["agrees"] == ""


@pytest.mark.parametrize("df", [np.nan, 0.0])
def test_without_degrees_of_freedom_the_normal_distribution_is_taken(df):
    """As R's clmm does: an effect of 1.2135 with .3477."""
    judgments = judged("dqe", *ROWS)
    tested = significance(judgments, KNOWN).assign(df=df)
    (row,) = ordinal_differences(judgments, KNOWN, tested).to_dict("records")
    reach = 1.959964 * 0.3477
    assert (row["ci_low"], row["ci_high"]) == pytest.approx(
        (row["effect"] - reach, row["effect"] + reach), abs=0.01
    )
    spread = (row["ci_high"] - row["ci_low"]) / (2 * norm.ppf(0.975))
    assert row["p"] == pytest.approx(2 * norm.sf(abs(row["effect"]) / spread))


def test_texts_are_drawn_at_random_where_each_is_rated_twice_on_average():
    rater, text = np.repeat([0, 1], 5), np.tile(np.arange(5), 2)
    none, better = np.zeros(10, dtype=int), np.arange(10.0) % 3
    points = SystemPoints(
        *(["A"], ["c"], none, rater, text, text, text, none, better, np.ones(10, dtype=bool))
    )
    assert "text" in ordinal._parts(points, none)
    fewer = points.chosen(np.arange(10) > 0)
    assert "text" not in ordinal._parts(fewer, none[1:])
