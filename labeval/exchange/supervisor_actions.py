"""Supervisor actions of a session for its tables: with times and places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession
from labeval.exchange.table import Column
from labeval.session.events.actions import ACTED, acted_ms
from labeval.session.events.events import Event, Kind

PLACE = (
    Column("page", "The screen that was shown: a page's id, or a step's place."),
    Column("criterion", "The current criterion; empty where there was none."),
)


@dataclass(frozen=True, slots=True)
class Written:
    """A text that was begun at one time and place, and changed later perhaps."""

    id: str
    events: tuple[Event, ...]

    @property
    def begun(self) -> Event:
        """The first event, which fixes time and place."""
        return self.events[0]

    @property
    def text(self) -> str:
        """The text in its final version."""
        return self.events[-1].value


def written_notes(events: Sequence[Event]) -> Iterator[Written]:
    """The notes of a session in the order begun; one that was emptied is none."""
    notes: dict[str, list[Event]] = {}
    for event in events:
        if event.kind == Kind.NOTE:
            notes.setdefault(str(event.data["note"]), []).append(event)
    for id, changes in notes.items():
        note = Written(id, tuple(changes))
        if note.text.strip():
            yield note


def times(event: Event) -> tuple[str, str]:
    """Session clock in seconds and UTC at which the supervisor acted."""
    return seconds_text(acted_ms(event)), str(event.data.get(ACTED, event.utc))


def codes(session: RecordedSession) -> tuple[str, str, str]:
    """The first cells of every row."""
    return (*session.codes, session.header.condition)
