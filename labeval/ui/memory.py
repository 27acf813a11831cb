"""Settings of this machine between starts: recent studies and window sizes.

No study data goes here. Windows that are programs of their own, such as those of the study and of
its texts, share the file: each writes what it changes, and leaves what another one has written.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

_MOST = 12
_RECENT = "recent"
_WAIT_MS = 500
"""For another program that writes; it takes a millisecond or two."""
_log = logging.getLogger(__name__)


class Memory:
    """A small JSON file of settings; losing it costs convenience, never data."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._values: dict[str, Any] = {}
        self._seen: tuple[int, ...] = ()
        """Inode, size and time of the file that was read or written last."""
        self._look()

    def recent_studies(self) -> list[Path]:
        """Study folders opened before that still exist, newest first."""
        return [Path(path) for path in _existing(self.get(_RECENT))]

    def opened(self, study: Path) -> None:
        """Put a study folder first among the recent ones."""
        first = str(study.resolve())
        self.change(
            _RECENT, lambda known: [first, *(p for p in _existing(known) if p != first)][:_MOST]
        )

    def get(self, name: str, default: Any = None) -> Any:
        """A remembered value."""
        self._look()
        return self._values.get(name, default)

    def set(self, name: str, value: Any) -> None:
        """Remember a value that JSON can hold."""
        self.change(name, lambda _: value)

    def change(self, name: str, new: Callable[[Any], Any]) -> None:
        """Remember what a function makes of the value that is known at that moment.

        Args:
            name: of the setting.
            new: from the value (None where there is none) to one that JSON can hold. No other
                program writes meanwhile, so a list that grows loses nothing.
        """
        from PySide6.QtCore import QLockFile  # the command line reads settings without Qt

        lock = QLockFile(str(self._path.with_suffix(".lock")))
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock.tryLock(_WAIT_MS)
            self._read()
            writable = True
        except OSError:
            writable = False
        self._values[name] = new(self._values.get(name))
        try:
            if writable:
                self._write()
        except OSError:
            writable = False
        lock.unlock()
        if not writable:
            _log.warning("settings cannot be kept in %s", self._path)

    def _write(self) -> None:
        written = self._path.with_suffix(".new")
        written.write_text(json.dumps(self._values, indent=1), encoding="utf-8")
        written.replace(self._path)
        self._seen = self._state()

    def _look(self) -> None:
        """Read the file where that can be done now."""
        try:
            self._read()
        except OSError:
            _log.warning("settings in %s cannot be read; going on without them", self._path)

    def _read(self) -> None:
        """Read the file, if it is another one than was read last; a damaged one is passed over.

        Raises:
            OSError: it is there and cannot be read now; what it has must not be written over.
        """
        try:
            state = self._state()
            if state == self._seen:
                return
            read = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except ValueError:
            _log.warning("settings in %s are damaged; going on without them", self._path)
            read = self._values
        self._seen = state
        self._values = read if isinstance(read, dict) else {}

    def _state(self) -> tuple[int, ...]:
        found = self._path.stat()
        return found.st_ino, found.st_size, found.st_mtime_ns


def _existing(known: Any) -> list[str]:
    """The study folders of a remembered list that are still there."""
    paths = [path for path in known or [] if isinstance(path, str)]
    return [path for path in paths if (Path(path) / "study.yaml").is_file()]
