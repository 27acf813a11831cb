"""Texts are compared with those that are about the same."""

from __future__ import annotations

from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item


def item(id: str, **about: str) -> Item:
    return Item(id=id, text=f"What {id} says.", **about)


def groups(*items: Item) -> list[list[str]]:
    return [[each.id for each in members] for members in by_question(items).values()]


def test_an_id_tells_questions_apart_whose_words_and_source_are_not_known():
    items = [item(f"{q}_{s}", question_id=q, system=s) for q in ("q1", "q2") for s in ("x", "y")]
    assert groups(*items) == [["q1_x", "q1_y"], ["q2_x", "q2_y"]]


def test_an_id_that_each_text_has_for_itself_groups_nothing():
    items = [item(f"t{n}", question_id=f"of-t{n}", system=f"s{n % 2}") for n in range(4)]
    assert groups(*items) == [["t0", "t1", "t2", "t3"]]


def test_words_and_source_come_before_the_id():
    items = [
        item("a", question_id="q1", question="Why?"),
        item("b", question_id="q2", question="Why?"),
        item("c", question_id="q1", source="A page."),
        item("d", question_id="q2", source="A page."),
        item("e", question_id="q1", question="Why?", source="A page."),
    ]
    assert groups(*items) == [["a", "b"], ["c", "d"], ["e"]]
