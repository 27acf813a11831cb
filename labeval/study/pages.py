"""Pages and fields of a session, as every method describes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

NO_ANSWER = "no_answer"
TIE = "tie"
BOTH_BAD = "both_bad"
DONT_KNOW = "dont_know"

ITEM_JOIN = "|"
"""Joins the ids of a page's items in tables; no id holds it."""

BEST_AND_WORST = ">"
"""Joins items of a page in a value, the better one first; no id holds it."""

TIED = "="
"""Joins items of equal rank in a value; no id holds it."""

TURN_MARK = "@turn"
"""In the id of a page that asks about one answer of a conversation only."""
_OF_TURN = re.compile(r"(.+)@turn([1-9][0-9]{0,3})")
"""The id of a page that asks about one answer of a conversation."""

_NUMBER = re.compile(
    r"[+-]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)(?:e[+-]?[0-9]+)?|[+-]?inf(?:inity)?", re.IGNORECASE
)

Answers = Mapping[str, str]
"""The answers of one page: field id to value; a field without an answer is absent."""


@dataclass(frozen=True, slots=True)
class AttentionCheck:
    """Basis of an attention check."""

    kind: str
    """One of the kinds of :data:`~labeval.study.model.blocks.AttentionKind`."""
    item: int | None = None
    """Index into the block's attention items; None for a page that is repeated."""
    repeats: str = ""
    """Id of the earlier page that is shown again."""


@dataclass(frozen=True, slots=True)
class Page:
    """One rating page of one session: which items and criteria, in the order shown."""

    id: str
    block: str
    items: tuple[str, ...]
    criteria: tuple[str, ...]
    training: int | None = None
    """Index into the block's training pages, or None for any other page."""
    attention: AttentionCheck | None = None
    """The checked property, where the page is an attention check."""
    withheld: bool = False
    """True if a judge's ratings are not shown here, so that pages with and without can be
    compared."""

    @property
    def turn(self) -> int:
        """The answer of a conversation that is asked about, from 1; 0 for the text as a whole."""
        return int(turn_in(self.id) or 0)

    @property
    def counts(self) -> bool:
        """True if its answers are judgments."""
        return self.training is None and self.attention is None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A page's place in a design of which each participant gets one questionnaire."""

    questionnaire: int
    """From 0."""
    words: int
    """Amount of text to read on the page."""
    strata: tuple[str, ...] = ()
    """Properties that the design was balanced by."""
    reverse: bool = False
    """True if it shows a pair in the other direction than another page does."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One page of a design before order and sides are drawn: items in the design's order."""

    items: tuple[str, ...]
    criteria: tuple[str, ...]
    number: int | None = None
    """The page's place in the design, from 0, where a participant gets a part of it only."""
    dealt: Dealt | None = None
    """The questionnaire it was dealt to, in a design of questionnaires."""


@dataclass(frozen=True, slots=True)
class PageShape:
    """Numbers of texts and fields on each page of a block."""

    texts: int
    criteria: int | None = None
    """None where the block's criteria all share a page."""
    most_texts: int | None = None
    """Largest number of texts, where it is more than ``texts``; None where all have as many."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to answer on a page."""

    id: str
    criterion: str
    options: tuple[str, ...]
    """Every value that may be stored, in the order shown; none where a text is typed."""
    mandatory: bool = True
    item: str = ""
    """The item asked about, where a page asks of each of its items by itself."""
    ideal: str = ""
    """The option that a perfect text gets, where that is not the last one."""
    lowest: bool = False
    """True if a choice among texts asks for the worst of them, and not for the best."""
    counts_as: tuple[str, ...] = ()
    """Values that a typed answer can count as where one is expected; none where it is compared as a
    whole."""

    @property
    def expectable(self) -> tuple[str, ...]:
        """The answers that can be expected here; none where any text can."""
        return self.options or self.counts_as


AS_IT_IS = "as_it_is"
"""The answer that a text needs no edit."""
EDITED = "edited"
"""The answer that an edited text counts as, where one is expected."""


@dataclass(frozen=True, slots=True)
class EditedText:
    """A text that a page begins with, and that is edited for an answer."""

    field: str
    """The field that is answered with what is made of it."""
    begins: str
    """The text as the page begins with it."""
    least: int
    """Words that the edited text has at least."""
    most: int | None
    """Words that it has at most; None for any number."""

    def answers(self, text: str) -> bool:
        """Return whether a text is an answer: it has words, and they are others than at first."""
        return text != AS_IT_IS and bool(text.strip()) and not self.is_as_at_first(text)

    def is_as_at_first(self, text: str) -> bool:
        """Return whether a text has the words that the page begins with; white space is no word."""
        return text.split() == self.begins.split()


@dataclass(frozen=True, slots=True)
class Judgment:
    """One row of the table of judgments that a page's answers make."""

    criterion: str
    items: tuple[str, ...]
    value: str
    fields: tuple[str, ...]
    """The fields that the value was made of; the newest of them dates the judgment."""


@dataclass(frozen=True, slots=True)
class RaterNeed:
    """The participants who are needed for a block's pages, if nothing else is in the study."""

    participants: int
    raters: int
    """Number of raters of each page, once there are so many participants."""


@dataclass(frozen=True, slots=True)
class DesignNote:
    """A figure about a block's design that a study check states."""

    text: str
    """Marked for translation under ``Problem``; ``values`` fill its named places."""
    values: Mapping[str, object] = field(default_factory=dict)
    exact: bool = True
    is_detail: bool = False
    """True if only a long report has it."""
    need: RaterNeed | None = None


def with_turn(page: str, turn: int) -> str:
    """A page's id where it asks about one answer of a conversation only, from 1."""
    return f"{page}{TURN_MARK}{turn}" if turn else page


def turn_in(page: str) -> str:
    """The answer that a page asks about by its id; empty where it asks about the whole text."""
    found = _OF_TURN.fullmatch(page) if TURN_MARK in page else None
    return found[2] if found else ""


def without_turn(page: str) -> str:
    """The id that the pages of one conversation have in common."""
    found = _OF_TURN.fullmatch(page) if TURN_MARK in page else None
    return found[1] if found else page


LONGEST_TEXT = 20_000
"""Characters of a typed answer."""


def is_option_or_text(field: Field, value: str) -> bool:
    """Return whether ``value`` answers a field: an option, or any text where it has none."""
    if field.options:
        return value in field.options
    return bool(value.strip()) and len(value) <= LONGEST_TEXT


def renamed(value: str, names: Mapping[str, str]) -> str:
    """A value of several items with other names for them; what has none stays."""

    def of_rank(rank: str) -> str:
        if rank in names:
            return names[rank]
        return TIED.join(names.get(item, item) for item in rank.split(TIED))

    return BEST_AND_WORST.join(map(of_rank, value.split(BEST_AND_WORST)))


def open_fields(fields: Sequence[Field], answers: Answers) -> tuple[Field, ...]:
    """The mandatory fields that have no answer yet, in page order."""
    return tuple(f for f in fields if f.mandatory and not answers.get(f.id))


def is_written_number(value: str) -> bool:
    """Return whether somebody wrote a number, in whatever way and of whatever size."""
    return _NUMBER.fullmatch(value) is not None
