"""AB testing: two texts of one question side by side, every criterion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import comb
from typing import Literal

from labeval.study.choice_words import read_choice
from labeval.study.designs.pairs import all_pairs, balanced_sides, sampled_pairs, side_balance
from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import criterion_rows
from labeval.study.layouts.criterion_rows import fields_with
from labeval.study.layouts.dealt_pairs import (
    Questionnaires,
    dealing_notes,
    dealt_pairs,
    questionnaire_of,
)
from labeval.study.model.base import Id
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.grouping import by_question, derived_seed
from labeval.study.model.items import Item
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

NAME = QT_TRANSLATE_NOOP("Report", "Comparison of two (AB)")
SHORT = "AB"
FORM = "a choice between two texts"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Two texts side by side; for each criterion the better one, a tie, or both bad.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Which of two systems is preferred, also where both are nearly equal.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How good the preferred one is; many systems take many pairs.",
    ),
    source="Thurstone (1927), Popp et al. (2025)",
)
OF_MATERIAL = ("must_decide", "pairs", "questionnaires")
RELATIVE = True
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is one of the two items, tie or both_bad")
"""Form of a value in the table of judgments."""

SECONDS_FROM = "Popp et al. (2025)"
SECONDS_PER_JUDGMENT = 13.16
"""Reading included: 61.42 minutes for 280 judgments (Popp et al., 2025, Table 3)."""

_MOST_PAIRS = 2000
read_value = read_choice


class Settings(BlockSettings):
    """Choice of pairs, and whether a tie or "both bad" may be chosen."""

    method: Literal["ab"]
    """Two texts side by side."""
    tie: bool = True
    """True if “no difference” can be chosen."""
    tie_label: LocalText | None = None
    """Label of that option, such as Neutral; Tie when left out. Either is stored as `tie`."""
    must_decide: list[Id] = []
    """Criteria on which neither a tie nor “both bad” can be chosen."""
    both_bad: bool = True
    """True if “both bad” can be chosen."""
    pairs: Literal["all"] | int = "all"
    """All pairs of a question's texts, or so many of them, sampled so that all stay connected."""
    questionnaires: Questionnaires | None = None
    """Dealing of the pairs among participants; each gets all of them when left out."""

    def criteria_named(self) -> dict[str, list[Id]]:
        """Also the criteria that have to be decided."""
        return {**super().criteria_named(), "must_decide": self.must_decide}


judgments = criterion_rows.judgments


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A page per pair; texts are compared within their question only.

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
    """A field per criterion: the left text, the right text, and where allowed tie and both bad."""
    options = page.items + (TIE,) * settings.tie + (BOTH_BAD,) * settings.both_bad
    return tuple(
        replace(field, options=page.items) if field.criterion in settings.must_decide else field
        for field in fields_with(options, settings, page)
    )


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """Either text, and what may be chosen in place of one."""
    if criterion.id in settings.must_decide:
        return ["first", "second"]
    return ["first", "second", *["tie"] * settings.tie, *["both bad"] * settings.both_bad]


def is_value(items: Sequence[str], value: str) -> bool:
    """One of the two texts, a tie or both bad."""
    return len(items) == 2 and value in (*items, TIE, BOTH_BAD)


def limited(items: Sequence[Item], pages: int) -> dict[str, object]:
    """Questionnaires, where there are more pairs than so many."""
    pairs = sum(comb(len(texts), 2) for texts in by_question(items).values())
    return {"questionnaires": {"pairs": pages}} if pages < pairs else {}


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
                "{pages:pair|pairs}; every text comes first as often as second, give or take "
                "{spread}",
            ),
            {"pages": len(cells), "spread": spread},
            exact=spread <= 1,
        )
    ]


def looks_like(texts: int, value: str) -> bool:
    """A word about two texts."""
    return texts == 2 and ">" not in value


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """Options other than the texts; the number of pairs, where all would be very many."""
    settings: dict[str, object] = {} if answers.ties else {"tie": False}
    settings |= {} if "both_bad" in answers.words else {"both_bad": False}
    pages = sum(comb(n, 2) for n in texts.of_questions)
    smallest, largest = min(texts.of_questions), max(texts.of_questions)
    wanted = max(largest - 1, texts.together // len(texts.of_questions))
    most = comb(smallest, 2)
    if pages > _MOST_PAIRS and most >= largest - 1:
        settings["pairs"] = min(wanted, most)
    return Inferred(settings, pages=pages)
