"""Columns as they are in one study: with its conditions, criteria and methods as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from labeval.exchange.table import Column
from labeval.study.methods import find_method, method_names

if TYPE_CHECKING:
    from labeval.study.study import Study, StudyContent

RECORD = "record"
"""The source of a column that a session recorded."""
STUDY_FILE = "study.yaml"
_LONGEST_LABEL = 80
"""Characters; Stata's limit, and enough for all."""


def label_of(column: Column) -> str:
    """The first sentence of what a column holds, with its unit; at most 80 characters."""
    first = column.about.split(". ")[0].rstrip(".")
    is_there = first.rpartition(" ")[2] == column.unit
    unit = f" [{column.unit}]" if column.unit and not is_there else ""
    return shortened(first, _LONGEST_LABEL - len(unit)) + unit


def values_text(column: Column) -> str:
    """Its values with their labels, such as ``1 = poor; 5 = good``."""
    return "; ".join(f"{value} = {label}" for value, label in column.values.items())


def shortened(text: str, most: int) -> str:
    """The text in one line of at most so many characters."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


class StudyColumns:
    """The meanings that columns have in a study, by the columns' names."""

    def __init__(self, contents: Iterable[StudyContent]) -> None:
        """Collect them of all versions of a study; what newer ones say comes first."""
        self._values: dict[str, dict[str, str]] = {}
        self._sources: dict[str, str] = {}
        self._take("method", {name: find_method(name).SHORT for name in method_names()}, "blocks")
        for content in reversed(list(contents)):
            for name, values, source in _named(content.study):
                self._take(name, values, source)

    def _take(self, name: str, values: Mapping[str, str], source: str) -> None:
        known = self._values.setdefault(name, {})
        for value, label in values.items():
            known.setdefault(value, label)
        self._sources[name] = f"{STUDY_FILE}: {source}"

    def describe(self, columns: Sequence[Column], table: str) -> tuple[Column, ...]:
        """Columns of a table with their values and sources."""
        return tuple(self._described(column, table) for column in columns)

    def _described(self, column: Column, table: str) -> Column:
        values = column.values or self._values.get(column.name, {})
        source = column.source or self._sources.get(column.name) or f"{RECORD}: {table}"
        return replace(column, values=values, source=source)


def _named(study: Study) -> Iterable[tuple[str, dict[str, str], str]]:
    """Names of columns with the values that a study gives them, and the part that gives them."""
    language = study.language
    yield (
        "condition",
        {c.id: c.name.in_language(language) if c.name else c.id for c in study.conditions},
        "conditions",
    )
    yield "criterion", {c.id: c.name.in_language(language) for c in study.criteria}, "criteria"
    yield "criteria_group", {g.id: g.name.in_language(language) for g in study.groups}, "groups"
    yield "block", {id: id for id in study.blocks}, "blocks"
    yield "group", {id: id for id in study.participants.groups}, "participants.groups"
    yield "language", {code: code for code in study.offered_languages}, "languages"
