"""Questions outside rating pages: test questions and questionnaires."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from labeval.study.model.base import Id, StudyModel
from labeval.study.problems import refused_by_model
from labeval.text.amounts import is_whole_number
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP


class TestQuestion(StudyModel):
    """A question with one right option."""

    __test__ = False  # pytest would collect the name

    id: Id
    """Name of the question in the results."""
    text: LocalText
    """The question."""
    options: list[LocalText] = Field(min_length=2, max_length=9)
    """The answers offered, two to nine."""
    correct: int = Field(ge=1)
    """The right option, counted from 1."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The values of its options."""
        return numbered(len(self.options))

    def accepts(self, value: str) -> bool:
        """Return whether ``value`` is one of its options."""
        return value in self.answers

    @model_validator(mode="after")
    def _correct_exists(self) -> Self:
        if self.correct > len(self.options):
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "“correct” is {correct}, but there are only {options} options"
                ),
                correct=self.correct,
                options=len(self.options),
            )
        return self


class Level(StudyModel):
    """One row of a score-to-level table."""

    min_score: int = Field(ge=0)
    """The lowest score of this level."""
    name: str
    """Its name in the results, such as B2."""


ROW_JOIN = "."
"""Joins a matrix and its row, and in a condition a step and its question."""


class AskIf(StudyModel):
    """A condition: the question is asked only after one of these answers to an earlier one."""

    question: Id
    """An earlier question of this step, `question.row` of a matrix, or `step.question` of an
    earlier questionnaire or test."""
    values: list[str | int] = Field(alias="is", min_length=1)
    """The answers upon which it is asked; of several options one is enough."""

    def holds(self, answered: set[str]) -> bool:
        """Return whether one of the answers given is among these values."""
        return not answered.isdisjoint(map(str, self.values))


class QuestionBase(StudyModel):
    """Settings of all questions of a questionnaire."""

    id: Id
    """Name of the question in the results."""
    text: LocalText
    """The question; with `for_each`, `{criterion}` in it stands for the criterion's name."""
    for_each: Literal["criterion"] | None = None
    """`criterion` asks the question once for each criterion of the study, as `id.criterion`."""
    mandatory: bool = True
    """True if it must be answered."""
    ask_if: AskIf | None = None
    """When it is asked; always when left out."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The values that it offers; none where something is typed."""
        return ()

    def accepts(self, value: str) -> bool:
        """Return whether ``value`` answers it, or is one of the answers that it takes."""
        return not self.answers or value in self.answers


class Choice(StudyModel):
    """An option of a question: what is stored and what is shown."""

    id: Id
    """Stored value."""
    label: LocalText
    """Text on screen."""


class SingleQuestion(QuestionBase):
    """One of several options."""

    kind: Literal["single"]
    """Exactly one option is chosen."""
    options: list[Choice] = Field(min_length=2)
    """The options in the order shown."""

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options)


class MultipleQuestion(QuestionBase):
    """Any of several options."""

    kind: Literal["multiple"]
    """Any number of options is chosen."""
    options: list[Choice] = Field(min_length=2)
    """The options in the order shown."""

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options)


class ScaleQuestion(QuestionBase):
    """A point on a scale with labelled ends."""

    kind: Literal["scale"]
    """A point on a scale is chosen."""
    points: int = Field(default=5, ge=2, le=11)
    """Number of points of the scale."""
    low: LocalText
    """The label of the first point."""
    high: LocalText
    """The label of the last point."""

    @property
    def answers(self) -> tuple[str, ...]:
        return numbered(self.points)


class NumberQuestion(QuestionBase):
    """A whole number in a range."""

    kind: Literal["number"]
    """A whole number is typed."""
    min: int = 0
    """The least that is accepted."""
    max: int = 120
    """The most that is accepted."""

    def accepts(self, value: str) -> bool:
        """Return whether ``value`` is a whole number between the limits."""
        return is_whole_number(value) and self.min <= int(value) <= self.max

    @model_validator(mode="after")
    def _has_range(self) -> Self:
        if self.max < self.min:
            raise refused_by_model(
                QT_TRANSLATE_NOOP("Problem", "“max” must not be less than “min”")
            )
        return self


class TextQuestion(QuestionBase):
    """A free text."""

    kind: Literal["text"]
    """A text is typed."""
    lines: int = Field(default=1, ge=1, le=10)
    """The height of the field."""


class DateQuestion(QuestionBase):
    """A day in the calendar."""

    kind: Literal["date"]
    """A date is typed; it is stored as `2026-03-01`."""
    earliest: str | None = None
    """The first day that is accepted, such as `1920-01-01`."""
    latest: str | None = None
    """The last day that is accepted."""

    @model_validator(mode="after")
    def _has_range(self) -> Self:
        for day in (self.earliest, self.latest):
            if day is not None and iso_date(day) is None:
                raise refused_by_model(
                    QT_TRANSLATE_NOOP("Problem", "“{day}” is not a date such as 2026-03-01"),
                    day=day,
                )
        if self.earliest and self.latest and self.latest < self.earliest:
            raise refused_by_model(
                QT_TRANSLATE_NOOP("Problem", "“latest” must not be before “earliest”")
            )
        return self

    def accepts(self, value: str) -> bool:
        """Return whether ``value`` is a date, written as stored, between the limits."""
        low, high = self.earliest or "", self.latest or "9999-12-31"
        return iso_date(value) is not None and low <= value <= high


class MatrixRow(StudyModel):
    """One row of a matrix: a question of its own."""

    id: Id
    """The results call it `question.row`."""
    text: LocalText
    """Question of this row."""
    mandatory: bool | None = None
    """True if the row must be answered; as the matrix when left out."""


class MatrixQuestion(QuestionBase):
    """Several rows that are answered on one shared scale of labelled points."""

    kind: Literal["matrix"]
    """Each row gets one point of the same scale."""
    points: list[LocalText] = Field(min_length=2, max_length=9)
    """The labels of the points, two to nine; stored are their numbers, from 1."""
    rows: list[MatrixRow] = Field(min_length=1, max_length=32)
    """The rows in the order shown, or `criteria` for one row with the name of each criterion."""

    @property
    def answers(self) -> tuple[str, ...]:
        return numbered(len(self.points))

    def field(self, row: MatrixRow) -> str:
        """Return the name of a row's answer in the record."""
        return f"{self.id}{ROW_JOIN}{row.id}"


Question = Annotated[
    SingleQuestion
    | MultipleQuestion
    | ScaleQuestion
    | NumberQuestion
    | TextQuestion
    | DateQuestion
    | MatrixQuestion,
    Field(discriminator="kind"),
]


def numbered(count: int) -> tuple[str, ...]:
    """The values of options that are stored by their number, from 1."""
    return tuple(str(n + 1) for n in range(count))


def iso_date(text: str) -> date | None:
    """The day that a text such as ``2026-03-01`` names; None where it names none."""
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
