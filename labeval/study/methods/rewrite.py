"""Rewriting: one text, edited until it would do; how much had to be changed is the rating."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import PrivateAttr, model_validator

from labeval.study.guide import MethodGuide
from labeval.study.layouts import one_text
from labeval.study.layouts.one_text import OneTextSettings
from labeval.study.model.base import StudyModel
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.pages import (
    AS_IT_IS,
    EDITED,
    Answers,
    EditedText,
    Field,
    Judgment,
    Page,
)
from labeval.study.problems import refused_by_model
from labeval.text.marks import QT_TRANSLATE_NOOP

FIELD = "text"
"""The field that is answered with the edited text."""
_VALUE = re.compile(r"([0-9]+)/([0-9]+)")

NAME = QT_TRANSLATE_NOOP("Report", "Rewriting (HTER)")
SHORT = "HTER"
FORM = "a text edited until it would do; the edits per word of the edited text"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "One text, which is edited until it would do, or left as it is.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How much work a text still needs, and what exactly people change in it.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "How serious a change was: one word can mend a false statement or a matter of taste.",
    ),
    source="Snover et al. (2006)",
)
OF_MATERIAL = ("sample", "words")
RELATIVE = False
IS_ACT = True
VALUES = QT_TRANSLATE_NOOP(
    "Problem",
    "a value is the number of edits and the number of words of the edited text, such as 3/22",
)
"""Form of a value in the table of judgments."""

SECONDS_PER_JUDGMENT = 180.0
"""Reading included, for a text of 60 words at 3 seconds a word. An assumption: the time grows with
the text and with what is wrong with it, so a rehearsal says more."""


class EditedWords(StudyModel):
    """Length of an edited text, in words between white space."""

    min: int = Setting(default=1, ge=1)
    """The least number of words."""
    max: int | None = Setting(default=None, ge=1)
    """The greatest number of words; any number when left out."""


class Settings(OneTextSettings):
    """Limits of an edited text."""

    method: Literal["rewrite"]
    """One text, edited until it would do."""
    unchanged: bool = True
    """True if a text may be left as it is, which is an answer of its own."""
    words: EditedWords = EditedWords()
    """Length of an edited text; a text that is left as it is may have any."""

    _texts: Mapping[str, str] = PrivateAttr(default_factory=dict)

    @model_validator(mode="after")
    def _can_be_answered(self) -> Self:
        if self.words.max is not None and self.words.max < self.words.min:
            raise refused_by_model(
                QT_TRANSLATE_NOOP("Problem", "words: max is less than min"),
            )
        if self.evidence is not None:
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem", "in a text that is edited no words can be marked: leave evidence out"
                ),
            )
        return self

    def know_items(self, items: Sequence[Item]) -> None:
        self._texts = {item.id: item.text for item in items}

    def text_of(self, item: str) -> str:
        """The text of an item; an unknown one has an empty text."""
        return self._texts.get(item, "")


cells = one_text.cells_by_criterion
design_notes = one_text.design_notes
limited = one_text.limited
page_shape = one_text.one_criterion
refusals = one_text.refusals
sides = one_text.sides


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """The edited text."""
    criterion = page.criteria[0]
    counts_as = (AS_IT_IS, EDITED) if settings.unchanged else (EDITED,)
    mandatory = criterion not in settings.optional
    return (Field(FIELD, criterion, (), mandatory, counts_as=counts_as),)


def edited_text(settings: Settings, page: Page) -> EditedText:
    """The text of the page's item, and how long it may become."""
    begins = settings.text_of(page.items[0]) if page.items else ""
    return EditedText(FIELD, begins, settings.words.min, settings.words.max)


def accepts(settings: Settings, page: Page, field: Field, value: str) -> bool:
    """That the text is left as it is; an edited one comes by its revisions."""
    return settings.unchanged and value == AS_IT_IS


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page with its edits and words; empty where nothing was answered."""
    value = answers.get(FIELD, "")
    return [Judgment(page.criteria[0], page.items, value, (FIELD,))]


def edits_of(value: str) -> tuple[int, int]:
    """The edits and the words of a value.

    Raises:
        ValueError: it is none.
    """
    found = _VALUE.fullmatch(value)
    if found is None:
        raise ValueError(value)
    return int(found[1]), int(found[2])


def is_value(items: Sequence[str], value: str) -> bool:
    """Return whether a value counts edits, and words of which there is at least one."""
    found = _VALUE.fullmatch(value)
    return len(items) == 1 and found is not None and int(found[2]) > 0


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """An edited text, or the text as it is."""
    return ["the edited text"] + ["left as it is"] * settings.unchanged
