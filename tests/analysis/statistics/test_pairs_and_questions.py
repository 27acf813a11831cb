import itertools

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.pairwise.batched import batched_strengths
from labeval.analysis.pairwise.contests import Contests, contests
from labeval.analysis.pairwise.davidson import strengths
from labeval.analysis.pairwise.elo_table import elo_table
from labeval.analysis.pairwise.grades import mean_grades, question_grades
from labeval.analysis.pairwise.table import rankings
from labeval.analysis.pairwise.triads import circular_triads, transitivity
from labeval.analysis.statistics.resampling import Resampling
from tests.support.judgments.judged_frames import NO_FACTS, facts, judged
from tests.support.judgments.published_figures import PUDDING_1970, comparisons


def test_many_sets_at_once_have_the_scores_of_each_alone():
    rng = np.random.default_rng(0)
    wins = rng.poisson(3, (20, 5, 5)).astype(float)
    wins[:, range(5), range(5)] = 0
    ties = np.triu(rng.poisson(1, (20, 5, 5)), 1).astype(float)
    ties += ties.transpose(0, 2, 1)
    ties[::2] = 0
    found = batched_strengths(wins, ties)
    assert found.joined.all()
    for n in range(20):
        alone = strengths(Contests(tuple("abcde"), wins[n], ties[n]))
        assert found.scores[n] == pytest.approx(alone.scores, abs=1e-6)
        assert found.nu[n] == pytest.approx(alone.nu, abs=1e-6)


def test_a_set_with_an_always_loser_has_no_scores_and_the_others_have():
    first, second, outcome = zip(*comparisons(PUDDING_1970), strict=True)
    good = contests(first, second, outcome)
    bad = good.wins.copy()
    bad[0] = 0
    no_ties = np.zeros_like(good.ties)
    found = batched_strengths(np.array([good.wins, bad]), np.array([good.ties, no_ties]))
    assert found.joined.tolist() == [True, False]
    assert found.nu[0] == pytest.approx(0.7468, abs=5e-5)
    assert np.isnan(found.scores[1]).all()


def test_three_that_beat_each_other_in_a_ring_are_one_circle():
    assert circular_triads(*map(np.array, ([0, 1, 2], [1, 2, 0], [1, 1, 1]))) == (1, 1)
    assert circular_triads(*map(np.array, ([0, 1, 0], [1, 2, 2], [1, 1, 1]))) == (1, 0)


