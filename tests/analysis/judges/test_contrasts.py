"""Differences of systems by people and by a judge, against the same sums by pandas."""

from __future__ import annotations

from itertools import combinations
from math import isnan

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.judges.calibration import MOST_VALUES, each_value
from labeval.analysis.judges.contrasts import MOST_CROSSED, contrasts, mean_of, means
from labeval.analysis.judges.ratings import UNKNOWN, Audited

RATERS, QUESTIONS, RATED = 4, 7, 5
"""The last two questions are rated by the judge alone."""


def audited(systems: int = 3, *, seed: int = 1, is_pair: bool = False) -> Audited:
    """One text a system and question, or one comparison a pair of systems and question.

    Raters leave out a third; some rate twice. The judge leaves out one unit in eight.
    """
    rng = np.random.default_rng(seed)
    sides = (
        [list(pair) if rng.random() < 0.5 else list(pair[::-1])
         for pair in combinations(range(systems), 2)]
        if is_pair
        else [[n, UNKNOWN] for n in range(systems)]
    )  # fmt: skip
    units = [(q, side) for q in range(QUESTIONS) for side in sides]
    judged = rng.integers(-1, 2, len(units)) if is_pair else rng.integers(1, 6, len(units))
    judged = np.where(rng.random(len(units)) < 0.125, np.nan, judged)
    rows = [
        (rater, unit, float(rng.integers(-1, 2) if is_pair else rng.integers(1, 6)))
        for rater in range(RATERS)
        for unit, (question, _) in enumerate(units)
        for _ in range(int(rng.choice([0, 1, 1, 2])))
        if question < RATED
    ]
    rater, unit, value = (np.array(column) for column in zip(*rows, strict=True))
    return Audited(
        *("judge", "dqe", "clarity", [f"r{n}" for n in range(RATERS)]),
        *([f"u{n}" for n in range(len(units))], [f"s{n}" for n in range(systems)]),
        *(rater, unit, value, judged.astype(float)),
        np.array([question for question, _ in units]),
        np.array([side for _, side in units]),
        is_ordered=True,
        is_pair=is_pair,
        level="interval",
    )


def frame(given: Audited) -> pd.DataFrame:
    """A row a rating, with what the judge gave."""
    rows = pd.DataFrame({"rater": given.rater, "unit": given.unit, "value": given.value})
    return rows.assign(
        question=given.question[rows["unit"]],
        judged=given.judged[rows["unit"]],
        first=given.sides[rows["unit"], 0],
        second=given.sides[rows["unit"], 1],
    )


def by_judge(given: Audited) -> pd.DataFrame:
    return pd.DataFrame(
        {
            "question": given.question,
            "judged": given.judged,
            "first": given.sides[:, 0],
            "second": given.sides[:, 1],
        }
    )


@pytest.mark.parametrize("seed", range(4))
def test_differences_are_those_of_the_means_of_each_rater_and_question(seed):
    given = audited(seed=seed)
    rows = frame(given).dropna(subset=["judged"])
    cells = rows.groupby(["first", "rater", "question"])[["value", "judged"]].mean()
    judge = by_judge(given).dropna().groupby(["first", "question"])["judged"].mean()
    found = list(contrasts(given))
    assert [(one.a, one.b) for one in found] == [("s0", "s1"), ("s0", "s2"), ("s1", "s2")]
    for one in found:
        a, b = int(one.a[1]), int(one.b[1])
        wanted = (cells.loc[a] - cells.loc[b]).dropna().sort_index()
        assert list(zip(one.rater, one.question, strict=True)) == list(wanted.index)
        assert one.value == pytest.approx(wanted["value"].to_numpy())
        assert one.judged == pytest.approx(wanted["judged"].to_numpy())
        unrated = (judge.loc[a] - judge.loc[b]).dropna().loc[RATED:]
        assert sorted(one.more) == pytest.approx(sorted(unrated))


