"""Places of the values in a study file."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Literal

Path = tuple[str | int, ...]
"""Keys and list positions (from 0) that lead from the top of a study file to a value."""

Kind = Literal["scalar", "list", "mapping", "alias"]

_SHOWN = 64
"""Characters of a key that are shown; ids are no longer than that."""


@dataclass(frozen=True, slots=True)
class Span:
    """The characters of a value in its file's text, from 0 and half-open."""

    start: int
    end: int
    """For a list or mapping in block style, where the parser found its end: past the comments."""
    kind: Kind
    style: str = ""
    """For a scalar: empty for a plain one, else ``'``, ``"``, ``|`` or ``>``; for a list or mapping
    ``[`` or ``{`` where it is in brackets or braces."""
    key: tuple[int, int] | None = None
    """The characters of its name, in a mapping."""


@dataclass(frozen=True, slots=True)
class YamlPlaces:
    """The lines of a study file's values."""

    lines: Mapping[Path, int] = field(default_factory=dict)
    mappings: Set[Path] = frozenset()
    """Place with names below; a number there is a name, not a position."""
    spans: Mapping[Path, Span] = field(default_factory=dict)
    """Characters of the values as they are written; what an alias stands for has none."""

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
