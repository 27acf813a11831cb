"""The steps of a procedure, from the welcome to the thanks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from labeval.study.blocks import Id, StudyModel
from labeval.study.questions import Level, Question, TestQuestion
from labeval.text.local import LocalText


class StepBase(StudyModel):
    """What all steps share."""

    id: Id
    title: LocalText | None = None


class TextStep(StepBase):
    """A page to read: welcome, disclaimer, thanks. The text is Markdown."""

    step: Literal["text"]
    text: LocalText


class ConsentAsk(StudyModel):
    """One consent that is given or not, by itself."""

    id: Literal["rating", "audio", "quotation"]
    text: LocalText
    required: bool = False


class ConsentStep(StepBase):
    """The consent; declining a required one ends the session with nothing stored."""

    step: Literal["consent"]
    version: str
    """Version of the text, recorded with each consent."""
    text: LocalText
    asks: list[ConsentAsk] = Field(min_length=1)
    declined: LocalText


class OriginStep(StepBase):
    """The box that says how the texts came about: question, source and prompt of the items."""

    step: Literal["origin"]
    text: LocalText


class TestStep(StepBase):
    """A multiple-choice test with a threshold, such as a language aptitude test."""

    __test__ = False  # pytest would collect the name

    step: Literal["test"]
    intro: LocalText
    questions: list[TestQuestion] = Field(min_length=1)
    levels: list[Level] = []
    pass_score: int = Field(default=0, ge=0)
    failed: LocalText
    """The kind ending for a score below ``pass_score``."""
    per_page: int = Field(default=5, ge=1, le=10)
    order: Literal["random", "fixed"] = "fixed"


class QuestionnaireStep(StepBase):
    """Questions about the participant or the session."""

    step: Literal["questionnaire"]
    intro: LocalText | None = None
    questions: list[Question] = Field(min_length=1)
    per_page: int = Field(default=6, ge=1, le=12)


class BreakStep(StepBase):
    """A rest at a fixed place."""

    step: Literal["break"]
    text: LocalText
    seconds: int = Field(default=60, ge=0)


class BlockStep(StepBase):
    """A step that belongs to one rating block; inside ``for_each_block`` the block is given."""

    block: Id | None = None


class InstructionsStep(BlockStep):
    """How the block's pages work, with an annotated picture of one."""

    step: Literal["instructions"]
    picture: bool = True


class TrainingStep(BlockStep):
    """The block's training pages, with feedback."""

    step: Literal["training"]


class RatingStep(BlockStep):
    """The block's pages."""

    step: Literal["rating"]


BlockBound = Annotated[InstructionsStep | TrainingStep | RatingStep, Field(discriminator="step")]


class ForEachBlock(StudyModel):
    """These steps once for each block of the participant's condition, in its order."""

    step: Literal["for_each_block"]
    steps: list[BlockBound] = Field(min_length=1)


Step = Annotated[
    TextStep
    | ConsentStep
    | OriginStep
    | TestStep
    | QuestionnaireStep
    | BreakStep
    | InstructionsStep
    | TrainingStep
    | RatingStep
    | ForEachBlock,
    Field(discriminator="step"),
]
