"""Marked texts in the language in use, and the names that a study gives to things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, isfinite, log10

from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written, translate_filled

CONTEXT = "Report"
ANALYSIS = "Analysis"
"""The translation contexts of this package's own texts, and of those in tables."""
_WHOLE = 1e-9
_THOUSANDTH, _MOST_DIGITS = 0.0005, 6
"""Below the first, three decimals would be zero; no number has more than the second."""
_COUNTS = 10
"""From here on a whole number is taken for a count."""
_DECIDES = 0.05
"""Below it p is that of a difference."""
MOST_NAMED = 8
"""Names up to which a sentence lists all."""


class _Counted(Amount):
    @property
    def digits(self) -> str:
        return f"{int(self):,}".replace(",", "\u202f")


@dataclass(frozen=True, slots=True)
class Words:
    """Translates marked texts; called with the values that fill their named places."""

    say: Say = as_written
    decimal: str = "."
    """Decimal mark of numbers."""

    def __call__(self, text: str, /, **values: object) -> str:
        translated = self.say(CONTEXT, text)
        return translated.format(**values) if values else translated

    def reason(self, sentence: str) -> str:
        """A sentence of the analysis about a row, filled in or not."""
        return translate_filled(self.say, ANALYSIS, sentence, self.decimal)

    def listed(self, parts: Iterable[str]) -> str:
        """``a, b and c``."""
        filled = list(parts)
        if len(filled) < 2:
            return "".join(filled)
        both = self(QT_TRANSLATE_NOOP("Report", "{first} and {last}"))
        return both.format(first=", ".join(filled[:-1]), last=filled[-1])

    def some(self, names: Sequence[str]) -> str:
        """The names, of very many the first ones and the number of the others."""
        if len(names) <= MOST_NAMED:
            return self.listed(names)
        shown = names[: MOST_NAMED - 1]
        others = self(QT_TRANSLATE_NOOP("Report", "{n} others"), n=len(names) - len(shown))
        return self.listed([*shown, others])

    def number(self, value: float, digits: int = 2) -> str:
        """A number with so many decimals; a minus is a minus sign, which zero has not."""
        return f"{value:z.{digits}f}".replace(".", self.decimal).replace("-", "−")

    def figure(self, value: float) -> str:
        """A number with as many decimals as its size bears: 869, 24.9, 4.42, 0.701, 0.0002.

        Only what is below half a millionth is printed as zero.
        """
        size = abs(value)
        if _WHOLE < size < _THOUSANDTH:
            return self.number(value, min(-floor(log10(size)), _MOST_DIGITS))
        if size >= 100 or (size >= 1 and abs(value - round(value)) < _WHOLE):
            return self.number(value, 0)
        return self.number(value, 1 if size >= 10 else 2 if size >= 1 else 3)

    def alike(self, *values: float) -> list[str]:
        """Numbers of one sentence with the same decimals: as many as the largest bears.

        Whole numbers where the first of them is one of some size: a count. What is not a number
        takes no part.
        """
        size = max((abs(value) for value in values if isfinite(value)), default=0.0)
        first = values[0] if values and isfinite(values[0]) else 0.5
        counted = size >= _COUNTS and abs(first - round(first)) < _WHOLE
        digits = 0 if counted or size >= 100 else 1 if size >= _COUNTS else 2 if size >= 1 else 3
        return [self.number(value, digits) for value in values]

    def day(self, written: str) -> str:
        """A day that is written as 2026-11-28: as it is, or with points where commas divide
        decimals."""
        year, month, day = written.split("-")
        return written if self.decimal == "." else f"{day}.{month}.{year}"

    def count(self, value: int) -> str:
        """A whole number with its thousands apart."""
        return _Counted(value).digits

    def amount(self, value: int) -> Amount:
        """A whole number that prints with one of two words, its thousands apart."""
        return _Counted(value)

    def span(self, low: float, high: float) -> str:
        """``7`` or ``7–12``, of whole numbers."""
        return f"{low:.0f}" if low == high else f"{low:.0f}–{high:.0f}"

    def chance(self, value: float) -> str:
        """A probability with two decimals that is never rounded to none or all."""
        least = 0.01
        if value < least:
            return f"< {self.number(least)}"
        return f"> {self.number(1 - least)}" if value > 1 - least else self.number(value)

    def p_and_bound(self, p: float, bound: float) -> tuple[str, str]:
        """``= 0.0034`` and the bound that it is compared with, on the side of it that it is on."""
        below = p < bound
        digits = next((n for n in range(4, 9) if (round(p, n) < round(bound, n)) is below), 9)
        least = 10.0**-digits
        is_tiny = p < least <= bound
        printed = f"< {self.number(least, digits)}" if is_tiny else f"= {self.number(p, digits)}"
        return printed, self.number(bound, digits)

    def p(self, value: float) -> str:
        """``p = .012`` without the name; one that decides is never printed as one that does not."""
        least = 0.001
        if value < least:
            return f"< {self.number(least, 3)}"
        if value < _DECIDES <= round(value, 3):
            return f"< {self.number(_DECIDES)}"
        return f"= {self.number(value, 3)}"
