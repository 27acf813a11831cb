"""Parts of a block's pages: its criteria, its items, its design."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from labeval.study.layouts.rated_turns import turn_pages
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.grouping import derived_seed
from labeval.study.model.items import Item
from labeval.study.pages import Cell, Page
from labeval.study.study import Study, StudyContent


def block_criteria(study: Study, settings: BlockSettings) -> tuple[str, ...]:
    """Ids of the criteria that a block asks, as the study file orders them."""
    return tuple(settings.criteria or [c.id for c in study.criteria])


def block_items(content: StudyContent, settings: BlockSettings) -> list[Item]:
    """The items that a block's pages are made of, in table order."""
    choice = settings.items
    return [
        item
        for item in content.items
        if item.use == "rating"
        and (not choice.ids or item.id in choice.ids)
        and all(item.column(name) == value for name, value in choice.where.items())
    ]


def used_items(content: StudyContent) -> list[Item]:
    """The items that are rated on any page, in table order; all of them in a study without pages.

    A study can be about a part of its table, such as the answers to one question.
    """
    if not content.study.blocks:
        return [item for item in content.items if item.use == "rating"]
    blocks = content.study.blocks.values()
    used = {item.id for settings in blocks for item in block_items(content, settings)}
    return [item for item in content.items if item.id in used]


def block_cells(content: StudyContent, block: str) -> list[Cell]:
    """The design of a block, before sides and order are drawn for a session.

    Raises:
        ValueError: the block's items do not allow the design.
    """
    study = content.study
    settings = study.blocks[block]
    return find_method(settings.method).cells(
        settings,
        block_items(content, settings),
        block_criteria(study, settings),
        derived_seed(study.seed, "design", block),
    )


def design_pages(content: StudyContent, block: str) -> list[Page]:
    """The pages of a block's design, before sides and order are drawn for a session.

    Raises:
        ValueError: the block's items do not allow the design.
    """
    return pages_of_cells(content.study, block, block_cells(content, block))


def pages_of_cells(study: Study, block: str, cells: Sequence[Cell]) -> list[Page]:
    """The pages of these cells; of a conversation whose answers are rated one by one, several."""
    settings = study.blocks[block]
    return [
        page
        for n, cell in enumerate(cells)
        for page in turn_pages(settings, Page(page_id(block, n), block, cell.items, cell.criteria))
    ]


def page_id(stem: str, place: int) -> str:
    """The id of a page by its place in the design, from 0."""
    return f"{stem}-{place + 1:03}"


def deals_parts(settings: BlockSettings) -> bool:
    """Return whether a participant gets only a part of the design: a sample, or a questionnaire."""
    parts = (getattr(settings, name, None) for name in ("sample", "questionnaires"))
    return any(part is not None for part in parts)


def placed_cells(
    content: StudyContent,
    block: str,
    design: Sequence[Cell],
    participant: int,
    tiers: Sequence[Sequence[int]] | None = None,
) -> list[Cell]:
    """The cells that one participant is shown, with their items in the order shown.

    Args:
        design: the cells of the block.
        tiers: the places in the design that are shown; by the participant's number when None.
    """
    study = content.study
    settings = study.blocks[block]
    seed = derived_seed(study.seed, "sides", block)
    if tiers is None:
        return find_method(settings.method).sides(settings, design, seed, participant)
    shown: Sequence[Cell] = design
    if not deals_parts(settings):  # sides of a part belong to the design
        shown = find_method(settings.method).sides(settings, design, seed, participant)
    return [replace(shown[n], number=n) for n in sorted(n for tier in tiers for n in tier)]
