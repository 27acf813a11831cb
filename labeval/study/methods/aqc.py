"""Agreement with quality criterion: one text, one statement a criterion, yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from pydantic import model_validator

from labeval.study.blocks import BlockSettings, Id, StudyModel
from labeval.study.items import Item
from labeval.study.pages import DONT_KNOW, Answers, Cell, DesignNote, Field, Judgment, Page
from labeval.text.local import LocalText

SECONDS_PER_JUDGMENT = 24.5
"""Reading included: 32.62 minutes for 80 judgments (Popp et al., 2025, Table 3)."""


class Option(StudyModel):
    """One answer that can be given; ``yes``, ``no`` and ``dont_know`` bring their own labels."""

    id: Id
    label: LocalText | None = None
    key: str | None = None
    """The key that chooses it, one character; the option's number when left out."""


class Settings(BlockSettings):
    """Yes, no and don't know, and what a study adds to them."""

    method: Literal["aqc"]
    options: list[Option] = [Option(id="yes"), Option(id="no"), Option(id=DONT_KNOW)]

    @model_validator(mode="after")
    def _options_differ(self) -> Self:
        ids = [option.id for option in self.options]
        if len(set(ids)) < len(ids):
            raise ValueError("two options have the same id")
        if len(ids) < 2:
            raise ValueError("a question needs at least two options")
        for option in self.options:
            if option.label is None and option.id not in ("yes", "no", DONT_KNOW):
                raise ValueError(f"the option '{option.id}' needs a label")
        return self


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """One page an item, all criteria on it."""
    return [Cell((item.id,), tuple(criteria)) for item in items]


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """There is one text, so there are no sides."""
    return list(cells)


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field a criterion, with the block's options."""
    options = tuple(option.id for option in settings.options)
    return tuple(Field(c, c, options, c not in settings.optional) for c in page.criteria)


def consequences(page: Page, answers: Answers, field: str, value: str) -> tuple[str, ...]:
    """No answer touches another."""
    return ()


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row a criterion."""
    return [Judgment(c, page.items, answers.get(c, ""), (c,)) for c in page.criteria]


def design_notes(settings: Settings, cells: Sequence[Cell]) -> list[DesignNote]:
    """Nothing to balance: every text is seen once."""
    return []
