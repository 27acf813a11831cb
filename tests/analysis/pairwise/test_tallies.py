"""Comparisons kept as counts, against counting one by one and against the tables of the rows."""

from __future__ import annotations

import dataclasses
from collections import Counter

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import judgments_of
from labeval.analysis.pairwise import tallies, tally_results
from labeval.analysis.pairwise.table import pairs, rankings
from labeval.analysis.pairwise.tallies import Tally, Tallying, TooMany
from labeval.analysis.pairwise.tally_results import agreement, scores, win_rates
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.resampling import Resampling
from tests.support.judgments.judged_frames import facts

SYSTEMS = ("zeta", "alpha", "mid", "beta")


@dataclasses.dataclass
class Comparisons:
    """Columns of numbers, of systems, raters and questions."""

    first: np.ndarray
    second: np.ndarray
    outcome: np.ndarray
    rater: np.ndarray
    question: np.ndarray

    def __getitem__(self, part: slice) -> Comparisons:
        return Comparisons(*(column[part] for column in self.columns))

    @property
    def columns(self) -> list[np.ndarray]:
        return [getattr(self, field.name) for field in dataclasses.fields(self)]


def drawn(raters: int = 20, questions: int = 30, seed: int = 5) -> Comparisons:
    """Each rater compares two systems once on each question; the first system is the worst."""
    rng = np.random.default_rng(seed)
    rater, question = np.indices((raters, questions)).reshape(2, -1)
    ends = np.array([rng.choice(len(SYSTEMS), 2, replace=False) for _ in rater])
    leaning = rng.normal(0, 0.8, (raters, 4))[rater] + rng.normal(0, 0.8, (questions, 4))[question]
    worth = 0.6 * ends + np.take_along_axis(leaning, ends, axis=1)
    first = rng.random(len(rater)) < 1 / (1 + np.exp(worth[:, 1] - worth[:, 0]))
    outcome = np.where(first, 0, 1)
    outcome = np.where(rng.random(len(rater)) < 0.25, rng.integers(2, 4, len(rater)), outcome)
    return Comparisons(ends[:, 0], ends[:, 1], outcome, rater, question)


