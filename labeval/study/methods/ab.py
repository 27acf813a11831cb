"""AB testing: two texts of one question side by side, every criterion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import comb
from typing import Literal

from labeval.study.blocks import BlockSettings, Id
from labeval.study.criterion_rows import consequences, fields_with, judgments
from labeval.study.dealt_pairs import (
    Questionnaires,
    dealing_notes,
    dealt_pairs,
    questionnaire_of,
)
from labeval.study.designs.pairs import all_pairs, balanced_sides, sampled_pairs, side_balance
from labeval.study.grouping import by_question, derived_seed
from labeval.study.items import Item
from labeval.study.pages import (
    BOTH_BAD,
    TIE,
    Cell,
    DesignNote,
    Field,
    Page,
    PageShape,
)
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = [
    "SECONDS_PER_JUDGMENT",
    "VALUES",
    "Settings",
    "cells",
    "consequences",
    "design_notes",
    "fields",
    "is_value",
    "judgments",
    "page_shape",
    "refusals",
    "sides",
]

VALUES = QT_TRANSLATE_NOOP("Problem", "a value is one of the two items, tie or both_bad")
"""What a value looks like in the table of judgments."""

SECONDS_PER_JUDGMENT = 13.16
"""Reading included: 61.42 minutes for 280 judgments (Popp et al., 2025, Table 3)."""


class Settings(BlockSettings):
    """Which pairs are shown, and whether a tie or "both bad" may be chosen."""

    method: Literal["ab"]
    """Two texts side by side."""
    tie: bool = True
    """Whether “no difference” can be chosen."""
    tie_label: LocalText | None = None
    """What that option is called, such as Neutral; Tie when left out. Either is stored as `tie`."""
    must_decide: list[Id] = []
    """Criteria on which neither a tie nor “both bad” can be chosen."""
    both_bad: bool = True
    """Whether “both bad” can be chosen."""
    pairs: Literal["all"] | int = "all"
    """All pairs of a question's texts, or so many of them, sampled so that all stay connected."""
    questionnaires: Questionnaires | None = None
    """How the pairs are dealt among participants; each gets all of them when left out."""

    def criteria_named(self) -> dict[str, list[Id]]:
        """Also the criteria that have to be decided."""
        return {**super().criteria_named(), "must_decide": self.must_decide}


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A page a pair; texts are compared within their question only.

    Raises:
        ValueError: a sampled design has too few or too many pairs.
    """
    pages = []
    for question, texts in by_question(items).items():
        if settings.pairs == "all":
            pairs = all_pairs(len(texts))
        else:
            pairs = sampled_pairs(
                len(texts), settings.pairs, seed=derived_seed(seed, "pairs", question)
            )
        pages += [Cell((texts[a].id, texts[b].id), tuple(criteria)) for a, b in pairs]
    if settings.questionnaires is None:
        return pages
    balanced = settings.order.sides == "balanced"
    return dealt_pairs(pages, items, settings.questionnaires, seed=seed, sides=balanced)


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """Sides balanced within a participant and mirrored between two neighbours.

    In questionnaires the direction of a pair belongs to the design, and stays.
    """
    if settings.questionnaires is not None:
        return questionnaire_of(cells, participant)
    if settings.order.sides == "fixed":
        return list(cells)
    index = {item: n for n, item in enumerate(dict.fromkeys(i for c in cells for i in c.items))}
    names = list(index)
    pairs = [(index[cell.items[0]], index[cell.items[1]]) for cell in cells]
    oriented = balanced_sides(pairs, seed=seed, participant=participant)
    return [
        Cell((names[left], names[right]), cell.criteria)
        for (left, right), cell in zip(oriented, cells, strict=True)
    ]


def page_shape(settings: Settings) -> PageShape:
    """Two texts and all criteria."""
    return PageShape(texts=2)


def refusals(settings: Settings, items: Sequence[Item]) -> list[DesignNote]:
    """Questions with one text only, or with too few or too many texts for the pairs asked;
    columns to spread by that no item has."""
    unknown = QT_TRANSLATE_NOOP("Problem", "no item has anything in the column “{column}”")
    columns = settings.questionnaires.strata if settings.questionnaires else []
    return [
        DesignNote(unknown, {"column": column})
        for column in columns
        if not any(item.column(column) for item in items)
    ] + [
        DesignNote(template, {"question": question, "texts": len(texts), "pairs": settings.pairs})
        for question, texts in by_question(items).items()
        if (template := _refusal(settings, len(texts)))
    ]


def _refusal(settings: Settings, texts: int) -> str:
    if texts < 2:
        return QT_TRANSLATE_NOOP(
            "Problem", "the question “{question}” has only one text, so there is nothing to compare"
        )
    if settings.pairs == "all":
        return ""
    if settings.pairs < texts - 1:
        return QT_TRANSLATE_NOOP(
            "Problem", "{pairs} pairs cannot join the {texts} texts of the question “{question}”"
        )
    if settings.pairs > comb(texts, 2):
        return QT_TRANSLATE_NOOP(
            "Problem",
            "the {texts} texts of the question “{question}” make fewer than {pairs} pairs",
        )
    return ""


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field a criterion: the left text, the right text, and where allowed tie and both bad."""
    options = page.items + (TIE,) * settings.tie + (BOTH_BAD,) * settings.both_bad
    return tuple(
        replace(field, options=page.items) if field.criterion in settings.must_decide else field
        for field in fields_with(options, settings, page)
    )


def is_value(items: Sequence[str], value: str) -> bool:
    """One of the two texts, a tie or both bad."""
    return len(items) == 2 and value in (*items, TIE, BOTH_BAD)


def design_notes(settings: Settings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Pages, and how evenly the sides fall for one participant; how pairs were dealt."""
    if settings.questionnaires is not None:
        return dealing_notes(cells, settings.questionnaires)
    shown = sides(settings, cells, seed=0, participant=0)
    index = {item: n for n, item in enumerate(dict.fromkeys(i for c in shown for i in c.items))}
    balance = side_balance([(index[c.items[0]], index[c.items[1]]) for c in shown])
    spread = max((abs(left - right) for left, right in balance.values()), default=0)
    return [
        DesignNote(
            QT_TRANSLATE_NOOP(
                "Problem",
                "{pages} pairs; a text is on the left at most {spread} times more or less often "
                "than on the right",
            ),
            {"pages": len(cells), "spread": spread},
            exact=spread <= 1,
        )
    ]
