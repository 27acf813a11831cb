"""Figures as the interface's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def decimal(value: float, places: int) -> str:
    """A number with so many decimal places: with a comma where the language has one."""
    return QLocale().toString(value, "f", places)
