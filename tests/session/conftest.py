"""Sessions in memory: a journal that keeps what it is given, and a clock that is set by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Event, RecordError
from labeval.session.plan.header import SessionHeader
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.study.study import StudyContent


@dataclass
class KeptInMemory:
    """A session store and journal whose disk can be full."""

    headers: list[SessionHeader] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    full: bool = False

    def begin(self, header: SessionHeader, events: list[Event]) -> KeptInMemory:
        self.append(events)
        self.headers.append(header)
        return self

    def append(self, events: Sequence[Event]) -> None:
        if self.full:
            raise RecordError("the disk is full")
        self.events += events

    def check(self) -> None:
        """It is always there."""


class HandClock:
    """Time that moves on request."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def clock(self) -> SessionClock:
        return SessionClock(monotonic_ns=lambda: round(self.seconds * 1e9), utc=self.utc)

    def utc(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        return f"2026-03-01T09:{int(minutes):02}:{seconds:06.3f}Z"


@pytest.fixture
def kept() -> KeptInMemory:
    return KeptInMemory()


@pytest.fixture
def hand() -> HandClock:
    return HandClock()


@pytest.fixture
def begin(kept: KeptInMemory, hand: HandClock) -> Callable[..., Session]:
    """Starts a session of a study in the condition asked for."""

    def begin(content: StudyContent, condition: str, **seat_values: object) -> Session:
        decided = SessionStart(condition=condition, override_reason="test", **seat_values)
        header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(5))
        return start(header, content, kept, hand.clock())

    return begin
