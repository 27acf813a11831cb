"""Figures as the interface's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from labeval.text.amounts import Amount


class LocalAmount(Amount):
    """A number with the form of its word, whose thousands are apart as the language has them."""

    @property
    def digits(self) -> str:
        return decimal(self, 0)


def decimal(value: float, places: int) -> str:
    """A number with so many decimal places, for reading.

    It has a comma where the language has one, and a minus sign as wide as a plus.
    """
    rounded = round(value, places) + 0.0  # no minus before a zero
    text = QLocale().toString(abs(rounded), "f", places)
    return f"\N{MINUS SIGN}{text}" if rounded < 0 else text
