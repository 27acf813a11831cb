"""Places in the design, leased from the hub in blocks, and codes that others have used.

Both are kept in files, for days offline.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from labeval.hub.schemas.codes import HUB_WITH_CODES, USES
from labeval.session.assignment.slots import Lease, Places
from labeval.session.assignment.starting import propose
from labeval.store.record.leases import UseElsewhere, write_code_uses, write_leases
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labeval.hub.connection import Connection

FREE_PLACES = 8
"""Places that a station has free after each exchange, for the sessions of a day."""
_TRIES = 10


def order_of_places(content: StudyContent) -> Iterator[Lease]:
    """All slots of a study in the order in which one computer fills them, without end."""
    taken: Counter[str] = Counter()
    rank = 0
    while True:
        condition = propose(content, taken).condition
        yield Lease(rank, condition, taken[condition])
        taken[condition] += 1
        rank += 1


def lease_places(connection: Connection, folder: StudyFolder, content: StudyContent) -> int:
    """Lease places until :data:`FREE_PLACES` are free here, and write the file.

    Returns how many are free.

    Slots that sessions of this folder held before it joined are claimed first.

    Raises:
        RecordError: the record cannot be read.
        OSError: the file cannot be written.
    """
    places = _held(folder, content)
    with connection.transaction():
        _claim(connection, content, places)
    leases = _leases(connection)
    for _ in range(_TRIES):  # what others lease at this moment is passed over
        more = FREE_PLACES - len(_free(content, places, leases))
        if more <= 0:
            break
        with connection.transaction():
            _extend(connection, content, more)
            connection.execute("SELECT labeval.lease(%s)", (more,))
        leases = _leases(connection)
    write_leases(folder.hub_places, leases)
    return len(_free(content, places, leases))


def take_code_uses(connection: Connection, folder: StudyFolder, *, reads_all: bool) -> None:
    """Write the file of codes that other computers have used; a hub of an older program has none.

    Args:
        reads_all: the role may read all sessions, and needs no function for it.

    Raises:
        RecordUnavailable: the study is protected and locked.
        OSError: it cannot be written.
    """
    version = connection.execute("SELECT version FROM labeval.hub").fetchone()
    if version is not None and version[0] >= HUB_WITH_CODES:
        rows = connection.execute(USES if reads_all else "SELECT * FROM labeval.code_uses()")
        write_code_uses(folder, [UseElsewhere(*row) for row in rows])


def give_back_places(connection: Connection, folder: StudyFolder, content: StudyContent) -> None:
    """Leave the places that no session here holds to other stations; the file goes."""
    places = _held(folder, content)
    with connection.transaction():
        for lease in _free(content, places, _leases(connection)):
            connection.execute("SELECT labeval.give_back(%s, %s)", (lease.condition, lease.slot))
    folder.hub_places.unlink(missing_ok=True)


def _held(folder: StudyFolder, content: StudyContent) -> Places:
    if not folder.database.exists():
        return Places()
    with Record(folder.database, read_only=True) as record:
        return read_places(record, content, "real")


def _leases(connection: Connection) -> list[Lease]:
    """Without those that no design has: before each place there are as many of its condition as
    its number says."""
    rows = connection.execute(
        "SELECT rank, condition, slot FROM labeval.place WHERE station = session_user "
        "AND slot BETWEEN 0 AND rank ORDER BY rank, condition"
    )
    return [Lease(*row) for row in rows]


def _free(content: StudyContent, places: Places, leases: list[Lease]) -> list[Lease]:
    """The leased places that are not held whole, of conditions that the study has."""
    left = Places(places.slots, leases=tuple(leases))
    known = {condition.id for condition in content.study.conditions}
    found: list[Lease] = []
    while (lease := left.next_lease(content.study, known)) is not None:
        found.append(lease)
        left.leases = tuple(one for one in left.leases if one != lease)
    return found


def _claim(connection: Connection, content: StudyContent, places: Places) -> None:
    """Claim what sessions hold here and nobody has: they began before this folder joined."""
    held = {(condition, slot) for condition, slots in places.slots.items() for slot in slots}
    known = connection.execute(
        "SELECT condition, slot FROM labeval.place WHERE station IS NOT NULL"
    )
    missing = held - set(known)
    if not missing:
        return
    _extend(connection, content, len(held))
    for condition, slot in sorted(missing):
        connection.execute("SELECT labeval.claim(%s, %s)", (condition, slot))


def _extend(connection: Connection, content: StudyContent, more: int) -> None:
    """Add the next places of the order, so that so many are free; those there are stay."""
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE station IS NOT NULL) FROM labeval.place"
    ).fetchone()
    assert row is not None
    length = row[0] + more
    with connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO labeval.place (rank, condition, slot) VALUES (%s, %s, %s) "
            "ON CONFLICT DO NOTHING",
            list(islice(order_of_places(content), length)),
        )
