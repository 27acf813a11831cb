"""The plan of a day on the hub."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from labeval.hub.errors import HubRefused
from labeval.session.assignment.appointments import Appointment, stored
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_FIRST_VERSION = 5
_LOCK = 1818321253
"""Of those who change the plan, one after the other."""


def has_plan(connection: Connection) -> bool:
    """Return whether this role may read a plan, and the hub has room for one."""
    row = connection.execute("SELECT version FROM labeval.hub").fetchone()
    if row is None or row[0] < _FIRST_VERSION:
        return False
    may = connection.execute("SELECT has_table_privilege('labeval.appointment', 'SELECT')")
    return may.fetchone() == (True,)


def plan_of(connection: Connection, day: str) -> list[Appointment]:
    """The appointments of a day, in order."""
    rows = connection.execute(
        "SELECT day, time, station, participant, condition FROM labeval.appointment WHERE day = %s",
        (day,),
    )
    return stored(rows)


def change_plan(
    connection: Connection, day: str, before: Sequence[Appointment], after: Sequence[Appointment]
) -> None:
    """Replace a day's plan, all of it or nothing.

    Args:
        before: as it was when somebody began to change it.

    Raises:
        HubRefused: somebody else has changed it since.
    """
    with connection.transaction(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        if plan_of(connection, day) != sorted(before):
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "another supervisor has changed the plan meanwhile; close this one (Esc) and "
                    "open it again (Ctrl P)",
                )
            )
        cursor.execute("DELETE FROM labeval.appointment WHERE day = %s", (day,))
        cursor.executemany(
            "INSERT INTO labeval.appointment (day, time, station, participant, condition) "
            "VALUES (%s, %s, %s, %s, %s)",
            [(one.day, one.time, one.station, one.participant, one.condition) for one in after],
        )
