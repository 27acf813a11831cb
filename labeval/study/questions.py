"""Questions outside rating pages: test questions and questionnaires."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from labeval.study.blocks import Id, StudyModel
from labeval.text.local import LocalText


class TestQuestion(StudyModel):
    """A question with one right option."""

    __test__ = False  # pytest would collect the name

    id: Id
    text: LocalText
    options: list[LocalText] = Field(min_length=2, max_length=9)
    correct: int = Field(ge=1)
    """The right option, counted from 1."""

    @model_validator(mode="after")
    def _correct_exists(self) -> Self:
        if self.correct > len(self.options):
            raise ValueError(
                f"'correct' is {self.correct}, but there are only {len(self.options)} options"
            )
        return self


class Level(StudyModel):
    """One row of a score-to-level table."""

    min_score: int = Field(ge=0)
    name: str


class QuestionBase(StudyModel):
    """What all questions of a questionnaire share."""

    id: Id
    text: LocalText
    mandatory: bool = True


class Choice(StudyModel):
    """An option of a question: what is stored and what is shown."""

    id: Id
    label: LocalText


class SingleQuestion(QuestionBase):
    """One of several options."""

    kind: Literal["single"]
    options: list[Choice] = Field(min_length=2)


class MultipleQuestion(QuestionBase):
    """Any of several options."""

    kind: Literal["multiple"]
    options: list[Choice] = Field(min_length=2)


class ScaleQuestion(QuestionBase):
    """A point on a scale with labelled ends."""

    kind: Literal["scale"]
    points: int = Field(default=5, ge=2, le=11)
    low: LocalText
    high: LocalText


class NumberQuestion(QuestionBase):
    """A whole number in a range."""

    kind: Literal["number"]
    min: int = 0
    max: int = 120


class TextQuestion(QuestionBase):
    """A free text."""

    kind: Literal["text"]
    lines: int = Field(default=1, ge=1, le=10)


Question = Annotated[
    SingleQuestion | MultipleQuestion | ScaleQuestion | NumberQuestion | TextQuestion,
    Field(discriminator="kind"),
]
