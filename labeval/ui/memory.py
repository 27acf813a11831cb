"""Settings of this machine between starts: recent studies and window sizes.

No study data goes here.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

_MOST = 12
_log = logging.getLogger(__name__)


class Memory:
    """A small JSON file of settings; losing it costs convenience, never data."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._values: dict[str, Any] = {}
        try:
            read = json.loads(path.read_text(encoding="utf-8"))
            self._values = read if isinstance(read, dict) else {}
        except FileNotFoundError:
            pass
        except (OSError, ValueError):
            _log.warning("settings in %s cannot be read; starting with none", path)

    def recent_studies(self) -> list[Path]:
        """Study folders opened before that still exist, newest first."""
        known = [Path(p) for p in self._values.get("recent", []) if isinstance(p, str)]
        return [path for path in known if (path / "study.yaml").is_file()]

    def opened(self, study: Path) -> None:
        """Put a study folder first among the recent ones."""
        rest = [str(p) for p in self.recent_studies() if p != study.resolve()]
        self.set("recent", [str(study.resolve()), *rest][:_MOST])

    def get(self, name: str, default: Any = None) -> Any:
        """A remembered value."""
        return self._values.get(name, default)

    def set(self, name: str, value: Any) -> None:
        """Remember a value that JSON can hold."""
        self._values[name] = value
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new = self._path.with_suffix(".new")
            new.write_text(json.dumps(self._values, indent=1), encoding="utf-8")
            new.replace(self._path)
        except OSError:
            _log.warning("settings cannot be kept in %s", self._path)
