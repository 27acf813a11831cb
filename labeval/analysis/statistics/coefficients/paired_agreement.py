"""Shares of pairs of ratings of the same unit that agree, with intervals over units and raters.

A pair of ratings counts where both are of kinds that a statistic is about, and agrees by 0, 1/2 or
1. Pairs are clustered by unit and by rater, and each pair has two raters; the variance is that of
the jackknife over raters, plus that over units, less that over single ratings (Cameron, Gelbach and
Miller, 2011), and at least that over units. Each jackknife is a sum, so that nothing is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.clusters.clustered_shares import Shares, with_variances
from labeval.analysis.statistics.clusters.sandwich import BOTH, QUESTIONS
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Agreement of each two labels, and the pairs of labels that count."""

    score: Floats
    """(labels, labels) 0 to 1, symmetric."""
    counts: Floats
    """(labels, labels) 1 where the pair of labels counts, else 0; symmetric."""


@dataclass(frozen=True, slots=True)
class PairSums:
    """Sums over pairs of ratings: how far they agree, and how many there are."""

    agree: Floats
    """(ratings,) over the pairs of each rating with those of others of its unit."""
    pairs: Floats
    """(ratings,)."""
    unit: Integers
    """(ratings,) numbers from 0."""
    rater: Integers
    """(ratings,) numbers from 0; a rater has rated a unit once."""


def pair_sums(unit: Integers, rater: Integers, label: Integers, kind: Agreeing) -> PairSums:
    """Sums of each rating over its partners.

    Args:
        unit: (ratings,) numbers from 0.
        rater: (ratings,) numbers from 0.
        label: (ratings,) numbers of the labels.
        kind: what agrees, and what counts.
    """
    labels = len(kind.score)
    given = np.bincount(joint(unit, labels, label), minlength=(int(unit.max()) + 1) * labels)
    others = given.reshape(-1, labels)[unit].astype(np.float64)
    others[np.arange(len(unit)), label] -= 1
    agree = (others * (kind.score * kind.counts)[label]).sum(axis=1)
    return PairSums(agree, (others * kind.counts[label]).sum(axis=1), unit, rater)


def of_all(sums: PairSums) -> Shares:
    """The share over all pairs, one id; nan where no pair counts."""
    agree, pairs = sums.agree.sum() / 2, sums.pairs.sum() / 2
    value = np.array([agree / pairs if pairs else np.nan])
    by_rater = _jackknife(agree, pairs, *_by(sums, sums.rater))
    by_unit = _jackknife(agree, pairs, *(each / 2 for each in _by(sums, sums.unit)))
    by_rating = _jackknife(agree, pairs, sums.agree, sums.pairs)
    whole = by_unit + max(by_rater - by_rating, 0.0)
    used = sums.pairs > 0
    fewest = min(len(np.unique(sums.rater[used])), len(np.unique(sums.unit[used])))
    return with_variances(value, np.array([pairs]), np.array([whole]), np.array([fewest]), [BOTH])


def of_raters(sums: PairSums, raters: int) -> tuple[Shares, Floats]:
    """Each rater's share of agreement with the others, over units, and (raters,) numbers of pairs.

    The interval speaks of new units and the same others.
    """
    agree, pairs = (_summed(sums.rater, each, raters) for each in (sums.agree, sums.pairs))
    value = np.divide(agree, pairs, out=np.full(raters, np.nan), where=pairs > 0)
    # A rater has one rating a unit, so that ratings are what a jackknife over units leaves out.
    left = pairs[sums.rater] - sums.pairs
    without = np.divide(
        agree[sums.rater] - sums.agree, left, out=value[sums.rater].copy(), where=left > 0
    )
    used = sums.pairs > 0
    units = _summed(sums.rater, used.astype(np.float64), raters)
    apart = np.where(used, (without - value[sums.rater]) ** 2, 0.0)
    spread = _summed(sums.rater, np.nan_to_num(apart), raters)
    whole = np.divide(units - 1, units, out=np.zeros(raters), where=units > 0) * spread
    return with_variances(value, pairs, whole, units, [QUESTIONS] * raters), pairs


def of_units(sums: PairSums) -> tuple[Floats, Floats]:
    """(units,) shares of agreement, nan where no pair counts, and numbers of pairs."""
    agree, pairs = _by(sums, sums.unit)
    value = np.divide(agree, pairs, out=np.full(len(pairs), np.nan), where=pairs > 0)
    return value, pairs / 2


def _by(sums: PairSums, codes: Integers) -> tuple[Floats, Floats]:
    return _summed(codes, sums.agree), _summed(codes, sums.pairs)


def _summed(codes: Integers, each: Floats, size: int = 0) -> Floats:
    return np.asarray(np.bincount(codes, each, minlength=size), dtype=np.float64)


def _jackknife(agree: float, pairs: float, agree_of: Floats, pairs_of: Floats) -> float:
    """The variance of a ratio over clusters, each left out in turn."""
    used = pairs_of > 0
    left = pairs - pairs_of[used]
    n = int(used.sum())
    if n < 2 or (left <= 0).any():
        return 0.0
    without = (agree - agree_of[used]) / left
    return float((n - 1) / n * ((without - without.mean()) ** 2).sum())
