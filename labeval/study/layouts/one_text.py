"""Shared parts of the methods that show one text and ask every criterion about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pydantic import Field as Setting

from labeval.study.designs.samples import even_sample, participants_needed
from labeval.study.model.base import StudyModel
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.items import Item
from labeval.study.pages import Cell, DesignNote, PageShape, RaterNeed
from labeval.text.marks import QT_TRANSLATE_NOOP


class Sample(StudyModel):
    """Each participant rates some of the items; all items fill evenly."""

    items: int = Setting(ge=1)
    """Number of items that one participant gets, each once."""
    raters: int = Setting(default=3, ge=1)
    """Number of participants who judge each item."""


class OneTextSettings(BlockSettings):
    """Settings of all methods that show one text."""

    sample: Sample | None = None
    """Number of items for a participant, where that is not all of them."""


def cells(
    settings: BlockSettings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """One page per item, all criteria on it."""
    return [Cell((item.id,), tuple(criteria)) for item in items]


def cells_by_criterion(
    settings: BlockSettings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """A page per item and criterion."""
    return [Cell((item.id,), (criterion,)) for item in items for criterion in criteria]


def sides(
    settings: BlockSettings, cells: Sequence[Cell], seed: int, participant: int
) -> list[Cell]:
    """All texts, or the participant's part of them; a single text has no sides."""
    sample = _sample(settings)
    if sample is None:
        return list(cells)
    drawn = even_sample(len(cells), sample.items, seed=seed, participant=participant)
    return [replace(cells[n], number=n) for n in drawn]


def limited(items: Sequence[Item], pages: int) -> dict[str, object]:
    """A sample of so many pages, where there are more texts than that."""
    return {"sample": {"items": pages}} if pages < len(items) else {}


def page_shape(settings: BlockSettings) -> PageShape:
    """One text and all criteria."""
    return PageShape(texts=1)


def one_criterion(settings: BlockSettings) -> PageShape:
    """One text and one criterion."""
    return PageShape(texts=1, criteria=1)


def refusals(settings: BlockSettings, items: Sequence[Item]) -> list[DesignNote]:
    """Fewer items than each participant shall get; else any text can be judged by itself."""
    sample = _sample(settings)
    if sample is None or len(items) >= sample.items:
        return []
    template = QT_TRANSLATE_NOOP(
        "Problem", "each participant shall get {sample} items, but there are only {items}"
    )
    return [DesignNote(template, {"sample": sample.items, "items": len(items)})]


def design_notes(settings: BlockSettings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Return notes on the participants of a sampled design; else nothing."""
    sample = _sample(settings)
    if sample is None or not cells:
        return []
    needed = participants_needed(len(cells), sample.items, sample.raters)
    dealt = QT_TRANSLATE_NOOP("Problem", "each participant gets {sample} of {items:text|texts}")
    alone = QT_TRANSLATE_NOOP(
        "Problem",
        "for these pages alone, {participants:participant gives|participants give} every text "
        "{raters:rater|raters}",
    )
    return [
        DesignNote(
            dealt,
            {"sample": sample.items, "items": len(cells)},
            need=RaterNeed(needed, sample.raters),
        ),
        DesignNote(alone, {"participants": needed, "raters": sample.raters}, is_detail=True),
    ]


def _sample(settings: BlockSettings) -> Sample | None:
    return settings.sample if isinstance(settings, OneTextSettings) else None