@pytest.mark.parametrize("n", [3, 5, 7])
def test_a_regular_tournament_has_as_many_circles_as_are_possible(n):
    """(n^3 - n) / 24 for odd n (Kendall and Babington Smith, 1940)."""
    pairs = [(a, (a + step) % n) for a in range(n) for step in range(1, n // 2 + 1)]
    low, high = (np.array(side) for side in zip(*pairs, strict=True))
    triads, circular = circular_triads(low, high, np.ones(len(pairs), dtype=int))
    assert circular == (n**3 - n) // 24
    assert triads == n * (n - 1) * (n - 2) // 6


def test_circles_of_the_majority_and_of_each_rater_are_told_apart():
    ring = [("a|b", "a"), ("b|c", "b"), ("a|c", "c")]
    order = [("a|b", "a"), ("b|c", "b"), ("a|c", "a")]
    rows = [
        (r, "c", *vote)
        for r, votes in (("r1", ring), ("r2", order), ("r3", order))
        for vote in votes
    ]
    table = transitivity(judged("ab", *rows), NO_FACTS).set_index("of")
    assert (table.loc["majority", "circular"], table.loc["majority", "n"]) == (0, 1)
    assert (table.loc["each rater", "circular"], table.loc["each rater", "n"]) == (1, 3)


def test_pairs_that_make_no_triad_say_so():
    table = transitivity(judged("ab", ("r1", "c", "a|b", "a")), NO_FACTS)
    assert table["circular"].isna().all()
    assert table["reason"].str.contains("no three").all()


def of_questions(questions=6, seed=0):
    """Three systems of known quality on several questions, each with its own texts."""
    rng = np.random.default_rng(seed)
    items = {f"q{q}{s}": (s, f"q{q}") for q in range(questions) for s in "abc"}
    quality = {"a": 0.0, "b": 0.7, "c": 1.4}
    rows = []
    for rater in range(12):
        for q in range(questions):
            for low, high in itertools.combinations("abc", 2):
                lead = quality[low] - quality[high] + rng.logistic()
                chosen = f"q{q}{low if lead > 0 else high}"
                rows.append((f"r{rater}", "c", f"q{q}{low}|q{q}{high}", chosen))
    return judged("ab", *rows), facts(items)


def test_ranks_within_questions_are_grades_whose_mean_finds_the_best_system():
    table, known = of_questions()
    graded = question_grades(table, known)
    defined = graded.dropna(subset=["grade"])
    assert (defined["rank"] + defined["grade"] == 4).all()
    means = mean_grades(graded, known, pd.DataFrame(), (), samples=100)
    systems = means[means["level"] == "system"].set_index("id")
    assert list(systems.sort_values("rank").index) == ["c", "b", "a"]
    assert systems["n"].max() <= 6
    assert (systems["ci_low"] <= systems["grade"]).all()


def test_a_question_whose_comparisons_stand_apart_says_so():
    known = facts({"a": ("a", "q"), "b": ("b", "q")})
    graded = question_grades(judged("ab", ("r1", "c", "a|b", "a")), known)
    assert graded["davidson"].isna().all()
    assert graded["reason"].str.contains("no scores in this question").all()


def test_davidsons_intervals_over_raters_are_wider_where_raters_repeat_themselves():
    table, known = of_questions()
    copied = pd.concat([table.assign(page=table["page"].astype(str) + str(n)) for n in range(4)])
    found = rankings(copied, known, Resampling(samples=200, resample="raters"))
    plain = rankings(copied, known)
    system = found[found["level"] == "system"]
    assert set(system["resampled"]) == {"raters"}
    independent = plain[plain["level"] == "system"]
    widths = [(t["ci_high"] - t["ci_low"]).mean() for t in (system, independent)]
    assert widths[0] > 1.4 * widths[1]


def test_items_of_different_questions_are_not_ranked_together_and_the_reason_stays_short():
    table, known = of_questions(questions=30)
    items = rankings(table, known)
    items = items[items["level"] == "item"]
    assert items["davidson"].isna().all()
    assert items["reason"].str.len().max() < 400


def test_elo_over_the_recorded_order_stands_beside_shuffled_orders():
    table, known = of_questions(questions=1)
    shuffled = table.sample(frac=1, random_state=1)
    first, again = elo_table(table, known), elo_table(shuffled, known)
    assert (first["order"] == "recorded").all()
    assert first["elo"].to_list() == again["elo"].to_list()  # the time decides, and not the place
    item = first[first["level"] == "item"].set_index("id")
    assert item.loc["q0c", "rank"] == 1
    assert (item["shuffled_low"] <= item["shuffled_high"]).all()
    assert item["rankings"].min() >= 1


def test_elo_compares_no_items_that_never_meet():
    table, known = of_questions(questions=30)
    items = elo_table(table, known)
    items = items[items["level"] == "item"]
    assert items["elo"].isna().all()
    assert items["reason"].str.contains("do not meet").all()


def test_elo_ranks_are_among_those_that_comparisons_connect():
    table, known = of_questions(questions=3)
    found = elo_table(table, known)
    items = found[found["level"] == "item"].set_index("id")
    for question in ("q0", "q1", "q2"):
        of_one = items[items.index.str.startswith(question)]
        assert 1 < len(of_one) < len(items)
        assert sorted(of_one["rank"]) == list(range(1, len(of_one) + 1))
        assert of_one["elo"].rank(ascending=False).to_list() == of_one["rank"].to_list()
        told = f"rank among the {len(of_one)} that were compared with each other"
        assert of_one["reason"].str.startswith(told).all()
        assert of_one["reason"].str.contains(f"; {len(items) - len(of_one)} were not").all()
    assert (found[found["level"] == "system"]["reason"] == "").all()


def test_comparisons_by_as_many_raters_have_nearly_the_interval_of_independent_ones():
    first, second, outcome = zip(*comparisons(PUDDING_1970), strict=True)
    rows = [
        (f"r{n}", "c", f"{a}|{b}", {1: a, -1: b, 0: "tie"}[who])
        for n, (a, b, who) in enumerate(zip(first, second, outcome, strict=True))
    ]
    table = judged("ab", *rows)
    robust = rankings(table, NO_FACTS, Resampling())
    plain = rankings(table, NO_FACTS)
    assert set(robust["resampled"]) == {"raters"}
    widths = [(t["ci_high"] - t["ci_low"]).to_numpy(float) for t in (robust, plain)]
    assert widths[0] == pytest.approx(widths[1], rel=0.1)


def test_without_comparisons_there_are_no_triads():
    none = np.zeros(0, dtype=np.intp)
    assert circular_triads(none, none, none) == (0, 0)
