"""The questions that a study answers: one module each, found by its name.

A module ``<name>.py`` has ``TITLE`` and ``ABOUT``, marked, the names of its ``FIGURES``, its
``TABLES``, and ``answer(material)``, which gives sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from labeval.report.counts import levels_of_languages
from labeval.report.leading import ranking_rows
from labeval.report.material import TOTAL, Material
from labeval.report.places import all_criteria, each_criterion

if TYPE_CHECKING:
    from pandas import DataFrame

QUESTIONS = (
    *("systems", "methods", "quality", "judges", "cost", "order", "planning", "struggles"),
    "writing",
)
"""In the order in which a report asks them."""

ONLY_WITH = {"writing": "responses", "judges": "judge_audit"}
"""Questions that a study has only where this table has rows."""


def questions_of(material: Material) -> tuple[str, ...]:
    """The questions that a study has."""
    return tuple(
        name for name in QUESTIONS if name not in ONLY_WITH or len(material.rows(ONLY_WITH[name]))
    )


def columns(names: str) -> tuple[str, ...]:
    """Names with blanks between them, one by one."""
    return tuple(names.split())


@dataclass(frozen=True, slots=True)
class Shown:
    """A part of a table that is next to the figures."""

    table: str
    title: str
    """Marked for translation."""
    columns: tuple[str, ...]
    only: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    """Columns, and the value or one of the values that a row must have there.

    A ``scale`` of :data:`TOTAL` asks for all criteria together, and the empty one for one by one: a
    method with a single criterion has that one in the first, and nothing in the second.
    """
    most: int = 10
    """Rows of it on paper; all of them are in its CSV file and in the window."""
    filled: str = ""
    """A column that must hold something in a row."""
    ranking: bool = False
    """True if only the scores of each method's statistic that ranks are shown."""
    above: str = ""
    """A column that is above zero in a row, or has no figure."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Columns that hold something else in this part, and the name of what they hold."""
    statistics: Mapping[str, str] = field(default_factory=dict)
    """Figures that are computed in another way in this part, and the name of what they are."""
    below: str = ""
    """A sentence below it, marked for translation."""
    by_language: bool = False
    """True if its rows are of the texts in one language each, where there are several; a column
    ``language`` says which."""
    of_sessions: tuple[str, ...] = ()
    """Columns that only sessions give: left out where all judgments were made elsewhere."""

    def found(self, material: Material) -> DataFrame:
        """Its rows with all columns of the table."""
        only = dict(self.only)
        languages = levels_of_languages(material)
        if self.by_language:
            only["level"] = tuple(languages)
        of_criteria = {TOTAL: all_criteria, "": each_criterion}.get(str(only.get("scale")))
        if of_criteria:
            del only["scale"]
            found = of_criteria(material.rows(self.table, "scale", "criterion", **only))
        else:
            found = material.rows(self.table, **only)
        if len(found) and self.by_language:
            found = found.assign(language=found["level"].map(languages))
        if self.ranking:
            found = ranking_rows(found)
        if self.above in found.columns:
            found = found[~(found[self.above] <= 0)]
        if self.filled not in found.columns:
            return found
        return found[found[self.filled].notna() & (found[self.filled] != "")]

    def rows(self, material: Material) -> DataFrame:
        """Its rows; columns that the table does not have are left out."""
        found = self.found(material).rename(columns=self.renamed)
        names = ("statistic", "method", "scale", "criterion")
        if set(names) <= set(found.columns):
            cells = (found[name] for name in names)
            found = found.assign(statistic=[*map(material.figure, *cells)])
        if self.statistics:
            found = found.assign(statistic=found["statistic"].replace(dict(self.statistics)))
        unknown = self.of_sessions if material.is_elsewhere else ()
        known = [name for name in self.columns if name in found.columns and name not in unknown]
        return found[known]


class QuestionModule(Protocol):
    """Parts of each module of this package."""

    TITLE: str
    ABOUT: str
    FIGURES: Sequence[str]
    TABLES: Sequence[Shown]

    def answer(self, material: Material) -> list[str]:
        """The findings in sentences; one sentence that there are none, where that is so."""
        ...


def question_module(name: str) -> QuestionModule:
    """The module of a question.

    Raises:
        ModuleNotFoundError: there is none of this name.
    """
    return cast(QuestionModule, import_module(f"labeval.report.questions.{name}"))
