"""Direct quality estimation: one text, every criterion on a scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import model_validator

from labeval.study.blocks import BlockSettings, StudyModel
from labeval.study.items import Item
from labeval.study.pages import NO_ANSWER, Answers, Cell, DesignNote, Field, Judgment, Page
from labeval.text.local import LocalText

SECONDS_PER_JUDGMENT = 19.8
"""Reading included: 26.44 minutes for 80 judgments (Popp et al., 2025, Table 3)."""


class Slider(StudyModel):
    """A continuous scale; it has no value until it is touched."""

    min: int = 0
    max: int = 100
    step: int = Setting(default=1, ge=1)

    @model_validator(mode="after")
    def _has_length(self) -> Self:
        if self.max <= self.min:
            raise ValueError("'max' must be greater than 'min'")
        return self


class Settings(BlockSettings):
    """A scale of 2 to 11 points, or a slider."""

    method: Literal["dqe"]
    points: int = Setting(default=5, ge=2, le=11)
    first: int = 1
    """The value of the lowest point."""
    labels: dict[int, LocalText] = {}
    """Labels of points, the same for all criteria; a criterion's own anchors come before them."""
    slider: Slider | None = None
    no_answer: bool = False

    @model_validator(mode="after")
    def _labels_on_scale(self) -> Self:
        low, high = self.scale[0], self.scale[-1]
        off = [p for p in self.labels if not low <= p <= high]
        if off:
            raise ValueError(f"the scale goes from {low} to {high}; no label can stand at {off[0]}")
        return self

    @property
    def scale(self) -> range:
        """The values of the scale, lowest first."""
        if self.slider is not None:
            return range(self.slider.min, self.slider.max + 1, self.slider.step)
        return range(self.first, self.first + self.points)


def cells(
    settings: Settings, items: Sequence[Item], criteria: Sequence[str], seed: int
) -> list[Cell]:
    """One page an item, all criteria on it."""
    return [Cell((item.id,), tuple(criteria)) for item in items]


def sides(settings: Settings, cells: Sequence[Cell], seed: int, participant: int) -> list[Cell]:
    """There is one text, so there are no sides."""
    return list(cells)


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field a criterion, with the points of the scale."""
    options = tuple(str(value) for value in settings.scale)
    if settings.no_answer:
        options += (NO_ANSWER,)
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
