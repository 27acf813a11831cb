"""Rows of a workbook: coders, sources and their passages, codes, codings, memos, themes.

Everything is a row with an id that never changes and can be exported as a GUID. Text is kept in
passages (a turn, an answer, a paragraph), and a coded segment is anchored in passages, so that an
edit touches the codings of its own passage and of no other.

Positions are half-open and count Unicode code points of a passage's text. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from labeval.coding.timed_words import NO_WORDS, Word, Words

__all__ = [
    "Anchor",
    "Attribute",
    "Board",
    "Code",
    "Coder",
    "Coding",
    "Memo",
    "Paraphrase",
    "Passage",
    "Row",
    "Source",
    "SourceKind",
    "Theme",
    "ThemeLink",
    "Where",
    "Word",
]


PARTICIPANT = "participant"
"""The speaker who is the participant of the whole source."""
INTERVIEWER = "interviewer"
"""The speaker who interviews, in recordings from elsewhere; none of the participants."""
SUPERVISOR = "supervisor"
"""The speaker who supervises a session; none of the participants either."""
ASKING = (SUPERVISOR, INTERVIEWER)
"""Speakers who ask."""
OWN_QUESTIONS, REMARKS = "own", "remarks"
"""Sections of an interview that are in no guide: the supervisor's questions, and the remarks."""


class SourceKind(StrEnum):
    """Kind of a source: where its text comes from."""

    THINK_ALOUD = "think_aloud"
    INTERVIEW = "interview"
    COMMENTS = "comments"
    MARKED_WORDS = "marked_words"
    """Words of judged texts and sources that were marked as the reason for a rating."""
    JUSTIFICATIONS = "justifications"
    ANSWERS = "answers"
    """Open answers to questionnaires, suggestions among them."""
    RESPONSES = "responses"
    """Written responses."""
    NOTES = "notes"
    """A moderator's notes and markers."""
    INTERVIEW_NOTES = "interview_notes"
    """Notes of a supervisor in the interview."""
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class Where:
    """Context of a passage in its session; all empty for an imported text."""

    page: str = ""
    step: str = ""
    block: str = ""
    method: str = ""
    items: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    question: str = ""
    criterion: str = ""
    value: str = ""
    """The answer to this criterion on this page, as the table of judgments has it; without a
    criterion the answer to all of them, where they agree."""
    session_ms: int | None = None
    """On the session's clock, where the passage begins."""


@dataclass(frozen=True, slots=True)
class Coder:
    """A coder: a person's code, never a name."""

    id: str
    name: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """One text of one session, or one that was imported."""

    id: str
    kind: str
    """A :class:`SourceKind`."""
    name: str
    participant: str = ""
    session: str = ""
    recording: str = ""
    """Id of the recording that a transcript was made from; empty for written texts."""
    condition: str = ""
    group: str = ""
    language: str = ""
    created: str = ""
    """UTC."""
    made_from: str = ""
    """A hash of what it was read from, by which a change there is seen."""
    quotable: bool = True
    """True if the participant agreed to be quoted; what came without a question about it may be."""
    folder: str = ""
    """The analyst's group of sources that it is in; empty for none."""
    reviewed: bool = False
    """True once an analyst has marked it as done."""
    cases: tuple[tuple[str, str], ...] = ()
    """Speakers who are participants of their own, each with the participant's code."""

    def case_of(self, speaker: str) -> str:
        """The participant who speaks; that of the whole source where no speaker has one.

        Whoever asks is none.
        """
        return dict(self.cases).get(speaker, "" if speaker in ASKING else self.participant)

    def roles_of(self, speaker: str) -> tuple[str, ...]:
        """The names by which a speaker is found: as written, and as one of the participants."""
        is_case = any(name == speaker for name, _ in self.cases)
        return (speaker, PARTICIPANT) if is_case and speaker != PARTICIPANT else (speaker,)

    @property
    def participants(self) -> tuple[str, ...]:
        """The participants of whom something is in it."""
        found = dict.fromkeys((self.participant, *(code for _, code in self.cases)))
        return tuple(code for code in found if code)


