"""Making a hub in a database, and the people and stations that may use it."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Literal, get_args

from labeval.hub.address import HubAddress
from labeval.hub.connection import connected, hub_at
from labeval.hub.errors import HubRefused
from labeval.hub.schemas import actions, codes, levels, live, plan, recordings, workbook
from labeval.hub.schemas.records import FUNCTIONS, HUB_VERSION, RIGHTS, TABLES
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

Right = Literal["station", "supervisor", "analyst"]
"""Group of roles: a station sends, a supervisor reads all sessions too, an analyst reads and shares
texts and codes."""
RIGHTS_OF_ROLES: tuple[Right, ...] = get_args(Right)
OBSERVER: Literal["observer"] = "observer"
"""Group of roles that read sessions and join nothing."""
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_BYTES_OF_KEY = 18
_WITH_WORKBOOK = 2
"""The first version of the schema with texts and codes."""
_WITH_OBSERVERS = 3
_WITH_ACTIONS = 4
_WITH_PLAN = 5
_WITH_RECORDINGS = 6
_WITH_LEVELS = 7
_WITH_REMOVALS = 9


def make_hub(address: HubAddress, *, shared: bool) -> None:
    """Make tables, roles and rights in an empty schema of a database; all or nothing.

    A hub that an older program made gets what it lacks, and keeps what it has.

    Args:
        shared: stations may read the sessions of other stations.

    Raises:
        HubOffline, HubRefused: nothing was made.
    """
    from psycopg import sql

    with connected(address) as connection, connection.transaction():
        if connection.execute("SELECT to_regnamespace('labeval')").fetchone() != (None,):
            if _bring_up_to_date(connection):
                return
            raise HubRefused(
                QT_TRANSLATE_NOOP("Hub", "{address}: there is a hub in this database already"),
                address=address,
            )
        _check_server(connection, address)
        groups = {right: sql.Identifier(_group(connection, right)) for right in RIGHTS_OF_ROLES}
        for right in RIGHTS_OF_ROLES:
            _make_group(connection, _group(connection, right))
        database = sql.Identifier(connection.info.dbname)
        connection.execute(sql.SQL("REVOKE ALL ON DATABASE {} FROM PUBLIC").format(database))
        for group in groups.values():
            connection.execute(
                sql.SQL("GRANT CONNECT, TEMPORARY ON DATABASE {} TO {}").format(database, group)
            )
        connection.execute(TABLES)
        connection.execute(FUNCTIONS)
        connection.execute(sql.SQL(RIGHTS).format(**groups))
        connection.execute(
            "INSERT INTO labeval.hub (version, shared) VALUES (%s, %s)", (HUB_VERSION, shared)
        )
        _share_workbook(connection)
        _let_follow(connection)
        _let_act(connection)
        _let_plan(connection)
        _let_recordings_through(connection)
        _let_levels_through(connection)
        _let_removals_through(connection)
        _let_code_uses_through(connection)


def _bring_up_to_date(connection: Connection) -> bool:
    """Add what the hub of an older program lacks; False where it lacks nothing."""
    row = connection.execute("SELECT version FROM labeval.hub FOR UPDATE").fetchone()
    if row is None or row[0] >= HUB_VERSION:
        return False
    if row[0] < _WITH_WORKBOOK:
        _share_workbook(connection)
    if row[0] < _WITH_OBSERVERS:
        _let_follow(connection)
    if row[0] < _WITH_ACTIONS:
        _let_act(connection)
    else:
        connection.execute(actions.KINDS)
    if row[0] < _WITH_PLAN:
        _let_plan(connection)
    if row[0] < _WITH_RECORDINGS:
        _let_recordings_through(connection)
    if row[0] < _WITH_LEVELS:
        _let_levels_through(connection)
    if row[0] < _WITH_REMOVALS:
        _let_removals_through(connection)
    _let_code_uses_through(connection)
    connection.execute("UPDATE labeval.hub SET version = %s", (HUB_VERSION,))
    return True


def _share_workbook(connection: Connection) -> None:
    from psycopg import sql

    groups = {right: sql.Identifier(_group(connection, right)) for right in RIGHTS_OF_ROLES}
    connection.execute(workbook.TABLES)
    connection.execute(workbook.FUNCTIONS)
    connection.execute(sql.SQL(workbook.RIGHTS).format(**groups))


def _let_follow(connection: Connection) -> None:
    from psycopg import sql

    name = _group(connection, OBSERVER)
    observer = sql.Identifier(name)
    _make_group(connection, name)
    connection.execute(
        sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(
            sql.Identifier(connection.info.dbname), observer
        )
    )
    connection.execute(live.TABLES)
    connection.execute(live.FUNCTIONS)
    connection.execute(sql.SQL(live.RIGHTS).format(observer=observer))


def _let_act(connection: Connection) -> None:
    from psycopg import sql

    groups = {
        right: sql.Identifier(_group(connection, right))
        for right in ("station", "supervisor", OBSERVER)
    }
    connection.execute(actions.TABLES)
    connection.execute(actions.FUNCTIONS)
    connection.execute(sql.SQL(actions.RIGHTS).format(**groups))


def _let_plan(connection: Connection) -> None:
    from psycopg import sql

    groups = {
        right: sql.Identifier(_group(connection, right)) for right in ("supervisor", OBSERVER)
    }
    connection.execute(plan.TABLES)
    connection.execute(plan.FUNCTIONS)
    connection.execute(sql.SQL(plan.RIGHTS).format(**groups))


def _let_recordings_through(connection: Connection) -> None:
    from psycopg import sql

    groups = {right: sql.Identifier(_group(connection, right)) for right in RIGHTS_OF_ROLES}
    connection.execute(recordings.TABLES)
    connection.execute(recordings.FUNCTIONS)
    connection.execute(sql.SQL(recordings.RIGHTS).format(**groups))


def _let_removals_through(connection: Connection) -> None:
    from psycopg import sql

    groups = {right: sql.Identifier(_group(connection, right)) for right in RIGHTS_OF_ROLES}
    connection.execute(recordings.REMOVED)
    connection.execute(sql.SQL(recordings.REMOVED_RIGHTS).format(**groups))


def _let_levels_through(connection: Connection) -> None:
    from psycopg import sql

    groups = {
        right: sql.Identifier(_group(connection, right)) for right in ("station", "supervisor")
    }
    connection.execute(levels.TABLES)
    connection.execute(sql.SQL(levels.RIGHTS).format(**groups))


def _let_code_uses_through(connection: Connection) -> None:
    from psycopg import sql

    station = sql.Identifier(_group(connection, "station"))
    connection.execute(codes.FUNCTIONS)
    connection.execute(sql.SQL(codes.RIGHTS).format(station=station))


def _make_group(connection: Connection, name: str) -> None:
    """Make a group of roles, unless another database's hub of the same name has left it."""
    from psycopg import sql

    known = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,))
    if known.fetchone() is None:
        connection.execute(sql.SQL("CREATE ROLE {} NOLOGIN").format(sql.Identifier(name)))


