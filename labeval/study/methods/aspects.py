"""Long answers by aspects: every candidate of a question on each aspect's own scale, then the
preferred one and why.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Literal

from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion, Scale
from labeval.study.model.grouping import by_question, derived_seed
from labeval.study.model.items import Item
from labeval.study.model.orders import counterbalanced_order
from labeval.study.pages import Answers, Cell, DesignNote, Field, Judgment, Page, PageShape
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

PREFERRED = "preferred"
"""The candidate that is chosen; also what the judgment is called in place of a criterion."""
NONE_APPROPRIATE = "none_appropriate"
"""Ticked where the preferred one is only the least bad."""
JUSTIFICATION = "justification"
"""Why the preferred one was chosen, in the participant's own words."""
TICKED = "yes"

LEAST, MOST = 2, 6
"""Candidates on one page."""

NAME = QT_TRANSLATE_NOOP("Report", "Aspects with an ideal point")
SHORT = QT_TRANSLATE_NOOP("Report", "aspects")
FORM = "a rating on a scale with an ideal point"
AFTER_ALL = "a choice of the preferred text"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "All long answers to one question: each aspect on a scale of its own, then which one is "
        "preferred and why.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Which aspects make people prefer an answer, and whether more of one is better.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Anything about short texts that look alike; a page takes many minutes.",
    ),
    source="Kamoda et al. (2025)",
)
RELATIVE = False
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is a whole number, or for several items one of them")
"""Form of a value in the table of judgments."""

SECONDS_FROM = "Kamoda et al. (2025)"
SECONDS_PER_JUDGMENT = 47.65
"""Reading included: 13 to 14 minutes for a question with four answers and ten references (Kamoda
et al., section 3.3), so 13.5 minutes for 17 judgments: four aspects of four answers, and which is
preferred.
"""


class Settings(BlockSettings):
    """All answers to a question on one page; each criterion has a `scale` of its own."""

    method: Literal["aspects"]
    """Several long answers to one question, rated by aspects."""
    preference: LocalText | None = None
    """The question for the preferred answer."""
    justification: LocalText | None = None
    """The line above the field in which the preference is explained."""


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """One page per question, with all of its candidates in an order of its own."""
    pages = []
    for question, candidates in by_question(items).items():
        ids = [item.id for item in candidates]
        if settings.order.sides == "balanced":
            # A rotation alone would keep the table's neighbours together on every page.
            random.Random(derived_seed(seed, "candidates", question)).shuffle(ids)
        pages.append(Cell(tuple(ids), tuple(criteria)))
    return pages


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """A row of a balanced Latin square for each page; the next participant gets the next row."""
    if settings.order.sides == "fixed":
        return list(cells)
    shown = []
    for n, cell in enumerate(cells):
        row = counterbalanced_order(len(cell.items), participant + n)
        shown.append(Cell(tuple(cell.items[place] for place in row), cell.criteria))
    return shown


def page_shape(settings: Settings) -> PageShape:
    """All candidates of a question and all criteria."""
    return PageShape(texts=LEAST, most_texts=MOST)


def refusals(settings: Settings, items: Sequence[Item]) -> list[DesignNote]:
    """Questions with too few or too many candidates, and criteria without a scale."""
    few = QT_TRANSLATE_NOOP(
        "Problem",
        "the question “{question}” has {texts:answer|answers}; a page shows from {least} to {most}",
    )
    found = [
        DesignNote(few, {"question": question, "texts": len(texts), "least": LEAST, "most": MOST})
        for question, texts in by_question(items).items()
        if not LEAST <= len(texts) <= MOST
    ]
    asked = settings.criteria or list(settings.known_criteria)
    bare = [c for c in asked if (known := settings.known_criteria.get(c)) and not known.scale]
    template = QT_TRANSLATE_NOOP("Problem", "the criterion “{criterion}” has no scale of its own")
    found += [DesignNote(template, {"criterion": criterion}) for criterion in bare]
    if PREFERRED in asked:
        template = QT_TRANSLATE_NOOP(
            "Problem", "“{criterion}” is what the preferred answer is called; rename the criterion"
        )
        found.append(DesignNote(template, {"criterion": PREFERRED}))
    return found


def field_of(item: str, criterion: str) -> str:
    """Id of the field for one candidate on one aspect; no id of either has a colon."""
    return f"{item}:{criterion}"


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per candidate and aspect, then the preferred one, the tick and the justification."""
    rated = [
        _rating(settings, item, criterion) for item in page.items for criterion in page.criteria
    ]
    return (
        *rated,
        Field(PREFERRED, PREFERRED, page.items),
        Field(NONE_APPROPRIATE, PREFERRED, (TICKED,), mandatory=False),
        Field(JUSTIFICATION, PREFERRED, ()),
    )


def scale_of(settings: Settings, criterion: str) -> Scale:
    """The scale of an aspect; of a criterion without one, the shortest there is."""
    known = settings.known_criteria.get(criterion)
    return known.scale if known and known.scale else Scale(min=0, max=1)


def _rating(settings: Settings, item: str, criterion: str) -> Field:
    scale = scale_of(settings, criterion)
    return Field(
        field_of(item, criterion),
        criterion,
        tuple(map(str, scale.points)),
        criterion not in settings.optional,
        item=item,
        ideal=str(scale.best),
    )


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """A row per candidate and aspect, and one for the preferred candidate among all shown."""
    rated = [
        Judgment(criterion, (item,), answers.get(field, ""), (field,))
        for item in page.items
        for criterion in page.criteria
        for field in [field_of(item, criterion)]
    ]
    return [*rated, Judgment(PREFERRED, page.items, answers.get(PREFERRED, ""), (PREFERRED,))]


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The points of the criterion's own scale."""
    return [str(point) for point in criterion.scale.points] if criterion.scale else []


def value_labels(settings: Settings, criterion: Criterion) -> dict[str, LocalText]:
    """The labels of the criterion's own scale."""
    labels = criterion.scale.labels if criterion.scale else {}
    return {str(point): labels[point] for point in sorted(labels)}


def is_value(items: Sequence[str], value: str) -> bool:
    """A point of a scale for one item, else the preferred one of several."""
    if len(items) == 1:
        return re.fullmatch(r"-?[0-9]+", value) is not None
    return value in items


def design_notes(settings: Settings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Pages, and after how many participants the positions are balanced."""
    counts = sorted({len(cell.items) for cell in cells})
    template = QT_TRANSLATE_NOOP(
        "Problem",
        "{pages:page|pages} of {texts} answers; after every {participants} participants each "
        "answer was in each place equally often",
    )
    if settings.order.sides == "fixed":
        template = QT_TRANSLATE_NOOP(
            "Problem", "{pages:page|pages} of {texts} answers, in fixed places"
        )
    return [
        DesignNote(
            template,
            {
                "pages": sum(len(cell.items) == count for cell in cells),
                "texts": count,
                "participants": count if count % 2 == 0 else 2 * count,
            },
        )
        for count in counts
    ]


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred | None:
    """The aspect's own scale; none for the preference, which is no criterion."""
    if answers.texts > 1:
        return None
    if answers.low > answers.high:
        return Inferred()
    return Inferred(scale=(int(min(answers.low, 0)), int(max(answers.high, answers.low + 1, 1))))
