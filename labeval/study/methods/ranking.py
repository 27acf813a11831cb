"""Ranking: several texts, one criterion, their order from the best to the worst."""

from __future__ import annotations

import re
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

NAME = QT_TRANSLATE_NOOP("Report", "Order of several (RANK)")
SHORT = "RANK"
FORM = "an order of several texts, from the best to the worst"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Three to seven texts and one criterion; the texts are put in order.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "A whole order of few texts: every text is compared with every other one of the page.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How good the best one is, and how far the places are apart; many texts are tiring.",
    ),
    source="Bojar et al. (2013)",
)
OF_MATERIAL = ("pages", "texts_per_page")
RELATIVE = True
IS_ACT = True
SCALE = ("ties",)
VALUES = QT_TRANSLATE_NOOP(
    "Problem", "a value is all items of the page, the best first, joined by > or, where tied, by ="
)
"""Form of a value in the table of judgments."""

SECONDS_PER_JUDGMENT = 120.0
"""Reading included. No study with texts of this length has published one: this takes the 82 seconds
of best and worst of four (Popp et al., 2025, Table 3), which are two choices, and adds 19 seconds
for each of the two further places; a rehearsal says more."""

USUAL, MOST = 4, 7
"""Texts on a page."""
_JOINS = re.compile(f"[{BEST_AND_WORST}{TIED}]")


class Settings(SeveralTextsSettings):
    """Number of texts on a page, whether they may be tied, and number of pages."""

    method: Literal["ranking"]
    """Several texts, put in order."""
    texts_per_page: int = Setting(default=USUAL, ge=LEAST, le=MOST)
    """Texts on one page."""
    pages: int | None = Setting(default=None, ge=1, le=1_000)
    """Pages a criterion and question; the smallest balanced design when left out."""
    ties: bool = False
    """Several texts may have the same place."""


cells = several_texts.cells
design_notes = several_texts.design_notes
page_shape = several_texts.page_shape
refusals = several_texts.refusals
sides = several_texts.sides


def fitted(items: Sequence[Item]) -> dict[str, object]:
    """All texts of a question on a page, up to the most that a page shows."""
    return {"texts_per_page": max(LEAST, min(MOST, fewest_texts(items)))}


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per text: its place, 1 for the best."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    places = tuple(str(place) for place in range(1, len(page.items) + 1))
    return tuple(
        Field(item, criterion, places, mandatory, item=item, ideal=places[0]) for item in page.items
    )


def consequences(
    settings: Settings, page: Page, answers: Answers, field: str, value: str
) -> dict[str, str]:
    """Without ties, a text that is put in another's place moves the texts up to the next gap.

    The gap is the place that the text leaves; else the nearest one below, or above.
    """
    taken = {int(place): item for item, place in answers.items() if place and item != field}
    if settings.ties or not value or int(value) not in taken:
        return {}
    start = int(value)
    gap = int(answers.get(field) or 0) or _next_gap(start, taken, len(page.items))
    step = 1 if gap > start else -1
    return {taken[place]: str(place + step) for place in range(start, gap, step) if place in taken}


def _next_gap(start: int, taken: dict[int, str], last: int) -> int:
    """The nearest free place below ``start``, else above; there always is one."""
    below = [place for place in range(start + 1, last + 1) if place not in taken]
    above = [place for place in range(start - 1, 0, -1) if place not in taken]
    return (below + above)[0]


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page, such as ``a>b=c``; empty until every text has its place."""
    placed: dict[int, list[str]] = {}
    for item in page.items:
        if answers.get(item):
            placed.setdefault(int(answers[item]), []).append(item)
    whole = sum(map(len, placed.values())) == len(page.items)
    order = BEST_AND_WORST.join(TIED.join(placed[place]) for place in sorted(placed))
    return [Judgment(page.criteria[0], page.items, order if whole else "", page.items)]


def order_of(value: str) -> list[list[str]]:
    """The items of a value, the best first; those of equal rank together."""
    return [tied.split(TIED) for tied in value.split(BEST_AND_WORST)]


def is_value(items: Sequence[str], value: str) -> bool:
    """Every item of the page once."""
    return len(items) >= LEAST and sorted(_JOINS.split(value)) == sorted(items)


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """Orders of texts, which are the study's own."""
    return []


def looks_like(texts: int, value: str) -> bool:
    """As many names as there are texts."""
    return texts >= LEAST and len(_JOINS.findall(value)) == texts - 1


def read_value(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """The texts by their ids."""
    ranks = [[part.strip() for part in tied] for tied in order_of(value)]
    return BEST_AND_WORST.join(
        TIED.join(id_of(name) if name in names else name for name in tied) for tied in ranks
    )


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """As many texts on a page as were seen, as many pages for each question; ties where any was."""
    pages = max(1, texts.together // max(1, len(texts.of_questions)))
    ties = any(TIED in value for value in answers.words)
    shown = min(MOST, max(LEAST, answers.texts))
    return Inferred({"texts_per_page": shown, "pages": pages, "ties": ties})
