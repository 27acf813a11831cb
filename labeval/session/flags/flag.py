"""A flag: something in a session that deserves a second look, with its evidence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

FLAG_CONTEXT = "Flag"
"""Translation context of the evidence."""


class FlagKind(StrEnum):
    """Kind of a flag; the first ones have the names of their rules in the study file."""

    TOO_FAST = "too_fast"
    STRAIGHT_LINING = "straight_lining"
    IDLE = "idle"
    HESITATION = "hesitation"
    LOOKUPS = "lookups"
    NO_COMMENT = "no_comment"
    OVERFLOW = "overflow"
    NOT_READ = "not_read"
    WINDOW_LEFT = "window_left"
    PASTED = "pasted"
    LENGTH_JUMP = "length_jump"
    TYPING_RHYTHM = "typing_rhythm"
    ATTENTION_MISSED = "attention_missed"
    TRAINING_FAILED = "training_failed"
    SOUND = "sound"
    INSTRUMENTS = "instruments"


@dataclass(frozen=True, slots=True)
class Flag:
    """One flag of one session, raised by one of its events."""

    kind: FlagKind
    policy: Literal["note", "warn"]
    page: str
    """The page, or the step's screen, that was shown."""
    at_ms: int
    """Session clock."""
    utc: str
    """ISO 8601."""
    evidence: str
    """A sentence with named fields for ``values``, marked for translation under ``Flag``."""
    values: Mapping[str, object] = field(default_factory=dict)
    criterion: str = ""
    """The criterion that it concerns; empty for the page as a whole."""
    pages: tuple[str, ...] = ()
    """All pages that it rests on."""

    @property
    def sentence(self) -> str:
        """The evidence in English."""
        return self.evidence.format(**self.values)
