"""The questions that a study answers: one module each, found by its name.

A module ``<name>.py`` has ``TITLE`` and ``ABOUT``, marked, the names of its ``FIGURES``, its
``TABLES``, and ``answer(material)``, which gives sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from labeval.report.material import Material

if TYPE_CHECKING:
    from pandas import DataFrame

QUESTIONS = ("systems", "methods", "quality", "cost", "order", "planning", "struggles")
"""In the order in which a report asks them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A part of a table that stands beside the figures."""

    table: str
    title: str
    """Marked for translation."""
    columns: tuple[str, ...]
    only: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    """Columns, and the value or one of the values that a row must have there."""

    def rows(self, material: Material) -> DataFrame:
        """Its rows; columns that the table does not have are left out."""
        found = material.rows(self.table, **self.only)
        return found[[column for column in self.columns if column in found.columns]]


class QuestionModule(Protocol):
    """What each module of this room has."""

    TITLE: str
    ABOUT: str
    FIGURES: Sequence[str]
    TABLES: Sequence[Shown]

    def answer(self, material: Material) -> list[str]:
        """What was found, in sentences; says so where nothing can be said."""
        ...


def question_module(name: str) -> QuestionModule:
    """The module of a question.

    Raises:
        ModuleNotFoundError: there is none of this name.
    """
    return cast(QuestionModule, import_module(f"labeval.report.questions.{name}"))
