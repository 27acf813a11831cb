"""Figures as the interface's language writes them, and numbers of things with their plural."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from labeval.text.amounts import Amount


class LocalAmount(Amount):
    """A number with the form of its word, whose thousands are apart as the language has them."""

    @property
    def digits(self) -> str:
        return decimal(self, 0)


class CodingNumbers(QObject):
    """Words with a number; a class of its own, so that translations get plural forms."""

    def in_sources(self, number: int) -> str:
        """In how many sources."""
        return self.tr("in %Ln source(s)", "", number)

    def segments(self, number: int) -> str:
        """A number of segments."""
        return self.tr("%Ln segment(s)", "", number)

    def hits(self, number: int) -> str:
        """A number of hits."""
        return self.tr("%Ln hit(s)", "", number)

    def places(self, number: int) -> str:
        """A number of places."""
        return self.tr("%Ln place(s)", "", number)


def decimal(value: float, places: int) -> str:
    """A number with so many decimal places, for reading.

    It has a comma where the language has one, and a minus sign as wide as a plus.
    """
    rounded = round(value, places) + 0.0  # no minus before a zero
    text = QLocale().toString(abs(rounded), "f", places)
    return f"\N{MINUS SIGN}{text}" if rounded < 0 else text
