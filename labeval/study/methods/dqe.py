"""Direct quality estimation: one text, every criterion on a scale."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import model_validator

from labeval.study.blocks import StudyModel
from labeval.study.criteria import Criterion
from labeval.study.criterion_rows import consequences, judgments
from labeval.study.judge_support import SupportedSettings
from labeval.study.one_text import (
    cells,
    design_notes,
    page_shape,
    refusals,
    sides,
)
from labeval.study.pages import NO_ANSWER, Field, Page
from labeval.study.problems import said_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = [
    "SECONDS_PER_JUDGMENT",
    "VALUES",
    "Settings",
    "cells",
    "consequences",
    "design_notes",
    "fields",
    "is_value",
    "judgments",
    "page_shape",
    "refusals",
    "sides",
]

VALUES = QT_TRANSLATE_NOOP("Problem", "a value is a number")
"""What a value looks like in the table of judgments."""

SECONDS_PER_JUDGMENT = 19.83
"""Reading included: 26.44 minutes for 80 judgments (Popp et al., 2025, Table 3)."""


_MOST_VALUES = 1000
"""Of a slider; no hand can set more of them."""


class Slider(StudyModel):
    """A continuous scale; it has no value until it is touched."""

    min: int = 0
    """The lower end."""
    max: int = 100
    """The upper end."""
    step: int = Setting(default=1, ge=1)
    """The distance of two values."""

    @model_validator(mode="after")
    def _has_length(self) -> Self:
        if self.max <= self.min:
            raise said_by_model(QT_TRANSLATE_NOOP("Problem", "“max” must be greater than “min”"))
        if (self.max - self.min) // self.step > _MOST_VALUES:
            raise said_by_model(
                QT_TRANSLATE_NOOP("Problem", "a slider has at most {most} values"),
                most=_MOST_VALUES,
            )
        return self


class Settings(SupportedSettings):
    """A scale of 2 to 11 points, or a slider."""

    method: Literal["dqe"]
    """One text on a scale."""
    points: int = Setting(default=5, ge=2, le=11)
    """How many points the scale has."""
    first: int = 1
    """The value of the lowest point."""
    labels: dict[int, LocalText] = {}
    """Labels of points, the same for all criteria; a criterion's own anchors come before them."""
    slider: Slider | None = None
    """A slider in place of the points."""
    no_answer: bool = False
    """Whether “no answer” can be chosen for every criterion, and not only where one allows it."""

    @model_validator(mode="after")
    def _labels_on_scale(self) -> Self:
        low, high = self.scale[0], self.scale[-1]
        off = [p for p in self.labels if not low <= p <= high]
        if off:
            raise said_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "the scale goes from {low} to {high}; no label can stand at {off}"
                ),
                low=low,
                high=high,
                off=off[0],
            )
        return self

    def may_decline(self, criterion: str) -> bool:
        """Whether “no answer” can be chosen for this criterion."""
        known = self.known_criteria.get(criterion)
        return self.no_answer or (known is not None and known.no_answer)

    def unexplained_ends(self, criterion: Criterion) -> tuple[int, ...]:
        """The ends that neither a label of the block nor an anchor of the criterion explains."""
        explained = {*self.labels, *criterion.anchors}
        return tuple(end for end in (self.scale[0], self.scale[-1]) if end not in explained)

    @property
    def scale(self) -> range:
        """The values of the scale, lowest first."""
        if self.slider is not None:
            return range(self.slider.min, self.slider.max + 1, self.slider.step)
        return range(self.first, self.first + self.points)


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field a criterion, with the points of the scale, and no answer where it is allowed."""
    scale = tuple(str(value) for value in settings.scale)
    return tuple(
        Field(c, c, scale + (NO_ANSWER,) * settings.may_decline(c), c not in settings.optional)
        for c in page.criteria
    )


def is_value(items: Sequence[str], value: str) -> bool:
    """A number; tables from elsewhere may hold fractions."""
    return re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value) is not None
