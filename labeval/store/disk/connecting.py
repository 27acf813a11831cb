"""The one way in which a study's databases are opened: encrypted where the study is protected."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import cast

from labeval.files.sealing.keys import SealKey
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.file_identity import RecordConnection
from labeval.store.disk.key_ring import RING, check_installed, database_key
from labeval.store.disk.read_only_copies import is_plain
from labeval.store.disk.study_key import Protection, protection_over
from labeval.text.marks import QT_TRANSLATE_NOOP

_CHANGING = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the study is being protected or opened, or that was interrupted; "
    "'labeval protect STUDY' or 'labeval unprotect STUDY' finishes it. Nothing is lost",
)
_IN_THE_CLEAR = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the study is protected, and this file is not encrypted: it was put there by hand. "
    "Move it away, or encrypt it with 'labeval protect STUDY'",
)


def connect(path: Path, *, timeout: float = 5.0, only_read: bool = False) -> RecordConnection:
    """A connection to a database of a study, which is made where it is missing.

    Args:
        timeout: seconds to wait for another program that writes.
        only_read: with ``mode=ro``.

    Raises:
        StudyLocked, WrongKey: the study is protected, and there is no key.
        RecordUnavailable: it is being protected or opened, or the file is not as it should be.
        sqlite3.DatabaseError: it cannot be opened.
    """
    key = key_over(path)
    if key is None:
        place = f"{path.resolve().as_uri()}?mode=ro" if only_read else path
        return sqlite3.connect(
            place, uri=only_read, isolation_level=None, timeout=timeout, factory=RecordConnection
        )
    from labeval.store.disk.protected_connection import connected

    found = connected(path, key, timeout=timeout, only_read=only_read)
    return cast(RecordConnection, found)  # it has all that is used of one


def sealing_over(path: Path) -> SealKey | None:
    """The key with which sound of a study is sealed; None where the study is not protected.

    Args:
        path: in the study, or its folder.

    Raises:
        RecordUnavailable: as for :func:`connect`.
    """
    protection = _settled_protection(path)
    if protection is None:
        return None
    check_installed(protection.path.parent)
    return RING.key_of(protection).of_sounds


def key_over(path: Path) -> bytes | None:
    """The key of a database that may be opened now; None where the study is not protected.

    Raises:
        RecordUnavailable: as for :func:`connect`.
    """
    protection = _settled_protection(path)
    if protection is None:
        return None
    key = database_key(protection)
    if is_plain(path):
        raise RecordUnavailable(_IN_THE_CLEAR, path=path)
    return key


def _settled_protection(path: Path) -> Protection | None:
    """The protection of a study; None where it has none.

    Raises:
        RecordUnavailable: the study is being protected or opened, or was when that was ended.
    """
    protection = protection_over(path)
    if protection is not None and protection.changing:
        raise RecordUnavailable(_CHANGING, path=protection.path.parent)
    return protection
