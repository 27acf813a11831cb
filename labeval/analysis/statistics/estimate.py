"""A figure with its basis: its n, its interval, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Interval:
    """Interval of a figure at a confidence."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """One figure. Where it is undefined, ``value`` is None and ``reason`` says why."""

    value: float | None
    n: int
    """Number of units, pairs or judgments behind it, as the function says."""
    interval: Interval | None = None
    reason: str = ""
    """Marked for translation under ``Analysis``; ``values`` fill its named places."""
    values: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Widen the interval to contain the figure: percentiles of few draws can miss it."""
        if self.value is not None and self.interval is not None:
            low, high = self.interval.low, self.interval.high
            if not low <= self.value <= high:
                held = Interval(min(low, self.value), max(high, self.value))
                object.__setattr__(self, "interval", held)

    @property
    def explained(self) -> str:
        """The reason with its places filled in, in English; empty where there is none."""
        return self.reason.format(**self.values)


def undefined(n: int, reason: str, /, **values: object) -> Estimate:
    """A figure that does not exist, and why; whole numbers among the values have no decimals."""
    whole = {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in values.items()
    }
    return Estimate(None, n, None, reason, whole)
