"""Error spans: one text, its errors marked with category and severity; then a score, if wished."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from statistics import multimode
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import PrivateAttr, model_validator

from labeval.study.error_marks import (
    NO_ERRORS,
    NOWHERE,
    SOURCE,
    TEXT,
    ErrorMark,
    marks_of,
    overlap,
    whole_marks,
    written,
)
from labeval.study.expected_errors import ANY, expected_marks, found_all
from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import one_text
from labeval.study.layouts.one_text import OneTextSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.model.typology import (
    ONE_CATEGORY,
    TWO_SEVERITIES,
    WITHIN,
    Category,
    CategoryPart,
    Severity,
)
from labeval.study.pages import Answers, Cell, DesignNote, Field, Judgment, Page, PageShape
from labeval.study.problems import refused_by_model
from labeval.text.marks import QT_TRANSLATE_NOOP

SCORES = range(101)
"""Values of the overall score."""
MOST_MARKS = 200
"""On one page; no participant sets more."""
SAME_MARKS = 0.5
"""Least overlap of the marks on a page that is shown again with the first ones."""

NAME = QT_TRANSLATE_NOOP("Report", "Error spans (ERRORS)")
SHORT = "ERRORS"
FORM = "errors marked in a text, each with a category and a severity"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "One text and its source; every error is marked and gets a category and a severity. A "
        "score from 0 to 100 can follow.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "What is wrong where, how often and how badly, and which system makes which errors.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "What is good about a text: a bold text and a dull one without errors come out alike.",
    ),
    source="Freitag et al. (2021), Kocmi et al. (2024)",
)
OF_MATERIAL = ("sample",)
RELATIVE = False
IS_ACT = True
DIRECTION = "higher"
SCALE = ("categories", "severities")
VALUES = QT_TRANSLATE_NOOP(
    "Problem",
    "a value is none, or each error as its place, category, severity and error points, joined by "
    "semicolons, such as 10-24 accuracy major 5; for the overall score it is a number",
)
"""Form of a value in the table of judgments."""
EXPECTED = QT_TRANSLATE_NOOP(
    "Problem",
    "write none, or for each error its words in quotation marks, a category and a severity, such "
    "as “every day” accuracy major",
)
"""Form of an expected answer in a study file."""

SECONDS_PER_JUDGMENT = 45.0
"""Reading included, for a text of two or three sentences. An assumption: it grows with the text and
its errors, so a rehearsal says more."""


class Settings(OneTextSettings):
    """The typology of errors, and whether a score follows."""

    method: Literal["errors"]
    """One text, its errors marked."""
    categories: list[Category] = Setting(default=ONE_CATEGORY, min_length=1, max_length=9)
    """Types of errors. One that is the only one is not asked for."""
    severities: list[Severity] = Setting(default=TWO_SEVERITIES, min_length=1, max_length=9)
    """Severities of errors. One that is the only one is not asked for."""
    overall: bool = False
    """True if a score from 0 to 100 for the whole text follows the errors; the block's second
    criterion is its name, and that criterion's anchors are the labels of the scale."""

    _texts: Mapping[str, Item] = PrivateAttr(default_factory=dict)

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        for ids in (
            [category.id for category in self.categories],
            [severity.id for severity in self.severities],
            *([part.id for part in category.parts] for category in self.categories),
        ):
            if len(set(ids)) < len(ids):
                raise refused_by_model(
                    QT_TRANSLATE_NOOP(
                        "Problem", "two categories or two severities have the same id"
                    )
                )
        known = {severity.id for severity in self.severities}
        for category in (*self.categories, *(p for c in self.categories for p in c.parts)):
            for severity in category.weights:
                if severity not in known:
                    raise refused_by_model(
                        QT_TRANSLATE_NOOP(
                            "Problem",
                            "the category “{category}” has weights of “{severity}”, which is no "
                            "severity here",
                        ),
                        category=category.id,
                        severity=severity,
                    )
        return self

    @model_validator(mode="after")
    def _marks_are_errors(self) -> Self:
        if self.evidence is not None:
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "the words that are marked here are errors; leave “evidence” out"
                )
            )
        return self

    def know_items(self, items: Sequence[Item]) -> None:
        self._texts = {item.id: item for item in items}

    @cached_property
    def types(self) -> Mapping[str, CategoryPart]:
        """All types that an error can be given, by the category as it is stored."""
        found: dict[str, CategoryPart] = {}
        for category in self.categories:
            own = {f"{category.id}{WITHIN}{part.id}": part for part in category.parts}
            found |= own or {category.id: category}
        return found

    @property
    def score_criterion(self) -> str:
        """The criterion that the score is given for; empty where none is."""
        asked = [*(self.criteria or self.known_criteria)]
        return asked[1] if self.overall and len(asked) > 1 else ""

    def weighed(self, mark: ErrorMark) -> ErrorMark:
        """A mark with what needs no choice, and with its error points once all is chosen."""
        category = mark.category or (next(iter(self.types)) if len(self.types) == 1 else "")
        severity = mark.severity or (self.severities[0].id if len(self.severities) == 1 else "")
        weight: float | None = None
        if category in self.types and severity:
            own = next(s.weight for s in self.severities if s.id == severity)
            weight = self.types[category].weights.get(severity, own)
        return replace(mark, category=category, severity=severity, weight=weight)

    def texts_of(self, item: str) -> dict[str, str]:
        """The text and the source of an item in which words can be marked, by their names."""
        known = self._texts.get(item)
        return {TEXT: known.text, SOURCE: known.source} if known is not None else {}


