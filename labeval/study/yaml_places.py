"""Where in a study file each of its values stands."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
"""Keys and list positions (from 0) that lead from the top of a study file to a value."""


_SHOWN = 64
"""Characters of a key that are shown; ids are no longer than that."""


@dataclass(frozen=True, slots=True)
class Places:
    """The lines of a study file's values."""

    lines: Mapping[Path, int] = field(default_factory=dict)
    mappings: Set[Path] = frozenset()
    """Where names stand below; a number there is a name, not a position."""

    def name(self, path: Path) -> str:
        """The path as people write it, positions counted from 1: ``criteria[2].definition``."""
        name = ""
        for level, part in enumerate(path):
            if isinstance(part, int) and path[:level] not in self.mappings:
                name += f"[{part + 1}]"
            else:
                shown = str(part)[:_SHOWN]
                name += f".{shown}" if name else shown
        return name

    def line(self, path: Path) -> int | None:
        """The line of the value, or of the nearest one above it that is there."""
        for end in range(len(path), 0, -1):
            if path[:end] in self.lines:
                return self.lines[path[:end]]
        return self.lines.get(())


def value_at(data: Any, path: Path) -> Any:
    """The value at a path of parsed YAML; None where there is none."""
    for part in path:
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and 0 <= part < len(data):
            data = data[part]
        else:
            return None
    return data
