"""Settings of a block that are inferred from judgments given elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.study.pages import DONT_KNOW, NO_ANSWER, TIE

MOST_NUMBERS = 200
"""Different numbers of a criterion that are remembered."""


@dataclass(slots=True)
class GivenAnswers:
    """The answers to one criterion by one method."""

    low: float = float("inf")
    high: float = float("-inf")
    fractions: bool = False
    numbers: set[float] = field(default_factory=set)
    """Different ones, up to :data:`MOST_NUMBERS`."""
    words: set[str] = field(default_factory=set)
    """Answers that are not numbers; in comparisons only those that are not items."""
    texts: int = 0
    """The most texts on a page."""
    declined: bool = False
    named: int = 0
    """Points of the scale, from 1, where each has its word; 0 where they are not known."""

    def note(self, items: tuple[str, ...], value: str) -> None:
        """Take one answer into account."""
        self.texts = max(self.texts, len(items))
        if not value:
            return
        if value == NO_ANSWER:
            self.declined = True
        elif len(items) > 1:
            self.words |= {value} - set(items)
        else:
            self._note_number(value)

    def _note_number(self, value: str) -> None:
        try:
            number = float(value)
        except ValueError:
            self.words.add(value)
            return
        self.low, self.high = min(self.low, number), max(self.high, number)
        self.fractions |= not number.is_integer()
        if len(self.numbers) < MOST_NUMBERS:
            self.numbers.add(number)

    @property
    def ties(self) -> bool:
        """True if a tie was chosen."""
        return TIE in self.words

    @property
    def undecided(self) -> bool:
        """True if anybody did not know."""
        return DONT_KNOW in self.words


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a table of judgments, and how one method showed them."""

    of_questions: tuple[int, ...]
    """Number of texts of each question."""
    together: int
    """Different sets of texts that shared a page."""
    judged: int
    """Number of all texts that were judged."""


@dataclass(frozen=True, slots=True)
class Inferred:
    """A block's settings as far as answers show them."""

    settings: Mapping[str, object] = field(default_factory=dict)
    """As the study file writes them, without the method and the criteria."""
    note: str = ""
    """Evidence for them, for a comment in the study file."""
    pages: int | None = None
    """About how many pages the block gets; as many as were judged when None."""
    scale: tuple[int, int] | None = None
    """The ends of the criterion's own scale, for methods that ask for one."""

    @property
    def shared_note(self) -> str:
        """The note of a criterion whose scale is that of others."""
        return f"{self.note}, the scale is that of others"
