"""What a participant is shown and answers, as every method describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

NO_ANSWER = "no_answer"
TIE = "tie"
BOTH_BAD = "both_bad"
DONT_KNOW = "dont_know"

Answers = Mapping[str, str]
"""The answers of one page: field id to value; a field without an answer is absent."""


@dataclass(frozen=True, slots=True)
class Page:
    """One rating page of one session: which items and criteria, in the order shown."""

    id: str
    block: str
    items: tuple[str, ...]
    criteria: tuple[str, ...]
    training: int | None = None
    """Index into the block's training pages, or None for a page that counts."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One page of a design before order and sides are drawn: items in the design's order."""

    items: tuple[str, ...]
    criteria: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PageShape:
    """How much stands on each page of a block."""

    texts: int
    criteria: int | None = None
    """None where the block's criteria all share a page."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to answer on a page."""

    id: str
    criterion: str
    options: tuple[str, ...]
    """Every value that may be stored, in the order shown."""
    mandatory: bool = True


@dataclass(frozen=True, slots=True)
class Judgment:
    """One row of the table of judgments that a page's answers make."""

    criterion: str
    items: tuple[str, ...]
    value: str
    fields: tuple[str, ...]
    """The fields that the value was made of; the newest of them dates the judgment."""


@dataclass(frozen=True, slots=True)
class DesignNote:
    """A figure about a block's design that a study check states."""

    text: str
    """Marked for translation under ``Problem``; ``values`` fill its named places."""
    values: Mapping[str, object] = field(default_factory=dict)
    exact: bool = True


def open_fields(fields: Sequence[Field], answers: Answers) -> tuple[Field, ...]:
    """The mandatory fields that have no answer yet, in page order."""
    return tuple(f for f in fields if f.mandatory and not answers.get(f.id))
