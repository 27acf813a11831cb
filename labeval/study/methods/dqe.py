"""Direct quality estimation: one text, every criterion on a scale."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import model_validator

from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import criterion_rows, one_text, rated_turns
from labeval.study.layouts.judge_support import SupportedSettings
from labeval.study.model.base import StudyModel
from labeval.study.model.criteria import Criterion
from labeval.study.pages import NO_ANSWER, Field, Page
from labeval.study.problems import refused_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

NAME = QT_TRANSLATE_NOOP("Report", "Rating on a scale (DQE)")
SHORT = "DQE"
FORM = "a rating on a scale"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "One text with its question and source; every criterion gets a point on a scale.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How good each text is by each criterion, on a scale that several studies can share.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Small differences between good texts: people use scales differently, mostly near the top.",
    ),
    source="Graham et al. (2013), Popp et al. (2025)",
)
OF_MATERIAL = ("sample", "turns")
RELATIVE = False
SCALE = ("points", "first", "labels", "slider")
VALUES = QT_TRANSLATE_NOOP("Problem", "a value is a number")
"""Form of a value in the table of judgments."""

SECONDS_FROM = "Popp et al. (2025)"
SECONDS_PER_JUDGMENT = 19.83
"""Reading included: 26.44 minutes for 80 judgments (Popp et al., 2025, Table 3)."""


_USUAL = (5, 7, 10, 11)
"""Usual numbers of a scale's points; none has more."""
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
            raise refused_by_model(QT_TRANSLATE_NOOP("Problem", "“max” must be greater than “min”"))
        if (self.max - self.min) // self.step > _MOST_VALUES:
            raise refused_by_model(
                QT_TRANSLATE_NOOP("Problem", "a slider has at most {most} values"),
                most=_MOST_VALUES,
            )
        return self


class Settings(SupportedSettings):
    """A scale of 2 to 11 points, or a slider."""

    method: Literal["dqe"]
    """One text on a scale."""
    points: int = Setting(default=5, ge=2, le=11)
    """Number of points of the scale."""
    first: int = 1
    """The value of the lowest point."""
    labels: dict[int, LocalText] = {}
    """Labels of points, the same for all criteria; a criterion's own anchors come before them."""
    slider: Slider | None = None
    """A slider in place of the points."""
    no_answer: bool = False
    """True if “no answer” can be chosen for every criterion, and not only where one allows it."""

    @model_validator(mode="after")
    def _labels_on_scale(self) -> Self:
        low, high = self.scale[0], self.scale[-1]
        off = [p for p in self.labels if not low <= p <= high]
        if off:
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "the scale goes from {low} to {high}; {off} cannot have a label"
                ),
                low=low,
                high=high,
                off=off[0],
            )
        return self

    def may_decline(self, criterion: str) -> bool:
        """Return whether “no answer” can be chosen for this criterion."""
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


cells = one_text.cells
design_notes = one_text.design_notes
limited = one_text.limited
judgments = criterion_rows.judgments
page_shape = one_text.page_shape
refusals = rated_turns.refusals
sides = one_text.sides


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per criterion, with the points of the scale, and no answer where it is allowed."""
    scale = tuple(str(value) for value in settings.scale)
    return tuple(
        Field(c, c, scale + (NO_ANSWER,) * settings.may_decline(c), c not in settings.optional)
        for c in page.criteria
    )


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The values of the scale."""
    return [str(value) for value in settings.scale]


def value_labels(settings: Settings, criterion: Criterion) -> dict[str, LocalText]:
    """The criterion's anchors, and the block's labels for points without one."""
    labels = settings.labels | criterion.anchors
    return {str(point): labels[point] for point in settings.scale if point in labels}


def is_value(items: Sequence[str], value: str) -> bool:
    """A number; tables from elsewhere may hold fractions."""
    return re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value) is not None


def looks_like(texts: int, value: str) -> bool:
    """A number about one text."""
    return texts == 1 and re.fullmatch(r"[+-]?[0-9]+(\.[0-9]+)?", value) is not None


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """The smallest usual scale with the values that were given, or a slider."""
    declined: dict[str, object] = {"no_answer": True} if answers.declined else {}
    if answers.low > answers.high:
        return Inferred(declined, "no value was seen; taken for 5 points")
    note = f"values from {answers.low:g} to {answers.high:g} were seen"
    low, high = int(answers.low // 1), int(-(-answers.high // 1))
    if not answers.fractions and low >= 1 and high <= answers.named <= _USUAL[-1]:
        return Inferred({"points": answers.named} | declined, note)
    if answers.fractions or high - min(low, 1) + 1 > _USUAL[-1]:
        return Inferred({"slider": _slider(low, high)} | declined, note)
    if low < 0:
        return Inferred({"points": max(2, high - low + 1), "first": low} | declined, note)
    if low == 0:
        return Inferred({"points": max(2, high + 1), "first": 0} | declined, note)
    # Nobody may have used the ends: 2 to 4 comes of a scale of 5 points, 1 and 2 of one of 2.
    points = 2 if high <= 2 else next(usual for usual in _USUAL if usual >= high)
    return Inferred({"points": points} | declined, note)


def _slider(low: int, high: int) -> dict[str, int]:
    if low >= 0 and _USUAL[-1] < high <= 100:
        return {"min": 0, "max": 100}
    high = max(high, low + 1)
    step = -(-(high - low) // _MOST_VALUES)
    return {"min": low, "max": high} | ({"step": step} if step > 1 else {})
