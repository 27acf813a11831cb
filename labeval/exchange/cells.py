"""Cells as text, and the values of other formats as cells."""

from __future__ import annotations

from datetime import datetime
from math import isfinite, isnan

from labeval.exchange.table import ColumnKind
from labeval.session.events.clock import utc_text


def seconds_text(ms: int | None) -> str:
    """Milliseconds as seconds with three decimals; empty where there is no time."""
    return "" if ms is None else f"{ms // 1000}.{ms % 1000:03d}"


def yes_no(value: bool) -> str:
    """``yes`` or ``no``."""
    return "yes" if value else "no"


def cell_of(value: object, kind: ColumnKind) -> str:
    """A typed value from a file as the text that the same table has in CSV.

    Numbers that three decimals hold exactly are written with three, as seconds are everywhere.

    Raises:
        ValueError: a cell cannot hold such a value.
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise ValueError(str(value))
    if isinstance(value, int):
        return f"{value}.000" if kind == "number" else str(value)
    if isinstance(value, float):
        return _number(value, kind)
    if isinstance(value, datetime) and value.tzinfo is not None:
        return utc_text(value)
    raise ValueError(str(value))


def _number(value: float, kind: ColumnKind) -> str:
    if isnan(value):
        return ""
    if not isfinite(value):
        raise ValueError(str(value))
    if kind == "number":
        return f"{value:.3f}" if round(value, 3) == value else repr(value)
    return str(int(value)) if value.is_integer() else repr(value)
