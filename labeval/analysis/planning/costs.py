"""Cost of participants."""

from __future__ import annotations


def cost(participants: int, minutes: float, hourly_rate: float) -> float:
    """Participants times hours times the hourly rate, as Popp et al. (2025, section 3.1) do.

    Args:
        participants: how many.
        minutes: of each.
        hourly_rate: in any currency.
    """
    return participants * minutes / 60 * hourly_rate
