"""Shared parts of the methods that show several texts of a question and ask one criterion."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.study.designs.blocks import BlockDesign, balance_of, block_design, default_block_count
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.grouping import by_question, derived_seed
from labeval.study.model.items import Item
from labeval.study.pages import Cell, DesignNote, PageShape
from labeval.text.amounts import AmountRange
from labeval.text.marks import QT_TRANSLATE_NOOP

LEAST = 3
"""Texts on a page."""


class SeveralTextsSettings(BlockSettings):
    """Settings of all methods that show several texts; each says how many are usual and most."""

    texts_per_page: int
    """Texts on one page."""
    pages: int | None
    """Pages a criterion and question; the smallest balanced design when left out."""


def fewest_texts(items: Sequence[Item]) -> int:
    """Number of texts of the question that has the fewest."""
    return min((len(texts) for texts in by_question(items).values()), default=LEAST)


def cells(
    settings: SeveralTextsSettings, items: Sequence[Item], criteria: Sequence[str], seed: int
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


def sides(
    settings: SeveralTextsSettings, cells: Sequence[Cell], seed: int, participant: int
) -> list[Cell]:
    """The design's positions, which are balanced, turned by one place from one participant on."""
    if settings.order.sides == "fixed":
        return list(cells)
    shift = participant % settings.texts_per_page
    return [Cell(cell.items[shift:] + cell.items[:shift], cell.criteria) for cell in cells]


def page_shape(settings: SeveralTextsSettings) -> PageShape:
    """Several texts and one criterion."""
    return PageShape(texts=settings.texts_per_page, criteria=1)


def refusals(settings: SeveralTextsSettings, items: Sequence[Item]) -> list[DesignNote]:
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


def design_notes(settings: SeveralTextsSettings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Appearances, meetings and positions for each criterion's pages, within each question."""
    notes = []
    for criterion in dict.fromkeys(cell.criteria[0] for cell in cells):
        shown = [cell.items for cell in cells if cell.criteria[0] == criterion]
        designs = [balance_of(_numbered(part)) for part in _apart(shown)]
        notes.append(
            DesignNote(
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "{criterion}: {pages:page|pages}; every text {appearances:time|times}, every "
                    "pair {meetings:time|times}, pairs that never meet: {never_met}, positions "
                    "{positions:time|times}",
                ),
                {
                    "criterion": criterion,
                    "pages": len(shown),
                    "appearances": AmountRange.of(n for d in designs for n in d.appearances),
                    "meetings": AmountRange.of(n for d in designs for n in d.pair_meetings),
                    "never_met": sum(d.pairs_never_met for d in designs),
                    "positions": AmountRange.of(n for d in designs for n in d.positions),
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
