"""Questions outside rating pages: test questions and questionnaires."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from labeval.study.blocks import Id, StudyModel
from labeval.study.problems import said_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP


class TestQuestion(StudyModel):
    """A question with one right option."""

    __test__ = False  # pytest would collect the name

    id: Id
    """How the results call the question."""
    text: LocalText
    """The question."""
    options: list[LocalText] = Field(min_length=2, max_length=9)
    """The answers offered, two to nine."""
    correct: int = Field(ge=1)
    """The right option, counted from 1."""

    @model_validator(mode="after")
    def _correct_exists(self) -> Self:
        if self.correct > len(self.options):
            raise said_by_model(
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


class QuestionBase(StudyModel):
    """What all questions of a questionnaire share."""

    id: Id
    """How the results call the question."""
    text: LocalText
    """The question."""
    mandatory: bool = True
    """Whether it must be answered."""


class Choice(StudyModel):
    """An option of a question: what is stored and what is shown."""

    id: Id
    """What is stored."""
    label: LocalText
    """What is shown."""


class SingleQuestion(QuestionBase):
    """One of several options."""

    kind: Literal["single"]
    """Exactly one option is chosen."""
    options: list[Choice] = Field(min_length=2)
    """The options in the order shown."""


class MultipleQuestion(QuestionBase):
    """Any of several options."""

    kind: Literal["multiple"]
    """Any number of options is chosen."""
    options: list[Choice] = Field(min_length=2)
    """The options in the order shown."""


class ScaleQuestion(QuestionBase):
    """A point on a scale with labelled ends."""

    kind: Literal["scale"]
    """A point on a scale is chosen."""
    points: int = Field(default=5, ge=2, le=11)
    """How many points the scale has."""
    low: LocalText
    """The label of the first point."""
    high: LocalText
    """The label of the last point."""


class NumberQuestion(QuestionBase):
    """A whole number in a range."""

    kind: Literal["number"]
    """A whole number is typed."""
    min: int = 0
    """The least that is accepted."""
    max: int = 120
    """The most that is accepted."""

    @model_validator(mode="after")
    def _has_range(self) -> Self:
        if self.max < self.min:
            raise said_by_model(QT_TRANSLATE_NOOP("Problem", "“max” must not be less than “min”"))
        return self


class TextQuestion(QuestionBase):
    """A free text."""

    kind: Literal["text"]
    """A text is typed."""
    lines: int = Field(default=1, ge=1, le=10)
    """The height of the field."""


Question = Annotated[
    SingleQuestion | MultipleQuestion | ScaleQuestion | NumberQuestion | TextQuestion,
    Field(discriminator="kind"),
]