def add_member(address: HubAddress, name: str, right: Right | Literal["observer"]) -> str:
    """Make a role that may connect; returns its password, which is kept nowhere.

    Raises:
        HubOffline, HubRefused: nothing was made.
    """
    from psycopg import sql

    if not _NAME.fullmatch(name):
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "“{name}” is no name of a role: small letters, digits, - and _, at most 40, a "
                "letter first",
            ),
            name=name,
        )
    with hub_at(address) as connection:
        known = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,))
        if known.fetchone() is not None:
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub", "the server has a role “{name}” already; choose another name"
                ),
                name=name,
            )
        password = secrets.token_urlsafe(_BYTES_OF_KEY)
        # Only what the password is checked with reaches the server, and its log.
        made = connection.pgconn.encrypt_password(
            password.encode(), name.encode(), b"scram-sha-256"
        )
        connection.execute(
            sql.SQL("CREATE ROLE {} LOGIN PASSWORD {} IN ROLE {}").format(
                sql.Identifier(name),
                sql.Literal(made.decode()),
                sql.Identifier(_group(connection, right)),
            )
        )
    return password


def right_of(connection: Connection) -> Right:
    """The group that the connected role belongs to; the owner of the hub counts as supervisor.

    Raises:
        HubRefused: it belongs to none.
    """
    user = connection.info.user
    for right in ("supervisor", "station", "analyst"):
        row = connection.execute(
            "SELECT pg_has_role(session_user, %s, 'member')", (_group(connection, right),)
        ).fetchone()
        if row == (True,):
            return right
    row = connection.execute(
        "SELECT 1 FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid "
        "JOIN pg_roles r ON r.oid = m.member WHERE r.rolname = session_user AND g.rolname = %s",
        (_group(connection, OBSERVER),),
    ).fetchone()
    if row is not None:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "the role “{name}” only watches; 'labeval room' with the hub's address does that",
            ),
            name=user,
        )
    raise HubRefused(
        QT_TRANSLATE_NOOP(
            "Hub", "the role “{name}” is none of this hub's; 'labeval hub add' makes one"
        ),
        name=user,
    )


def _group(connection: Connection, right: str) -> str:
    """A group has the database's name, as roles belong to all databases of a server."""
    return f"{connection.info.dbname}_{right}"


def _check_server(connection: Connection, address: HubAddress) -> None:
    version = connection.info.server_version
    if version < 150000:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "{address}: the server is PostgreSQL {version}; a hub needs 15 or newer"
            ),
            address=address,
            version=version // 10000,
        )
    row = connection.execute("SHOW server_encoding").fetchone()
    if row != ("UTF8",):
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "{address}: the database's encoding is {encoding}; make one with UTF8 (createdb "
                "--encoding UTF8 --template template0)",
            ),
            address=address,
            encoding=row[0] if row else "",
        )
