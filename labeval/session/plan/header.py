"""Facts about a session before its first event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from labeval.session.plan.plan import Plan

SessionKind = Literal["real", "rehearsal", "simulated"]


@dataclass(frozen=True, slots=True)
class SessionHeader:
    """One session's fixed facts."""

    id: str
    """UUID, hexadecimal."""
    participant: str
    """The participant's code; never a name."""
    condition: str
    version: str
    """Id of the study version it runs with."""
    seed: int
    number: int
    """Number of the participant within the condition, from 0."""
    language: str
    kind: SessionKind
    group: str
    assignment: str
    """Why this condition: how it was drawn, or the supervisor's reason."""
    started: str
    """UTC, ISO 8601."""
    plan: Plan
