"""Judge ratings: a language model's ratings of the items, to show with a person's own answer."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictInt

from labeval.study.model.base import Id, StudyModel
from labeval.study.pages import with_turn

Answer = Annotated[StrictInt, Field(ge=0, le=9999)]
"""The place of an answer in its conversation, from 1; 0 is the text as a whole."""


class JudgeRating(StudyModel):
    """One line of a file of judge ratings (JSONL): one item rated by one criterion."""

    item: Id
    """The item that was rated."""
    turn: Answer = Field(default=0, exclude_if=lambda turn: turn == 0)
    """The answer of its conversation that was rated, from 1, where a block has `turns: each`;
    without it the text as a whole."""
    criterion: Id
    """Criterion of the rating."""
    rating: StrictInt
    """A point of the criterion's scale."""
    explanation: str = ""
    """One sentence that says why."""
    quotes: list[str] = []
    """Passages of the text that the rating rests on, word for word."""
    model: str = ""
    """The model that rated, as its server calls it."""
    model_asked: str = ""
    """The model that was asked for, where a server was; it may answer with another name."""
    temperature: float | None = None
    """The temperature it was asked with."""
    prompt: str = Field(default="", pattern=r"^([0-9a-f]{64})?$")
    """SHA-256 of the prompt that was sent."""
    rated_at: str = ""
    """UTC, ISO 8601."""

    @property
    def about(self) -> str:
        """The rated item, or one answer in it, such as ``talk@turn2``."""
        return with_turn(self.item, self.turn)
