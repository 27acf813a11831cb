"""Numbers of things in the words of the counts, each with its plural."""

from __future__ import annotations

from PySide6.QtCore import QObject


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
