"""Marked texts in the language in use, and the names that a study gives to things."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

CONTEXT = "Report"
_WHOLE = 1e-9


@dataclass(frozen=True, slots=True)
class Words:
    """Says marked texts; called with the values that fill their named places."""

    say: Say = as_written
    decimal: str = "."
    """What parts a number's decimals."""

    def __call__(self, text: str, /, **values: object) -> str:
        said = self.say(CONTEXT, text)
        return said.format(**values) if values else said

    def listed(self, parts: Iterable[str]) -> str:
        """``a, b and c``."""
        told = list(parts)
        if len(told) < 2:
            return "".join(told)
        both = self(QT_TRANSLATE_NOOP("Report", "{first} and {last}"))
        return both.format(first=", ".join(told[:-1]), last=told[-1])

    def number(self, value: float, digits: int = 2) -> str:
        """A number with so many decimals; a minus is a minus sign."""
        return f"{value:.{digits}f}".replace(".", self.decimal).replace("-", "−")

    def figure(self, value: float) -> str:
        """A number with as many decimals as its size bears: 869, 24.9, 4.42, 0.701."""
        size = abs(value)
        if size >= 100 or (size >= 1 and abs(value - round(value)) < _WHOLE):
            return self.number(value, 0)
        return self.number(value, 1 if size >= 10 else 2 if size >= 1 else 3)

    def count(self, value: int) -> str:
        """A whole number with its thousands apart."""
        return f"{value:,}".replace(",", "\u202f")

    def span(self, low: float, high: float) -> str:
        """``7`` or ``7–12``, of whole numbers."""
        return f"{low:.0f}" if low == high else f"{low:.0f}–{high:.0f}"

    def p(self, value: float) -> str:
        """``p = .012`` without the name: a probability as it is printed."""
        least = 0.001
        if value < least:
            return f"< {self.number(least, 3)}"
        return f"= {self.number(value, 3)}"
