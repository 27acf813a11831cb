"""Texts cut into claims, and the values of their answers."""

from __future__ import annotations

import pytest

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
