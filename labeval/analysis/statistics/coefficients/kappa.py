"""Cohen's and Fleiss' kappa: agreement on categories beyond chance."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ratings import counted
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_VARIATION = QT_TRANSLATE_NOOP(
    "Analysis", "all ratings are {value}: agreement by chance is complete"
)


def cohen_kappa(first: npt.ArrayLike, second: npt.ArrayLike) -> Estimate:
    """Cohen's kappa of two raters who rated the same units (Cohen, 1960).

    Args:
        first: (units,) the categories of one rater.
        second: (units,) those of the other, in the same order.

    Returns:
        Kappa with n = units. Undefined without units, or where both used one category only.

    Raises:
        ValueError: the raters have rated different numbers of units.
    """
    a, b = np.asarray(first), np.asarray(second)
    if a.shape != b.shape:
        raise ValueError("both raters must have rated the same units")
    if not a.size:
        return undefined(0, QT_TRANSLATE_NOOP("Analysis", "no unit was rated by both raters"))
    labels, codes = np.unique(np.concatenate([a, b]), return_inverse=True)
    if len(labels) == 1:
        return undefined(a.size, _NO_VARIATION, value=labels[0].item())
    size = len(labels)
    flat = np.bincount(codes[: a.size] * size + codes[a.size :], minlength=size * size)
    share = flat.reshape(size, size) / a.size
    by_chance = float(share.sum(axis=1) @ share.sum(axis=0))
    observed = float(np.trace(share))
    return Estimate((observed - by_chance) / (1 - by_chance), int(a.size))


def fleiss_kappa(units: npt.ArrayLike, values: npt.ArrayLike) -> Estimate:
    """Fleiss' kappa of ratings in long form; units may have different numbers of raters.

    With equal numbers it is Fleiss (1971); with unequal ones observed agreement is the mean over
    units and the shares of the categories are those of all ratings (Fleiss, Levin and Paik, 2003,
    chapter 18). Units with fewer than two ratings are left out.

    Args:
        units: (ratings,) what was rated.
        values: (ratings,) the category it got.

    Returns:
        Kappa with n = the units used.
    """
    table = counted(units, values).pairable
    n_units = len(table.counts)
    if n_units == 0:
        return undefined(
            0, QT_TRANSLATE_NOOP("Analysis", "no unit was rated by two raters or more")
        )
    if len(table.values) == 1:
        return undefined(n_units, _NO_VARIATION, value=table.values[0])
    raters = table.counts.sum(axis=1)
    agreeing = (table.counts * (table.counts - 1)).sum(axis=1) / (raters * (raters - 1))
    shares = table.counts.sum(axis=0) / table.counts.sum()
    by_chance = float((shares**2).sum())
    return Estimate((float(agreeing.mean()) - by_chance) / (1 - by_chance), n_units)
