"""A place of a transcript's file that is not as its format has it."""

from __future__ import annotations

from labeval.text.marks import MarkedText

_SHOWN = 60


class WrongPlace(Exception):
    """Raised by the reader of a format.

    Args:
        line: from 1.
        found: what is there; its beginning is shown.
        right: what would be right.
    """

    def __init__(self, line: int, found: object, right: str | MarkedText) -> None:
        super().__init__(line, found, right)
        self.line, self.right = line, right
        self.found = found if isinstance(found, MarkedText) else repr(str(found)[:_SHOWN])[:_SHOWN]
