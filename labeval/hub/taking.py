"""Taking what the hub has and the record lacks: in parts, merged as another laptop's rows are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.hub.disagreements import Foreign, note_foreign
from labeval.hub.state import note_elsewhere
from labeval.session.events.events import UNSEEN, Kind
from labeval.store.chain.appending import EVENT_COLUMNS
from labeval.store.chain.hashes import Row
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.merging.merge import take_in
from labeval.store.merging.parts import (
    SESSION_ROW,
    PublicationKey,
    SessionHead,
    WholeSession,
    erasures,
    publication_rows,
    session_heads,
    version_ids,
)
from labeval.store.merging.report import MergeReport
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_VERSION = SESSION_ROW.split(", ").index("version")
_SESSIONS = 200
_EVENTS = 20_000
"""Sessions of a part at most, and its events, about."""
_BY_OTHERS = sorted(
    {
        *(Kind.SESSION_REJECTED, Kind.SET_REJECTED, Kind.RESULTS_UNLOCKED, Kind.QUESTION_ANSWERED),
        *UNSEEN,
    }
)
"""Events that another computer than the session's own writes: what supervisors decide and note."""


@dataclass(slots=True)
class Taken:
    """Result of taking."""

    report: MergeReport = field(default_factory=MergeReport)
    altered: list[str] = field(default_factory=list)
    """Sessions of the hub whose events do not lead to their hash; not taken."""
    foreign: list[Foreign] = field(default_factory=list)
    """Own sessions with events that only this computer makes, from another; not taken."""
    is_waiting: bool = False
    """True if a program has the study open, so that nothing could be taken."""


@dataclass(slots=True)
class _Missing:
    """Rows of the hub that the record lacks, by their keys."""

    erased: list[tuple[str, str]]
    versions: list[str]
    publications: list[PublicationKey]
    sessions: dict[str, int]
    """Each with the number of its events."""

    def __bool__(self) -> bool:
        return bool(self.erased or self.versions or self.publications or self.sessions)


def take(connection: Connection, folder: StudyFolder, *, without: Collection[str] = ()) -> Taken:
    """Take in what this role may read; the study's lock is held only where there is something.

    Args:
        without: sessions that are not taken.

    Raises:
        RecordError: the record cannot be written.
        OSError: it cannot be noted which sessions are another computer's.
    """
    taken = Taken()
    missing = _missing(connection, folder, without)
    # Before any of them is here: whoever is killed meanwhile takes none for its own.
    note_elsewhere(folder, _of_others(connection))
    for id in _set_aside(connection, [*missing.sessions], taken):
        del missing.sessions[id]
    if not missing:
        return taken
    try:
        lock = StudyLock(folder.lock)
    except RecordUnavailable:
        taken.is_waiting = True
        return taken
    with lock, Record(folder.database) as record:
        versions = set(missing.versions)
        passed: set[str] = set()
        for sessions in _in_parts(missing.sessions):
            read = _sessions(connection, sessions)
            aside = _set_aside(connection, sessions, taken)  # what was sent since the first look
            whole = [one for one in read if one.row[0] not in aside and _is_sound(one, taken)]
            versions |= {str(one.row[_VERSION]) for one in whole}
            part = take_in(
                record,
                versions=_versions(connection, sorted(versions - passed)),
                publications=_publications(connection, missing.publications),
                sessions=whole,
                erased=missing.erased,
            )
            _add(taken.report, part)
            passed |= versions
            missing.publications, missing.erased = [], []  # came with the first part
    return taken


def unconfirmed(connection: Connection, erased: Iterable[str]) -> list[str]:
    """Participants that are erased here and on the hub, which this computer has not confirmed."""
    asked = connection.execute(
        "SELECT participant FROM labeval.erasure EXCEPT SELECT participant "
        "FROM labeval.erasure_confirmed WHERE station = session_user"
    )
    return sorted({code for (code,) in asked} & set(erased))


def confirm_erasures(connection: Connection, erased: Iterable[str]) -> None:
    """Confirm that participants are erased here."""
    for code in erased:
        connection.execute(
            "INSERT INTO labeval.erasure_confirmed (participant) VALUES (%s) "
            "ON CONFLICT DO NOTHING",
            (code,),
        )


def _of_others(connection: Connection) -> list[str]:
    """The sessions that this role may read, and that other computers have sent."""
    rows = connection.execute("SELECT id FROM labeval.session WHERE station <> session_user")
    return sorted(id for (id,) in rows)