design_notes = one_text.design_notes
limited = one_text.limited
sides = one_text.sides


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A page per item and criterion; with a score a page per item, both criteria on it."""
    if settings.overall:
        return one_text.cells(settings, items, criteria, seed)
    return one_text.cells_by_criterion(settings, items, criteria, seed)


def page_shape(settings: Settings) -> PageShape:
    """One text and one criterion, or both of them where a score follows."""
    return PageShape(texts=1, criteria=None if settings.overall else 1)


def refusals(settings: Settings, items: Sequence[Item]) -> list[DesignNote]:
    """Too few items for a sample, or not two criteria where a score follows."""
    asked = settings.criteria or list(settings.known_criteria)
    found = one_text.refusals(settings, items)
    if settings.overall and len(asked) != 2:
        template = QT_TRANSLATE_NOOP(
            "Problem",
            "“overall” needs two criteria in the block, one for the errors and one for the score; "
            "there are {count}",
        )
        found.append(DesignNote(template, {"count": len(asked)}))
    known = settings.known_criteria
    turned = [c for c in asked if c in known and known[c].direction == "lower"]
    if turned:
        template = QT_TRANSLATE_NOOP(
            "Problem",
            "of “{criterion}” more is better here, since error points count below zero; leave "
            "“direction” out",
        )
        found.append(DesignNote(template, {"criterion": turned[0]}))
    return found


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field for the errors, and one for the score, which comes after them."""
    score = settings.score_criterion
    scale = tuple(map(str, SCORES))
    found = [
        Field(c, c, scale if c == score else (), c not in settings.optional) for c in page.criteria
    ]
    return tuple(sorted(found, key=lambda field: field.criterion == score))


def accepts(settings: Settings, page: Page, field: Field, value: str) -> bool:
    """A point of the score's scale; no errors, or marks in these texts of this typology."""
    if field.options:
        return value in field.options
    marks = marks_of(value)
    if marks is None or len(marks) > MOST_MARKS or len(set(marks)) < len(marks):
        return False
    texts = settings.texts_of(page.items[0])
    return all(_is_possible(settings, mark, texts) for mark in marks)


def _is_possible(settings: Settings, mark: ErrorMark, texts: Mapping[str, str]) -> bool:
    opened = {category.id + WITHIN for category in settings.categories if category.parts}
    if mark.category not in ("", *settings.types, *opened):
        return False
    if mark.severity not in ("", *(severity.id for severity in settings.severities)):
        return False
    if settings.weighed(mark) != mark:
        return False
    text = texts.get(mark.where, "")
    is_inside = mark.start < mark.end <= len(text)
    return mark.where == NOWHERE or (is_inside and bool(text[mark.start : mark.end].strip()))


def is_whole(settings: Settings, field: Field, value: str) -> bool:
    """Return whether nothing about the errors is left to choose."""
    return bool(field.options) or whole_marks(value) is not None


def errors_in(field: Field, value: str) -> tuple[ErrorMark, ...]:
    """The marks of an answer; none of a score."""
    return (marks_of(value) or ()) if not field.options else ()


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per criterion; empty while something about an error is not chosen."""
    given = {c: answers.get(c, "") for c in page.criteria}
    whole = {c: value if is_value(page.items, value) else "" for c, value in given.items()}
    return [Judgment(c, page.items, value, (c,)) for c, value in whole.items()]


def is_value(items: Sequence[str], value: str) -> bool:
    """Errors of which everything is chosen, or a score."""
    if len(items) != 1:
        return False
    is_score = value.isascii() and value.isdecimal() and int(value) in SCORES
    return is_score or whole_marks(value) is not None


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The severities, or the points of the score's scale."""
    if criterion.id == settings.score_criterion:
        return list(map(str, SCORES))
    return [severity.id for severity in settings.severities]


