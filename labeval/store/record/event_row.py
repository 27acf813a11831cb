"""An event as it is stored, for checks that trust nothing about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple


class EventRow(NamedTuple):
    """One event as it is stored, whatever its kind."""

    seq: int
    at_ms: int
    kind: str
    page: str
    field: str
    value: str
    data: str
    utc: str = ""


Fault = tuple[str, Mapping[str, Any]]
"""The fault: a sentence marked under ``Verification``, and its values."""

Faults = Iterator[tuple[EventRow, Fault]]
"""Events that cannot be right, each with what is wrong."""
