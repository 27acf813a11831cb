"""Ranks with intervals, and chances of being the best, from the differences of each two systems.

A system's rank is at least one more than the number of systems that are surely better, and at most
the number of those that are not surely worse. Where all of these claims hold together with a
probability, so do all ranks (Mogstad, Romano, Shaikh and Wilhelm, "Inference for Ranks with
Applications to Mobility across Neighbourhoods and Academic Achievement across Countries", Review of
Economic Studies 91, 2024, section 3), and so does what follows from them: who is better than
somebody better is better, too.

The chance of being the best is that of all true differences of a system from the others being
above zero, if nothing was known of them before: of two systems it is one less half of the
two-sided p.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import normal_below, normal_quantile
from labeval.analysis.statistics.ratings import Floats, Integers

ALPHA = 0.05
_LATTICE = (32_749, 14_251)
"""Number of draws, a prime, and the multiplier that spreads them; of many systems fewer."""
_LATTICE_OF_MANY = (4_093, 1_516)
_MANY = 50
"""Systems from which fewer draws are made."""
_LEAST_P = 1e-300


@dataclass(frozen=True, slots=True)
class PairwiseDifferences:
    """Differences of systems, as matrices: row less column; nan where nothing is known."""

    value: Floats
    """(systems, systems), more being better; its transpose is its negative."""
    spread: Floats
    """(systems, systems) standard errors."""
    p: Floats
    """(systems, systems) two-sided, of each difference by itself."""
    corrected: Floats
    """(systems, systems) two-sided, so that no false claim is likely among all of them."""

    @classmethod
    def unknown(cls, systems: int) -> PairwiseDifferences:
        """Matrices to be filled in."""
        return cls(*(np.full((systems, systems), np.nan) for _ in range(4)))

    def put(
        self, pair: tuple[int, int], value: float, spread: float, p: float, corrected: float
    ) -> None:
        """Fill in a pair, both ways round."""
        for (i, j), sign in ((pair, 1.0), (pair[::-1], -1.0)):
            self.value[i, j] = sign * value
            self.spread[i, j], self.p[i, j], self.corrected[i, j] = spread, p, corrected


def rank_ends(found: PairwiseDifferences) -> tuple[Integers, Integers]:
    """(systems,) each: the best and the worst rank that a system can have.

    They are those of all rankings in which the claims hold. A difference that was not tested
    decides nothing, and of claims that form a circle nothing follows.
    """
    better = _with_what_follows((found.corrected < ALPHA) & (found.value > 0))
    return 1 + better.sum(axis=0), len(better) - better.sum(axis=1)


def _with_what_follows(better: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """(systems, systems) who is better than whom, over others in between too."""
    known = better
    while True:
        counts = known.astype(np.float32)
        more = known | (counts @ counts > 0)
        if (more == known).all():
            return known & ~known.T
        known = more


def central_effects(found: PairwiseDifferences) -> Floats:
    """(systems,) least squares of the differences that are known; their sum is zero.

    Systems that no difference links to the others have nan.
    """
    known = ~np.isnan(found.value)
    np.fill_diagonal(known, val=False)
    laplacian = np.diag(known.sum(axis=1).astype(float)) - known
    sums = np.where(known, found.value, 0.0).sum(axis=1)
    effects = np.asarray(np.linalg.lstsq(laplacian, sums, rcond=None)[0], dtype=np.float64)
    effects[~known.any(axis=1)] = np.nan
    return effects


def are_linked(found: PairwiseDifferences) -> bool:
    """True if the differences that are known lead from every system to every other."""
    known = ~np.isnan(found.value)
    reached = np.zeros(len(known), dtype=bool)
    reached[0] = True
    for _ in range(len(known)):
        reached |= known[reached].any(axis=0)
    return bool(reached.all())


def untested(found: PairwiseDifferences) -> list[tuple[int, int]]:
    """Pairs without which there are no chances: neither a test nor a difference of zero."""
    missing = np.isnan(found.p) & (np.isnan(found.value) | (found.value != 0))
    np.fill_diagonal(missing, val=False)
    return [(int(i), int(j)) for i, j in np.argwhere(missing) if i < j]


def chances_of_best(found: PairwiseDifferences) -> Floats:
    """(systems,) the chance that a system's true mean is the highest; they add up to one.

    Each difference has the chance to be above zero that its own test gives it, whatever its degrees
    of freedom; how differences with a system in common go together follows from their standard
    errors, or is one half where they are not known. All pairs have to be tested
    (:func:`untested`).
    """
    systems = len(found.value)
    if systems == 1:
        return np.ones(1)
    p = np.where(np.isnan(found.p), 1.0, np.maximum(found.p, _LEAST_P))
    scores = -np.sign(np.nan_to_num(found.value)) * normal_quantile(p / 2)
    if systems == 2:
        first = float(normal_below(scores[0, 1]))
        return np.array([first, 1 - first])
    drawn, apart = _draws(_covariance(found.spread))
    wins = np.empty(systems)
    for n in range(systems):
        others = np.arange(systems) != n
        moved = (drawn[:, [n]] - drawn[:, others]) / apart[n, others]
        wins[n] = (moved + scores[n, others] > 0).all(axis=1).mean()
    return np.asarray(wins / wins.sum())


def _covariance(spread: Floats) -> Floats:
    """(systems, systems) of effects about their mean, from the variances of their differences.

    Exact where these belong to one covariance, as those of complete tables do: Gower's double
    centring of squared distances. What is negative by rounding or because each two systems have a
    model of their own is taken for zero.
    """
    systems = len(spread)
    squares = spread**2
    off = ~np.eye(systems, dtype=bool)
    known = squares[off & (squares > 0)]
    middle = float(np.median(known)) if known.size else 1.0
    squares = np.where(squares > 0, squares, middle)
    squares[~off] = 0.0
    centre = np.eye(systems) - 1 / systems
    values, vectors = np.linalg.eigh(-centre @ squares @ centre / 2)
    return np.asarray((vectors * np.maximum(values, 0.0)) @ vectors.T)


def _draws(covariance: Floats) -> tuple[Floats, Floats]:
    """(draws, systems) normal, evenly spread, and (systems, systems) deviations of differences."""
    systems = len(covariance)
    even = _even(systems, *(_LATTICE if systems < _MANY else _LATTICE_OF_MANY))
    values, vectors = np.linalg.eigh(covariance)
    # The symmetric root is one and the same; axes of equal values are not.
    root = (vectors * np.maximum(values, 0) ** 0.5) @ vectors.T
    drawn = normal_quantile(np.clip(even, 1e-12, 1 - 1e-12)) @ root
    own = np.diag(covariance)
    apart = np.sqrt(np.maximum(own[:, None] + own - 2 * covariance, 0.0))
    return drawn, np.where(apart > 0, apart, 1.0)


def _even(systems: int, draws: int, multiplier: int) -> Floats:
    """(draws, systems) points that fill a cube evenly: Korobov's lattice (1959)."""
    steps = np.array([pow(multiplier, n, draws) for n in range(systems)])
    return np.asarray((np.arange(draws)[:, None] * steps % draws + 0.5) / draws)
