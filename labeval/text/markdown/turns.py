"""Conversations: turns that begin with a role at the beginning of a line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from labeval.text.markdown.blocks import Block, Inline, Turn
from labeval.text.markdown.reading import read_markdown

_USERS = ("user", "human", "customer", "student", "patient", "nutzer", "nutzerin", "mensch")
_ANSWERING = ("assistant", "model", "bot", "chatbot", "ai", "ki", "assistent", "assistentin")
_OTHERS = ("system", "developer", "tool", "function")
_ROLE = (
    rf"[ \t]*(?:\#{{1,6}}[ \t]+|\*\*|\[|<\|)?"
    rf"(?P<role>{'|'.join((*_USERS, *_ANSWERING, *_OTHERS))})"
    r"(?:[ \t]*\d{1,3})?(?::\*\*|\*\*:|\]:|\|>:?|\]|:)[ \t]*"
)
_APART = re.compile(r"(?:\A|\n[ \t]*\n)" + _ROLE, re.IGNORECASE)
"""Turns with a blank line between them, which an answer's own lines do not look like."""
_CLOSE = re.compile(r"(?:\A|\n)" + _ROLE, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TurnSpan:
    """One turn of a conversation, in code points of its text."""

    role: str
    label: tuple[int, int]
    """The role's own letters."""
    begin: int
    """Beginning of the turn with its role."""
    start: int
    """Beginning of what was said."""
    end: int

    @property
    def answers(self) -> bool:
        """True if it is what a model said."""
        return self.role.casefold() in _ANSWERING


def turns_of(text: str) -> tuple[TurnSpan, ...]:
    """The turns of a conversation; none where no line begins with a role and a colon."""
    if ":" not in text and "]" not in text and "|>" not in text:  # one of which follows a role
        return ()
    found = list(_APART.finditer(text))
    if len(found) < 2:
        found = list(_CLOSE.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)][: len(found)]
    return tuple(
        TurnSpan(match["role"], match.span("role"), match.start(), match.end(), end)
        for match, end in zip(found, ends, strict=True)
    )


def answers_in(text: str) -> tuple[TurnSpan, ...]:
    """The turns of a conversation that can be rated one by one."""
    return tuple(turn for turn in turns_of(text) if turn.answers)


@lru_cache(maxsize=256)
def read_conversation(text: str, *, marks_last: bool) -> tuple[Block, ...]:
    """The blocks of a conversation; what is before the first turn stays before it.

    Args:
        marks_last: set the last answer off.
    """
    turns = turns_of(text)
    if not turns:
        return read_markdown(text)
    answers = [turn for turn in turns if turn.answers]
    rated = answers[-1] if answers and marks_last else None
    before = read_markdown(text, 0, turns[0].begin)
    return (*before, *(_turn(text, turn, turn is rated) for turn in turns))


def _turn(text: str, turn: TurnSpan, rated: bool) -> Turn:
    start, end = turn.label
    label = Inline(turn.role, range(start, end), range(start + 1, end + 1))
    return Turn(turn.role, label, read_markdown(text, turn.start, turn.end), rated)
