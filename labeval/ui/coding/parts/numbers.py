"""Figures as the interface's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def decimal(value: float, places: int) -> str:
    """A number with so many decimal places: with a comma where the language has one."""
    rounded = round(value, places) + 0.0  # no minus before a zero
    return QLocale().toString(rounded, "f", places)