def tally_of(made: Comparisons, known: str = "raters and questions", parts: int = 1) -> Tally:
    tallying = Tallying()
    for start in range(0, len(made.first), -(-len(made.first) // parts)):
        part = made[start : start + -(-len(made.first) // parts)]
        rater = part.rater if "raters" in known else None
        question = part.question if "questions" in known else None
        tallying.add(part.first, part.second, part.outcome, rater, question)
    return tallying.made(SYSTEMS)


def rows_of(made: Comparisons) -> tuple[pd.DataFrame, StudyFacts]:
    """The same as judgments of texts, one of each system for each question."""
    texts = np.array(
        [[f"{q}-{system}" for system in SYSTEMS] for q in range(made.question.max() + 1)]
    )
    first, second = texts[made.question, made.first], texts[made.question, made.second]
    value = np.choose(made.outcome, [first, second, "tie", "both_bad"])
    rows = pd.DataFrame(
        {
            "participant": [f"r{n}" for n in made.rater],
            "method": "ab",
            "criterion": "overall",
            "items": [f"{a}|{b}" for a, b in zip(first, second, strict=True)],
            "value": value,
            "page": [f"p{n}" for n in range(len(first))],
        }
    )
    known = {text: (text.partition("-")[2], text.partition("-")[0]) for text in texts.ravel()}
    return judgments_of(rows), facts(known)


def one_by_one(made: Comparisons, members: np.ndarray) -> Counter[tuple[int, str, str, str]]:
    """How often a member had each outcome of two names in the order of the alphabet."""
    found = Counter[tuple[int, str, str, str]]()
    for a, b, outcome, *_, member in zip(*made.columns, members, strict=True):
        low, high = sorted((SYSTEMS[a], SYSTEMS[b]))
        winner = (SYSTEMS[a], SYSTEMS[b], "tie", "bad")[outcome]
        found[int(member), low, high, winner] += 1
    return found


def unpacked(tally: Tally, counts: np.ndarray) -> Counter[tuple[int, str, str, str]]:
    found = Counter[tuple[int, str, str, str]]()
    for member, pair, outcome in zip(*np.nonzero(counts), strict=True):
        low, high = tally.names[tally.first[pair]], tally.names[tally.second[pair]]
        named = (low, high, "tie", "bad")[outcome]
        found[int(member), low, high, named] = int(counts[member, pair, outcome])
    return found


@pytest.mark.parametrize("parts", [1, 7])
def test_counts_are_those_of_counting_one_by_one(parts):
    made = drawn()
    tally = tally_of(made, parts=parts)
    assert tally.names == tuple(sorted(SYSTEMS))
    ends = list(zip(tally.first.tolist(), tally.second.tolist(), strict=True))
    assert ends == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    nobody = np.zeros(len(made.first), int)
    assert unpacked(tally, tally.counts[None]) == one_by_one(made, nobody)
    assert unpacked(tally, tally.by_rater) == one_by_one(made, made.rater)
    assert unpacked(tally, tally.by_question) == one_by_one(made, made.question)
    assert (len(tally.by_rater), len(tally.by_question)) == (20, 30)


def test_contests_have_wins_of_both_sides_and_ties_and_not_the_bad():
    made = Comparisons(*(np.array(column) for column in (
        [0, 0, 1, 1, 0, 2], [1, 1, 0, 0, 1, 1], [0, 0, 0, 2, 3, 1], [0] * 6, [0] * 6)))  # fmt: skip
    tally = tally_of(made)
    contests = tally.contests
    assert contests.names == ("alpha", "mid", "zeta")
    assert contests.wins.tolist() == [[0, 1, 1], [0, 0, 0], [2, 0, 0]]
    assert contests.ties.tolist() == [[0, 0, 1], [0, 0, 0], [1, 0, 0]]


def test_nothing_added_is_nothing_and_a_thousand_are_too_many():
    tallying = Tallying()
    none = np.zeros(0, int)
    tallying.add(none, none, none, none, none)
    assert tallying.made(SYSTEMS).names == ()
    one = np.zeros(1, int)
    names = [f"{n:04}" for n in range(1001)]
    for last, other in ((999, 0), (0, 999), (999, 998)):
        tallying = Tallying()
        tallying.add(one + last, one + other, one, one, one)
        ends = sorted((names[last], names[other]))
        tally = tallying.made(names)
        assert tally.names == tuple(ends)
        assert tally.counts.tolist() == [[1, 0, 0, 0] if last < other else [0, 1, 0, 0]]
    for last, other in ((1000, 0), (0, 1000)):
        with pytest.raises(TooMany):
            Tallying().add(one + last, one + other, one, one, one)


def test_clusters_are_counted_up_to_the_room_there_is(monkeypatch):
    made = drawn(raters=20, questions=30)  # six pairs with four outcomes each
    monkeypatch.setattr(tallies, "MOST_CELLS", 20 * 6 * 4)
    for parts in (1, 5):
        tally = tally_of(made, parts=parts)
        assert unpacked(tally, tally.by_rater) == one_by_one(made, made.rater)
        assert tally.by_question is None
    monkeypatch.setattr(tallies, "MOST_CELLS", 20 * 6 * 4 - 1)
    assert tally_of(made).by_rater is None


def test_clusters_that_are_not_known_of_some_are_not_known():
    made = drawn()
    tallying = Tallying()
    tallying.add(made.first, made.second, made.outcome, made.rater, None)
    tallying.add(made.first, made.second, made.outcome, None, made.question)
    tally = tallying.made(SYSTEMS)
    assert tally.by_rater is None and tally.by_question is None
    assert tally.counts.sum() == 2 * len(made.first)


@pytest.mark.parametrize("by", ["raters", "questions", "raters and questions"])
def test_win_rates_are_those_of_the_rows(monkeypatch, by):
    monkeypatch.setattr(tally_results, "_AT_ONCE", 8)
    made = drawn()
    judgments, known = rows_of(made)
    rows = pairs(judgments, known, "both" if "and" in by else by)
    rows = rows[rows["level"] == "system"]
    found = win_rates(tally_of(made, by))
    assert found.over == rows["resampled"].tolist() == [by] * 6
    for name, values in (("win_rate", found.value), ("ci_low", found.low), ("ci_high", found.high)):
        np.testing.assert_allclose(values, rows[name].to_numpy(float), rtol=1e-9)


@pytest.mark.parametrize(("raters", "questions"), [(2, 40), (40, 2), (3, 3), (2, 2)])
def test_win_rates_of_few_raters_or_questions_are_those_of_the_rows(raters, questions):
    made = drawn(raters, questions)
    judgments, known = rows_of(made)
    rows = pairs(judgments, known, "both")
    rows = rows[rows["level"] == "system"]
    found = win_rates(tally_of(made))
    assert found.over == rows["resampled"].tolist()
    for name, values in (("win_rate", found.value), ("ci_low", found.low), ("ci_high", found.high)):
        np.testing.assert_allclose(values, rows[name].to_numpy(float), rtol=1e-9)


def test_pairs_without_decisions_have_no_win_rate():
    columns = ([0, 0, 1], [1, 1, 2], [2, 3, 0], [0, 1, 2], [0, 1, 2])
    found = win_rates(tally_of(Comparisons(*map(np.array, columns))))
    assert np.isnan(found.value[1]) and found.value[0] == 1
    assert found.over == ["comparisons as independent"] * 2


@pytest.mark.parametrize(("by", "near"), [("raters", 1e-6), ("questions", 1e-6), ("both", 2e-3)])
def test_scores_are_those_of_the_rows(monkeypatch, by, near):
    monkeypatch.setattr(tally_results, "_AT_ONCE", 8)
    made = drawn()
    judgments, known = rows_of(made)
    wanted = rankings(judgments, known, Resampling(resample=by))
    wanted = wanted[wanted["level"] == "system"].sort_values("id")
    # Of cells with one comparison each, only a factor for the number of cells is different.
    found = scores(tally_of(made, {"both": "raters and questions"}.get(by, by)))
    assert [found.over] * 4 == wanted["resampled"].tolist()
    assert found.reason == ""
    np.testing.assert_allclose(found.value, wanted["davidson"].to_numpy(float), rtol=1e-6)
    for values, name in ((found.low, "ci_low"), (found.high, "ci_high")):
        reach = wanted[name].to_numpy(float) - wanted["davidson"].to_numpy(float)
        np.testing.assert_allclose(values - found.value, reach, rtol=near)
    assert found.rank.tolist() == wanted["rank"].tolist()
    assert found.nu == pytest.approx(wanted["nu"].iloc[0])


def test_scores_with_too_few_clusters_take_comparisons_as_independent():
    made = drawn(2, 60)
    judgments, known = rows_of(made)
    wanted = rankings(judgments, known)
    wanted = wanted[wanted["level"] == "system"].sort_values("id")
    found = scores(tally_of(made, "raters"))
    assert found.over == wanted["resampled"].iloc[0] == "comparisons as independent"
    for values, name in ((found.low, "ci_low"), (found.high, "ci_high")):
        np.testing.assert_allclose(values, wanted[name].to_numpy(float), rtol=1e-6)
    assert scores(tally_of(drawn(3, 40), "raters")).over == "raters"
    assert scores(tally_of(drawn(2, 60))).over == "questions"


def test_a_wider_confidence_makes_wider_intervals():
    tally = tally_of(drawn(3, 40), "raters")
    narrow, wide = (scores(tally, level) for level in (0.5, 0.95))
    # Student's t with two degrees of freedom.
    assert (wide.high - wide.low) / (narrow.high - narrow.low) == pytest.approx(
        4.302653 / 0.816497, rel=1e-6
    )


def test_scores_that_do_not_exist_have_a_reason():
    columns = ([0, 0, 0], [1, 1, 1], [0, 0, 0], [0, 1, 2], [0, 1, 2])
    found = scores(tally_of(Comparisons(*map(np.array, columns))))
    assert "never lost" in found.reason
    assert not len(found.value) and np.isnan(found.nu)


def test_agreement_is_alpha_of_the_outcomes_of_pairs_on_questions():
    made = drawn()
    place = np.argsort(np.argsort(SYSTEMS))
    ends = np.sort(place[np.stack([made.first, made.second])], axis=0)
    better = place[np.where(made.outcome == 0, made.first, made.second)]
    answer = np.where(made.outcome > 1, made.outcome, better == ends[1])
    unit = (made.question * 10 + ends[0]) * 10 + ends[1]
    wanted = krippendorff_alpha(unit, answer, "nominal")
    found = agreement(tally_of(made), samples=0)
    assert (found.n, found.value) == (wanted.n, pytest.approx(wanted.value, abs=1e-12))
    assert found.interval is None
    assert "not known" in agreement(tally_of(made, "raters")).reason
    drawn_twice = [agreement(tally_of(made), samples=50, seed=s).interval for s in (0, 0)]
    assert drawn_twice[0] == drawn_twice[1] is not None


def test_two_that_meet_again_beside_others_that_meet_first_are_one_pair():
    tallying, none = Tallying(), np.zeros(2, int)
    tallying.add(none[:1], none[:1] + 1, none[:1], none[:1], none[:1])
    tallying.add(none, np.array([1, 2]), none, none, none)
    assert tallying.made("abc").counts.tolist() == [[2, 0, 0, 0], [1, 0, 0, 0]]
