"""Settings of every rating block of a study file, whatever its method."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from pydantic import Field, PrivateAttr

from labeval.study.model.base import Id, StudyModel
from labeval.study.model.criteria import Criterion
from labeval.study.model.evidence import Evidence
from labeval.text.local import LocalText

if TYPE_CHECKING:
    from labeval.study.model.items import Item


class ItemChoice(StudyModel):
    """Items of the items table that a block uses; all that are not for training by default."""

    ids: list[Id] = []
    """Ids of the items; all when empty."""
    where: dict[str, str] = {}
    """Column name to the value it must have."""


class Order(StudyModel):
    """Random order for each session or fixed order, for each kind of element by itself."""

    items: Literal["random", "fixed"] = "random"
    """The order of the pages; `fixed` keeps that of the items table."""
    criteria: Literal["random", "fixed"] = "fixed"
    """The order of the criteria; groups stay together either way."""
    sides: Literal["balanced", "fixed"] = "balanced"
    """Places of the texts; `balanced` gives every text every place equally often."""


class Comment(StudyModel):
    """The comment field on a block's pages."""

    ask: bool = True
    """True if the pages have a comment field."""
    mandatory: bool = False
    """True if a page cannot be left without a comment."""
    prompt: LocalText | None = None
    """The line in the empty comment field. Without one, it invites a written comment, and also
    a spoken one while the voice is recorded and no written one is mandatory."""
    remind_after_pages: int | None = Field(default=None, ge=1)
    """Pages without a comment before a gentle reminder; null never reminds."""
    reminder: LocalText | None = None
    """The text of the reminder."""


class Breaks(StudyModel):
    """When a block offers a rest."""

    after_pages: int | None = Field(default=None, ge=1)
    """Number of pages after which a rest is offered, again and again."""
    after_minutes: float | None = Field(default=None, gt=0)
    """Minutes of work after which a rest is offered, again and again."""
    seconds: int = Field(default=60, ge=0)
    """Length of the countdown; the participant may go on earlier or stay longer."""
    text: LocalText | None = None
    """Text of the rest."""

    @property
    def in_force(self) -> bool:
        """True if a rest is offered at all."""
        return self.after_pages is not None or self.after_minutes is not None


class TrainingPage(StudyModel):
    """A page with known answers, shown before the block; the feedback follows the answer."""

    items: list[Id] = Field(min_length=1)
    """Ids of the items shown; as many as the method's pages show."""
    criteria: list[Id] = []
    """The criteria asked; those of the block when empty."""
    expected: dict[str, list[str | int]] = Field(min_length=1)
    """Field id to the values that count as right; `60..100` stands for all from 60 to 100."""
    feedback: LocalText
    """Explanation after the answer, right or wrong."""


class TrainingRules(StudyModel):
    """Scoring of a block's training, and its repetition."""

    pass_mark: float | None = Field(default=None, alias="pass", gt=0, le=1)
    """The share of right answers that passes; without one the training comes once."""
    tries: int = Field(default=3, ge=1, le=9)
    """Number of times the training is shown at most, the first time among them."""
    summary: bool = True
    """True if the right answers are summed up after the last page."""
    then: Literal["go_on", "end"] = "go_on"
    """Continuation below the mark when the tries are used up: the next step, or the end."""


AttentionKind = Literal["instructed", "repeated", "bad_text"]
"""Basis of an attention check."""


class AttentionItem(StudyModel):
    """Texts whose answers are known, for an attention check that looks like any other page."""

    check: Literal["instructed", "bad_text"]
    """A text that asks for its answers, or one that is obviously bad."""
    items: list[Id] = Field(min_length=1)
    """Ids of the items shown; as many as the method's pages show."""
    expected: dict[str, list[str | int]] = Field(min_length=1)
    """Field id to the values that pass; `1..2` stands for all from 1 to 2."""


class Attention(StudyModel):
    """Attention checks among a block's pages, and what follows from them."""

    share: float = Field(gt=0, le=0.5)
    """Number of checks for each page of the block, such as 0.1; at least one is added."""
    kinds: list[AttentionKind] = Field(default=["repeated"], min_length=1)
    """Kinds of checks: `instructed`, `repeated` (an earlier page, sides swapped), `bad_text`."""
    agreement: float = Field(default=0.7, gt=0, le=1)
    """The share of a repeated page's answers that must agree with the first ones."""
    tolerance: float = Field(default=0.25, ge=0, le=1)
    """Largest distance of numbers that still agree, as a share of their scale."""
    then: Literal["note", "warn"] = "note"
    """`note` records a missed check; `warn` marks it as worth the supervisor's attention."""
    stop_after: int | None = Field(default=None, ge=1)
    """The missed checks of a session after which it ends; without one it goes on."""


class BlockSettings(StudyModel):
    """Settings common to all methods; each method adds its own."""

    method: str
    """The rating method."""
    title: LocalText | None = None
    """Shown above the block's pages."""
    criteria: list[Id] = []
    """The criteria asked, in the order shown; all of the study when empty."""
    optional: list[Id] = []
    """Criteria that may stay without an answer."""
    items: ItemChoice = ItemChoice()
    """Items to rate."""
    order: Order = Order()
    """Orders of pages, criteria and texts."""
    comment: Comment = Comment()
    """The comment field."""
    evidence: Evidence | None = Field(default=None, exclude_if=lambda evidence: evidence is None)
    """Marking of the words that decided a rating; none is asked for when left out."""
    reference: Literal["panel", "document"] = "panel"
    """Display of the source: whole above the texts, or as a document of several pages that can
    be turned and searched in a frame of its own."""
    read_to_end: bool = True
    """True if a page can be left only when every part of its texts was on screen. It matters where
    a text does not fit and is turned part by part; answers can be given before."""
    breaks: Breaks = Breaks()
    """When a rest is offered."""
    back: bool = True
    """True if a participant may return to earlier pages of the block."""
    instructions: LocalText | None = None
    """Explanation of the pages, in Markdown."""
    training: list[TrainingPage] = []
    """Pages with known answers, shown by a `training` step."""
    training_rules: TrainingRules | None = None
    """Scoring and repetition of the training; it comes once and unscored when left out."""
    attention: Attention | None = None
    """Attention checks among the pages; none when left out."""
    attention_items: list[AttentionItem] = []
    """Content of `instructed` and `bad_text` checks."""
    seconds_per_judgment: float | None = Field(
        default=None, gt=0, le=3600, exclude_if=lambda seconds: seconds is None
    )
    """Seconds that a judgment takes, reading included, as your own sessions have shown; what the
    method usually takes when left out. Expected lengths and costs follow from it."""
    stopped: LocalText | None = None
    """Friendly text for a session that training or attention checks end, in Markdown."""

    _known: Mapping[str, Criterion] = PrivateAttr(default_factory=dict)

    def know(self, criteria: Mapping[str, Criterion]) -> None:
        """Let the block look up the study's criteria; the study does so when it is read."""
        self._known = criteria

    @property
    def known_criteria(self) -> Mapping[str, Criterion]:
        """The study's criteria by their ids; empty for a block outside of any study."""
        return self._known

    def know_items(self, items: Sequence[Item]) -> None:
        """Let a method look up items whose texts decide what is asked; the content does so."""

    def unexplained_ends(self, criterion: Criterion) -> tuple[int, ...]:
        """The ends of the block's scale of numbers that have no words; none without a scale."""
        return ()

    def criteria_named(self) -> dict[str, list[Id]]:
        """Settings that name criteria of the block, each with those it names."""
        return {"optional": self.optional}
