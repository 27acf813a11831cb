"""Criteria as the cells of a table: its columns, what is in a cell, and a history of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from labeval.jobs.new_study.criteria import AGAINST, DIRECTIONS, OPEN, OwnCriterion

Kind = Literal["name", "definition", "against", "direction", "wording", "anchors", "examples"]


_WRITTEN: Mapping[str, tuple[str, ...]] = {
    "text": ("the text alone", "text alone", "text allein", "dem text allein", "der text allein"),
    "question": ("the question", "frage", "der frage", "die frage"),
    "source": ("the source", "source text", "quelle", "der quelle", "die quelle", "quelltext"),
    "higher": ("more is better", "more", "mehr ist besser", "mehr"),
    "lower": ("less is better", "less", "weniger ist besser", "weniger"),
}
"""Ways to write a measure or a direction, in small letters."""
_WORDS = {way: value for value, ways in _WRITTEN.items() for way in (value, *ways)}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table of criteria."""

    kind: Kind
    language: str = ""
    key: str = ""
    """For a wording: the name under which it is kept."""
    point: int = 0
    """Point of the scale."""

    @property
    def is_required(self) -> bool:
        """True if no study can be made while a cell of it is empty."""
        return self.kind in ("name", "definition", "against")


def columns_of(
    languages: Sequence[str], keys: Sequence[str], points: Sequence[int]
) -> list[Column]:
    """The columns for these languages, wordings and points of the scale."""
    found = [Column("name", language) for language in languages]
    found += [Column("definition", language) for language in languages]
    found += [Column("against"), Column("direction")]
    found += [Column("wording", language, key) for key in keys for language in languages]
    for kind in ("anchors", "examples"):
        found += [Column(kind, language, point=point) for point in points for language in languages]
    return found


def cell(criterion: OwnCriterion, column: Column) -> str:
    """The text of a cell; a measure or direction by its own name, empty where nobody chose it."""
    if column.kind == "against":
        return criterion.judged_against
    if column.kind == "direction":
        return criterion.direction
    if column.kind == "wording":
        return criterion.wording.get(column.key, {}).get(column.language, "")
    if column.kind in ("anchors", "examples"):
        points = criterion.anchors if column.kind == "anchors" else criterion.examples
        return points.get(column.point, {}).get(column.language, "")
    texts = criterion.name if column.kind == "name" else criterion.definition
    return texts.get(column.language, "")


def with_cell(criterion: OwnCriterion, column: Column, text: str) -> OwnCriterion:
    """The criterion with another text in a cell, in one line.

    A measure or direction may be written in English or German; anything else changes nothing.
    """
    text = " ".join(text.split())
    if column.kind in ("against", "direction"):
        value = _WORDS.get(text.casefold(), text)
        if column.kind == "direction":
            known = value in DIRECTIONS
            return criterion.judged(criterion.judged_against, value) if known else criterion
        known = value in (*AGAINST, OPEN)
        return criterion.judged(value, criterion.direction) if known else criterion
    if column.kind == "wording":
        return criterion.with_wording(column.key, column.language, text)
    if column.kind in ("anchors", "examples"):
        return criterion.with_point(column.kind, column.point, column.language, text)
    return criterion.with_text(column.kind, column.language, text)


@dataclass(slots=True)
class History:
    """States of the whole table, to go back and forth in."""

    states: list[tuple[OwnCriterion, ...]] = field(default_factory=lambda: [()])
    at: int = 0

    def begin(self, criteria: Sequence[OwnCriterion]) -> None:
        """Begin anew with these."""
        self.states, self.at = [tuple(criteria)], 0

    def keep(self, criteria: Sequence[OwnCriterion]) -> None:
        """Keep a new state; what was undone before it is given up."""
        if tuple(criteria) != self.states[self.at]:
            del self.states[self.at + 1 :]
            self.states.append(tuple(criteria))
            self.at += 1

    def step(self, by: int) -> tuple[OwnCriterion, ...] | None:
        """The state before or after; None where there is none."""
        if not 0 <= self.at + by < len(self.states):
            return None
        self.at += by
        return self.states[self.at]