def visible_heads(connection: Connection) -> dict[str, SessionHead]:
    """The sessions of the hub that this role may read, with their newest events."""
    rows = connection.execute(
        "SELECT id, last_seq, head FROM labeval.session WHERE last_seq > 0 ORDER BY started, id"
    )
    return {id: SessionHead(seq, hash) for id, seq, hash in rows}


def _missing(connection: Connection, folder: StudyFolder, without: Collection[str]) -> _Missing:
    erased: dict[str, str] = {}
    versions: set[str] = set()
    published: set[PublicationKey] = set()
    local: dict[str, SessionHead] = {}
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            erased = erasures(record.connection)
            versions = version_ids(record.connection)
            published = set(publication_rows(record.connection))
            local = session_heads(record.connection)
    there = connection.execute("SELECT participant, erased FROM labeval.erasure")
    known = connection.execute("SELECT id FROM labeval.study_version")
    keys = connection.execute("SELECT version, published FROM labeval.publication")
    nothing = SessionHead(0, "")
    return _Missing(
        sorted((code, day) for code, day in there if code not in erased),
        sorted({id for (id,) in known} - versions),
        sorted({PublicationKey(*key) for key in keys} - published),
        {
            id: head.seq
            for id, head in visible_heads(connection).items()
            if head.seq > local.get(id, nothing).seq and id not in without
        },
    )


def _set_aside(connection: Connection, ids: list[str], taken: Taken) -> set[str]:
    """Note the own sessions that have events of somebody else, on the hub too; returns them."""
    found = _foreign(connection, ids)
    for one in found:
        note_foreign(connection, one)
    taken.foreign += found
    return {one.session for one in found}


def _foreign(connection: Connection, ids: list[str]) -> list[Foreign]:
    """The first event of each own session that only this computer makes, and another has sent.

    Whoever reads a session has its salt, and can make an event that fits its chain.
    """
    rows = connection.execute(
        "SELECT e.session, e.seq, e.station FROM labeval.event e "
        "JOIN labeval.session s ON s.id = e.session WHERE s.id = ANY (%s) "
        "AND s.station = session_user AND e.station <> session_user AND e.kind <> ALL (%s) "
        "ORDER BY e.session, e.seq",
        (ids, _BY_OTHERS),
    )
    first: dict[str, Foreign] = {}
    for row in rows if ids else ():
        first.setdefault(row[0], Foreign(*row))
    return [*first.values()]


def _in_parts(sessions: dict[str, int]) -> Iterator[list[str]]:
    """Parts of about the same size; one without sessions where there are none."""
    part: list[str] = []
    size = 0
    for id, events in sessions.items():
        part.append(id)
        size += events
        if size >= _EVENTS or len(part) == _SESSIONS:
            yield part
            part, size = [], 0
    if part or not sessions:
        yield part


def _sessions(connection: Connection, ids: list[str]) -> list[WholeSession]:
    """All at once, without those that were erased meanwhile: for each question the database looks
    anew at what this role may read."""
    events: dict[str, list[Row]] = {id: [] for id in ids}
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        rows = connection.execute(
            f"SELECT {SESSION_ROW}, head FROM labeval.session WHERE id = ANY (%s)", (ids,)
        ).fetchall()
        # All rows at once: psycopg makes them in C then, which takes a third of one by one.
        for event in connection.execute(
            f"SELECT {EVENT_COLUMNS} FROM labeval.event WHERE session = ANY (%s) ORDER BY seq",
            (ids,),
        ).fetchall():
            events[event[0]].append(event)
    return [WholeSession(row[:-1], events[row[0]], row[-1]) for row in rows]


def _is_sound(one: WholeSession, taken: Taken) -> bool:
    is_sound = one.is_vouched_for
    if not is_sound:
        taken.altered.append(str(one.row[0]))
    return is_sound


def _versions(connection: Connection, ids: list[str]) -> list[Row]:
    if not ids:
        return []
    return connection.execute(
        "SELECT id, created, published, content FROM labeval.study_version WHERE id = ANY (%s)",
        (ids,),
    ).fetchall()


def _publications(connection: Connection, keys: list[PublicationKey]) -> list[Row]:
    if not keys:
        return []
    rows = connection.execute(
        "SELECT version, published, reason, problems FROM labeval.publication"
    )
    wanted = set(keys)
    return [row for row in rows if PublicationKey(row[0], row[1]) in wanted]


def _add(total: MergeReport, part: MergeReport) -> None:
    total.versions += part.versions
    total.sessions += part.sessions
    total.continued += part.continued
    total.events += part.events
    total.erased += part.erased
    total.conflicts += part.conflicts
    total.shared_codes += [code for code in part.shared_codes if code not in total.shared_codes]
