"""Origin of suggestions by machines, and the decisions about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from labeval.coding.identity import new_id
from labeval.coding.moments import utc_now


@dataclass(frozen=True, slots=True)
class Run:
    """Origin of some suggestions."""

    model: str
    sha256: str
    """Hash of the model's weights, or of the prompt that was sent; empty where unknown."""
    what: Literal["like", "codes"]
    """Likeness to coded segments, or codes of a language model on a server."""
    settings: Mapping[str, Any]
    """All that the suggestions depend on, such as the threshold."""
    asked_by: str
    """Id of the coder."""
    id: str = field(default_factory=new_id)
    at: str = field(default_factory=utc_now)
    """UTC."""
    likeness: Mapping[str, float] = field(default_factory=dict)
    """Cosines, by the suggestion's id."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Numbers of suggestions, by decision."""

    suggested: int
    accepted: int
    rejected: int

    @property
    def undecided(self) -> int:
        """Those that are open."""
        return self.suggested - self.accepted - self.rejected


@dataclass(frozen=True, slots=True)
class CountedRun:
    """A run with what became of its suggestions."""

    run: Run
    tally: Tally
