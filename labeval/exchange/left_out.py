"""Leaving flagged or rejected work out of tables, by name; the record keeps all of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import Column, Row
from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.plan.sets import sets_of
from labeval.store.record.record import Record

SHARING = "sharing"
"""The id of the consent to sharing data."""
REJECTED = "rejected"
FLAGGED = "flagged"
REJECTED_SETS = "rejected_sets"
UNSHARED = "unshared"
LEFT_OUT = (REJECTED, FLAGGED, *(str(kind) for kind in FlagKind), REJECTED_SETS, UNSHARED)
"""Names of what can be left out: rejected sessions and sets, rejected sets alone, whatever is
flagged, or one kind of flag; sessions whose participants declined that data are shared, which then
are in no table."""

KEPT_WHOLE = frozenset({"sessions", "flags", "events", "consents", "publications", "access"})
"""Tables that say what happened and why something is left out elsewhere."""


@dataclass(slots=True)
class LeftOut:
    """Filter for what is left out of a table."""

    sessions: set[str] = field(default_factory=set)
    """Ids of whole sessions."""
    pages: set[tuple[str, str, str]] = field(default_factory=set)
    """Session, page and criterion; an empty criterion means the whole page."""
    unshared: set[str] = field(default_factory=set)
    """Ids of sessions that are in no table at all."""
    people: set[str] = field(default_factory=set)
    """Participants of these."""

    def holds(self, session: str, page: str, criterion: str) -> bool:
        """True if a row about this session, page and criterion is left out; empty means that the
        row has none."""
        if session in self.sessions or session in self.unshared:
            return True
        return (session, page, "") in self.pages or (session, page, criterion) in self.pages


def left_out(record: Record, names: Collection[str]) -> LeftOut:
    """Filter for names in :data:`LEFT_OUT` in this record.

    A flag that concerns one criterion leaves out that criterion only, on the pages that it rests
    on; any other leaves out these pages.
    """
    found = LeftOut()
    by_flag = FLAGGED in names or bool({str(kind) for kind in FlagKind} & set(names))
    for session in recorded_sessions(record, include_rehearsals=True):
        if UNSHARED in names and is_unshared(session.events):
            found.unshared.add(session.header.id)
            found.people.add(session.header.participant)
        if REJECTED in names and session.state.rejected:
            found.sessions.add(session.header.id)
        if REJECTED in names or REJECTED_SETS in names:
            found.pages |= {(session.header.id, page, "") for page in _rejected_pages(session)}
        for flag in session.flags if by_flag else ():
            if FLAGGED in names or flag.kind in names:
                found.pages |= {(session.header.id, page, flag.criterion) for page in flag.pages}
    return found


def is_unshared(events: Iterable[Event]) -> bool:
    """Return whether the participant of a session declined that its data are shared."""
    choices = _about_sharing(events)
    return bool(choices) and choices[-1] != "given"


def unshared_sessions(record: Record) -> list[str]:
    """Ids of the sessions, rehearsals left out, whose participants declined that data are shared.

    Raises:
        RecordError: the record cannot be read.
    """
    return [s.header.id for s in recorded_sessions(record) if is_unshared(s.events)]


def unasked_sessions(record: Record) -> list[str]:
    """Ids of the sessions of participants whom nobody asked whether their data may be shared.

    Raises:
        RecordError: the record cannot be read.
    """
    return [
        s.header.id
        for s in recorded_sessions(record)
        if s.header.kind == "real" and not _about_sharing(s.events)
    ]


def _about_sharing(events: Iterable[Event]) -> list[str]:
    """Answers to the consent to sharing, in their order."""
    return [e.value for e in events if e.kind == Kind.CONSENT and e.field == SHARING]


def _rejected_pages(session: RecordedSession) -> Iterator[str]:
    """Names in tables of the pages of a session's rejected sets."""
    if not session.state.rejected_sets:
        return
    sets = sets_of(session.header.plan)
    for name in session.state.rejected_sets:
        if name in sets:
            yield from sets[name].pages
            yield from (s.step for s in session.header.plan.steps if s.place == name)


def remaining(
    rows: Iterable[Row], table: str, columns: tuple[Column, ...], out: LeftOut
) -> Iterator[Row]:
    """The rows of a table that are not about what is left out."""
    names = [column.name for column in columns]
    if table in KEPT_WHOLE:
        place = names.index("session") if "session" in names else None
        yield from (row for row in rows if place is None or row[place] not in out.unshared)
        return
    page = "page" if "page" in names else "step"
    at = [names.index(name) if name in names else None for name in ("session", page, "criterion")]
    for row in rows:
        session, page, criterion = ("" if n is None else row[n] for n in at)
        if not out.holds(session, page, criterion):
            yield row
