"""Points and pairs of orders."""

from __future__ import annotations

import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.methods import ranking
from labeval.analysis.pairwise.table import pairs
from tests.support.judgments.judged_frames import facts, judged


def test_a_point_is_the_share_of_the_others_below_and_a_tie_counts_half():
    rows = judged("ranking", ("r1", "c", "a|b|c|d|e", "c>a=b>d>e"))
    found = ranking.points(rows, facts()).set_index("item")["value"]
    assert found.to_dict() == pytest.approx({"c": 1, "a": 0.625, "b": 0.625, "d": 0.25, "e": 0})


def test_where_less_is_better_only_the_better_is_turned():
    rows = judged("ranking", ("r1", "c", "a|b|c", "c>a>b"))
    found = ranking.points(rows, facts(lower=frozenset({"c"}))).set_index("item")
    assert found.loc["c", "value"] == 1 and found.loc["c", "better"] == 0


def test_every_pair_of_an_order_is_a_comparison():
    rows = judged("ranking", ("r1", "c", "b|a|c", "c>a=b"), ("r2", "c", "a|b|c", "a>b>c"))
    found = ranking.sides(rows)
    assert list(zip(found["first"], found["second"], found["value"], strict=True)) == [
        *(("b", "a", "tie"), ("b", "c", "c"), ("a", "c", "c")),
        *(("a", "b", "a"), ("a", "c", "a"), ("b", "c", "b")),
    ]


def test_the_pairs_are_counted_as_direct_comparisons():
    rows = [(f"r{n}", "c", "a|b|c", "a>b>c" if n % 3 else "b>a=c") for n in range(12)]
    items = {item: (item.upper(), "q") for item in "abc"}
    table = pairs(judged("ranking", *rows), facts(items))
    (found,) = table[(table["level"] == "system") & (table["second"] == "B")].to_dict("records")
    assert (found["first_wins"], found["second_wins"], found["ties"]) == (8, 4, 0)
    assert found["win_rate"] == pytest.approx(2 / 3)


def test_an_unanswered_page_is_no_comparison():
    assert ranking.sides(judged("ranking", ("r1", "c", "a|b|c", ""))).empty


def test_agreement_has_kendalls_w_of_each_criterion():
    rows = [
        ("r1", "c", "a|b|c|d|e|f", "a>d>c>f>e>b"),
        ("r2", "c", "a|b|c|d|e|f", "a>e>f>d>b>c"),
        ("r3", "c", "a|b|c|d|e|f", "f>c>b>e>d>a"),
    ]
    table = agreement(judged("ranking", *rows), samples=20)
    (w,) = table[table["coefficient"] == "kendall_w"].to_dict("records")
    assert w["value"] == pytest.approx(0.162, abs=5e-4)  # Siegel (1956), table 9.2
    assert (w["n_items"], w["n_raters"], w["df1"]) == (1, 3, 5)
