"""A check of a study in which there is one of everything that it counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from labeval import places
from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.check_text import check_text
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from labeval.text.catalogue import Catalogue
from labeval.text.marks import Say, as_written
from tests.conftest import small_study

ONE_OF_MANY = {
    "en": r"(?<!–)\b1 (?:pages|times|pairs|sets|texts|answers|words|raters|participants|give)\b",
    "de": r"(?<!–)\b1 (?:Seiten|Paare|Sätze|Texten?|Antworten|Wörtern?|Bewertungen|Personen)\b",
}
BLOCKS: dict[str, dict[str, object]] = {
    "best of three": {"method": "bws", "texts_per_page": 3, "pages": 1, "criteria": ["honesty"]},
    "an order": {"method": "ranking", "texts_per_page": 3, "criteria": ["honesty"]},
    "a pair": {"method": "ab"},
    "a pair, dealt": {"method": "ab", "questionnaires": {"pairs": 1, "raters": 1}},
    "a pair both ways": {
        "method": "ab",
        "questionnaires": {"pairs": 1, "raters": 1, "reverse": 1.0},
    },
    "one text": {"method": "dqe", "labels": {1: "poor", 5: "good"}},
    "a sample": {
        "method": "dqe",
        "labels": {1: "poor", 5: "good"},
        "sample": {"items": 1, "raters": 1},
    },
}


def said(language: str) -> Say:
    if language == "en":
        return as_written
    path = places.catalogue(language)
    assert path is not None
    return Catalogue(path).translate


def details(block: dict[str, object], say: Say) -> Iterator[str]:
    count = {"bws": 3, "ranking": 3, "ab": 2, "dqe": 1}[str(block["method"])]
    items = [Item(id=f"t{n}", text="Mulch.", system=f"S{n}", question="Why?") for n in range(count)]
    study = small_study(blocks={"only": block}, conditions=[{"id": "only", "blocks": ["only"]}])
    check = check_plans(StudyContent(study=study, items=items), [])
    text = check_text(check, (1280, 720), say)
    yield from text.details


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", BLOCKS)
def test_one_of_something_is_not_many(kind, language):
    lines = list(details(BLOCKS[kind], said(language)))
    assert any(re.search(r"\b1\b", line) for line in lines), lines
    assert [line for line in lines if re.search(ONE_OF_MANY[language], line)] == []
