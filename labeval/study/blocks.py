"""What every rating block of a study file can set, whatever its method."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from labeval.text.local import LocalText

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.\-]*$", max_length=64)]
"""An identifier in a study file: letters, digits, ``_ . -``; so it never holds ``|`` or ``>``."""


class StudyModel(BaseModel):
    """Base of everything in a study file: unknown keys are refused, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ItemChoice(StudyModel):
    """Which items of the items table a block uses; all that are not for training by default."""

    ids: list[Id] = []
    where: dict[str, str] = {}
    """Column name to the value it must have."""


class Order(StudyModel):
    """What is drawn at random for each session and what stays as written, each by itself."""

    items: Literal["random", "fixed"] = "random"
    criteria: Literal["random", "fixed"] = "fixed"
    sides: Literal["balanced", "fixed"] = "balanced"


class Comment(StudyModel):
    """The comment field on a block's pages."""

    ask: bool = True
    mandatory: bool = False
    prompt: LocalText | None = None
    remind_after_pages: int | None = Field(default=None, ge=1)
    """Pages without a comment before a gentle reminder; null never reminds."""
    reminder: LocalText | None = None


class Breaks(StudyModel):
    """When a block offers a rest."""

    after_pages: int | None = Field(default=None, ge=1)
    after_minutes: float | None = Field(default=None, gt=0)
    seconds: int = Field(default=60, ge=0)
    """Length of the countdown; the participant may go on earlier or stay longer."""
    text: LocalText | None = None


class TrainingPage(StudyModel):
    """A page with known answers, shown before the block; the feedback follows the answer."""

    items: list[Id] = Field(min_length=1)
    criteria: list[Id] = []
    """The criteria asked; those of the block when empty."""
    expected: dict[str, list[str | int]] = Field(min_length=1)
    """Field id to the values that count as right."""
    feedback: LocalText


class BlockSettings(StudyModel):
    """Settings common to all methods; each method adds its own."""

    method: str
    title: LocalText | None = None
    criteria: list[Id] = []
    """In the order shown; all of the study when empty."""
    optional: list[Id] = []
    """Criteria that may stay without an answer."""
    items: ItemChoice = ItemChoice()
    order: Order = Order()
    comment: Comment = Comment()
    breaks: Breaks = Breaks()
    back: bool = True
    """Whether a participant may return to earlier pages of the block."""
    instructions: LocalText | None = None
    training: list[TrainingPage] = []
