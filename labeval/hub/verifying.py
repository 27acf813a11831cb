"""Comparing every chain of the record with that of the hub."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.hub.connection import hub_at
from labeval.hub.disagreements import Disagreement, disagreement
from labeval.hub.membership import Membership
from labeval.hub.sending import hub_heads
from labeval.hub.taking import visible_heads
from labeval.hub.workbook import WorkbookVerification, verify_workbook
from labeval.store.chain.appending import EVENT_ROW
from labeval.store.merging.parts import SESSION_ROW, session_heads
from labeval.store.record.record import Record
from labeval.store.record.vouched_events import ChainedEvent, is_whole, read_chain
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

if TYPE_CHECKING:
    from labeval.hub.connection import Connection


@dataclass(slots=True)
class HubVerification:
    """Result of comparing record and hub."""

    equal: int = 0
    """Sessions whose chains are whole on both sides and the same."""
    only_here: list[str] = field(default_factory=list)
    """Sessions of which the hub lacks some or all events."""
    only_there: int = 0
    """Sessions, or later events of them, that only the hub has; their chains are whole."""
    unread: int = 0
    """Sessions that the hub has and this role may not read; only their last hashes are compared."""
    disagreements: list[Disagreement] = field(default_factory=list)
    altered_here: list[str] = field(default_factory=list)
    altered_there: list[str] = field(default_factory=list)
    workbook: WorkbookVerification | None = None
    """Verification of texts and codes; None for a station."""

    @property
    def is_equal(self) -> bool:
        """True if nothing contradicts, and nothing waits to be sent."""
        sessions = self.only_here or self.disagreements or self.altered_here or self.altered_there
        return not sessions and (self.workbook is None or self.workbook.is_equal)

    def described(self, say: Say) -> str:
        """A line of counts, then one for every session that differs."""
        lines = [
            filled(say("Hub", _COUNTS), equal=self.equal, there=self.only_there),
            *(say("Hub", _ONLY_HERE).format(session=id) for id in self.only_here),
            *(one.described(say) for one in self.disagreements),
            *(say("Hub", _ALTERED).format(session=id) for id in self.altered_here),
            *(say("Hub", _ALTERED_ON_HUB).format(session=id) for id in self.altered_there),
            *(self.workbook.described(say) if self.workbook is not None else ()),
        ]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.described(as_written)


_COUNTS = QT_TRANSLATE_NOOP(
    "Hub",
    "{equal:session is|sessions are} the same here and on the hub, {there} only there or further "
    "there",
)
_ONLY_HERE = QT_TRANSLATE_NOOP("Hub", "session {session}: the hub lacks events of it; sync again")
_ALTERED = QT_TRANSLATE_NOOP("Hub", "session {session}: altered here; 'labeval verify' says what")
_ALTERED_ON_HUB = QT_TRANSLATE_NOOP(
    "Hub", "session {session}: altered on the hub; its hashes do not fit its events"
)


def verify_hub(folder: StudyFolder, member: Membership) -> HubVerification:
    """Read every chain that this role may read from the hub, and compare it with the record's.

    Raises:
        HubOffline, HubRefused: it could not be done.
        RecordError: the record cannot be read.
    """
    result = HubVerification()
    with hub_at(member.address) as connection:
        readable = visible_heads(connection)
        if folder.database.exists():
            with Record(folder.database, read_only=True) as record, record.snapshot():
                _compare(connection, record.connection, result)
                local = session_heads(record.connection)
        else:
            local = {}
        for id in readable:
            if not _is_whole_on_hub(connection, id):
                result.altered_there.append(id)
        result.only_there = sum(
            id not in local or head.seq > local[id].seq for id, head in readable.items()
        )
        result.equal -= sum(id in local for id in result.altered_there)
        result.unread = sum(id not in readable for id in local)
        if member.right != "station":
            result.workbook = verify_workbook(connection, folder)
    return result


def _compare(connection: Connection, record: sqlite3.Connection, result: HubVerification) -> None:
    local = session_heads(record)
    known = hub_heads(connection, local)
    for id, here in local.items():
        if not is_whole(record, id):
            result.altered_here.append(id)
        elif id not in known or known[id].seq < here.seq:
            result.only_here.append(id)
        elif (found := disagreement(connection, record, id, here, known[id])) is not None:
            result.disagreements.append(found)
        elif here == known[id]:
            result.equal += 1


def _is_whole_on_hub(connection: Connection, session: str) -> bool:
    """Return whether the events of a session on the hub lead to the hash that it has for them."""
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        row = connection.execute(
            f"SELECT {SESSION_ROW}, last_seq, head FROM labeval.session WHERE id = %s", (session,)
        ).fetchone()
        if row is None:  # erased meanwhile
            return True
        *columns, salt, last_seq, head = row
        events = connection.execute(
            f"SELECT {EVENT_ROW} FROM labeval.event WHERE session = %s ORDER BY seq", (session,)
        )
        chained = (ChainedEvent(tuple(event), seal, hash) for *event, seal, hash in events)
        chain = read_chain(columns, salt, chained)
    return chain.is_whole and chain.hashes.get(last_seq) == head and len(chain.hashes) == last_seq