@pytest.mark.parametrize("seed", range(4))
def test_of_pairs_a_choice_counts_for_the_first_whichever_way_it_was_shown(seed):
    given = audited(seed=seed, is_pair=True)
    rows, judge = frame(given).dropna(subset=["judged"]), by_judge(given).dropna()
    for one in contrasts(given):
        a, b = int(one.a[1]), int(one.b[1])

        def of(table: pd.DataFrame, a=a, b=b) -> pd.DataFrame:
            as_is = (table["first"] == a) & (table["second"] == b)
            turned = (table["first"] == b) & (table["second"] == a)
            sign = as_is.astype(int) - turned.astype(int)
            names = [name for name in ("value", "judged") if name in table]
            return table.assign(**{n: table[n] * sign for n in names})[as_is | turned]

        wanted = of(rows).groupby(["rater", "question"])[["value", "judged"]].mean()
        assert list(zip(one.rater, one.question, strict=True)) == list(wanted.index)
        assert one.value == pytest.approx(wanted["value"].to_numpy())
        assert one.judged == pytest.approx(wanted["judged"].to_numpy())
        unrated = of(judge).query(f"question >= {RATED}")["judged"]
        assert sorted(one.more) == pytest.approx(sorted(unrated))


def test_the_mean_of_a_system_has_its_own_texts_alone_and_a_comparison_has_none():
    given = audited()
    cells = frame(given).dropna().groupby(["first", "rater", "question"])["value"].mean()
    found = {one.a: one for one in means(given)}
    assert list(found) == ["s0", "s1", "s2"]
    for name, one in found.items():
        assert one.b == ""
        assert one.value == pytest.approx(cells.loc[int(name[1])].to_numpy())
    assert list(means(audited(is_pair=True))) == []


def test_ten_systems_are_compared_each_with_each_and_eleven_each_with_the_next():
    assert len(list(contrasts(audited(MOST_CROSSED)))) == 45
    more = list(contrasts(audited(MOST_CROSSED + 1)))
    assert [(one.a, one.b) for one in more] == [(f"s{n}", f"s{n + 1}") for n in range(10)]


def test_one_system_has_the_mean_of_all_texts():
    given = audited(1)
    (one,) = contrasts(given)
    assert (one.a, one.b) == ("", "")
    all_of_it = mean_of(given, np.ones(len(given.units), dtype=bool))
    assert one.value == pytest.approx(all_of_it.value)
    assert one.more == pytest.approx(given.judged[RATED:][~np.isnan(given.judged[RATED:])])
    kept = one.kept(one.rater == 2)
    assert set(kept.rater) == {2} and len(kept.more) == len(one.more)
    assert kept.value == pytest.approx(one.value[one.rater == 2])


def test_the_table_of_an_audit_has_the_first_rating_of_each():
    given = audited()
    wanted = frame(given).drop_duplicates(["rater", "unit"]).pivot(
        index="rater", columns="unit", values="value"
    )  # fmt: skip
    wanted = wanted.reindex(index=range(RATERS), columns=range(len(given.units)))
    np.testing.assert_array_equal(given.table(), wanted.to_numpy(float))
    rated = frame(given)["judged"].notna().to_numpy()
    assert list(given.both) == np.flatnonzero(rated).tolist()


def test_each_value_of_a_judge_has_the_mean_of_raters_and_questions_unless_they_are_many():
    given = audited()
    cells = frame(given).dropna().groupby(["judged", "rater", "question"])["value"].mean()
    wanted = cells.groupby(level=0).mean()
    found = dict(each_value(given))
    assert list(found) == list(wanted.index)
    assert [one.value for one in found.values()] == pytest.approx(wanted.to_numpy())

    def with_values(n: int) -> Audited:
        units = np.arange(n)
        return Audited(
            *("j", "dqe", "c", ["r"], [str(u) for u in units], [], units * 0, units),
            *(units / 1, units / 1, units, np.full((n, 2), UNKNOWN)),
            is_ordered=True, is_pair=False, level="interval",
        )  # fmt: skip

    assert len(list(each_value(with_values(MOST_VALUES)))) == MOST_VALUES
    assert not list(each_value(with_values(MOST_VALUES + 1)))
    assert MOST_VALUES == 21 and not isnan(wanted.sum())
