"""Best-worst scaling: several texts, one criterion, the best and the worst of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from pydantic import Field as Setting

from labeval.study.designs.blocks import BlockDesign, balance_of, block_design, default_block_count
from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.grouping import by_question, derived_seed
from labeval.study.model.items import Item
from labeval.study.pages import (
    BEST_AND_WORST,
    Answers,
    Cell,
    DesignNote,
    Field,
    Judgment,
    Page,
    PageShape,
)
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
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is best_id>worst_id, two items of the page")
"""Form of a value in the table of judgments."""

SECONDS_PER_JUDGMENT = 81.94
"""Reading included: 38.24 minutes for 28 judgments (Popp et al., 2025, Table 3)."""

LEAST, USUAL = 3, 4
"""Texts on a page."""


class Settings(BlockSettings):
    """Number of texts on a page, and of pages for each criterion."""

    method: Literal["bws"]
    """The best and the worst of several texts."""
    texts_per_page: int = Setting(default=USUAL, ge=LEAST, le=8)
    """Texts on one page."""
    pages: int | None = Setting(default=None, ge=1, le=1_000)
    """Pages a criterion and question; the smallest balanced design when left out."""


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A balanced block design for each question, repeated for each criterion.

    Raises:
        ValueError: a question has fewer texts than a page shows.
    """
    pages = []
    for question, texts in by_question(items).items():
        k = settings.texts_per_page
        if len(texts) < k:
            raise ValueError(
                f"a page shows {k} texts, but the question “{question}” has only {len(texts)}"
            )
        count = settings.pages or default_block_count(len(texts), k)
        design_seed = derived_seed(seed, "blocks", question)
        design = block_design(len(texts), k, count, seed=design_seed)
        for criterion in criteria:
            pages += [Cell(tuple(texts[n].id for n in b), (criterion,)) for b in design.blocks]
    return pages


def fitted(items: Sequence[Item]) -> dict[str, object]:
    """As many texts on a page as each question has, up to the usual number."""
    fewest = min((len(texts) for texts in by_question(items).values()), default=LEAST)
    return {"texts_per_page": max(LEAST, min(USUAL, fewest))}


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """The design's positions, which are balanced, turned by one place from one participant on."""
    if settings.order.sides == "fixed":
        return list(cells)
    shift = participant % settings.texts_per_page
    return [Cell(cell.items[shift:] + cell.items[:shift], cell.criteria) for cell in cells]


def page_shape(settings: Settings) -> PageShape:
    """Several texts and one criterion."""
    return PageShape(texts=settings.texts_per_page, criteria=1)


def refusals(settings: Settings, items: Sequence[Item]) -> list[DesignNote]:
    """Questions with fewer texts than a page shows."""
    template = QT_TRANSLATE_NOOP(
        "Problem", "a page shows {needed} texts, but the question “{question}” has only {texts}"
    )
    return [
        DesignNote(
            template,
            {"question": question, "texts": len(texts), "needed": settings.texts_per_page},
        )
        for question, texts in by_question(items).items()
        if len(texts) < settings.texts_per_page
    ]


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """The best and the worst text of the page."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    return tuple(
        Field(end, criterion, page.items, mandatory, lowest=end == WORST) for end in (BEST, WORST)
    )


def consequences(page: Page, answers: Answers, field: str, value: str) -> tuple[str, ...]:
    """A text cannot be both: choosing it for one end takes it from the other."""
    other = WORST if field == BEST else BEST
    return (other,) if value and answers.get(other) == value else ()


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


def design_notes(settings: Settings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Appearances, meetings and positions for each criterion's pages, within each question."""
    notes = []
    for criterion in dict.fromkeys(cell.criteria[0] for cell in cells):
        shown = [cell.items for cell in cells if cell.criteria[0] == criterion]
        designs = [balance_of(_numbered(part)) for part in _apart(shown)]
        notes.append(
            DesignNote(
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "{criterion}: {pages} pages; every text {appearances} times, every pair "
                    "{meetings} times, pairs that never meet: {never_met}, positions {positions} "
                    "times",
                ),
                {
                    "criterion": criterion,
                    "pages": len(shown),
                    "appearances": _span([d.appearances for d in designs]),
                    "meetings": _span([d.pair_meetings for d in designs]),
                    "never_met": sum(d.pairs_never_met for d in designs),
                    "positions": _span([d.positions for d in designs]),
                },
                exact=all(d.exact for d in designs),
            )
        )
    return notes


def _apart(shown: Sequence[tuple[str, ...]]) -> list[list[tuple[str, ...]]]:
    """Pages in parts that share no text: the texts of one question never meet another's."""
    parts: list[tuple[set[str], list[tuple[str, ...]]]] = []
    for page in shown:
        joined = [part for part in parts if part[0].intersection(page)]
        texts, pages = set(page), [page]
        for part in reversed(joined):
            texts, pages = texts | part[0], part[1] + pages
        parts = [part for part in parts if part not in joined] + [(texts, pages)]
    return [pages for _, pages in parts]


def _numbered(pages: Sequence[tuple[str, ...]]) -> BlockDesign:
    index = {item: n for n, item in enumerate(dict.fromkeys(i for page in pages for i in page))}
    return BlockDesign(len(index), tuple(tuple(index[i] for i in page) for page in pages))


def _span(ranges: Sequence[tuple[int, int]]) -> str:
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    return str(low) if low == high else f"{low}–{high}"


def looks_like(texts: int, value: str) -> bool:
    """Two of several texts."""
    return texts > 1 and BEST_AND_WORST in value


def read_value(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """The best and the worst by their ids."""
    best, _, worst = (part.strip() for part in value.partition(BEST_AND_WORST))
    return BEST_AND_WORST.join(id_of(name) if name in names else name for name in (best, worst))


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """As many texts on a page as were seen, and as many pages for each question."""
    pages = max(1, texts.together // max(1, len(texts.of_questions)))
    return Inferred({"texts_per_page": min(8, max(3, answers.texts)), "pages": pages})
