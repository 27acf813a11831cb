"""Small studies whose results are worked out by hand, or by a plain formula next to them."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from labeval.analysis.agreement.preferences import preference_agreement
from labeval.analysis.comparisons.distinct_criteria import (
    Pair,
    difference_by_text,
    distinct_criteria,
)
from labeval.analysis.comparisons.group_comparison import group_comparison
from labeval.analysis.comparisons.length_bias import length_bias, text_lengths
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.comparisons.thinking_aloud import thinking_aloud
from labeval.analysis.judges.audit import judge_audit
from labeval.analysis.judges.ratings import Judge
from labeval.analysis.methods import find_scoring
from labeval.analysis.pairwise.controlled import controlled
from labeval.analysis.pairwise.grades import mean_grades, question_grades
from labeval.analysis.planning.pilots import minutes_of
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.competence import competence
from labeval.analysis.raters.judge_agreement import judge_support
from labeval.analysis.raters.raters import _with_majority, method_competence
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.statistics.clusters.clustered_shares import with_variances
from labeval.analysis.statistics.clusters.sandwich import BOTH
from labeval.analysis.weighing.ratings import aspect_ratings
from labeval.study.methods import find_method
from tests.support.judgments.judged_frames import facts, judged

PAIRS = facts({f"{s}{q}": (s.upper(), f"q{q}") for s in "abc" for q in range(9)})


def votes(*rows: tuple[str, int, str, str], criterion: str = "c") -> list[tuple[str, ...]]:
    """(rater, question, two systems, answer)."""
    answers = {"tie": "tie", "both_bad": "both_bad"}
    return [
        (r, criterion, "|".join(f"{s}{q}" for s in two), answers.get(won, f"{won}{q}"))
        for r, q, two, won in rows
    ]


def test_the_longer_text_is_counted_by_criterion_also_after_one_without_decisions():
    ties = votes(*[(f"r{r}", q, "ab", "tie") for r in range(3) for q in range(3)], criterion="a")
    won = votes(*[(f"r{r}", q, "ab", "a" if q else "b") for r in range(3) for q in range(3)])
    table = judged("ab", *ties, *won)
    texts = pd.DataFrame(
        {"text": {f"{s}{q}": "w " * (2 + (s == "a")) for s in "ab" for q in range(3)}}
    )
    found = length_bias(table, scores(table, PAIRS, Resampling(0)), PAIRS, text_lengths(texts))
    chosen = found[found["statistic"] == "longer_chosen"].set_index("criterion")
    assert (chosen.loc["a", "n"], chosen.loc["c", "n"]) == (0, 9)
    assert chosen.loc["c", "value"] == pytest.approx(6 / 9)
    within = found[found["statistic"] == "longer_is_better"].set_index("criterion")
    assert (within.loc["c", "n"], within.loc["c", "value"]) == (3, pytest.approx(2 / 3))


def test_texts_of_one_word_have_a_length():
    rows = [(f"r{r}", q, "ab", "ab"[(r * q + r) % 3 > 0]) for r in range(6) for q in range(6)]
    table = judged("ab", *votes(*rows))
    lengths = {f"{s}{q}": 1 + (q if s == "b" else 0) for s in "ab" for q in range(6)}
    found = controlled(table, PAIRS, lengths).set_index("statistic")
    assert set(found.index) == {"lead", "length", "win_rate"}
    assert (found["n"] == 36).all()
    less = controlled(table, PAIRS, lengths | {"a0": 0}).set_index("statistic")
    assert (less["n"] == 30).all()
    none = controlled(table, PAIRS, {})
    assert none["reason"].tolist() == ["the lengths of the texts are not known"]


def test_grades_of_two_questions_have_an_interval_and_of_one_a_reason():
    rows = [
        (f"r{r}", q, two, two[(r + q) % 3 == 0])
        for r in range(6)
        for q in range(2)
        for two in ("ab", "ac", "bc")
    ]
    rows += [(f"r{r}", 5, "ab", "ab"[r % 2]) for r in range(6)]
    table = question_grades(judged("ab", *votes(*rows)), PAIRS)
    nothing = pd.DataFrame()
    assert (table["comparisons"] == np.where(table["question"] == "q5", 6, 12)).all()
    found = (
        mean_grades(table, PAIRS, nothing, [], samples=50)
        .query("level == 'system'")
        .set_index("id")
    )
    assert found["n"].to_dict() == {"A": 3, "B": 3, "C": 2}
    assert found["ci_low"].notna().all()
    assert "2" in found.loc["C", "reason"] and "3" in found.loc["A", "reason"]
    one = mean_grades(table[table["question"] == "q0"], PAIRS, nothing, [], samples=50)
    assert one["ci_low"].isna().all()
    assert (one["reason"] != "").all()


def test_groups_of_unequal_size_are_compared_by_the_pairs_of_their_raters():
    rows = [(f"r{r}", "c", f"a{q}", str(1 + (r * 2 + q) % 5)) for r in range(7) for q in range(4)]
    table = judged("dqe", *rows)
    sessions = pd.DataFrame({"session": [f"s-r{r}" for r in range(7)]})
    sessions["group"] = ["old" if r < 2 else "young" for r in range(7)]
    found = group_comparison(
        table, PAIRS, list(rated_by_method(table)), sessions, ["session:group"]
    )
    (row,) = found.to_dict("records")
    means = np.array([np.mean([1 + (r * 2 + q) % 5 for q in range(4)]) for r in range(7)])
    above = (means[:2, None] > means[2:]).sum() + 0.5 * (means[:2, None] == means[2:]).sum()
    assert (row["u"], row["effect"]) == pytest.approx((above, above / 5 - 1))
    assert (row["raters_a"], row["raters_b"]) == (2, 5)
    sessions["group"] = ["old" if r < 1 else "young" for r in range(7)]
    alone = group_comparison(
        table, PAIRS, list(rated_by_method(table)), sessions, ["session:group"]
    )
    assert alone["reason"].tolist() == [
        "1 and 6 raters are too few to compare; it takes two of each"
    ]
    assert (row["mean_a"], row["mean_b"]) == pytest.approx((means[:2].mean(), means[2:].mean()))


def test_answers_as_far_from_the_rating_as_before_moved_neither_way():
    columns = [
        "participant",
        "item",
        "criterion",
        "show",
        "first_answer",
        "judge_rating",
        "final_answer",
    ]
    moves = [("3", "5", "4"), ("3", "5", "7"), ("4.5", "5", "5"), ("2", "5", "1"), ("4", "5", "4")]
    rows = [(f"p{n}", f"t{n}", "c", "after_answer", *move) for n, move in enumerate(moves)]
    found = judge_support(pd.DataFrame(rows, columns=columns)).set_index("statistic")
    assert (found.loc["changed", "value"], found.loc["changed", "n"]) == (4 / 5, 5)
    # 3 to 4 and 4.5 to 5 came nearer, 2 to 1 went away, 3 to 7 is as far from 5 as before.
    assert found.loc["moved_towards", "value"] == pytest.approx(2 / 3)
    assert found.loc["moved_towards", "n"] == 3
    # Three participants are as sure as two decisions: a third of √2 by t with 2 degrees of freedom.
    assert found.loc["moved_towards", "p"] == pytest.approx(2 * stats.t.sf(2**0.5 / 3, 2))
    several = pd.DataFrame(
        [(*row[:3], show, *row[4:]) for row in rows for show in ("b", "a")], columns=columns
    )
    assert judge_support(several)["show"].drop_duplicates().tolist() == ["a", "b"]
    words = pd.DataFrame(
        [
            (f"p{n}", f"t{n}", "c", "after_answer", first, "yes", final)
            for n, (first, final) in enumerate([("no", "yes"), ("yes", "no"), ("no", "dont_know")])
        ],
        columns=columns,
    )
    found = judge_support(words).set_index("statistic")
    assert (found.loc["moved_towards", "value"], found.loc["moved_towards", "n"]) == (0.5, 2)


def test_a_distance_without_a_scale_is_a_share_of_the_largest_that_was_given():
    rows = [
        (f"r{r}", criterion, f"a{q}", str((r + q * step) % top))
        for r in range(3)
        for q in range(4)
        for criterion, step, top in (("short", 1, 2), ("wide", 2, 4), ("whole", 1, 3))
    ]
    plain = facts({f"a{q}": ("A", f"q{q}") for q in range(4)})
    ideals = {"short": 0, "wide": 1, "whole": 0}
    known = type(plain)(plain.systems, plain.questions, {}, frozenset(), ideals)
    table = judged("aspects", *rows)
    table["page"] = table["session"].astype(str) + "/" + table["items"].astype(str)
    found = aspect_ratings(table, known)
    assert found.aspects == ("short", "wide")
    assert [sorted(set(column)) for column in found.distances.T] == [[0, 1], [0, 0.5, 1]]
    assert (found.overall, found.dropped, len(found.explained)) == ("whole", 0, 12)


def test_agreement_around_one_rater_has_an_interval_over_pairs_of_texts_alone():
    """Without the rater whom all others share pairs with, nothing is left to compare."""
    answers = [(q, "abt"[q % 3], "abt"[(q * q + q // 4) % 3]) for q in range(9)]
    rows = [("hub", q, "ab", {"t": "tie"}.get(one, one)) for q, one, _ in answers]
    rows += [(f"r{q % 4}", q, "ab", {"t": "tie"}.get(two, two)) for q, _, two in answers]
    table = judged("ab", *votes(*rows))
    found = preference_agreement(list(rated_by_method(table)))
    row = found.query("level == 'all' and statistic == 'same_answer'").to_dict("records")[0]
    same = np.array([one == two for _, one, two in answers], dtype=float)
    assert row["value"] == pytest.approx(same.mean())
    without = np.array([np.delete(same, n).mean() for n in range(9)])
    variance = 8 / 9 * ((without - without.mean()) ** 2).sum()
    alone = with_variances(*(np.array([n]) for n in (same.mean(), 9, variance, 5)), [BOTH])
    assert (row["ci_low"], row["ci_high"]) == pytest.approx((alone.low[0], alone.high[0]))


def test_texts_differ_in_two_criteria_where_all_raters_see_the_same_difference():
    rater, unit = np.indices((3, 5)).reshape(2, -1)
    a = np.array([3.0, 1, 4, 1, 5])[unit]

    def p(b: np.ndarray) -> float | str:
        return difference_by_text(Pair(rater, unit, a, b))

    assert p(a - 1.0) == 1.0  # the same difference in all texts
    assert p(a - np.array([0.0, 1, 0, 2, 1])[unit]) == 0.0  # nothing but texts
    one = rater == 0
    assert isinstance(difference_by_text(Pair(rater[one], unit[one], a[one], a[one] - 1)), str)
    rng = np.random.default_rng(4)
    b = a + rng.normal(size=15)
    table = (a - b).reshape(3, 5)
    rest = table - table.mean(0) - table.mean(1, keepdims=True) + table.mean()
    f = 3 * table.mean(0).var(ddof=1) / ((rest**2).sum() / 8)
    assert p(b) == pytest.approx(stats.f.sf(f, 4, 8))


def test_the_share_of_texts_below_is_what_a_place_is_worth():
    assert find_scoring("ranking").page_points(5) == (0, 0.25, 0.5, 0.75, 1)
    assert find_scoring("ranking").page_points(2) == (0, 1)


def test_a_system_without_a_name_is_no_system():
    items = {
        "x0": ("", "q0"),
        "a0": ("A", "q0"),
        "b0": ("B", "q0"),
        "a1": ("A", "q1"),
        "b1": ("B", "q1"),
    }
    rows = [
        (f"r{r}", "c", item, str(1 + (r * r + n) % 5))
        for r in range(4)
        for n, item in enumerate(items)
    ]
    found = significance(judged("dqe", *rows), facts(items))
    assert found[["a", "b", "n"]].to_dict("records") == [{"a": "A", "b": "B", "n": 8}]
    a = np.array([[1 + (r * r + n) % 5 for n in (1, 3)] for r in range(4)])
    b = np.array([[1 + (r * r + n) % 5 for n in (2, 4)] for r in range(4)])
    assert found["difference"].tolist() == pytest.approx([(a - b).mean()])


def _aloud(thought: list[str]) -> pd.DataFrame:
    rows = [(f"r{r}", "c", f"a{q}", str(1 + (r + q * r) % 5)) for r in range(6) for q in range(4)]
    table = judged("dqe", *rows)
    names = [f"r{r}" for r in range(6)]
    sessions = pd.DataFrame({"session": [f"s-{n}" for n in names], "participant": names})
    sessions["thought_aloud"] = thought
    empty = pd.DataFrame({"session": [], "page": []})
    return thinking_aloud(list(rated_by_method(table)), table, empty, sessions)


def test_thinking_aloud_is_compared_by_welchs_t_of_participants():
    found = _aloud(["yes", "no"] * 3).set_index("outcome").loc["rating"]
    value = np.array([[1 + (r + q * r) % 5 for q in range(4)] for r in range(6)], dtype=float)
    own = (value - value.mean(axis=0)).mean(axis=1)
    wanted = stats.ttest_ind(own[::2], own[1::2], equal_var=False)
    ends = wanted.confidence_interval(0.95)
    assert (found["difference"], found["p"]) == pytest.approx(
        (own[::2].mean() - own[1::2].mean(), wanted.pvalue)
    )
    assert (found["ci_low"], found["ci_high"]) == pytest.approx((ends.low, ends.high))
    few = _aloud(["yes", "no", "no", "yes", "no", "no"]).set_index("outcome").loc["rating"]
    assert few["reason"].startswith("2 thought aloud and 4 did not")
    assert _aloud(["yes"] * 6).empty


def test_a_judge_is_compared_by_pairs_with_a_text_of_its_own_family():
    systems = {
        f"{name}{q}": (system, f"q{q}")
        for name, system in (("a", "llama-a"), ("b", "other-b"), ("c", "third-c"))
        for q in range(6)
    }
    known = facts(systems)
    rows = [
        (f"r{r}", q, two, two[(r + q + len(two)) % 2])
        for r in range(4)
        for q in range(6)
        for two in ("ab", "ac", "bc")
    ]
    own = [("llama-judge", q, two, two[0]) for q in range(6) for two in ("ab", "ac", "bc")]
    people, judge = judged("ab", *votes(*rows)), judged("ab", *votes(*own))
    nothing = pd.DataFrame()
    found = judge_audit([Judge("llama-judge", judge)], people, nothing, known, {})
    row = found[found["statistic"] == "own_family"]
    (only,) = row.to_dict("records")
    # The judge takes its own family always (1), people in half of the cases (0 on average).
    seen = [
        1 - (1 if two[(r + q + 2) % 2] == "a" else -1)
        for r in range(4)
        for q in range(6)
        for two in ("ab", "ac")
    ]
    assert only["value"] == pytest.approx(np.mean(seen))
    nobody = judge_audit([Judge("llama-judge", judge)], people.iloc[:0], nothing, known, {})
    assert len(nobody) == 1 and nobody["reason"].iloc[0] != ""


def test_minutes_follow_from_the_usual_pace_where_no_times_are_known():
    rows = [(f"r{r}", "c", f"a{q}", "3") for r in range(3) for q in range(4)]
    table = judged("dqe", *rows)
    assert minutes_of(table, "dqe") == (pytest.approx(4 * 10 / 60), True)
    pace = find_method("dqe").SECONDS_PER_JUDGMENT
    assert minutes_of(table.assign(seconds=np.nan), "dqe") == (pytest.approx(4 * pace / 60), False)


def test_two_raters_of_a_text_are_enough_to_compare_criteria_where_there_are_three_raters():
    """A ring: each text by two of the three."""
    rng = np.random.default_rng(3)
    rows = [
        (f"r{r}", criterion, f"a{q}", str(rng.integers(1, 6)))
        for q in range(6)
        for r in range(3)
        if r != q % 3
        for criterion in ("one", "two")
    ]

    def p(of: list[tuple[str, str, str, str]]) -> float:
        (found,) = distinct_criteria(list(rated_by_method(judged("dqe", *of)))).to_dict("records")
        return float("nan") if found["p"] is None else found["p"]

    assert 0 <= p(rows) <= 1
    assert np.isnan(p([row for row in rows if row[0] == f"r{(int(row[2][1]) + 1) % 3}"]))


def test_what_one_rater_alone_gave_is_what_most_of_nobody_gave():
    rows = [(f"r{r}", "c", "a0", "yes") for r in range(3)] + [("r0", "c", "a1", "yes")]
    (rated,) = rated_by_method(judged("aqc", *rows))
    share, n = _with_majority(rated)
    assert (share.tolist(), n.tolist()) == ([1, 1, 1], [1, 1, 1])


def test_criteria_with_scales_of_their_own_have_habits_of_their_own():
    rng = np.random.default_rng(6)
    rows = [
        (f"r{r}", criterion, f"a{q}", str(int(q + first + (rng.random() < 0.4)) % 3))
        for r in range(4)
        for q in range(8)
        for criterion, first in (("one", 0), ("two", 1))
    ]
    (rated,) = rated_by_method(judged("aspects", *rows))
    labels = np.unique(np.stack([rated.criterion, rated.label]), axis=1, return_inverse=True)[1]
    wanted = competence(rated.rater, rated.cell, labels.ravel(), labels=3)
    found = method_competence(rated)
    assert found.low == pytest.approx(wanted.low)
    assert found.high == pytest.approx(wanted.high)
