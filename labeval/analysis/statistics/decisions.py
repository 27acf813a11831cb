"""Agreement of coders who decided yes or no on each of many units, with intervals.

Units of a text are not independent: the characters of a turn are coded together. So the bootstrap
draws turns, each with all of its units, and units may be given in runs that were decided alike.

Formulas: Cohen (1960) for kappa; Krippendorff (2011) for nominal alpha; the pooled kappa of De
Vries, Elliott, Kanouse and Teleki, "Using pooled kappa to summarize interrater agreement across
many items", Field Methods 20 (2008), 272-282, and alpha pooled alike: disagreements observed over
those expected, summed over codes. A mean of kappas would let a rare code count as much as any.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.estimate import Estimate, Interval, undefined
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

_NOBODY = QT_TRANSLATE_NOOP("Analysis", "nobody used the code here")
_SAMPLES_AT_ONCE = 100
"""Of the bootstrap; bounds its memory."""
_ALL = QT_TRANSLATE_NOOP("Analysis", "everything was coded by everybody: nothing varies")
_NO_UNITS = QT_TRANSLATE_NOOP("Analysis", "there is no text to decide upon")


@dataclass(frozen=True, slots=True)
class Agreement:
    """Agreement of coders; each n is the number of units, over all codes when pooled."""

    percentage: Estimate
    """Share of units on which two coders decided alike, from 0 to 1; over all pairs of coders."""
    kappa: Estimate
    """Cohen's kappa of two coders; of more, of all their pairs, pooled."""
    alpha: Estimate
    """Krippendorff's alpha, nominal, of all coders."""


Parts = tuple[Floats, Floats, Floats, Floats]
"""(samples,) each: agreement, agreement by chance, disagreement, disagreement by chance."""


class Counted:
    """One code's decisions, counted by turn."""

    def __init__(
        self,
        coded: npt.NDArray[np.bool_],
        weights: npt.NDArray[Any],
        turns: npt.NDArray[Any],
        n_turns: int,
    ) -> None:
        """Count decisions.

        Args:
            coded: (rows, coders) whether a coder gave the code; two coders or more.
            weights: (rows,) how many units a row stands for.
            turns: (rows,) the turn of each row, from 0.
            n_turns: how many turns there are.

        Raises:
            ValueError: fewer than two coders.
        """
        coders = coded.shape[1]
        if coders < 2:
            raise ValueError("it takes two coders to agree")
        self.n_units = int(weights.sum())
        self.used_by = int(coded.any(axis=0).sum())
        """Number of coders who used the code."""
        pairs = list(combinations(range(coders), 2))
        columns: list[npt.NDArray[Any]] = []
        for i, j in pairs:
            a, b = coded[:, i], coded[:, j]
            columns += [a & b, a & ~b, ~a & b, ~a & ~b]
        given = coded.sum(axis=1)
        # Pairable values of Krippendorff's coincidences: yes, no, and yes with no.
        columns += [given, coders - given, given * (coders - given) / (coders - 1)]
        self.n_pairs = len(pairs)
        self.by_turn = np.empty((n_turns, len(columns)))
        for n, column in enumerate(columns):
            self.by_turn[:, n] = np.bincount(turns, weights=column * weights, minlength=n_turns)

    def parts(self, sums: Floats) -> Parts:
        """Agreement and chance agreement of pairs, disagreement and chance disagreement.

        Args:
            sums: (samples, columns) the columns of ``by_turn``, summed over each sample's turns.

        Returns:
            (samples,) each: agreement and chance agreement over all pairs of coders, disagreement
            and chance disagreement of all coders.
        """
        tables = sums[:, : 4 * self.n_pairs].reshape(len(sums), self.n_pairs, 4)
        both, first, second, neither = np.moveaxis(tables, 2, 0)
        n = both + first + second + neither
        yes, no, mixed = sums[:, -3], sums[:, -2], sums[:, -1]
        with np.errstate(invalid="ignore", divide="ignore"):
            observed = ((both + neither) / n).mean(axis=1)
            chance = (
                (both + first) * (both + second) + (neither + second) * (neither + first)
            ) / n**2
            chance = chance.mean(axis=1)
            values = yes + no
            apart = 2 * mixed / values
            expected = 2 * yes * no / (values * (values - 1))
        return observed, chance, apart, expected


