"""Settings of this machine between starts: recent studies and window sizes.

No study data goes here. Windows that are programs of their own, such as those of the study and of
its texts, share the file: each writes what it changes, and leaves what another one has written.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

_MOST = 12
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
        known = [Path(p) for p in self.get("recent", []) if isinstance(p, str)]
        return [path for path in known if (path / "study.yaml").is_file()]

    def opened(self, study: Path) -> None:
        """Put a study folder first among the recent ones."""
        rest = [str(p) for p in self.recent_studies() if p != study.resolve()]
        self.set("recent", [str(study.resolve()), *rest][:_MOST])

    def get(self, name: str, default: Any = None) -> Any:
        """A remembered value."""
        self._look()
        return self._values.get(name, default)

    def set(self, name: str, value: Any) -> None:
        """Remember a value that JSON can hold."""
        from PySide6.QtCore import QLockFile  # the command line reads settings without Qt

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock = QLockFile(str(self._path.with_suffix(".lock")))
            lock.tryLock(_WAIT_MS)
            self._read()
            self._values[name] = value
            new = self._path.with_suffix(".new")
            new.write_text(json.dumps(self._values, indent=1), encoding="utf-8")
            new.replace(self._path)
            self._seen = self._state()
            lock.unlock()
        except OSError:
            self._values[name] = value
            _log.warning("settings cannot be kept in %s", self._path)

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
