"""The keys of protected studies that this process may open.

Like the locks of open files, this belongs to the process: a database is opened by its path in many
places, and each of them finds out from the folder whether it has to be encrypted. So no place can
write in the clear because somebody forgot to hand a key to it.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from threading import RLock

from labeval.files.sealing.keys import SEAL_KEYS, SealKey
from labeval.store.disk.errors import RecordUnavailable, StudyLocked, WrongKey
from labeval.store.disk.study_key import (
    Protection,
    StudyKey,
    protection_over,
    read_protection,
)
from labeval.store.disk.system_keyring import key_in_keyring
from labeval.study.folder import StudyFolder
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

HANDED_OVER = "LABEVAL_KEYS"
"""Environment variable: ``stdin`` where the program that started this one hands keys over there."""
Ask = Callable[[Protection], StudyKey | None]
"""Asks somebody for a key; None where nobody answers."""

_TO_OPEN = QT_TRANSLATE_NOOP(
    "Record", "{path}: this study is protected; what opens it is not installed: {part}"
)
_TO_PROTECT = QT_TRANSLATE_NOOP("Record", "{path}: what protects a study is not installed: {part}")
LOCKED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this study is protected; a passphrase or key is needed to open it",
)


class KeyRing:
    """Keys by their ids. Safe in several threads."""

    def __init__(self) -> None:
        self._keys: dict[str, StudyKey] = {}
        self._ask: Ask | None = None
        self._lock = RLock()

    def add(self, key: StudyKey) -> None:
        """Open the study of this key from now on."""
        with self._lock:
            self._keys[key.id] = key
            SEAL_KEYS.add(key.of_sounds)

    def forget(self, id: str) -> None:
        """Open it no longer."""
        with self._lock:
            self._keys.pop(id, None)
            SEAL_KEYS.forget(id)

    def clear(self) -> None:
        """Open no study any longer, and ask nobody."""
        with self._lock:
            for id in list(self._keys):
                self.forget(id)
            self._ask = None

    def ask_with(self, ask: Ask | None) -> None:
        """Ask this way when a key is missing; None to refuse."""
        self._ask = ask

    def holds(self, protection: Protection) -> bool:
        """Return whether a study can be opened without asking."""
        return protection.key in self._keys

    def key_of(self, protection: Protection) -> StudyKey:
        """The key of a study; from the system's keyring, or asked for, where it is missing.

        Raises:
            StudyLocked: nobody has given it.
            WrongKey: what was given does not open the study.
        """
        with self._lock:
            found = self._keys.get(protection.key)
            if found is None:
                found = key_in_keyring(protection)
            if found is None and self._ask is not None:
                found = self._ask(protection)
            if found is not None:
                self.add(found)
        if found is None:
            raise StudyLocked(LOCKED, path=protection.path.parent)
        return found

    def handed_over(self) -> bytes:
        """All keys, for the standard input of a process that this one starts."""
        with self._lock:
            return json.dumps([key.secret.hex() for key in self._keys.values()]).encode() + b"\n"

    def take(self, handed_over: bytes) -> None:
        """Take the keys that another process has handed over.

        Raises:
            ValueError: it has handed over something else.
        """
        for secret in json.loads(handed_over or b"[]"):
            self.add(StudyKey(bytes.fromhex(secret)))


RING = KeyRing()
"""The keys of this process."""


def database_key(protection: Protection) -> bytes:
    """The key of the databases of a protected study.

    Raises:
        StudyLocked, WrongKey: there is none.
        RecordUnavailable: what is needed for it is not installed.
    """
    check_installed(protection.path.parent)
    return RING.key_of(protection).of_databases


def _key_of_sounds(path: Path) -> SealKey | None:
    protection = protection_over(path)
    try:
        return RING.key_of(protection).of_sounds if protection is not None else None
    except (StudyLocked, WrongKey):
        return None  # whoever reads the file says that it is encrypted


SEAL_KEYS.ask_with(_key_of_sounds)


def is_installed() -> bool:
    """Return whether this program can read and write protected studies."""
    return all(importlib.util.find_spec(name) for name in ("cryptography", "sqlcipher3"))


def check_installed(study: Path) -> None:
    """Check that this program can read and write protected studies.

    Raises:
        RecordUnavailable: it cannot.
    """
    try:
        import cryptography  # noqa: F401
        import sqlcipher3  # noqa: F401
    except ImportError as error:
        template = _TO_OPEN if StudyFolder(study).protection.exists() else _TO_PROTECT
        raise RecordUnavailable(template, path=study, part=missing_part("protect")) from error


def is_locked(protection_file: Path) -> bool:
    """Return whether a study is protected and cannot be opened without asking somebody.

    Raises:
        RecordError: its file of keys cannot be read.
    """
    if not protection_file.is_file():
        return False
    protection = read_protection(protection_file)
    if not RING.holds(protection) and (kept := key_in_keyring(protection)) is not None:
        RING.add(kept)
    return not RING.holds(protection)
