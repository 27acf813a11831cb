"""Agreement on preferences, against every pair of ratings gone through one by one."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from labeval.analysis.agreement.preferences import COLUMNS, kinds, preference_agreement
from labeval.analysis.agreement.table import agreement
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.statistics.coefficients.paired_agreement import of_all, of_raters, pair_sums
from tests.runs.simulations.preferences import PANELS, coverage
from tests.runs.simulations.preferences import judged as simulated
from tests.support.judgments.judged_frames import judged

ANSWERS = ("first", "second", "tie", "both_bad")


def votes(seed=1, raters=6, pairs=10):
    """(rater, pair, answer), some missing."""
    rng = np.random.default_rng(seed)
    for pair in range(pairs):
        leaning = rng.dirichlet([0.8] * 4)
        for rater in range(raters):
            if rng.random() < 0.8:
                yield f"r{rater}", pair, ANSWERS[rng.choice(4, p=leaning)]


def table(criteria=("c",), **options):
    rows = [
        (r, c, f"a{p}|b{p}", {"first": f"a{p}", "second": f"b{p}"}.get(answer, answer))
        for c in criteria
        for r, p, answer in votes(**options)
    ]
    return judged("ab", *rows)


def found(**options):
    return preference_agreement(list(rated_by_method(table(**options))))


def by_hand(of):
    """Each statistic from pairs of votes ``of`` chooses."""
    every = list(votes())
    both = [
        (x[2], y[2]) for x, y in combinations(every, 2) if x[1] == y[1] and of(x[0], y[0], x[1])
    ]
    sided = [(x, y) for x, y in both if {x, y} <= {"first", "second"}]
    bad = [(x, y) for x, y in both if "both_bad" in (x, y)]
    half = [1.0 if x == y else 0.5 if (x in ANSWERS[:2]) != (y in ANSWERS[:2]) else
            float(x not in ANSWERS[:2]) for x, y in both]  # fmt: skip
    return {
        "same_answer": np.mean([x == y for x, y in both]),
        "same_preference": np.mean([x == y for x, y in sided]),
        "opposite_preference": sum(x != y for x, y in sided) / len(both),
        "ties_as_half": np.mean(half),
        "same_both_bad": np.mean([x == y for x, y in bad]) if bad else np.nan,
    }


def test_shares_are_those_of_all_pairs_of_ratings():
    rows = found()
    assert tuple(rows.columns) == COLUMNS
    whole = rows[rows["level"] == "all"].set_index("statistic")["value"]
    assert whole.to_dict() == pytest.approx(by_hand(lambda *_: True))


def test_each_rater_is_compared_with_the_others():
    rows = found()
    own = rows[(rows["level"] == "rater") & (rows["id"] == "r2")].set_index("statistic")["value"]
    assert own.to_dict() == pytest.approx(by_hand(lambda a, b, _: "r2" in (a, b)))


def test_each_pair_of_texts_has_its_share():
    rows = found()
    one = rows[(rows["level"] == "unit") & (rows["id"] == "a3|b3")].set_index("statistic")
    wanted = by_hand(lambda _, __, pair: pair == 3)
    assert one.loc["same_answer", "value"] == pytest.approx(wanted["same_answer"])


def test_counts_and_chance_are_those_worked_out_by_hand():
    # a|b: two for a, one for b. c|d: one for c and a tie. Of five answers three are for the first.
    rows = [("r1", "a|b", "a"), ("r2", "a|b", "a"), ("r3", "a|b", "b"), ("r1", "c|d", "c")]
    table = judged("ab", *((r, "c", *rest) for r, *rest in [*rows, ("r2", "c|d", "tie")]))
    made = preference_agreement(list(rated_by_method(table)))
    keys = ["value", "by_chance", "n", "units", "raters"]

    def row(level, name, statistic):
        chosen = (made["level"] == level) & (made["id"] == name) & (made["statistic"] == statistic)
        return made[chosen].iloc[0]

    whole = {name: row("all", "", name)[keys].to_list() for name in made["statistic"].unique()}
    assert whole == {
        "same_answer": pytest.approx([1 / 4, 11 / 25, 4, 2, 3]),
        "same_preference": pytest.approx([1 / 3, 10 / 16, 3, 1, 3]),
        "opposite_preference": pytest.approx([2 / 4, 6 / 25, 4, 2, 3]),
        "ties_as_half": pytest.approx([1.5 / 4, 15 / 25, 4, 2, 3]),
    }
    assert row("rater", "r1", "same_answer")[keys].to_list() == pytest.approx(
        [1 / 3, 11 / 25, 3, 2, 1]
    )
    assert row("rater", "r3", "same_preference")[keys].to_list() == pytest.approx(
        [0, 10 / 16, 2, 1, 1]
    )
    counts = ["n", "units", "raters"]
    assert row("unit", "a|b", "same_answer")[["value", *counts]].to_list() == [1 / 3, 3, 1, 3]
    undecided = row("unit", "c|d", "same_preference")
    assert undecided[counts].to_list() == [0, 1, 0] and "no two" in undecided["reason"]


def test_three_raters_and_three_pairs_are_enough_for_clusters():
    def reasons(raters, pairs):
        rows = [(f"r{r}", "c", f"a{p}|b{p}", f"a{p}") for r in range(raters) for p in range(pairs)]
        made = preference_agreement(list(rated_by_method(judged("ab", *rows))))
        of = made[made["statistic"] == "same_answer"]
        return [of[of["level"] == level]["reason"].iloc[0] for level in ("all", "rater")]

    assert reasons(3, 3) == ["", ""]
    assert all("fewer than three" in reason for reason in reasons(3, 2))
    whole, one = reasons(2, 3)
    assert "fewer than three" in whole and one == ""


def test_the_same_answer_is_the_raw_agreement_of_the_other_table():
    raw = agreement(table(), samples=0)["raw_agreement"].iloc[0]
    rows = found()
    same = rows[(rows["level"] == "all") & (rows["statistic"] == "same_answer")]
    assert same["value"].iloc[0] == pytest.approx(raw)


def test_the_variance_is_that_of_leaving_out_raters_units_and_ratings_in_turn():
    rng = np.random.default_rng(2)
    unit, rater, label = simulated(PANELS[0], rng)
    kind = kinds(("first", "second", "tie"))["same_answer"]

    def share(keep):
        return of_all(pair_sums(unit[keep], rater[keep], label[keep], kind)).value[0]

    def jackknife(codes):
        each = np.array([share(codes != code) for code in np.unique(codes)])
        return (len(each) - 1) * each.var()

    wanted = jackknife(unit) + max(jackknife(rater) - jackknife(np.arange(len(unit))), 0)
    whole = of_all(pair_sums(unit, rater, label, kind))
    low, high, value = whole.low[0], whole.high[0], whole.value[0]
    from scipy.stats import t

    # Wilson's interval for the number of independent pairs that the variance stands for.
    reach, size = t.ppf(0.975, 7), value * (1 - value) / wanted
    middle = (value + reach**2 / (2 * size)) / (1 + reach**2 / size)
    assert (low + high) / 2 == pytest.approx(middle, rel=1e-3)


def test_a_raters_interval_is_that_of_leaving_out_units_in_turn():
    from scipy.stats import t

    rng = np.random.default_rng(6)
    unit, rater, label = simulated(PANELS[0], rng)
    kind = kinds(("first", "second", "tie"))["same_answer"]
    raters = int(rater.max()) + 1

    def of(keep):
        return of_raters(pair_sums(unit[keep], rater[keep], label[keep], kind), raters)[0]

    whole = of(unit >= 0)
    units = np.array([of(unit != left).value for left in np.unique(unit)])
    for one in range(raters):
        n = len(np.unique(unit[rater == one]))
        without = units[np.unique(unit[rater == one]), one]
        value = whole.value[one]
        variance = (n - 1) / n * ((without - value) ** 2).sum()
        reach, size = t.ppf(0.975, n - 1), value * (1 - value) / variance
        middle = (value + reach**2 / (2 * size)) / (1 + reach**2 / size)
        assert (whole.low[one] + whole.high[one]) / 2 == pytest.approx(middle, rel=1e-3)


def test_a_rater_without_partners_has_a_reason():
    rows = [("r1", "c", "a|b", "a"), ("r2", "c", "a|b", "b"), ("r3", "c", "c|d", "c")]
    made = preference_agreement(list(rated_by_method(judged("ab", *rows))))
    alone = made[(made["id"] == "r3") & (made["statistic"] == "same_answer")].iloc[0]
    assert np.isnan(alone["value"]) and "no two ratings" in alone["reason"]
    kind = kinds(("first", "second"))["same_answer"]
    sums = pair_sums(np.array([0, 0, 1]), np.array([0, 1, 2]), np.array([0, 1, 0]), kind)
    assert np.isnan(of_raters(sums, 3)[0].value[2])


def test_methods_without_comparisons_are_left_out():
    rated = list(rated_by_method(judged("dqe", ("r1", "c", "t1", "4"), ("r2", "c", "t1", "5"))))
    assert preference_agreement(rated).empty


@pytest.mark.slow
def test_intervals_hold_the_truth():
    """A short version of ``tests.runs.simulations.preferences``; three errors of 150 are .053."""
    assert min(coverage(PANELS[1], 150).values()) >= 0.95 - 0.053
