"""Texts cut into claims, and the values of their answers."""

from __future__ import annotations

import random

import pytest
from pydantic import ValidationError

from labeval.study import methods
from labeval.study.methods import claims
from labeval.study.model.items import Item
from labeval.study.pages import Page, open_fields
from labeval.study.study import StudyContent

TEXT = "Doors open at ten. The work is free, e.g. for toasters! Is it?"
COLUMN = "The doors open at ten.\n\n  Work is free. \n"


def content(**settings) -> StudyContent:
    study = {
        "labeval": 1,
        "title": "Claims",
        "seed": 1,
        "criteria": [{"id": "faithful", "name": "Faithful", "definition": "As the source says."}],
        "blocks": {"check": {"method": "claims", **settings}},
        "conditions": [{"id": "all", "blocks": ["check"]}],
        "procedure": [{"step": "text", "id": "welcome", "text": "Hello"}],
    }
    items = [Item(id="a", text=TEXT, extra={"facts": COLUMN}), Item(id="b", text=TEXT)]
    return StudyContent.model_validate(
        {"study": study, "items": [item.model_dump() for item in items]}
    )


def asked(item: str, **settings):
    block = content(**settings).study.blocks["check"]
    page = Page("p", "check", (item,), ("faithful",))
    return block, page, claims.fields(block, page)


def test_sentences_are_the_claims():
    block, _, fields = asked("a")
    assert block.claims_of("a") == [
        "Doors open at ten.",
        "The work is free, e.g. for toasters!",
        "Is it?",
    ]
    assert [field.id for field in fields] == ["claim1", "claim2", "claim3"]


def test_a_column_has_claims_of_its_own_and_sentences_where_it_is_empty():
    block, _, fields = asked("a", claims="facts")
    assert block.claims_of("a") == ["The doors open at ten.", "Work is free."]
    assert len(fields) == 2
    assert len(block.claims_of("b")) == 3


def test_the_content_read_again_asks_the_same():
    again = StudyContent.from_json(content().to_json())
    assert len(again.study.blocks["check"].claims_of("a")) == 3


def test_a_value_has_an_answer_for_each_claim():
    _, page, fields = asked("a")
    answers = {"claim2": "contradicted", "claim1": "supported", "claim3": "not_checkable"}
    (row,) = claims.judgments(page, answers)
    assert row.value == "supported,contradicted,not_checkable"
    assert claims.is_value(("a",), row.value)
    assert open_fields(fields, answers) == ()


@pytest.mark.parametrize(
    ("answers", "value"),
    [
        ({}, ""),
        ({"claim1": "supported"}, "supported"),
        ({"claim2": "supported"}, ""),
        ({"claim1": "supported", "claim3": "supported"}, ""),
        ({"claim1": "supported", "claim2": ""}, "supported"),
    ],
)
def test_an_interrupted_page_has_its_first_claims_or_none(answers, value):
    _, page, _ = asked("a")
    (row,) = claims.judgments(page, answers)
    assert row.value == value


@pytest.mark.parametrize("wrong", ["", "yes", "supported,", "supported|supported", "supported,yes"])
def test_other_words_are_no_value(wrong):
    assert not claims.is_value(("a",), wrong)


# -- texts that participants cut ------------------------------------------------------------------


def test_a_text_that_is_cut_by_the_participant_has_one_field_without_options():
    block, _, fields = asked("a", cut_by="participant")
    assert [(field.id, field.options) for field in fields] == [("claims", ())]
    assert block.participant_cuts


def test_a_list_of_claims_is_refused_where_the_participant_cuts():
    with pytest.raises(ValidationError):
        content(cut_by="participant", claims="facts")


@pytest.mark.parametrize(
    ("value", "is_taken", "is_whole"),
    [
        ("none", True, True),
        ("0-18 ?", True, False),
        ("0-18 supported; 19-54 ?", True, False),
        ("0-18 supported; 19-54 not_checkable", True, True),
        ("0-18 wonderful", False, True),
        ("18-19 supported", False, True),
        ("0-900 supported", False, True),
        ("0-18 supported; 9-30 supported", False, False),
        ("supported", False, False),
    ],
)
def test_claims_in_the_text_are_taken_and_whole_once_each_is_judged(value, is_taken, is_whole):
    block, page, (field,) = asked("a", cut_by="participant")
    assert (methods.changes(block, page, field, value, {}) is not None) is is_taken
    if is_taken:
        assert bool(methods.open_fields(block, [field], {field.id: value})) is not is_whole
        (row,) = claims.judgments(page, {field.id: value})
        assert row.value == (value if is_whole else "")
        assert row.fields == ("claims",)
        assert claims.is_value(("a",), value) is is_whole


def test_known_answers_are_written_by_words_and_found_however_they_are_cut():
    block, page, (field,) = asked("a", cut_by="participant")
    expected = ['"The work is free" contradicted; "Doors open at ten" *']
    start = TEXT.index("The work")
    right = methods.right_answers(block, page, field, expected)
    assert right == [f"0-17 supported; {start}-{start + 16} contradicted"]
    for value, is_right in [
        (right[0], True),
        (f"0-9 not_checkable; 11-18 supported; {start}-{start + 20} contradicted", True),
        (f"0-18 supported; {start}-{start + 16} supported", False),
        ("none", False),
    ]:
        assert methods.is_right(block, page, field, value, expected) is is_right
    assert methods.right_answers(block, page, field, ['"no such words" supported']) == []
    assert methods.right_answers(block, page, field, ['"ten" wonderful']) == []
    assert methods.right_answers(block, page, field, ["none"]) == ["none"]


def test_a_page_that_is_shown_again_agrees_where_most_characters_have_the_same_answer():
    _, _, (field,) = asked("a", cut_by="participant")
    first = "0-18 supported; 19-54 contradicted"
    assert claims.agrees(field, "0-17 supported; 19-35 contradicted", first)
    assert not claims.agrees(field, "0-54 supported", first)
    assert not claims.agrees(field, "none", first)


@pytest.mark.parametrize("seed", range(20))
def test_a_robot_cuts_what_can_be_recorded(seed):
    block, page, (field,) = asked("a", cut_by="participant")
    value = claims.robot_answer(block, page, field, 0.4, random.Random(seed))
    assert methods.changes(block, page, field, value, {}) is not None
    assert not methods.open_fields(block, [field], {field.id: value})
    assert len(claims.answers_in(value)) >= 3


def test_the_claims_of_a_page_have_words_places_and_answers():
    block, page, _ = asked("a", cut_by="participant")
    (first, second) = claims.claims_in(block, page, {"claims": "0-18 supported; 19-35 ?"})
    assert (first.words, first.span, first.answer) == ("Doors open at ten.", (0, 18), "supported")
    assert (second.words, second.answer) == ("The work is free", "")
    block, page, _ = asked("a", claims="facts")
    given = claims.claims_in(block, page, {"claim2": "contradicted"})
    assert [(c.words, c.span, c.answer) for c in given] == [
        ("The doors open at ten.", None, ""),
        ("Work is free.", None, "contradicted"),
    ]
