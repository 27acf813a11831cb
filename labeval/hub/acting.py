"""Acting on sessions of other computers over the hub: what was sent, and what became of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, LiteralString

from labeval.hub.errors import HubRefused
from labeval.session.events.actions import Action, ActionKind
from labeval.session.events.boot_clock import BOOT
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_FIRST_VERSION = 4
_WITH_HINTS = 8
_WITH_ALL = 9
_FIRST_KINDS = frozenset(
    {
        *(ActionKind.NOTE, ActionKind.MARKER),
        *(ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED),
    }
)
_EAR_IS_ANOTHERS = "LVEAR"
_RECENT = "12 hours"
_MOST = 300


@dataclass(frozen=True, slots=True)
class HubAction:
    """An action on the hub; all times are by the hub's clock, in seconds."""

    id: str
    session: str
    kind: str
    value: str
    to_all: str
    supervisor: str
    age_s: float
    """Since it was sent."""
    received_s: float | None
    """From there until the station confirmed it; None where it has not."""
    applied_s: float | None
    """From there until the hub had the event that it became."""


def has_actions(connection: Connection) -> bool:
    """Return whether the hub has actions at all; one that an older program made has none."""
    return bool(kinds(connection))


def kinds(connection: Connection) -> frozenset[ActionKind]:
    """The kinds of actions that the hub takes; one that an older program made takes fewer."""
    row = connection.execute("SELECT version FROM labeval.hub").fetchone()
    version = row[0] if row is not None else 0
    if version >= _WITH_ALL:
        return frozenset(ActionKind)
    if version >= _WITH_HINTS:
        return _FIRST_KINDS | {ActionKind.HINT, ActionKind.REMINDER}
    return _FIRST_KINDS if version >= _FIRST_VERSION else frozenset()


def may_read(connection: Connection) -> bool:
    """Return whether this role may read actions, where the hub has them."""
    return _may(connection, "has_table_privilege('labeval.supervisor_action', 'SELECT')")


def may_act(connection: Connection) -> bool:
    """Return whether this role may act on sessions, where the hub has actions."""
    return _may(connection, "has_column_privilege('labeval.supervisor_action', 'value', 'INSERT')")


def _may(connection: Connection, asked: LiteralString) -> bool:
    return has_actions(connection) and connection.execute(f"SELECT {asked}").fetchone() == (True,)


def send_actions(
    connection: Connection, wanted: Sequence[tuple[str, Action]], *, to_all: str = ""
) -> None:
    """Send actions, each with the session that it is for; all of them or none, and none twice.

    Args:
        to_all: the same id for all parts of a message to all, which needs nobody's ear.

    Raises:
        HubRefused: another supervisor has the participant's ear, a session is gone, or a text is
            longer than the hub takes.
    """
    import psycopg

    rows = [
        (action.id, session, action.kind, action.page, action.field, action.value,
         _details(action), to_all)
        for session, action in wanted
    ]  # fmt: skip
    try:
        with connection.transaction(), connection.cursor() as cursor:
            cursor.executemany(
                "INSERT INTO labeval.supervisor_action "
                "(id, session, kind, page, field, value, data, to_all) "
                "VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO NOTHING",
                rows,
            )
    except psycopg.errors.ForeignKeyViolation as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP("Hub", "the session is no longer on the hub; it was erased")
        ) from error
    except psycopg.errors.CheckViolation as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "the hub takes texts of at most 10,000 characters, in actions that it knows"
            )
        ) from error
    except psycopg.Error as error:
        if error.sqlstate != _EAR_IS_ANOTHERS:
            raise
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "{supervisor} speaks with this participant; take over first (Ctrl T)"
            ),
            supervisor=error.diag.message_primary,
        ) from error


def take_ear(connection: Connection, session: str) -> None:
    """Become the one supervisor who speaks with a session's participant."""
    connection.execute("SELECT labeval.take_ear(%s)", (session,))


def ears(connection: Connection) -> dict[str, str]:
    """Session to the supervisor who speaks with its participant."""
    return dict(connection.execute("SELECT session, supervisor FROM labeval.ear").fetchall())


def recent_actions(connection: Connection) -> list[HubAction]:
    """The actions of the last hours, the newest first."""
    rows = connection.execute(
        "SELECT id, session, kind, value, to_all, supervisor, "
        "extract(epoch FROM clock_timestamp() - sent)::float8, "
        "extract(epoch FROM received - sent)::float8, extract(epoch FROM applied - sent)::float8 "
        "FROM labeval.supervisor_action WHERE sent > clock_timestamp() - %s::interval "
        "ORDER BY number DESC LIMIT %s",
        (_RECENT, _MOST),
    )
    return [HubAction(*row) for row in rows]


def _details(action: Action) -> str:
    """An action's details as JSON, without the clock of this computer."""
    details = {name: value for name, value in action.data.items() if name != BOOT}
    return json.dumps(details, ensure_ascii=False) if details else ""