@dataclass(frozen=True, slots=True)
class Passage:
    """A turn, an answer or a paragraph: text without line ends of its own."""

    id: str
    source: str
    place: float
    """Order of a source's passages."""
    text: str
    speaker: str = ""
    start_ms: int | None = None
    """On the recording's clock; None for written text."""
    end_ms: int | None = None
    words: Sequence[Word] = NO_WORDS
    """Kept as packed :class:`~labeval.coding.timed_words.Words`, whatever they are given as."""
    where: Where = Where()
    speaker_probability: float | None = None
    """That a speaker who was distinguished by voice is right; None where a person has set it, or
    where there was nothing to distinguish."""
    doubt: str = ""
    """Reason why its words are doubtful, such as ``repeats``; empty once a person has heard it."""
    language: str = ""
    """Language, where several were possible; empty for that of the source."""

    def __post_init__(self) -> None:
        if not isinstance(self.words, Words):
            object.__setattr__(self, "words", Words.of(self.words))

    @property
    def timed_words(self) -> Words:
        """Its words, as they are kept."""
        assert isinstance(self.words, Words)
        return self.words


@dataclass(frozen=True, slots=True)
class Code:
    """A code, or a category that only holds codes."""

    id: str
    name: str
    parent: str = ""
    """Id of the parent code or category; empty at the top."""
    place: float = 0.0
    codable: bool = True
    definition: str = ""
    include: str = ""
    exclude: str = ""
    example: str = ""
    colour: str = ""
    """#RRGGBB; empty for that of its parent."""
    shortcut: str = ""
    """One character."""
    retired: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Anchor:
    """A place in a source: a passage and an offset in its text."""

    passage: str
    offset: int


@dataclass(frozen=True, slots=True)
class Coding:
    """A coded segment: from an anchor to another in the same source, with one code by one coder."""

    id: str
    source: str
    code: str
    coder: str
    start: Anchor
    end: Anchor
    quote: str
    """The text that it covers; kept, so that a moved or broken segment can be seen."""
    created: str
    """UTC."""
    memo: str = ""
    weight: float | None = None
    quotable: bool = False
    batch: str = ""
    """Names the automatic coding that made it; empty for one made by hand."""


@dataclass(frozen=True, slots=True)
class Memo:
    """A coder's note about something."""

    id: str
    about: str
    """Table of the row that it is about: ``code``, ``source``, ``theme``, or ``project``."""
    row: str
    """Its id; empty for the project."""
    coder: str
    text: str
    changed: str
    """UTC."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """A fact about a participant or a source, such as an age or a place."""

    id: str
    about: str
    """``participant`` or ``source``."""
    row: str
    """The participant's code, or the source's id."""
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Paraphrase:
    """The summary in one cell of the grid of cases and codes."""

    id: str
    case: str
    """A participant's code."""
    code: str
    coder: str
    text: str


@dataclass(frozen=True, slots=True)
class Board:
    """A theme board, or a version of one that was kept."""

    id: str
    name: str
    kept: str = ""
    """UTC of the moment when this version was kept; empty for the board that is worked on."""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme on a board: a card that groups codes, or other themes."""

    id: str
    board: str
    name: str
    description: str = ""
    parent: str = ""
    x: float = 0.0
    y: float = 0.0
    codes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThemeLink:
    """A connection of two themes, with what it means."""

    id: str
    board: str
    start: str
    end: str
    label: str = ""


Row = (
    Coder
    | Source
    | Passage
    | Code
    | Coding
    | Memo
    | Attribute
    | Paraphrase
    | Board
    | Theme
    | ThemeLink
)
"""Any row. Its table is called like its class, in lower case with underscores."""
