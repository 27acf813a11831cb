"""Addresses of hubs, and the conditions under which a connection is safe.

Over a network, the server proves who it is by a certificate, all that is sent is encrypted, and
the password is proven by SCRAM without being sent. A socket of this computer needs none of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from labeval.hub.errors import HubRefused
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import psycopg

_SCHEMES = ("postgresql://", "postgres://")
_VERIFIED = ("verify-full", "verify-ca")
"""Modes of TLS in which the server's certificate is checked."""
_METHOD = "scram-sha-256"
_INDIRECT = ("service", "servicefile", "passfile", "require_auth", "options")
"""Parameters that would take the place, the key or the conditions from elsewhere."""


@dataclass(frozen=True, slots=True)
class HubAddress:
    """The place of a hub; its text never contains a password."""

    parameters: Mapping[str, str]
    """libpq's connection parameters, without the password."""
    password: str = ""

    @property
    def user(self) -> str:
        """The name of the role that connects; empty where the system's user name is taken."""
        return self.parameters.get("user", "")

    @property
    def is_local(self) -> bool:
        """True for a socket of this computer, which no network carries."""
        hosts = (self._known("host") or "").split(",")
        return not self._known("hostaddr") and all(
            not host or host.startswith(("/", "@")) for host in hosts
        )

    def _known(self, name: str) -> str:
        """A parameter as it is given, or as libpq takes it from its environment."""
        return self.parameters.get(name) or _defaults().get(name, "")

    def with_password(self, password: str) -> HubAddress:
        """The same place with a password."""
        return replace(self, password=password)

    @property
    def connecting(self) -> dict[str, str]:
        """The parameters with which a connection is made."""
        wanted = dict(self.parameters)
        if self.password:
            wanted["password"] = self.password
        if not self.is_local:
            wanted.setdefault("sslmode", "verify-full")
            if not self._known("sslrootcert") and wanted["sslmode"] == "verify-full":
                wanted["sslrootcert"] = "system"
            wanted["require_auth"] = _METHOD
        return wanted

    def __str__(self) -> str:
        """The address as it is written, without the password."""
        rest = dict(self.parameters)
        user, host, port = (rest.pop(name, "") for name in ("user", "host", "port"))
        database = rest.pop("dbname", "")
        if host.startswith(("/", "@")) or "," in host:
            rest = {"host": host, **rest}
            host = ""
        if ":" in host:
            host = f"[{host}]"
        place = (f"{quote(user, safe='')}@" if user else "") + host + (f":{port}" if port else "")
        query = f"?{urlencode(rest, safe='/')}" if rest else ""
        return f"postgresql://{place}/{quote(database, safe='')}{query}"


def read_address(text: str) -> HubAddress:
    """The place that an address names.

    Raises:
        HubRefused: it is no address of a database, or a connection to it would not be safe.
    """
    psycopg_or_refused()
    from psycopg.conninfo import conninfo_to_dict
    from psycopg.errors import ProgrammingError

    if not text.startswith(_SCHEMES):
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "“{address}” is no hub's address; one is postgresql://USER@HOST/DATABASE"
            ),
            address=_without_password(text),
        )
    try:
        read = conninfo_to_dict(text)
    except ProgrammingError as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP("Hub", "the hub's address cannot be read: {reason}"),
            reason=_without_password(str(error).strip()),
        ) from None
    given = {name: str(value) for name, value in read.items() if value not in (None, "")}
    password = given.pop("password", "")
    for name in _INDIRECT:
        if name in given or (name == "service" and _defaults().get("service")):
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub", "a hub's address has no “{name}”; name host, database and user in it"
                ),
                name=name,
            )
    if not given.get("dbname"):
        raise HubRefused(
            QT_TRANSLATE_NOOP("Hub", "the hub's address names no database; it ends with /DATABASE")
        )
    address = HubAddress(given, password)
    mode = given.get("sslmode", "verify-full")
    if not address.is_local and mode not in _VERIFIED:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "a hub in the network needs TLS with a certificate that is checked, and "
                "sslmode={mode} does not check it; leave it out (then it is verify-full), and name "
                "the lab's own authority with sslrootcert=FILE",
            ),
            mode=mode,
        )
    return address


def check_connection(connection: psycopg.Connection[object], address: HubAddress) -> None:
    """Refuse a connection over a network without TLS, whatever the address seemed to be.

    Raises:
        HubRefused: it is one.
    """
    host = connection.info.host
    if not host.startswith(("/", "@")) and host and not connection.pgconn.ssl_in_use:
        connection.close()
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "{address}: the server offers no TLS, without which nothing is sent over a "
                "network; set ssl = on and a certificate there",
            ),
            address=address,
        )


def psycopg_or_refused() -> None:
    """Refuse everything where the optional part is not installed.

    Raises:
        HubRefused: psycopg cannot be imported.
    """
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP("Hub", "this needs an optional part that is not installed: {part}"),
            part=missing_part("hub"),
        ) from error


def _defaults() -> dict[str, str]:
    """The parameters that libpq takes from its environment variables."""
    from psycopg import pq

    return {
        option.keyword.decode(): option.val.decode()
        for option in pq.Conninfo.get_defaults()
        if option.val
    }


def _without_password(text: str) -> str:
    """A text with what is between a colon and an at sign blotted out."""
    scheme, found, rest = text.partition("://")
    user, has_host, host = rest.rpartition("@")
    if not (found and has_host):
        return text
    return f"{scheme}://{user.partition(':')[0]}@{host}"
