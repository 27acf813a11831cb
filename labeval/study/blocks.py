"""What every rating block of a study file can set, whatever its method."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from labeval.text.local import LocalText

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.\-]*$", max_length=64)]
"""An identifier in a study file: letters, digits, ``_ . -``; so it never holds ``|`` or ``>``."""


class StudyModel(BaseModel):
    """Base of everything in a study file: unknown keys are refused, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


class ItemChoice(StudyModel):
    """Which items of the items table a block uses; all that are not for training by default."""

    ids: list[Id] = []
    """Ids of the items; all when empty."""
    where: dict[str, str] = {}
    """Column name to the value it must have."""


class Order(StudyModel):
    """What is drawn at random for each session and what stays as written, each by itself."""

    items: Literal["random", "fixed"] = "random"
    """The order of the pages; `fixed` keeps that of the items table."""
    criteria: Literal["random", "fixed"] = "fixed"
    """The order of the criteria; groups stay together either way."""
    sides: Literal["balanced", "fixed"] = "balanced"
    """Which text stands where; `balanced` gives every text every place equally often."""


class Comment(StudyModel):
    """The comment field on a block's pages."""

    ask: bool = True
    """Whether the pages have a comment field."""
    mandatory: bool = False
    """Whether a page can be left without a comment."""
    prompt: LocalText | None = None
    """The line above the comment field."""
    remind_after_pages: int | None = Field(default=None, ge=1)
    """Pages without a comment before a gentle reminder; null never reminds."""
    reminder: LocalText | None = None
    """The text of the reminder."""


class Breaks(StudyModel):
    """When a block offers a rest."""

    after_pages: int | None = Field(default=None, ge=1)
    """A rest after every so many pages."""
    after_minutes: float | None = Field(default=None, gt=0)
    """A rest after so many minutes of work."""
    seconds: int = Field(default=60, ge=0)
    """Length of the countdown; the participant may go on earlier or stay longer."""
    text: LocalText | None = None
    """What the rest says."""


class TrainingPage(StudyModel):
    """A page with known answers, shown before the block; the feedback follows the answer."""

    items: list[Id] = Field(min_length=1)
    """Ids of the items shown; as many as the method's pages show."""
    criteria: list[Id] = []
    """The criteria asked; those of the block when empty."""
    expected: dict[str, list[str | int]] = Field(min_length=1)
    """Field id to the values that count as right."""
    feedback: LocalText
    """What is shown after the answer, right or wrong."""


class BlockSettings(StudyModel):
    """Settings common to all methods; each method adds its own."""

    method: str
    """The rating method."""
    title: LocalText | None = None
    """Shown above the block's pages."""
    criteria: list[Id] = []
    """In the order shown; all of the study when empty."""
    optional: list[Id] = []
    """Criteria that may stay without an answer."""
    items: ItemChoice = ItemChoice()
    """Which items are rated."""
    order: Order = Order()
    """What is drawn at random."""
    comment: Comment = Comment()
    """The comment field."""
    breaks: Breaks = Breaks()
    """When a rest is offered."""
    back: bool = True
    """Whether a participant may return to earlier pages of the block."""
    instructions: LocalText | None = None
    """How the pages work, in Markdown."""
    training: list[TrainingPage] = []
    """Pages with known answers, shown by a `training` step."""