def agreement(counted: Counted, *, samples: int = 0, seed: int = 0) -> Agreement:
    """Agreement on one code; undefined, with the reason, where nothing varies.

    Args:
        samples: bootstrap samples of turns for the intervals of 95 %; 0 makes none.
        seed: of the bootstrap.
    """
    return agreements([counted], samples=samples, seed=seed)[0][0]


def agreements(
    codes: Sequence[Counted], *, samples: int = 0, seed: int = 0
) -> tuple[list[Agreement], Agreement]:
    """Agreement on each of several codes, and on all of them together.

    Args:
        codes: decided on the same turns by the same coders. The bootstrap draws the same turns
            for all of them.
    """
    found = _all_parts(codes, np.ones((1, _turns(codes))))
    drawn = _bootstrap(codes, samples, seed)
    each = [
        _agreement([code], [found[n]], [drawn[n]] if drawn else []) for n, code in enumerate(codes)
    ]
    return each, _agreement(codes, found, drawn)


def _agreement(
    codes: Sequence[Counted], found: Sequence[Parts], drawn: Sequence[Parts]
) -> Agreement:
    """Figures with their intervals, or why there are none."""
    n = sum(code.n_units for code in codes)
    if n == 0:
        none = undefined(0, _NO_UNITS)
        return Agreement(none, none, none)
    percentage, kappa, alpha = (float(values[0]) for values in _figures(found))
    ends: list[Interval | None] = [None, None, None]
    if drawn:
        ends = [interval_of(values) for values in _figures(drawn)]
    if all(code.used_by < 2 for code in codes):
        ends[1] = None  # Kappa is 0 in every sample then, which is nothing known for certain.
    share = Estimate(percentage, n, ends[0])
    if not any(code.used_by for code in codes):
        return Agreement(share, undefined(n, _NOBODY), undefined(n, _NOBODY))
    return Agreement(
        share,
        Estimate(kappa, n, ends[1]) if np.isfinite(kappa) else undefined(n, _ALL),
        Estimate(alpha, n, ends[2]) if np.isfinite(alpha) else undefined(n, _ALL),
    )


def _turns(codes: Sequence[Counted]) -> int:
    return len(codes[0].by_turn) if codes else 0


def _bootstrap(codes: Sequence[Counted], samples: int, seed: int) -> list[Parts]:
    """Each code's parts in samples of turns drawn with replacement; none without turns."""
    n_turns = _turns(codes)
    if not samples or not n_turns:
        return []
    rng = np.random.default_rng(seed)
    chunks: list[list[Parts]] = []
    for start in range(0, samples, _SAMPLES_AT_ONCE):
        size = min(_SAMPLES_AT_ONCE, samples - start)
        drawn = times_drawn(rng, n_turns, size).astype(np.float64)
        chunks.append(_all_parts(codes, drawn))
    return [_joined([chunk[n] for chunk in chunks]) for n in range(len(codes))]


def _joined(chunks: Sequence[Parts]) -> Parts:
    observed, chance, apart, expected = (
        np.concatenate([chunk[part] for chunk in chunks]) for part in range(4)
    )
    return observed, chance, apart, expected


def _all_parts(codes: Sequence[Counted], drawn: Floats) -> list[Parts]:
    """One product for all codes: many thin ones would take ten times as long."""
    if not codes:
        return []
    sums = drawn @ np.concatenate([code.by_turn for code in codes], axis=1)
    ends = np.cumsum([code.by_turn.shape[1] for code in codes])
    return [
        code.parts(part) for code, part in zip(codes, np.split(sums, ends, axis=1), strict=False)
    ]


def _figures(parts: Sequence[Parts]) -> tuple[Floats, Floats, Floats]:
    """(samples,) percentage, kappa and alpha; nan in a sample in which one is undefined."""
    observed, chance = (np.mean([part[n] for part in parts], axis=0) for n in (0, 1))
    apart, expected = (np.sum([part[n] for part in parts], axis=0) for n in (2, 3))
    with np.errstate(invalid="ignore", divide="ignore"):
        kappa = (observed - chance) / (1 - chance)
        alpha = 1 - apart / expected
    return observed, kappa, alpha


def interval_of(values: Floats) -> Interval | None:
    """The middle 95 % of the samples in which the figure is defined."""
    defined = values[np.isfinite(values)]
    if not defined.size:
        return None
    low, high = np.quantile(defined, [0.025, 0.975])
    return Interval(float(low), float(high))
