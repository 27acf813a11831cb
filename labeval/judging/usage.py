"""Tokens and their cost."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens that went to a server and came back."""

    sent: int = 0
    received: int = 0
    estimated: bool = False
    """True if the server did not count some of them, so that they are estimated."""

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.sent + other.sent,
            self.received + other.received,
            self.estimated or other.estimated,
        )


@dataclass(frozen=True, slots=True)
class Prices:
    """For a million tokens each, in any currency."""

    sent: float = 0.0
    received: float = 0.0

    def __bool__(self) -> bool:
        return bool(self.sent or self.received)

    def cost(self, usage: Usage) -> float:
        """In the currency of the prices."""
        return (usage.sent * self.sent + usage.received * self.received) / 1_000_000
