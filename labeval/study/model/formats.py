"""Formats of a study's texts, which say how they are shown."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from labeval.study.model.base import StudyModel
from labeval.study.model.items import Item
from labeval.study.model.references import Reference
from labeval.text.formatted import FORMATS, Format, FormattedText

TEXT_COLUMN = "text_format"
SOURCE_COLUMN = "source_format"
QUESTION_COLUMN = "question_format"
"""Columns of the items table that say it for one item."""


class Formats(StudyModel):
    """Formats of texts: `plain` is shown letter by letter, `markdown` as CommonMark with
    tables and formulas, `conversation` as turns that begin with a role, each in Markdown."""

    text: Format = "plain"
    """The texts that are judged; a column `text_format` says it for one item."""
    source: Format = "plain"
    """The source texts; a column `source_format` says it for one item."""
    question: Format = Field(default="plain", exclude_if=lambda format: format == "plain")
    """The questions; a column `question_format` says it for one item."""
    reference: Format = Field(default="plain", exclude_if=lambda format: format == "plain")
    """The references and passages; a key `format` of their file says it for one of them."""
    judged_turn: Literal["all", "last"] = "all"
    """`last` sets the last answer of a conversation off, because it alone is judged."""
    switch: bool = Field(default=False, exclude_if=lambda switch: not switch)
    """True if participants may see the texts of a page as they are written, by a switch that is
    recorded."""

    def of_text(self, item: Item) -> FormattedText:
        """The text that is judged."""
        own = _own(item, TEXT_COLUMN) or self.text
        return FormattedText(item.text, own, self.judged_turn == "last")

    def of_source(self, item: Item) -> FormattedText:
        """The source that a text is judged against."""
        return FormattedText(item.source, _own(item, SOURCE_COLUMN) or self.source)

    def of_question(self, item: Item) -> FormattedText:
        """The question that a text answers."""
        return FormattedText(item.question, _own(item, QUESTION_COLUMN) or self.question)

    def of_reference(self, reference: Reference) -> FormattedText:
        """The text of a reference."""
        return FormattedText(reference.text, reference.format or self.reference)


def _own(item: Item, column: str) -> Format | None:
    written = item.column(column).strip()
    return next((known for known in FORMATS if known == written), None)
