"""Figures with their units: percentiles, memory, and one line of a table."""

from __future__ import annotations

import resource
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil


@dataclass(frozen=True)
class Figure:
    """One measured line of the benchmarks' table."""

    what: str
    value: str
    aim: str = ""

    def __str__(self) -> str:
        return f"| {self.what} | {self.value} | {self.aim} |"


def percentile(values: Sequence[float], share: float) -> float:
    """The nearest-rank percentile: the smallest value that ``share`` of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def spread(seconds: Sequence[float]) -> str:
    """p50, p99 and the maximum, in milliseconds."""
    p50, p99, most = (1000 * percentile(seconds, share) for share in (0.5, 0.99, 1.0))
    return f"p50 {p50:.2f} ms, p99 {p99:.2f} ms, max {most:.2f} ms (n={len(seconds)})"


def peak_megabytes() -> float:
    """Peak resident memory of this process so far."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
