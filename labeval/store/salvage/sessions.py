"""Sessions restored from a damaged record: what hashes or a copy vouch for, and the rest apart."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from labeval.store.chain.appending import EVENT_COLUMNS, SESSION_COLUMNS
from labeval.store.chain.bit_repair import repaired
from labeval.store.chain.hashes import Column, EventChain, digest, packed, seal_of_event
from labeval.store.chain.ledger import session_subject
from labeval.store.record.ledger_contents import (
    SALTED_SESSIONS,
    ExpectedEntries,
    expectations,
    is_session_whole,
    read_ledger,
    session_chain,
)
from labeval.store.record.vouched_events import (
    ChainedEvent,
    SessionChain,
    chained_events,
    read_chain,
)
from labeval.store.salvage.raw_rows import RawRow
from labeval.store.salvage.sources import Sources, columns_of

_SALTED = f"{SESSION_COLUMNS}, salt"

Apart = Callable[[RawRow, str], None]
"""Keeps a row apart, with the reason."""


_PLACES = {name: place for place, name in enumerate(_SALTED.split(", "))}


@dataclass(slots=True)
class RestoredSession:
    """A session as far as something vouches for it."""

    row: tuple[Column, ...]
    """With the salt at its end."""
    events: dict[int, tuple[Column, ...]] = field(default_factory=dict)
    from_file: int = 0
    from_copy: int = 0
    repaired: int = 0
    """Events of which one bit was put right."""
    apart: int = 0
    """Rows that nothing vouches for."""
    plan_drawn_again: bool = False
    known: int = 0
    """Number of events it had, as far as is known."""

    def column(self, name: str) -> str:
        """A column of its row."""
        return str(self.row[_PLACES[name]])

    @property
    def salt(self) -> str:
        """The salt of its hashes."""
        return str(self.row[-1])


@dataclass(slots=True)
class _Copied:
    """A session in a copy that vouches for it."""

    row: tuple[Column, ...]
    events: dict[int, tuple[Column, ...]]


def _copied_sessions(sources: Sources) -> dict[str, list[sqlite3.Connection]]:
    """Id of a session to the copies that vouch for it, newest first."""
    found: dict[str, list[sqlite3.Connection]] = defaultdict(list)
    for _, connection in sources.copies:
        ledger = read_ledger(connection)
        expected = expectations(ledger) if ledger.is_whole else {}
        for row in connection.execute(SALTED_SESSIONS).fetchall():
            known = expected.get(session_subject(str(row[0])))
            if is_session_whole(session_chain(connection, row, known), known):
                found[str(row[0])].append(connection)
    return found


def _copied(connection: sqlite3.Connection, id: str) -> _Copied:
    row = connection.execute(f"SELECT {_SALTED} FROM session WHERE id = ?", (id,)).fetchone()
    return _Copied(row, {e.seq: e.columns for e in chained_events(connection, id)})


def restore_sessions(
    sources: Sources,
    draw: Callable[[RawRow, Sequence[Column]], str | None],
    apart: Apart,
    lost: dict[str, int],
) -> Iterator[RestoredSession]:
    """All sessions that something vouches for, by their ids.

    Args:
        draw: draws the plan of a session again, or returns None where that is impossible.
        apart: gets every row that nothing vouches for.
        lost: gets the number of events found of each session that is lost.
    """
    in_copies = _copied_sessions(sources)
    rows: dict[str, list[RawRow]] = defaultdict(list)
    for row in sources.rows["session"]:
        rows[str(row.values.get("id", ""))].append(row)
    for id in sorted(rows.keys() | sources.places.keys() | in_copies.keys()):
        expected, events = sources.expected.get(session_subject(id)), sources.events(id)
        erased = expected is None and bool(sources.ledger) and not rows[id] and not events
        if erased:
            continue  # only a copy has it, and the ledger says that it was erased, or never knew it
        copied = [_copied(connection, id) for connection in in_copies.get(id, ())]
        session = _header(id, rows[id], events, copied, expected, draw)
        for row in rows[id]:
            drawn = session is not None and session.plan_drawn_again
            if session is None or not (drawn or columns_of(row, _SALTED) == session.row):
                apart(row, "nothing vouches for this row of the session")
        if session is None:
            for row in events:
                apart(row, "its session is lost, or its row was altered")
            if events:
                lost[id] = len(events)
            continue
        _events(session, events, copied, expected, apart)
        yield session


def _header(
    id: str,
    rows: Sequence[RawRow],
    events: Sequence[RawRow],
    copied: Sequence[_Copied],
    expected: ExpectedEntries | None,
    draw: Callable[[RawRow, Sequence[Column]], str | None],
) -> RestoredSession | None:
    chained = _chained(events)

    def vouched(row: Sequence[Column]) -> bool:
        start = digest("session", row[:-1], str(row[-1]))
        if expected is not None:
            return start == expected.digest
        first = next((event for event in chained if event.seq == 1), None)
        return first is not None and first.hash == EventChain(row[:-1], str(row[-1])).following(
            start, first.columns
        )

    for raw in rows:
        row = columns_of(raw, _SALTED)
        if row is not None and vouched(row):
            return RestoredSession(row)
        without_plan = _without_plan(raw)
        if without_plan is not None:
            plan = draw(raw, without_plan)
            if plan is not None and vouched((*without_plan[:-1], plan, without_plan[-1])):
                again = (*without_plan[:-1], plan, without_plan[-1])
                return RestoredSession(again, plan_drawn_again=True)
    for copy in sorted(copied, key=lambda copy: not vouched(copy.row)):
        return RestoredSession(copy.row)
    for raw in rows:
        row = columns_of(raw, _SALTED, damaged=True)
        better = repaired(row, vouched) if row is not None else None
        if better is not None:
            return RestoredSession(better)
    return None


def _without_plan(raw: RawRow) -> tuple[Column, ...] | None:
    names = [name for name in _SALTED.split(", ") if name != "plan"]
    if not set(names) <= raw.values.keys() or raw.damaged - {"plan"}:
        return None
    return tuple(raw.values[name] for name in names)


def _chained(rows: Iterable[RawRow]) -> list[ChainedEvent]:
    """The complete rows, in order; of two with the same number, the sealed one."""
    found: dict[int, ChainedEvent] = {}
    for raw in rows:
        columns = columns_of(raw, EVENT_COLUMNS)
        if columns is None:
            continue
        event = ChainedEvent(columns, int(raw.values["seal"]), str(raw.values["hash"]))
        if event.seq not in found or seal_of_event(packed(columns)) == event.seal:
            found[event.seq] = event
    return [found[seq] for seq in sorted(found)]


def _events(
    session: RestoredSession,
    rows: Sequence[RawRow],
    copied: Sequence[_Copied],
    expected: ExpectedEntries | None,
    apart: Apart,
) -> None:
    heads = expected.heads if expected is not None else {}
    chained = _chained(rows)
    starts = [expected.digest] if expected is not None else []
    chain = read_chain(session.row[:-1], session.salt, chained, starts=starts, heads=heads.values())
    vouched = _vouched(chain, heads)
    in_file = {e.seq: e.columns for e in chained if e.seq in vouched}
    known = [*heads, *(max(copy.events, default=0) for copy in copied)]
    session.known = max([*known, *in_file], default=0)
    for seq in range(1, session.known + 1):
        from_copy = next((c.events[seq] for c in copied if seq in c.events), None)
        if seq in in_file:
            session.events[seq], session.from_file = in_file[seq], session.from_file + 1
        elif from_copy is not None:
            session.events[seq], session.from_copy = from_copy, session.from_copy + 1
    for raw in rows:
        columns = columns_of(raw, EVENT_COLUMNS)
        seq = int(raw.values.get("seq", 0))
        if columns is not None and session.events.get(seq) == columns:
            continue
        damaged = columns_of(raw, EVENT_COLUMNS, damaged=True)
        better = _repaired_event(damaged, raw) if seq not in session.events else None
        if better is not None:
            session.events[int(better[1])] = better
            session.repaired += 1
            session.from_file += 1
        else:
            session.apart += 1
            apart(raw, "its hash is not that of what it says")
    session.known = max([session.known, *session.events])


def _repaired_event(columns: tuple[Column, ...] | None, raw: RawRow) -> tuple[Column, ...] | None:
    if columns is None or "seal" not in raw.values:
        return None
    stored = int(raw.values["seal"])
    return repaired(columns, lambda row: seal_of_event(packed(row)) == stored)


def _vouched(chain: SessionChain, heads: dict[int, str]) -> set[int]:
    """Numbers of the events that the chain and the known heads vouch for."""
    good = {seq for seq in chain.hashes if chain.vouches_for(seq)}
    met = max((size for size, hash in heads.items() if chain.hashes.get(size) == hash), default=0)
    unmet = [
        size for size, hash in heads.items() if size in chain.hashes and chain.hashes[size] != hash
    ]
    if chain.is_whole:
        # Rewritten together with its hashes: nothing after the last known state can be trusted.
        good -= {seq for seq in good if met < seq <= max(unmet, default=0)}
    return good
