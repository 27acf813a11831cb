"""Figures as the interface's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def decimal(value: float, places: int) -> str:
    """A number with so many decimal places, for reading.

    It has a comma where the language has one, and a minus sign as wide as a plus.
    """
    rounded = round(value, places) + 0.0  # no minus before a zero
    text = QLocale().toString(abs(rounded), "f", places)
    return f"\N{MINUS SIGN}{text}" if rounded < 0 else text
