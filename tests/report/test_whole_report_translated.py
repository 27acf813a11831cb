"""All words of a report are in its language."""

from __future__ import annotations

import copy
import re

import pytest

from labeval.jobs.results.report import material_of
from labeval.report.drawing.figure import Style
from labeval.report.front import front
from labeval.report.sections import sections

_PLACES = re.compile(r"\{\w*\}|\{\w+:|\}|[^{}]+")
_WORD = re.compile(r"(?<![\w.])[a-zäöüß]{2,}(?![\w.]*_|\.csv)")
NAMES = {"df", "lix", "csv", "labeval", "tau", "alpha"}
"""Names that are the same in all languages."""


def capitals(_context: str, text: str) -> str:
    """A language whose words are those of English in capitals."""
    return "".join(part if part.startswith("{") else part.upper() for part in _PLACES.findall(text))


@pytest.fixture(scope="module")
def report(analysed):
    results, content = analysed
    material = material_of(copy.copy(results), content, language="de", say=capitals)
    return material, sections(material, Style())


def _of_study(material) -> str:
    study = material.content.study
    names = [criterion.name.in_language("de") for criterion in study.criteria]
    names += [material.called(criterion.id) for criterion in study.criteria]
    ids = {item.id for item in material.content.items}
    return " ".join([*names, *ids, study.title.in_language("de")])


def _left(texts, material):
    """Words that are not in the report's language, with the text that has them."""
    own = set(_WORD.findall(_of_study(material))) | NAMES
    return {
        (word, text[:70])
        for text in texts
        for word in _WORD.findall(text)
        if word not in own and not re.fullmatch(r"[a-z]{4}[-\u2011][a-z]{4}", text)
    }


def test_sentences_captions_and_notes(report):
    material, found = report
    page = front(material)
    texts = [page.verdict, *page.warnings, *(text for fact in page.facts for text in fact)]
    for part in found:
        texts += [part.title, part.about, *part.answers]
        for drawn in part.figures:
            texts += [drawn.title, drawn.caption, drawn.how]
        for table in part.tables:
            texts += [table.title, *table.headings, *table.notes]
    assert not _left(texts, material)


def test_cells_of_tables(report):
    material, found = report
    cells = [
        text
        for part in found
        for table in part.tables
        for row in table.rows
        for heading, text in zip(table.headings, row, strict=True)
        if heading not in ("SYSTEM OR TEXT", "RATER", "WHAT WAS JUDGED", "MOST GIVEN")
    ]
    assert len(cells) > 500
    assert not _left(cells, material)
