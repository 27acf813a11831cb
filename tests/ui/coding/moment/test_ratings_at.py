"""The ratings at which a code occurs: each counted once, with its n."""

from __future__ import annotations

from labeval.coding.rows import Passage, Source, Where
from labeval.ui.coding.moment.ratings_at import RatingsAt, outcome, ratings_at
from labeval.ui.coding.moment.ratings_chart import RatingsChart
from labeval.ui.theme import LIGHT

SOURCES = [Source("s", "comments", "s", session="one"), Source("t", "comments", "t", session="two")]


def rated_passage(id: str, page: str, value: str, method: str = "ab") -> Passage:
    where = Where(page=page, method=method, items=("i", "k"), criterion="c", value=value)
    return Passage(id, "s", 0.0, "text", where=where)


def test_a_rating_with_two_comments_counts_once_and_has_the_code_if_either_has():
    passages = [
        (SOURCES[0], rated_passage("1", "p1", "i")),
        (SOURCES[0], rated_passage("2", "p1", "i")),
        (SOURCES[0], rated_passage("3", "p2", "tie")),
        (SOURCES[1], rated_passage("4", "p1", "k")),
        (SOURCES[1], rated_passage("5", "p3", "")),
    ]
    (found,) = ratings_at(passages, {"1", "3"})
    assert (found.n, found.total) == (2, 3)
    assert found.here == {"A": 1, "B": 0, "tie": 1}
    assert found.elsewhere == {"A": 0, "B": 1, "tie": 0}
    assert found.most() in ("A", "tie")


def test_the_method_with_the_most_ratings_comes_first_and_one_without_is_left_out():
    passages = [
        (SOURCES[0], rated_passage("1", "p1", "4", "dqe")),
        (SOURCES[0], rated_passage("2", "p2", "i")),
        (SOURCES[0], rated_passage("3", "p3", "k")),
        (SOURCES[0], rated_passage("4", "p4", "yes", "aqc")),
    ]
    found = ratings_at(passages, {"1", "2", "3"})
    assert [(r.method, r.n) for r in found] == [("ab", 2), ("dqe", 1)]


def test_comparisons_count_by_the_side_that_was_shown():
    assert outcome("k", ("i", "k")) == "B"
    assert outcome("k>i", ("i", "k")) == "B"
    assert outcome("tie", ("i", "k")) == "tie"
    assert outcome("4", ("i",)) == "4"


def test_scale_values_come_in_their_order_and_other_answers_after_them():
    passages = [
        (SOURCES[0], rated_passage(str(n), f"p{n}", value, "dqe"))
        for n, value in enumerate(["10", "9", "no_answer", "2"])
    ]
    (found,) = ratings_at(passages, {"0"})
    assert list(found.here) == ["2", "9", "10", "no_answer"]


def test_the_chart_names_the_method_in_words(qtbot):
    passages = [(SOURCES[0], rated_passage(str(n), f"p{n}", "4", "dqe")) for n in range(3)]
    chart = RatingsChart(LIGHT)
    qtbot.addWidget(chart)
    chart.show_ratings(ratings_at(passages, {"1"})[0], "#2f7fd6")
    assert "n = 1 of 3 ratings (Rating on a scale)" in chart.caption()
    chart.show_ratings(RatingsAt("elsewhere", {"1": 1}, {"1": 0}), "#2f7fd6")
    assert "(elsewhere)" in chart.caption(), "a method that is not installed here has its id"
