"""Labels of the points of an aspect's scale, and the keys that give them."""

from __future__ import annotations

from labeval.study.model.criteria import Scale

MINUS = "\N{MINUS SIGN}"
_BALANCE = range(-1, 2)
"""The scale whose points are also the keys of their signs."""


def shown_point(value: int, scale: Scale) -> str:
    """A point as shown on the page; with its sign where the scale goes below zero."""
    if value < 0:
        return f"{MINUS}{-value}"
    return f"+{value}" if value and scale.min < 0 else str(value)


def key_of_point(value: int, scale: Scale) -> str:
    """The digit that gives a point; empty where there is none.

    On a scale within 0 to 9 that is its value; on any other the points are counted from 1.
    """
    digit = value if _speaks_digits(scale) else value - scale.min + 1
    return str(digit) if digit <= 9 else ""


def point_of_key(digit: int | None, text: str, scale: Scale) -> int | None:
    """The point that a key gives; None if it gives none.

    Args:
        digit: of the number row, where the key is one.
        text: what the key types.
    """
    if scale.points == _BALANCE:
        signed = {"-": -1, MINUS: -1, "0": 0, "+": 1}.get(text)
        if signed is not None:
            return signed
    if digit is None:
        return None
    value = digit if _speaks_digits(scale) else digit + scale.min - 1
    possible = value in scale.points and (digit > 0 or _speaks_digits(scale))
    return value if possible else None


def _speaks_digits(scale: Scale) -> bool:
    return scale.min >= 0 and scale.max <= 9
