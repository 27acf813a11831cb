"""The address of a hub that a command was given."""

from __future__ import annotations

import sys
from getpass import getpass
from typing import TYPE_CHECKING

from labeval.commands.shared.words import tr

if TYPE_CHECKING:
    from labeval.hub.address import HubAddress


def hub_address(text: str) -> HubAddress:
    """The address; its password is asked for where it has none and a network is between."""
    from labeval.hub.address import read_address

    address = read_address(text)
    if address.password or address.is_local:
        return address
    asked = tr("Password of {address}: ", address=address)
    given = getpass(asked) if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    return address.with_password(given)