# -- known answers ------------------------------------------------------------------------------


def right_answers(
    settings: Settings, page: Page, field: Field, expected: Sequence[str | int]
) -> list[str]:
    """Expected errors as answers; any category is the first one, and any severity."""
    found = (_expected(settings, page, str(value)) for value in expected)
    return [written(marks) or NO_ERRORS for marks in found if marks is not None]


def is_right(
    settings: Settings, page: Page, field: Field, value: str, expected: Sequence[str | int]
) -> bool:
    """Return whether the expected errors were found, and no others."""
    given, texts = whole_marks(value), settings.texts_of(page.items[0])
    wanted = (expected_marks(str(one), texts) for one in expected)
    return given is not None and any(found_all(given, w) for w in wanted if w is not None)


def agrees(field: Field, one: str, other: str) -> bool:
    """Return whether mostly the same words are marked."""
    now, first = whole_marks(one), whole_marks(other)
    return now is not None and first is not None and overlap(now, first) >= SAME_MARKS


def _expected(settings: Settings, page: Page, value: str) -> list[ErrorMark] | None:
    marks = expected_marks(value, settings.texts_of(page.items[0]))
    if marks is None:
        return None
    found = [_first(settings, mark) for mark in marks]
    return [mark for mark in found if mark is not None] if all(found) else None


def _first(settings: Settings, mark: ErrorMark) -> ErrorMark | None:
    """An expected mark with the first category and severity that it allows; None for none."""
    allowed = (
        name
        for name in settings.types
        if mark.category == ANY or (name + WITHIN).startswith(mark.category + WITHIN)
    )
    category = next(allowed, "")
    severities = [severity.id for severity in settings.severities]
    severity = severities[0] if mark.severity == ANY else mark.severity
    if not category or severity not in severities:
        return None
    return settings.weighed(replace(mark, category=category, severity=severity))


def robot_answer(
    settings: Settings, page: Page, field: Field, quality: float, rng: random.Random
) -> str:
    """Errors that a robot finds: the more, the poorer the text looks; some words each."""
    text = settings.texts_of(page.items[0]).get(TEXT, "")
    marks: list[ErrorMark] = []
    for start, end in _stretches(text, max(0, round(1.5 - quality)), rng):
        category, severity = rng.choice(list(settings.types)), rng.choice(settings.severities).id
        marks.append(settings.weighed(ErrorMark(TEXT, start, end, category, severity)))
    return written(marks) or NO_ERRORS


def _stretches(text: str, count: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """So many stretches of words that do not touch, from the start of the text."""
    words, at = [], 0
    for word in text.split():
        start = text.index(word, at)
        at = start + len(word)
        if word.isalpha():
            words.append((start, at))
    for first in sorted(rng.sample(range(len(words)), min(count, len(words)))):
        yield words[first]


# -- tables from elsewhere ----------------------------------------------------------------------


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """The categories, severities and error points that were seen."""
    marks = [mark for value in sorted(answers.words) for mark in whole_marks(value) or ()]
    if not marks:
        return Inferred({})
    weights: dict[str, dict[str, float]] = {}
    for mark in marks:
        weights.setdefault(mark.category, {})[mark.severity] = mark.weight or 0.0
    severities = sorted({mark.severity for mark in marks})
    # Of several that are as frequent, the heaviest: tables make an exception of light errors.
    usual = {s: max(multimode(of[s] for of in weights.values() if s in of)) for s in severities}
    categories: dict[str, dict[str, object]] = {}
    for name in sorted(weights):
        top, _, part = name.partition(WITHIN)
        own = {s: w for s, w in weights[name].items() if w != usual[s]}
        entry: dict[str, object] = {"id": part or top, "name": part or top, "weights": own}
        if part:
            made = categories.setdefault(top, {"id": top, "name": top, "parts": []})
            parts = made.setdefault("parts", [])
            assert isinstance(parts, list)
            parts.append(entry)
        else:
            categories.setdefault(top, entry)
    return Inferred(
        {
            "categories": list(categories.values()),
            "severities": [{"id": s, "name": s, "weight": usual[s]} for s in severities],
        },
        "only errors that somebody has marked are among the categories",
    )
