"""Likeness of two runs of one evaluation, as QRA++ measures it.

Single scores by the coefficient of variation for small samples, CV* (A. Belz, M. Popović and
S. Mille, Quantified Reproducibility Assessment of NLP Results, ACL 2022, section 3); sets of scores
by their correlations, and conclusions by how many of them are the same (A. Belz, QRA++: Quantified
Reproducibility Assessment for Common Types of Results in NLP, arXiv:2505.17043, types II and IV).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from labeval.analysis.statistics.chances.orders import average_ranks

Conclusion = Literal["first", "second", "undecided"]
"""Of two systems, which is better."""


def variation(measured: Sequence[float]) -> float:
    """CV*, the unbiased coefficient of variation of a small sample, in percent; 0 is no variation.

    The standard deviation is divided by c₄(n), since that of few values is too small on average,
    and the quotient by the mean is corrected by 1 + 1 / (4 n).

    Args:
        measured: two values or more, on a scale that begins at 0.

    Returns:
        NaN where the mean is 0 or less.
    """
    n, values = len(measured), np.asarray(measured, dtype=float)
    mean = float(values.mean())
    if n < 2 or mean <= 0:
        return math.nan
    shrink = math.sqrt(2 / (n - 1)) * math.exp(math.lgamma(n / 2) - math.lgamma((n - 1) / 2))
    return (1 + 1 / (4 * n)) * float(values.std(ddof=1)) / shrink / mean * 100


@dataclass(frozen=True, slots=True)
class Likeness:
    """Two sets of scores of the same systems."""

    systems: int
    pearson: float
    """NaN with fewer than three systems, or where all are equal in one run."""
    spearman: float
    root_mean_square: float
    """Root mean square of the differences, in points of the scale."""


def likeness(first: Sequence[float], second: Sequence[float]) -> Likeness:
    """Likeness of two sets of scores, system by system."""
    one, other = np.asarray(first, dtype=float), np.asarray(second, dtype=float)
    apart = float(np.sqrt(np.mean((one - other) ** 2))) if len(one) else math.nan
    ranks = _correlation(average_ranks(one), average_ranks(other))
    return Likeness(len(one), _correlation(one, other), ranks, apart)


def _correlation(one: np.ndarray, other: np.ndarray) -> float:
    if len(one) < 3 or np.ptp(one) == 0 or np.ptp(other) == 0:
        return math.nan
    return float(np.corrcoef(one, other)[0, 1])


@dataclass(frozen=True, slots=True)
class Agreement:
    """Conclusions about pairs of systems in two runs."""

    pairs: int
    same: int
    """Pairs of which both runs say the same, undecided among them."""
    clear_in_both: int
    """Pairs that both runs decide in the same way."""
    reversed: int
    """Pairs that both decide, in opposite ways."""


def agreement(
    first: Mapping[tuple[str, str], Conclusion], second: Mapping[tuple[str, str], Conclusion]
) -> Agreement:
    """Agreement of conclusions, over the pairs that both runs have."""
    pairs = sorted(first.keys() & second.keys())
    same = [pair for pair in pairs if first[pair] == second[pair]]
    turned = [pair for pair in pairs if {first[pair], second[pair]} == {"first", "second"}]
    clear = [pair for pair in same if first[pair] != "undecided"]
    return Agreement(len(pairs), len(same), len(clear), len(turned))
