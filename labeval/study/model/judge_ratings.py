"""Judge ratings: a language model's ratings of the items, to show with a person's own answer."""

from __future__ import annotations

from pydantic import Field, StrictInt

from labeval.study.model.base import Id, StudyModel


class JudgeRating(StudyModel):
    """One line of a file of judge ratings (JSONL): one item rated by one criterion."""

    item: Id
    """The item that was rated."""
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
