"""Agreement on preferences: of all, of each rater with the others, and on each pair of texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.sides import HIGH, LOW
from labeval.analysis.statistics.coefficients.paired_agreement import (
    Agreeing,
    PairSums,
    of_all,
    of_raters,
    of_units,
    pair_sums,
)
from labeval.analysis.statistics.numbering import numbered
from labeval.study.pages import BOTH_BAD
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "level", "id", "statistic", "value", "ci_low", "ci_high"),
    *("by_chance", "n", "units", "raters", "reason"),
)
SAME, SAME_SIDE, OPPOSITE, HALF_TIES, BAD = (
    *("same_answer", "same_preference", "opposite_preference"),
    *("ties_as_half", "same_both_bad"),
)
ALL, RATER, UNIT = "all", "rater", "unit"
_OF_UNITS = (SAME, SAME_SIDE)
MOST_UNITS = 5000
"""Pairs of texts with rows of their own."""

NO_PAIRS = QT_TRANSLATE_NOOP("Analysis", "no two ratings of the same pair that count here")
FEW_CLUSTERS = QT_TRANSLATE_NOOP(
    "Analysis", "fewer than three raters or pairs of texts: the interval takes all as independent"
)


def preference_agreement(methods: Sequence[Rated]) -> DataFrame:
    """Each statistic by criterion, and over all criteria where the id is empty, with
    :data:`COLUMNS`.

    Two raters of the same pair of texts, whichever way round they saw it, agree in ``same_answer``
    where both gave the same answer, a tie and both bad being answers; ``same_preference`` is of
    those pairs of raters who both chose a text, and ``opposite_preference`` the share of all pairs
    of raters who chose different texts. In ``ties_as_half`` a tie or both bad agrees by half with
    a choice. ``same_both_bad`` is of the pairs of raters of whom one found both bad. ``n`` is
    the pairs of ratings. ``by_chance`` is what independent raters with the same frequencies of
    answers would have.

    Args:
        methods: the ratings; methods without comparisons of two are left out.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method in methods:
        rated = method.first_only()
        if not {LOW, HIGH} & set(rated.labels):
            continue
        parts = list(rated.each_criterion())
        if len(parts) > 1:
            parts.append(("", rated))
        rows += [row for criterion, part in parts for row in _rows(criterion, part)]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def kinds(labels: Sequence[object]) -> Mapping[str, Agreeing]:
    """Labels that agree, and that count, in each statistic."""
    n = len(labels)
    same, every = np.eye(n), np.ones((n, n))
    is_side = np.array([label in (LOW, HIGH) for label in labels], dtype=np.float64)
    is_bad = np.array([label == BOTH_BAD for label in labels], dtype=np.float64)
    sides = np.outer(is_side, is_side)
    one_side = is_side[:, None] + is_side - 2 * sides
    half = same * is_side[:, None] + np.outer(1 - is_side, 1 - is_side) + one_side / 2
    one_bad = np.minimum(is_bad[:, None] + is_bad, 1.0)
    return {
        SAME: Agreeing(same, every),
        SAME_SIDE: Agreeing(same, sides),
        OPPOSITE: Agreeing(sides - same * sides, every),
        HALF_TIES: Agreeing(half, every),
        BAD: Agreeing(np.outer(is_bad, is_bad), one_bad),
    }


def _rows(criterion: str, part: Rated) -> Iterator[tuple[object, ...]]:
    cells, unit = numbered(part.cell)
    codes, rater = numbered(part.rater)
    raters = [part.raters[code] for code in codes]
    pairs_of = [part.units[cell % len(part.units)] for cell in cells]
    frequency = np.bincount(part.label, minlength=len(part.labels)) / max(len(part.label), 1)
    for statistic, kind in kinds(part.labels).items():
        if statistic == BAD and not kind.counts.any():
            continue
        sums = pair_sums(unit, rater, part.label, kind)
        chance = _by_chance(frequency, kind)
        names = (part.method, criterion)
        yield (*names, ALL, "", statistic, *_of_all(sums, chance))
        yield from ((*names, RATER, *row) for row in _of_raters(raters, statistic, sums, chance))
        if statistic in _OF_UNITS and criterion and len(pairs_of) <= MOST_UNITS:
            yield from ((*names, UNIT, *row) for row in _of_units(pairs_of, statistic, sums))


def _by_chance(frequency: np.ndarray, kind: Agreeing) -> float | None:
    counted = float(frequency @ kind.counts @ frequency)
    return float(frequency @ (kind.score * kind.counts) @ frequency) / counted if counted else None


def _of_all(sums: PairSums, chance: float | None) -> tuple[object, ...]:
    found, used = of_all(sums), sums.pairs > 0
    units, raters = (len(np.unique(codes[used])) for codes in (sums.unit, sums.rater))
    few = FEW_CLUSTERS if min(units, raters) < 3 else ""
    n = round(float(sums.pairs.sum() / 2))
    figures = (float(found.value[0]), float(found.low[0]), float(found.high[0]))
    return (*figures, chance, n, units, raters, few if n else NO_PAIRS)


def _of_raters(
    raters: Sequence[str], statistic: str, sums: PairSums, chance: float | None
) -> Iterator[tuple[object, ...]]:
    found, pairs = of_raters(sums, len(raters))
    used = sums.pairs > 0
    units = np.bincount(sums.rater, used, minlength=len(raters)).astype(int)
    for n, name in enumerate(raters):
        figures = (float(found.value[n]), float(found.low[n]), float(found.high[n]))
        few = FEW_CLUSTERS if units[n] < 3 else ""
        count = round(float(pairs[n]))
        reason = few if count else NO_PAIRS
        yield (name, statistic, *figures, chance, count, int(units[n]), 1, reason)


def _of_units(units: Sequence[str], statistic: str, sums: PairSums) -> Iterator[tuple[object, ...]]:
    value, pairs = of_units(sums)
    raters = np.bincount(sums.unit, sums.pairs > 0)
    for n in np.flatnonzero(np.bincount(sums.unit) > 1).tolist():
        share = None if np.isnan(value[n]) else float(value[n])
        counts = (round(float(pairs[n])), 1, int(raters[n]))
        yield (units[n], statistic, share, None, None, None, *counts, "" if pairs[n] else NO_PAIRS)
