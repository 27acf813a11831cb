"""Expected effect of a study's limits on its sessions, before any has been started."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from labeval.session.plan.plan import Plan
from labeval.study.model.limits import Limits


@dataclass(frozen=True, slots=True)
class LimitCheck:
    """Effect of a limit on the sessions of one condition."""

    condition: str
    limits: Limits
    pages: int
    """Rating pages of a session without limits, attention checks among them."""
    minutes: float
    """Expected until the last of them is left."""

    @property
    def pages_left(self) -> int:
        """Rating pages that are left to later participants, as far as that can be foreseen."""
        over = 0 if self.limits.pages is None else self.pages - self.limits.pages
        if self.limits.minutes is not None and self.minutes > self.limits.minutes:
            share = 1 - self.limits.minutes / self.minutes
            over = max(over, round(share * self.pages))
        return max(0, over)


def check_limits(
    limits: Limits, plan: Plan, minutes_of: Callable[[Plan], float]
) -> LimitCheck | None:
    """Effect of the limits on a session of this plan; None without limits, or without rating.

    Args:
        minutes_of: how long a plan takes.
    """
    rated = [n for n, step in enumerate(plan.steps) if step.kind == "rating"]
    if not limits.any or not rated:
        return None
    until = replace(plan, steps=plan.steps[: rated[-1] + 1])
    return LimitCheck(plan.condition, limits, len(list(plan.block_pages())), minutes_of(until))
