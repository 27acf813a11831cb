"""Agreement with quality criterion: one text, one statement a criterion, yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import model_validator

from labeval.study.blocks import Id, StudyModel
from labeval.study.criterion_rows import consequences, fields_with, judgments
from labeval.study.one_text import (
    OneTextSettings,
    cells,
    design_notes,
    page_shape,
    refusals,
    sides,
)
from labeval.study.pages import DONT_KNOW, Field, Page
from labeval.study.problems import said_by_model
from labeval.text.local import LocalText
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = [
    "SECONDS_PER_JUDGMENT",
    "VALUES",
    "Settings",
    "cells",
    "consequences",
    "design_notes",
    "fields",
    "is_value",
    "judgments",
    "page_shape",
    "refusals",
    "sides",
]

VALUES = QT_TRANSLATE_NOOP("Problem", "a value is yes, no, dont_know or the id of another option")
"""What a value looks like in the table of judgments."""

SECONDS_PER_JUDGMENT = 24.47
"""Reading included: 32.62 minutes for 80 judgments (Popp et al., 2025, Table 3)."""


class Option(StudyModel):
    """One answer that can be given; ``yes``, ``no`` and ``dont_know`` bring their own labels."""

    id: Id
    """What is stored."""
    label: LocalText | None = None
    """What is shown."""
    key: str | None = Setting(default=None, min_length=1, max_length=1)
    """The key that chooses it, one character; the option's number when left out."""


class Settings(OneTextSettings):
    """Yes, no and don't know, and what a study adds to them."""

    method: Literal["aqc"]
    """One text, one statement a criterion."""
    options: list[Option] = [Option(id="yes"), Option(id="no"), Option(id=DONT_KNOW)]
    """The answers offered."""

    @model_validator(mode="after")
    def _options_differ(self) -> Self:
        ids = [option.id for option in self.options]
        if len(set(ids)) < len(ids):
            raise said_by_model(QT_TRANSLATE_NOOP("Problem", "two options have the same id"))
        if len(ids) < 2:
            raise said_by_model(QT_TRANSLATE_NOOP("Problem", "a question needs two options"))
        keys = [option.key or str(n) for n, option in enumerate(self.options, start=1)]
        if len(set(keys)) < len(keys):
            raise said_by_model(QT_TRANSLATE_NOOP("Problem", "two options have the same key"))
        for option in self.options:
            if option.label is None and option.id not in ("yes", "no", DONT_KNOW):
                raise said_by_model(
                    QT_TRANSLATE_NOOP("Problem", "the option “{option}” needs a label"),
                    option=option.id,
                )
        return self


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field a criterion, with the block's options."""
    options = tuple(option.id for option in settings.options)
    return fields_with(options, settings, page)


def is_value(items: Sequence[str], value: str) -> bool:
    """Any option's id, since a study may add its own."""
    return "|" not in value and ">" not in value
