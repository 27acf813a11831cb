"""Thresholds of the flags, which mark sessions and pages to look at again."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from labeval.study.model.base import StudyModel


class FlagRule(StudyModel):
    """Settings of all rules."""

    policy: Literal["note", "warn"] = "note"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class TooFast(FlagRule):
    """A page was left sooner than its texts can be read."""

    seconds: float = Field(default=20, gt=0)
    """The least time to look at a page with the number of words below; longer texts need more."""
    words: int = Field(default=120, ge=1)
    """The number of words that `seconds` is meant for."""
    known: float = Field(default=0.25, ge=0, le=1)
    """The share at which words count that this participant has read on an earlier page."""


class StraightLining(FlagRule):
    """The same option on all criteria of several pages in a row."""

    pages: int = Field(default=3, ge=2)
    """Number of pages in a row."""


class Idle(FlagRule):
    """Nothing happened while answers were expected and the window was in front."""

    seconds: float = Field(default=180, gt=0)
    """Time without any activity."""
    policy: Literal["note", "warn"] = "warn"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class Hesitation(FlagRule):
    """An answer took much longer than this participant's answers usually do."""

    times: float = Field(default=5, gt=1)
    """Multiple of the median of the answers before; first answers of a page have their own."""
    after_answers: int = Field(default=8, ge=3)
    """Number of answers that the median needs."""
    seconds: float = Field(default=15, ge=0)
    """A shorter answer is no hesitation, however quick the others were."""


class Lookups(FlagRule):
    """The definition of one criterion was gone back to again and again."""

    times: int = Field(default=3, ge=1)
    """Number of times on one page."""


class NoComment(FlagRule):
    """No comment was written on several pages in a row."""

    pages: int = Field(default=10, ge=1)
    """Number of pages in a row, of blocks that ask for comments."""


class Overflow(FlagRule):
    """A text did not fit the screen and had to be paged."""

    texts: int = Field(default=1, ge=1)
    """The least number of such texts on a page that is flagged."""


class NotRead(FlagRule):
    """A page was left before every part of its texts was on screen."""

    texts: int = Field(default=1, ge=1)
    """The least number of such texts on a page that is flagged."""


class WindowLeft(FlagRule):
    """The participant's window lost the front through the operating system."""

    seconds: float = Field(default=1, ge=0)
    """Shortest time that it was away."""
    policy: Literal["note", "warn"] = "warn"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class Pasted(FlagRule):
    """A response consists of text that was pasted from another program."""

    share: float = Field(default=0.1, gt=0, le=1)
    """The share of its words from which it is flagged."""
    policy: Literal["note", "warn"] = "warn"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class LengthJump(FlagRule):
    """A response grew at once by text that was neither typed nor pasted, nor there before."""

    characters: int = Field(default=60, ge=1)
    """The least growth that is flagged, in characters."""
    policy: Literal["note", "warn"] = "warn"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class TypingRhythm(FlagRule):
    """A response was typed faster or more evenly than people type."""

    keys: int = Field(default=100, ge=10)
    """Keys in a row, without those after a pause, needed to judge a rhythm."""
    fastest_ms: float = Field(default=60, ge=0)
    """The shortest plausible time from key to key, on average."""
    evenness: float = Field(default=0.2, ge=0)
    """The least plausible variation of these times: standard deviation divided by mean."""
    policy: Literal["note", "warn"] = "warn"
    """`note` writes it down; `warn` marks it as worth the supervisor's attention."""


class Flagging(StudyModel):
    """Flags and their thresholds; null turns one off. Flags exclude no data by themselves."""

    too_fast: TooFast | None = TooFast()
    """Pages left too soon."""
    straight_lining: StraightLining | None = StraightLining()
    """The same option everywhere."""
    idle: Idle | None = Idle()
    """Nothing happened."""
    hesitation: Hesitation | None = Hesitation()
    """Answers that took long."""
    lookups: Lookups | None = Lookups()
    """Repeated lookups of definitions."""
    no_comment: NoComment | None = NoComment()
    """Pages without a comment."""
    overflow: Overflow | None = Overflow()
    """Texts that did not fit."""
    not_read: NotRead | None = NotRead()
    """Texts that were not read to their end."""
    window_left: WindowLeft | None = WindowLeft()
    """The window was left."""
    pasted: Pasted | None = Pasted()
    """Responses pasted from outside."""
    length_jump: LengthJump | None = LengthJump()
    """Responses that grew at once."""
    typing_rhythm: TypingRhythm | None = TypingRhythm()
    """Responses typed unlike anybody types."""
