"""Orders of several texts: places, ties, and the values of the table of judgments."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.methods import changes, ranking
from labeval.study.methods.ranking import Settings
from labeval.study.pages import Page, open_fields, renamed

ITEMS = ("a", "b", "c", "d", "e")
PAGE = Page("p", "block", ITEMS, ("clear",))
STRICT = Settings(method="ranking", texts_per_page=5)
TIES = Settings(method="ranking", texts_per_page=5, ties=True)


def after(settings, *moves, page=PAGE):
    """The answers after some moves of (text, place)."""
    fields = {field.id: field for field in ranking.fields(settings, page)}
    answers: dict[str, str] = {}
    for item, place in moves:
        changed = changes(settings, page, fields[item], place, answers)
        assert changed is not None
        answers = {f: v for f, v in {**answers, **changed}.items() if v}
    return answers


def value(answers, page=PAGE):
    (judgment,) = ranking.judgments(page, answers)
    return judgment.value


def test_a_text_that_takes_a_place_moves_the_others_down_to_the_next_gap():
    answers = after(STRICT, ("a", "1"), ("b", "2"), ("c", "4"), ("d", "1"))
    assert answers == {"d": "1", "a": "2", "b": "3", "c": "4"}


def test_where_no_place_is_free_below_the_others_move_up():
    answers = after(STRICT, ("a", "5"), ("b", "4"), ("c", "5"))
    assert answers == {"b": "3", "a": "4", "c": "5"}


def test_a_placed_text_moves_only_those_between_its_places():
    placed = [(item, str(n)) for n, item in enumerate(ITEMS, start=1)]
    assert value(after(STRICT, *placed, ("e", "2"))) == "a>e>b>c>d"
    assert value(after(STRICT, *placed, ("b", "4"))) == "a>c>d>b>e"


@given(st.lists(st.tuples(st.sampled_from(ITEMS), st.sampled_from("12345")), max_size=30))
def test_without_ties_no_two_texts_ever_share_a_place(moves):
    answers = after(STRICT, *moves)
    assert len(set(answers.values())) == len(answers) == len({item for item, _ in moves})
    if moves:
        assert answers[moves[-1][0]] == moves[-1][1]


@given(st.permutations(ITEMS))
def test_every_order_is_a_value_that_is_read_again(order):
    answers = {item: str(place) for place, item in enumerate(order, start=1)}
    found = value(answers)
    assert ranking.order_of(found) == [[item] for item in order]
    assert ranking.is_value(ITEMS, found) and ranking.looks_like(5, found)


def test_texts_of_one_place_are_tied_and_gaps_say_nothing():
    answers = after(TIES, ("a", "2"), ("b", "2"), ("c", "1"), ("d", "5"), ("e", "5"))
    assert value(answers) == "c>a=b>d=e"
    assert ranking.is_value(ITEMS, "c>a=b>d=e")


def test_a_page_is_open_until_every_text_has_its_place():
    answers = after(STRICT, ("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"))
    assert value(answers) == ""
    assert [f.id for f in open_fields(ranking.fields(STRICT, PAGE), answers)] == ["e"]


@pytest.mark.parametrize("wrong", ["a>b>c>d", "a>b>c>d>e>e", "a>b>c>d>x", "", "a", "a>b>c>d>d"])
def test_what_is_no_order_of_the_page_is_no_value(wrong):
    assert not ranking.is_value(ITEMS, wrong)


def test_the_best_and_the_worst_of_three_are_no_order_of_them():
    from labeval.study.methods import bws

    for order in permutations("abc"):
        assert ranking.looks_like(3, ">".join(order)) and not bws.looks_like(3, ">".join(order))
    assert bws.looks_like(3, "a>b") and not ranking.looks_like(3, "a>b")
    assert ranking.looks_like(3, "a>b=c") and not bws.looks_like(3, "a>b=c")


def test_a_value_takes_other_names_of_its_items():
    names = {"a": "Text 1", "b": "Text 2", "c=d": "Text 3"}
    assert renamed("b>a", names) == "Text 2>Text 1"
    assert renamed("c=d>b=a", names) == "Text 3>Text 2=Text 1"
    assert renamed("tie", names) == "tie"
