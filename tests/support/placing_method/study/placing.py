"""Placing: all texts of a question, one criterion, in order from the best to the worst."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.grouping import by_question
from labeval.study.model.items import Item
from labeval.study.model.orders import counterbalanced_order
from labeval.study.pages import Answers, Cell, DesignNote, Field, Judgment, Page, PageShape
from labeval.text.marks import QT_TRANSLATE_NOOP

NAME = QT_TRANSLATE_NOOP("Report", "Placing of several (PLACE)")
SHORT = "PLACE"
FORM = "an order of several texts from the best to the worst"
RELATIVE = True
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is all items, the best first, joined by ;")
SECONDS_PER_JUDGMENT = 90.0
LEAST, MOST = 3, 6


class Settings(BlockSettings):
    """All texts of a question on one page, in order."""

    method: Literal["placing"]
    """All texts of a question, put in order."""


def place_of(rank: int) -> str:
    """Id of the field for a rank, 1 being the best."""
    return f"rank{rank}"


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A page per question and criterion."""
    return [
        Cell(tuple(item.id for item in texts), (criterion,))
        for texts in by_question(items).values()
        for criterion in criteria
    ]


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """A row of a balanced Latin square for each page."""
    if settings.order.sides == "fixed":
        return list(cells)
    rows = [counterbalanced_order(len(cell.items), participant + n) for n, cell in enumerate(cells)]
    return [
        Cell(tuple(cell.items[place] for place in row), cell.criteria)
        for row, cell in zip(rows, cells, strict=True)
    ]


def page_shape(settings: Settings) -> PageShape:
    """All texts of a question and one criterion."""
    return PageShape(texts=LEAST, criteria=1, most_texts=MOST)


def refusals(settings: Settings, items: Sequence[Item]) -> list[DesignNote]:
    """Questions with too few or too many texts."""
    template = QT_TRANSLATE_NOOP("Problem", "the question “{question}” cannot be ranked")
    return [
        DesignNote(template, {"question": question})
        for question, texts in by_question(items).items()
        if not LEAST <= len(texts) <= MOST
    ]


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per rank: the text that has it."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    ranks = range(1, len(page.items) + 1)
    return tuple(Field(place_of(rank), criterion, page.items, mandatory) for rank in ranks)


def consequences(
    settings: Settings, page: Page, answers: Answers, field: str, value: str
) -> dict[str, str]:
    """A text has one rank: another one loses it."""
    return {f: "" for f, given in answers.items() if f != field and value and given == value}


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page; empty until every text has its rank."""
    ranks = tuple(place_of(rank) for rank in range(1, len(page.items) + 1))
    order = [answers.get(rank, "") for rank in ranks]
    return [Judgment(page.criteria[0], page.items, ";".join(order) if all(order) else "", ranks)]


def is_value(items: Sequence[str], value: str) -> bool:
    """Every text of the page once."""
    return sorted(value.split(";")) == sorted(items)


def looks_like(texts: int, value: str) -> bool:
    """All texts of a page."""
    return texts > 1 and value.count(";") == texts - 1


def read_value(names: Sequence[str], value: str, id_of: Callable[[str], str]) -> str:
    """The texts by their ids."""
    order = (part.strip() for part in value.split(";"))
    return ";".join(id_of(name) if name in names else name for name in order)


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """Orders of texts, which are the study's own."""
    return []


def design_notes(settings: Settings, cells: Sequence[Cell]) -> list[DesignNote]:
    """How many pages there are."""
    template = QT_TRANSLATE_NOOP("Problem", "{pages} pages to rank")
    return [DesignNote(template, {"pages": len(cells)})]
