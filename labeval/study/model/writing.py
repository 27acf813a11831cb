"""Response writing: topics, styles, the target, and what is counted in a response."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import Field

from labeval.study.model.base import Id, StudyModel
from labeval.study.model.orders import counterbalanced_order
from labeval.study.model.references import Reference
from labeval.study.model.step import StepBase
from labeval.text.local import LocalText

MOST_PASSAGES = 20
"""Passages that one topic may have."""

_CITED = re.compile(r"\[[ \t]*([0-9]{1,6}(?:[ \t]*,[ \t]*[0-9]{1,6})*)[ \t]*\]")


class Topic(StudyModel):
    """Topic of a response. Its passages are the references with its id as `question_id`."""

    id: Id
    """Name of the topic in the results, and the `question_id` of its passages."""
    title: LocalText
    """The topic in a few words, or as a question; it heads the page."""
    task: LocalText
    """Task of writing about it."""


class Style(StudyModel):
    """Style of a response."""

    id: Id
    """Name of the style in the results."""
    name: LocalText
    """Name of the style for participants, such as essay."""
    instruction: LocalText
    """Structure of such a response, in a sentence or two."""


class WordTarget(StudyModel):
    """Length of a response; citations are no words."""

    target: int = Field(ge=1)
    """The number of words to aim at."""
    min: int = Field(default=1, ge=1)
    """The least number of words."""
    max: int = Field(ge=1)
    """The greatest number of words."""
    mandatory: bool = True
    """True if a response outside of these bounds cannot be handed in."""


class Citations(StudyModel):
    """Citation of passages in a response; `[3]` cites the third."""

    at_least: int = Field(default=0, ge=0)
    """Number of different passages that must be cited."""
    mandatory: bool = True
    """True if a response with fewer cannot be handed in."""


class WritingStep(StepBase):
    """Responses are written from ranked passages, one screen each."""

    step: Literal["writing"]
    """Responses are written from passages."""
    topics: list[Topic] = Field(min_length=1)
    """Topics; topics and styles are dealt evenly over the participants."""
    styles: list[Style] = Field(min_length=1)
    """Styles; each response gets one of them."""
    per_participant: int | None = Field(default=None, ge=1)
    """Number of responses of a participant, each on another topic; all topics when empty."""
    words: WordTarget
    """The length."""
    citations: Citations = Citations()
    """The citations."""
    back: bool = True
    """True if a participant may return to the response before."""

    revise_every_ms: ClassVar[int] = 250
    """A text that is being typed is kept at least this often."""

    def of_topic(self, id: str) -> Topic:
        """The topic with this id.

        Raises:
            KeyError: there is none.
        """
        return {topic.id: topic for topic in self.topics}[id]

    def of_style(self, id: str) -> Style:
        """The style with this id.

        Raises:
            KeyError: there is none.
        """
        return {style.id: style for style in self.styles}[id]


@dataclass(frozen=True, slots=True)
class Writing:
    """One response that a session asks for, with its id in the plan and those of the study file."""

    id: str
    topic: str
    style: str


def deal_writings(step: WritingStep, participant: int) -> tuple[Writing, ...]:
    """The responses that a participant writes, in order.

    The pairs of topic and style form a round in which each pair comes once and as many
    neighbours as there are topics are about different ones. Each participant takes the next few,
    so that at any moment no pair was given out twice more often than another. The order in which
    they are written turns when every style had its turn.

    Args:
        participant: number of the participant within the condition, from 0.
    """
    topics, styles = len(step.topics), len(step.styles)
    each = min(step.per_participant or topics, topics)
    dealt = []
    for at in range(participant * each, (participant + 1) * each):
        turn, topic = divmod(at % (topics * styles), topics)
        dealt.append((step.topics[topic].id, step.styles[(turn + topic) % styles].id))
    order = counterbalanced_order(each, participant // styles)
    return tuple(Writing(f"{step.id}:{n}", *dealt[at]) for n, at in enumerate(order, start=1))


def passages_of(references: Sequence[Reference], topic: str) -> tuple[Reference, ...]:
    """The passages of a topic in the order of their file, which is their rank."""
    return tuple(reference for reference in references if reference.question_id == topic)


def count_words(text: str) -> int:
    """Return the number of words of a response; citations and marks of lists are none."""
    return sum(any(map(str.isalnum, word)) for word in without_citations(text).split())


def without_citations(text: str) -> str:
    """The text with a space in the place of each citation."""
    return _CITED.sub(" ", text)


def citation_places(text: str) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield each citation's place, as a half-open range of code points, and the cited passages."""
    for cited in _CITED.finditer(text):
        yield (*cited.span(), tuple(int(n) for n in cited[1].split(",")))


def citations_in(text: str) -> tuple[int, ...]:
    """The numbers of the passages that a response cites, each once, as they first appear.

    ``[3]``, ``[3][7]`` and ``[3, 7]`` are citations.
    """
    found = (n for _, _, numbers in citation_places(text) for n in numbers)
    return tuple(dict.fromkeys(found))


def unknown_citations(text: str, passages: int) -> tuple[int, ...]:
    """Cited numbers that no passage has, where there are so many of them."""
    return tuple(n for n in citations_in(text) if not 1 <= n <= passages)


def known_citations(text: str, passages: int) -> tuple[int, ...]:
    """Cited numbers of passages that there are."""
    return tuple(n for n in citations_in(text) if 1 <= n <= passages)
