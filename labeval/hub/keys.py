"""A station's password: in the system's keyring, else in a file that only its owner can read.

The file is in a folder of its own among the program's data, never in a study folder.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

from labeval.hub.address import HubAddress
from labeval.hub.errors import HubRefused
from labeval.places import hub_keys_folder
from labeval.store.disk.atomic import make_private_folder, replacing
from labeval.store.disk.private_files import wipe
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.text.marks import QT_TRANSLATE_NOOP

_SERVICE = "labeval-hub"
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def keep_key(address: HubAddress, password: str) -> bool:
    """Keep a password for an address; one kept before is replaced.

    Returns:
        Whether the system's keyring has it; else a file.

    Raises:
        OSError: the file cannot be written.
    """
    if _is_in_keyring(address, password):
        if _file(address).exists():
            wipe(_file(address))
        return True
    make_private_folder(_file(address).parent)
    with replacing(_file(address)) as part:
        part.write_text(password, encoding="utf-8")
    return False


def kept_key(address: HubAddress) -> str:
    """The password that is kept for an address; empty where there is none.

    Raises:
        HubRefused: others may read the file that has it.
    """
    path = _file(address)
    if path.exists():
        _check_rights(path)
        return path.read_text(encoding="utf-8")
    found: list[str | None] = []
    _with_keyring(lambda ring: found.append(ring.get_password(_SERVICE, str(address))))
    return next(iter(found), None) or ""


def key_file(address: HubAddress) -> Path | None:
    """The file that has the password of an address; None where none does."""
    return _file(address) if _file(address).exists() else None


def forget_key(address: HubAddress) -> None:
    """Remove the password of an address from wherever it is kept."""
    if _file(address).exists():
        wipe(_file(address))
    _with_keyring(lambda ring: ring.delete_password(_SERVICE, str(address)))


def _is_in_keyring(address: HubAddress, password: str) -> bool:
    """Return whether the keyring took the password; one that is turned off takes and keeps none."""
    found: list[str | None] = []

    def keep(ring: Any) -> None:
        ring.set_password(_SERVICE, str(address), password)
        found.append(ring.get_password(_SERVICE, str(address)))

    return _with_keyring(keep) and found == [password]


def _file(address: HubAddress) -> Path:
    name = hashlib.sha256(str(address).encode()).hexdigest()[:16]
    return hub_keys_folder() / f"{name}.key"


def _check_rights(path: Path) -> None:
    if os.name == "posix" and path.stat().st_mode & _OTHERS:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "{path}: other people of this computer may read this key; take their rights away "
                "(chmod {rights:o}), or join again with a new one",
            ),
            path=path,
            rights=PRIVATE_FILE,
        )


def _with_keyring(work: Callable[[Any], object]) -> bool:
    """Do something with the system's keyring; returns whether there is one that did it."""
    try:
        import keyring
        from keyring.errors import KeyringError
    except ImportError:
        return False
    try:
        work(keyring)
    except KeyringError:
        return False
    return True
