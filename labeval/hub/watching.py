"""Reading sessions from the hub while they run: which there are, what is new, who is silent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from labeval.hub.acting import may_act, may_read
from labeval.hub.day_plan import has_plan
from labeval.hub.errors import HubRefused
from labeval.hub.schemas.actions import CHANNEL as ACTIONS
from labeval.hub.schemas.codes import HUB_WITH_CODES
from labeval.hub.schemas.live import CHANNEL
from labeval.session.events.events import Event
from labeval.session.plan.header import SessionHeader
from labeval.store.record.sessions import HEADER_COLUMNS, event_from_row, header_from_row
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_FIRST_VERSION = 3
_WITH_LEVELS = 7
_LEVEL = "CASE WHEN s.level_at > clock_timestamp() - interval '4 seconds' THEN s.level::float8 END"
_RECENT = "12 hours"
_MOST = 200


@dataclass(frozen=True, slots=True)
class StationSign:
    """A computer that has joined, and how long ago it was heard of."""

    name: str
    silent_s: float | None
    """By the hub's clock, or since it left; None where it never exchanged."""
    is_station: bool
    """False for one that has left, and for those of supervisors and analysts."""
    has_left: bool
    level: float | None = None
    """Level of its microphone, 0 to 1; None where it does not record."""


@dataclass(frozen=True, slots=True)
class SeenSession:
    """A session that has changed lately."""

    id: str
    station: str
    seq: int
    """Number of its newest event."""
    quiet_s: float
    """Since that arrived, by the hub's clock."""


class HubWatch:
    """Follows a hub over one connection; it writes nothing.

    Raises:
        HubRefused: an older program made the hub, or a newer one wrote a session.
        psycopg.OperationalError: the connection was lost; so do all methods.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        row = connection.execute("SELECT version FROM labeval.hub").fetchone()
        if row is None or row[0] < _FIRST_VERSION:
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "an older labeval made the hub; 'labeval hub init' with its address, by its "
                    "owner, lets sessions be followed",
                )
            )
        self._has_levels = row[0] >= _WITH_LEVELS
        connection.execute(f"LISTEN {CHANNEL}")
        self.has_codes = row[0] >= HUB_WITH_CODES
        """Used codes are found without reading all events."""
        self.has_actions = may_read(connection)
        """The role may read what supervisors do."""
        self.acts_as = connection.info.user if may_act(connection) else None
        """The role's name, where it may act on sessions."""
        self.has_plan = has_plan(connection)
        """There is a plan of the day that the role may read."""
        if self.has_actions:
            connection.execute(f"LISTEN {ACTIONS}")

    @property
    def connection(self) -> Connection:
        """The connection, for reading."""
        return self._connection

    def rows(self, question: str, values: Sequence[str] = ()) -> list[tuple[Any, ...]]:
        """Rows of an answer to a question in SQL."""
        return self._connection.execute(question, values).fetchall()

    def newest_version(self) -> str:
        """Version of the session that began last; empty for none."""
        row = self._connection.execute(
            "SELECT version FROM labeval.session ORDER BY started DESC, id LIMIT 1"
        ).fetchone()
        return str(row[0]) if row else ""

    def wait(self, seconds: float) -> None:
        """Wait until a station has sent something or a supervisor has acted, at most so long."""
        list(self._connection.notifies(timeout=seconds, stop_after=1))

    def title(self) -> str:
        """The study's title; empty before a station has joined."""
        row = self._connection.execute("SELECT title FROM labeval.study").fetchone()
        return str(row[0]) if row else ""

    def stations(self) -> list[StationSign]:
        """The computers that have joined, also those that have left since."""
        rows = self._connection.execute(
            "SELECT s.name, "
            "extract(epoch FROM clock_timestamp() - coalesce(s.left_at, s.last_sync))::float8, "
            "s.left_at IS NULL AND EXISTS (SELECT FROM pg_auth_members m "
            "JOIN pg_roles r ON r.oid = m.member JOIN pg_roles g ON g.oid = m.roleid "
            "WHERE r.rolname = s.name AND g.rolname = current_database() || '_station'), "
            f"s.left_at IS NOT NULL, {_LEVEL if self._has_levels else 'NULL'} "
            "FROM labeval.station s ORDER BY s.name"
        )
        return [StationSign(*row) for row in rows]

    def sessions(self) -> list[SeenSession]:
        """The sessions of the last hours that this role may read, those that changed last first."""
        rows = self._connection.execute(
            "SELECT id, station, last_seq, "
            "extract(epoch FROM clock_timestamp() - changed)::float8 FROM labeval.session "
            "WHERE last_seq > 0 AND changed > clock_timestamp() - %s::interval "
            "ORDER BY changed DESC LIMIT %s",
            (_RECENT, _MOST),
        )
        return [SeenSession(*row) for row in rows]

    def header(self, session: str) -> SessionHeader | None:
        """The header of a session; None where it was erased meanwhile."""
        row = self._connection.execute(
            f"SELECT {HEADER_COLUMNS} FROM labeval.session WHERE id = %s", (session,)
        ).fetchone()
        if row is None:
            return None
        with _reading(session):
            return header_from_row(row)

    def content(self, version: str) -> StudyContent:
        """A frozen study, which the hub has for each of its sessions."""
        row = self._connection.execute(
            "SELECT content FROM labeval.study_version WHERE id = %s", (version,)
        ).fetchone()
        assert row is not None
        return StudyContent.from_json(row[0])

    def events(self, session: str, *, after: int) -> list[Event]:
        """The events of a session with a number above ``after``, in order."""
        rows = self._connection.execute(
            "SELECT seq, at_ms, utc, kind, page, field, value, data FROM labeval.event "
            "WHERE session = %s AND seq > %s ORDER BY seq",
            (session, after),
        )
        with _reading(session):
            return [event_from_row(*row) for row in rows]


@contextmanager
def _reading(session: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError, KeyError) as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "session {session} was written by another version of labeval: {reason}; install "
                "the newest one here",
            ),
            session=session,
            reason=error,
        ) from error
