"""Output to a terminal, which would do what control characters in a text say."""

from __future__ import annotations

import re
import sys
from io import TextIOWrapper

_OWN = "\x1b[K"
"""Clears the line that progress is written over."""
_CONTROL = re.compile(rf"{re.escape(_OWN)}|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Terminal(TextIOWrapper):
    """A terminal's stream on which control characters of texts, as of cells and names of files, are
    written as their codes: they could set its title, move its cursor or hide lines."""

    def write(self, text: str, /) -> int:
        """Write a text; returns its length."""
        super().write(_CONTROL.sub(_shown, text))
        return len(text)


def _shown(found: re.Match[str]) -> str:
    return found[0] if found[0] == _OWN else f"\\x{ord(found[0]):02x}"


def guard_terminals() -> None:
    """Let standard output and errors show control characters where they are terminals."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if type(stream) is TextIOWrapper and stream.isatty():
            stream.flush()
            guarded = Terminal(
                stream.buffer, encoding=stream.encoding, errors=stream.errors, line_buffering=True
            )
            setattr(sys, name, guarded)
