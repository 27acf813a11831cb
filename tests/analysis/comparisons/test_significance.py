"""Differences of systems out of judgments, by each method."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons.significance import COLUMNS, significance
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS as JUDGMENTS
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.statistics.differences import RATINGS, paired_difference
from tests.support.judgments.judged_frames import facts, judged
from tests.support.judgments.simulated_ratings import Design, points

pytestmark = pytest.mark.slow

NAMES = list(JUDGMENTS)
SYSTEMS, QUESTIONS, RATERS = "ab", 6, 12
KNOWN = facts({f"{s}{q}": (s.upper(), f"q{q}") for s in "abc" for q in range(20)})


def rated(better_by: float, criteria=("fluency",), seed=2):
    rng = np.random.default_rng(seed)
    return [
        (f"r{r}", c, f"{s}{q}", str(int(rng.integers(1, 4) + better_by * (s == "a"))))
        for r in range(RATERS)
        for q in range(QUESTIONS)
        for s in SYSTEMS
        for c in criteria
    ]


def test_the_difference_is_that_of_raters_on_questions():
    found = significance(judged("dqe", *rated(2)), KNOWN)
    assert tuple(found.columns) == COLUMNS
    (row,) = found.to_dict("records")
    assert (row["a"], row["b"], row["n"], row["raters"], row["questions"]) == (
        *("A", "B", RATERS * QUESTIONS, RATERS, QUESTIONS),
    )
    values = np.array([float(v) for *_, v in rated(2)]).reshape(RATERS, QUESTIONS, 2)
    rater, question = np.indices((RATERS, QUESTIONS)).reshape(2, -1)
    wanted = paired_difference((values[..., 0] - values[..., 1]).ravel(), rater, question)
    assert row["difference"] == pytest.approx(wanted.value)
    ends = (wanted.interval.low, wanted.interval.high)
    assert (row["ci_low"], row["ci_high"]) == pytest.approx(ends)
    assert row["p"] == row["p_adjusted"] == pytest.approx(wanted.p)
    assert row["p"] < 0.001
    assert (row["adjusted"], row["tests"], row["about"]) == ("Holm", 1, "both")
    assert row["effect"] == pytest.approx(
        wanted.value / values.std(axis=(0, 1), ddof=1).mean(), 0.05
    )


def test_where_less_is_better_the_sign_turns():
    turned = facts(
        {item: (system, KNOWN.questions[item]) for item, system in KNOWN.systems.items()},
        lower=frozenset({"fluency"}),
    )
    one = significance(judged("dqe", *rated(2)), KNOWN).iloc[0]
    other = significance(judged("dqe", *rated(2)), turned).iloc[0]
    assert other["difference"] == pytest.approx(-one["difference"])
    assert other["ci_low"] == pytest.approx(-one["ci_high"])


def test_each_question_asked_is_a_family_of_its_own():
    """Three systems on two criteria and both together: three families of three tests."""
    rng = np.random.default_rng(3)
    rows = [
        (f"r{r}", c, f"{s}{q}", str(int(rng.integers(1, 5) + (s == "a"))))
        for r in range(10)
        for q in range(8)
        for s in "abc"
        for c in ("c0", "c1")
    ]
    whole = StudyFacts(KNOWN.systems, KNOWN.questions, {TOTAL: ("c0", "c1")}, frozenset(), {})
    found = significance(judged("dqe", *rows), whole)
    assert len(found) == 9 and (found["tests"] == 3).all()
    assert (found["p_adjusted"] >= found["p"]).all()
    together = found[found["scale"] == TOTAL].set_index(["a", "b"])["difference"]
    of_each = found[found["scale"] == ""].groupby(["a", "b"])["difference"].mean()
    assert together.to_dict() == pytest.approx(of_each.to_dict())


def test_many_tests_are_adjusted_by_the_share_of_false_findings():
    names = {f"{s}{q}": (s, f"q{q}") for s in "abcdefg" for q in range(4)}
    rng = np.random.default_rng(1)
    rows = [(f"r{r}", "c", item, str(rng.integers(1, 6))) for r in range(6) for item in names]
    found = significance(judged("dqe", *rows), facts(names))
    assert len(found) == 21 and set(found["adjusted"]) == {"Benjamini-Hochberg"}


def test_who_never_rated_both_is_compared_by_a_model_of_the_ratings():
    rows = [row for row in rated(2) if (int(row[0][1:]) % 2 == 0) is (row[2][0] == "a")]
    (row,) = significance(judged("dqe", *rows), KNOWN).to_dict("records")
    assert row["how"] == "mixed model of the ratings of the two"
    assert row["n"] == RATERS * QUESTIONS and row["p"] < 0.01


def test_texts_of_unknown_systems_are_compared_over_raters_alone():
    nobody = facts({f"{s}{q}": ("", "") for s in "ab" for q in range(QUESTIONS)})
    rows = [row for row in rated(2) if row[2] in ("a0", "b0")]
    (row,) = significance(judged("dqe", *rows), nobody).to_dict("records")
    assert (row["a"], row["b"], row["about"]) == ("a0", "b0", "raters")
    assert row["how"] == "t of raters' means" and row["df"] == RATERS - 1
    assert row["p_signs"] > 0
    (many,) = significance(
        judged("dqe", *rated(2), *rated(1)),
        facts({f"{s}{q}": ("", "") for s in "abc" for q in range(20)}),
    ).to_dict("records")[:1]
    assert many["n"] > 0


def test_too_many_texts_say_so():
    texts = [f"t{n}" for n in range(13)]
    rows = [(f"r{r}", "c", text, "3") for r in range(3) for text in texts]
    (row,) = significance(judged("dqe", *rows), facts(dict.fromkeys(texts, ("", "")))).to_dict(
        "records"
    )
    assert "13 texts are too many" in row["reason"] and np.isnan(row["p"])


def test_systems_that_nobody_compared_have_the_reason():
    rows = [(f"r{r}", "c", f"a{q}|b{q}", f"a{q}") for r in range(8) for q in range(4)]
    rows += [(f"r{r}", "c", f"a{q}|c{q}", "tie") for r in range(8) for q in range(4)]
    found = significance(judged("ab", *rows), KNOWN).set_index(["a", "b"])
    assert found.loc["B", "C"]["reason"] == "nobody rated both of them"
    assert found.loc["A", "B"]["difference"] == 1 and found.loc["A", "B"]["p"] == 2 / 2**4
    assert found.loc["A", "C"]["reason"] == "all 32 differences are zero"


def test_a_smallest_difference_of_interest_tells_equal_from_undecided():
    rng = np.random.default_rng(5)
    rows = [
        (f"r{r}", "c", f"{s}{q}", str(3 + (rng.random() < 0.1)))
        for r in range(20)
        for q in range(15)
        for s in "ab"
    ]
    row = significance(judged("dqe", *rows), KNOWN, margins={"dqe": 0.3}).iloc[0]
    assert row["p_adjusted"] > 0.05 > row["p_equivalent"]
    few = [row for row in rows if row[0] in ("r0", "r1", "r2") and int(row[2][1:]) < 3]
    row = significance(judged("dqe", *few), KNOWN, margins={"dqe": 0.05, "ab": 1.0}).iloc[0]
    assert not row["p_equivalent"] < 0.05


def ab_of(latent):
    gap = latent[..., 0] - latent[..., 1]
    return [
        (f"r{r}", "c", f"a{q}|b{q}", "tie" if abs(g) < 0.3 else f"{'a' if g > 0 else 'b'}{q}")
        for (r, q), g in np.ndenumerate(gap)
    ]


def aqc_of(latent):
    return [
        (f"r{r}", "c", f"{'ab'[s]}{q}", "yes" if x > 3 else "no")
        for (r, q, s), x in np.ndenumerate(latent)
    ]


def bws_of(latent):
    """A third system of middling quality is always there."""
    rows = []
    for r, q in np.ndindex(latent.shape[:2]):
        texts = {f"a{q}": latent[r, q, 0], f"b{q}": latent[r, q, 1], f"c{q}": 3.0}
        order = sorted(texts, key=texts.__getitem__)
        rows.append((f"r{r}", "c", "|".join(texts), f"{order[-1]}>{order[0]}"))
    return rows


def dqe_of(latent):
    return [
        (f"r{r}", "c", f"{'ab'[s]}{q}", str(int(x)))
        for (r, q, s), x in np.ndenumerate(points(latent))
    ]


WAYS = {"ab": ab_of, "aqc": aqc_of, "bws": bws_of, "dqe": dqe_of}


@pytest.mark.parametrize("method", WAYS)
def test_every_method_finds_a_difference_and_seldom_one_that_is_not_there(method):
    """Through judgments; the procedures by themselves are simulated where they are."""
    rng = np.random.default_rng(6)
    found = {0.0: 0, 1.0: 0}
    for shift in found:
        for _ in range(25):
            rows = WAYS[method](Design(12, 8, shift=shift).latent(rng))
            table = significance(judged(method, *rows), KNOWN)
            row = table[(table["a"] == "A") & (table["b"] == "B")].iloc[0]
            found[shift] += row["p"] < 0.05
            assert row["p"] >= 0.05 or row["difference"] > 0 or not shift
    assert found[0.0] <= 5 and found[1.0] >= 20


def test_a_page_that_shows_two_texts_of_a_system_counts_their_mean():
    rows = [(f"r{r}", "c", "a0|a1|b0", "a0>b0") for r in range(6)]
    (row,) = significance(judged("bws", *rows), KNOWN).to_dict("records")
    assert row["difference"] == pytest.approx(0.5 + 1)


def test_no_judgments_make_an_empty_table():
    assert significance(judgment_frame([], NAMES), KNOWN).empty
    assert isinstance(significance(judgment_frame([], NAMES), KNOWN), pd.DataFrame)


def test_criteria_that_share_raters_and_texts_are_tested_as_each_by_itself():
    """Of the second criterion some ratings are missing, and the third has those of the first."""
    rng = np.random.default_rng(4)
    rows = [
        (f"r{r}", c, f"{s}{q}", str(int(rng.integers(1, 6))))
        for r in range(RATERS)
        for q in range(20)
        for s in "abc"
        if rng.random() < 0.3
        for c in ("fluency", "accuracy", "style")
        if c != "accuracy" or s != "a" or (q + r) % 3
    ]
    together = significance(judged("dqe", *rows), KNOWN).set_index("criterion")
    assert set(together["how"]) == {RATINGS}
    for criterion in ("fluency", "accuracy", "style"):
        alone = significance(judged("dqe", *(r for r in rows if r[1] == criterion)), KNOWN)
        pd.testing.assert_frame_equal(
            together.loc[[criterion]].reset_index(), alone.set_index("criterion").reset_index()
        )
