"""References: documents to look things up in while the answers to a question are judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from labeval.study.model.base import StudyModel
from labeval.study.model.items import Item

MOST_A_QUESTION = 10
"""References that one question may have."""


class Reference(StudyModel):
    """One document of one question. It names the question by its id or by its words."""

    question_id: str = ""
    """The `question_id` of the items it belongs to."""
    question: str = ""
    """The question itself, where the items have no `question_id`."""
    title: str
    """Title of the document."""
    snippet: str = ""
    """A line or two that say what is in it."""
    text: str
    """The whole text."""
    format: Literal["", "plain", "markdown", "conversation"] = Field(
        default="", exclude_if=lambda format: not format
    )
    """Format of the text, where it differs from that of the study's references."""

    def belongs_to(self, item: Item) -> bool:
        """Return whether it is about the question that the item answers."""
        if self.question_id:
            return self.question_id == item.question_id
        return bool(self.question) and self.question == item.question


def references_of(references: Sequence[Reference], item: Item) -> tuple[Reference, ...]:
    """The references for judging an item, in the order of their file."""
    return tuple(reference for reference in references if reference.belongs_to(item))
