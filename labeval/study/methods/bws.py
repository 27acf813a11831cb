"""Best-worst scaling: several texts, one criterion, the best and the worst of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from pydantic import Field as Setting

from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import several_texts
from labeval.study.layouts.several_texts import LEAST, SeveralTextsSettings, fewest_texts
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.pages import BEST_AND_WORST, TIED, Answers, Field, Judgment, Page
from labeval.text.marks import QT_TRANSLATE_NOOP

BEST = "best"
WORST = "worst"

NAME = QT_TRANSLATE_NOOP("Report", "Best and worst of several (BWS)")
SHORT = "BWS"
FORM = "the choice of the best and the worst of several texts"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Several texts and one criterion; the best and the worst of them.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "An order of many texts with few pages, finer than a scale gives.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How good the best one is; each criterion needs pages of its own.",
    ),
    source="Kiritchenko and Mohammad (2017), Popp et al. (2025)",
)
OF_MATERIAL = ("pages", "texts_per_page")
RELATIVE = True
IS_ACT = True
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is best_id>worst_id, two items of the page")
"""Form of a value in the table of judgments."""

SECONDS_FROM = "Popp et al. (2025)"
SECONDS_PER_JUDGMENT = 81.94
"""Reading included: 38.24 minutes for 28 judgments (Popp et al., 2025, Table 3)."""

USUAL, MOST = 4, 8
"""Texts on a page."""


class Settings(SeveralTextsSettings):
    """Number of texts on a page, and of pages for each criterion."""

    method: Literal["bws"]
    """The best and the worst of several texts."""
    texts_per_page: int = Setting(default=USUAL, ge=LEAST, le=MOST)
    """Texts on one page."""
    pages: int | None = Setting(default=None, ge=1, le=1_000)
    """Pages a criterion and question; the smallest balanced design when left out."""


cells = several_texts.cells
design_notes = several_texts.design_notes
page_shape = several_texts.page_shape
refusals = several_texts.refusals
sides = several_texts.sides


def fitted(items: Sequence[Item]) -> dict[str, object]:
    """As many texts on a page as each question has, up to the usual number."""
    return {"texts_per_page": max(LEAST, min(USUAL, fewest_texts(items)))}


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """The best and the worst text of the page."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    return tuple(
        Field(end, criterion, page.items, mandatory, lowest=end == WORST) for end in (BEST, WORST)
    )


def consequences(
    settings: Settings, page: Page, answers: Answers, field: str, value: str
) -> dict[str, str]:
    """A text cannot be both: choosing it for one end takes it from the other."""
    other = WORST if field == BEST else BEST
    return {other: ""} if value and answers.get(other) == value else {}


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page, ``best>worst``; empty until both are chosen."""
    best, worst = answers.get(BEST, ""), answers.get(WORST, "")
    value = f"{best}>{worst}" if best and worst else ""
    return [Judgment(page.criteria[0], page.items, value, (BEST, WORST))]


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """Pairs of texts, which are the study's own."""
    return []


def is_value(items: Sequence[str], value: str) -> bool:
    """Two different texts of the page."""
    best, _, worst = value.partition(BEST_AND_WORST)
    return best in items and worst in items and best != worst


def looks_like(texts: int, value: str) -> bool:
    """Two of several texts."""
    return texts > 1 and value.count(BEST_AND_WORST) == 1 and TIED not in value


def read_value(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """The best and the worst by their ids."""
    best, _, worst = (part.strip() for part in value.partition(BEST_AND_WORST))
    return BEST_AND_WORST.join(id_of(name) if name in names else name for name in (best, worst))


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """As many texts on a page as were seen, and as many pages for each question."""
    pages = max(1, texts.together // max(1, len(texts.of_questions)))
    return Inferred({"texts_per_page": min(MOST, max(LEAST, answers.texts)), "pages": pages})
