"""Connections to a hub, with errors that say whether it is out of reach or has refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from labeval.hub.address import HubAddress, check_connection, psycopg_or_refused
from labeval.hub.errors import HubOffline, HubRefused
from labeval.hub.schemas.records import HUB_VERSION
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import psycopg

_PATIENCE = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
    "application_name": "labeval",
    "client_encoding": "UTF8",
}
"""A network that is gone is noticed within half a minute."""
_NOT_NOW = ("starting", "shutting", "accepting", "clients", "recovery", "reserved")
"""Words of the refusals of a server that will soon be there, or has too many guests."""
_REFUSALS = ("FATAL", "SSL", "certificate", "scram-sha-256")
"""Words of the errors of a server that can be reached."""
_NO_PASSWORD = "no password supplied"
_NO_AUTHORITY = "certificate verify failed"

if TYPE_CHECKING:
    Connection = psycopg.Connection[tuple[Any, ...]]


@contextmanager
def connected(address: HubAddress) -> Iterator[Connection]:
    """A connection to a database, each statement of which is a transaction by itself.

    Raises:
        HubOffline: it is out of reach, or was lost.
        HubRefused: it does not let this role in or do this, or the connection is not safe.
    """
    psycopg_or_refused()
    import psycopg
    from psycopg.conninfo import make_conninfo

    try:
        wanted = make_conninfo("", **_PATIENCE | address.connecting)
        connection = psycopg.connect(wanted, autocommit=True)
    except psycopg.OperationalError as error:
        raise _why_not(error, address) from error
    try:
        check_connection(connection, address)
        yield connection
    except psycopg.errors.InsufficientPrivilege as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP("Hub", "{address}: the role does not allow this: {reason}"),
            address=address,
            reason=error.diag.message_primary or str(error),
        ) from error
    except psycopg.OperationalError as error:
        raise HubOffline(_OFFLINE, address=address, reason=_first_line(error)) from error
    finally:
        connection.close()


@contextmanager
def hub_at(address: HubAddress) -> Iterator[Connection]:
    """A connection to a hub; raises as :func:`connected`, and where there is no hub or a newer."""
    with connected(address) as connection:
        found = connection.execute("SELECT to_regclass('labeval.hub')").fetchone()
        if found is None or found[0] is None:
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "{address}: there is no hub in this database; 'labeval hub init' makes it",
                ),
                address=address,
            )
        row = connection.execute("SELECT version FROM labeval.hub").fetchone()
        if row is None or row[0] > HUB_VERSION:
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "{address}: the hub was made by a newer labeval; install that one here, too",
                ),
                address=address,
            )
        yield connection


_OFFLINE = QT_TRANSLATE_NOOP("Hub", "{address} is out of reach: {reason}")


def _why_not(error: Exception, address: HubAddress) -> HubOffline | HubRefused:
    """The error for a connection that was not made."""
    text = str(error)
    if _NO_PASSWORD in text:
        return HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "{address}: there is no password for it on this computer and in this account; "
                "'labeval hub join' asks for it",
            ),
            address=address,
        )
    reason = _first_line(error)
    refused = any(part in text for part in _REFUSALS)
    if not refused or any(part in text for part in _NOT_NOW):
        return HubOffline(_OFFLINE, address=address, reason=reason)
    if _NO_AUTHORITY in text and "sslrootcert" not in address.parameters:
        return HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "{address}: nobody known here has signed the server's certificate; where it is "
                "your own, copy it to this computer and name it in the address: ?sslrootcert=FILE",
            ),
            address=address,
        )
    return HubRefused(
        QT_TRANSLATE_NOOP("Hub", "{address} does not let this computer in: {reason}"),
        address=address,
        reason=reason,
    )


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    fatal = [line for line in lines if "FATAL" in line]
    return (fatal or lines or [type(error).__name__])[0]
