"""The keys with which this process seals and opens files.

A sealed file names its key, so that whoever reads a file needs to know nothing about keys. They
come from protected studies, and go to processes that this one starts.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock

from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP

_KEY_BYTES = 32


class SealLocked(FileRefused):
    """A sealed file whose key nobody has given."""


@dataclass(frozen=True, slots=True)
class SealKey:
    """A key for sealing files. Each file has a key of its own, which follows from it."""

    id: str
    """Its name, which is in every file that it has sealed and says nothing about the key."""
    secret: bytes = field(repr=False)

    @staticmethod
    def new() -> SealKey:
        """A random key, for what no other program run has to read."""
        return SealKey(os.urandom(16).hex(), os.urandom(_KEY_BYTES))


AskForKey = Callable[[Path], SealKey | None]
"""Finds the key for a file; None where there is none. May raise an error of its own."""


class SealKeys:
    """Keys by their ids. Safe in several threads."""

    def __init__(self) -> None:
        self._keys: dict[str, SealKey] = {}
        self._ask: AskForKey | None = None
        self._lock = RLock()

    def add(self, key: SealKey) -> None:
        """Open the files of this key from now on."""
        with self._lock:
            self._keys[key.id] = key

    def forget(self, id: str) -> None:
        """Open them no longer."""
        with self._lock:
            self._keys.pop(id, None)

    def ask_with(self, ask: AskForKey | None) -> None:
        """Ask this way when a key is missing; None to refuse."""
        with self._lock:
            self._ask = ask

    def of(self, id: str, path: Path) -> SealKey:
        """The key of a file that names it.

        Raises:
            SealLocked: nobody has given it.
        """
        with self._lock:
            known, ask = self._keys.get(id), self._ask
        if known is not None:
            return known
        # Without the lock: whoever answers may need another thread, which may need the keys.
        found = ask(path) if ask is not None else None
        if found is None or found.id != id:
            raise SealLocked(
                QT_TRANSLATE_NOOP(
                    "Files",
                    "{where} is encrypted, and its key is not here; open it as a part of its study",
                ),
                where=path,
            )
        self.add(found)
        return found

    def all(self) -> tuple[SealKey, ...]:
        """All keys, for a process that this one starts: through a pipe, never through a file."""
        with self._lock:
            return tuple(self._keys.values())

    def take(self, keys: Iterable[SealKey]) -> None:
        """Take the keys of the process that started this one."""
        for key in keys:
            self.add(key)


SEAL_KEYS = SealKeys()
"""The keys of this process."""


def can_seal() -> bool:
    """Return whether what sealing needs is installed."""
    return importlib.util.find_spec("cryptography") is not None
