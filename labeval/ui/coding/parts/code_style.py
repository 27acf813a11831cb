"""Style of segments: name and colour of their codes, and which of them are faded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from labeval.coding.rows import Coding


@dataclass(frozen=True, slots=True)
class Look:
    """A code as it is drawn."""

    name: str
    colour: str
    """``#rrggbb``."""


@dataclass(frozen=True, slots=True)
class Looks:
    """All codes' looks, and what is highlighted.

    A segment that is not ``lit`` keeps a grey stripe and nothing else, so that what is looked
    for stands out and the rest is not forgotten.
    """

    codes: Mapping[str, Look] = field(default_factory=dict)
    lit: Callable[[Coding], bool] | None = None
    """None lights everything."""
    faded: frozenset[str] = frozenset()
    """Passages that a filter does not admit: there for their context."""
    others: Mapping[str, str] = field(default_factory=dict)
    """Names of all coders but the one who works, by their ids."""

    def of(self, coding: Coding) -> Look:
        """Style of a segment's code."""
        return self.codes.get(coding.code) or Look("?", "")

    def coder_of(self, coding: Coding) -> str:
        """Whose segment it is, after its code's name; empty for one's own."""
        name = self.others.get(coding.coder)
        return f"  ·  {name}" if name else ""

    def is_lit(self, coding: Coding) -> bool:
        """True for a segment that is drawn in full."""
        return self.lit is None or self.lit(coding)
