"""The steps of a procedure, from the welcome to the thanks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from labeval.study.model.base import Id, StudyModel
from labeval.study.model.questions import Level, Question, TestQuestion
from labeval.study.model.step import StepBase as StepBase
from labeval.study.model.writing import WritingStep as WritingStep
from labeval.text.local import LocalText


class TextStep(StepBase):
    """A page to read: welcome, disclaimer, thanks. The text is Markdown."""

    step: Literal["text"]
    """A page to read."""
    text: LocalText
    """Text, in Markdown."""
    when: Literal["always", "limit_reached"] = "always"
    """`limit_reached` shows it only where the rating ended at a limit of the session."""


class ConsentAsk(StudyModel):
    """One consent that is given or not, by itself."""

    id: Literal["rating", "audio", "quotation", "sharing", "instruments"]
    """Subject of the consent."""
    text: LocalText
    """The sentence next to the box."""
    required: bool = False
    """True if the session ends where this is declined."""


class ConsentStep(StepBase):
    """The consent; declining a required one ends the session with nothing stored."""

    step: Literal["consent"]
    """The consent."""
    version: str
    """Version of the text, recorded with each consent."""
    text: LocalText
    """Information for participants before the consent, in Markdown."""
    contact: LocalText | None = None
    """Person or office for questions and withdrawals; below the information, at the end, and on
    the information sheet."""
    asks: list[ConsentAsk] = Field(min_length=1)
    """Statements to consent to, each by itself."""
    declined: LocalText
    """Text for participants who decline."""


class OriginStep(StepBase):
    """The box that says how the texts came about: question, source and prompt of the items."""

    step: Literal["origin"]
    """Origin of the texts."""
    text: LocalText
    """Text, in Markdown."""


class TestStep(StepBase):
    """A multiple-choice test with a threshold, such as a language aptitude test."""

    __test__ = False  # pytest would collect the name

    step: Literal["test"]
    """A test with a threshold."""
    intro: LocalText
    """Text above the questions."""
    questions: list[TestQuestion] = Field(min_length=1)
    """The questions, one point each."""
    levels: list[Level] = []
    """Names for scores, in ascending order."""
    pass_score: int = Field(default=0, ge=0)
    """The lowest score that goes on; 0 lets everybody go on."""
    failed: LocalText
    """Friendly text that ends the session after a score below ``pass_score``."""
    per_page: int = Field(default=5, ge=1, le=10)
    """Questions on one page."""
    order: Literal["random", "fixed"] = "fixed"
    """The order of the questions."""


class QuestionnaireStep(StepBase):
    """Questions about the participant or the session."""

    step: Literal["questionnaire"]
    """Questions about the participant or the session."""
    intro: LocalText | None = None
    """Text above the questions."""
    questions: list[Question] = Field(min_length=1)
    """The questions in the order asked."""
    per_page: int = Field(default=6, ge=1, le=12)
    """Questions on one page."""


class BreakStep(StepBase):
    """A rest at a fixed place."""

    step: Literal["break"]
    """A rest at this place."""
    text: LocalText
    """Text of the rest."""
    seconds: int = Field(default=60, ge=0)
    """Length of the countdown."""


class BlockStep(StepBase):
    """A step that belongs to one rating block; inside ``for_each_block`` the block is given."""

    block: Id | None = None
    """The block it is for; inside `for_each_block` it is left out."""


class InstructionsStep(BlockStep):
    """Explanation of the block's pages, with an annotated picture of one."""

    step: Literal["instructions"]
    """The block's instructions."""
    picture: bool = True
    """True if an annotated picture of a page is shown."""


class TrainingStep(BlockStep):
    """The block's training pages, with feedback."""

    step: Literal["training"]
    """The block's training pages."""


class RatingStep(BlockStep):
    """The block's pages."""

    step: Literal["rating"]
    """The block's pages."""


BlockBound = Annotated[
    InstructionsStep | TrainingStep | RatingStep | BreakStep | TextStep | QuestionnaireStep,
    Field(discriminator="step"),
]


class ForEachBlock(StudyModel):
    """These steps once for each block of the participant's condition, in its order."""

    step: Literal["for_each_block"]
    """Steps that are repeated for each block of the condition."""
    steps: list[BlockBound] = Field(min_length=1)
    """Sequence for each block: `instructions`, `training`, `rating`; also `break`, `text` and
    `questionnaire`."""


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
    | WritingStep
    | ForEachBlock,
    Field(discriminator="step"),
]


def steps_by_id(procedure: Sequence[Step]) -> dict[str, Any]:
    """The steps of a procedure by their ids, those inside ``for_each_block`` included."""
    found: dict[str, Any] = {}
    for step in procedure:
        inner = step.steps if isinstance(step, ForEachBlock) else [step]
        found.update({s.id: s for s in inner})
    return found
