"""p-values adjusted for the number of tests of one question."""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.ratings import Floats

FEW_TESTS = 15
"""Up to which Holm's procedure keeps the chance of a single false finding; of more, the share of
false ones among the findings is kept instead."""

Procedure = Literal["Holm", "Benjamini-Hochberg", ""]


Correction = Literal["auto", "holm", "benjamini_hochberg"]
"""``auto`` is Holm's up to :data:`FEW_TESTS`, else Benjamini and Hochberg's."""


def adjusted(p: npt.ArrayLike, correction: Correction = "auto") -> tuple[Floats, Procedure]:
    """(n,) adjusted p of one family, and by which procedure; nan stays nan and does not count."""
    known = np.asarray(p, dtype=np.float64)
    tests = int((~np.isnan(known)).sum())
    if not tests:
        return known, ""
    if correction == "holm" or (correction == "auto" and tests <= FEW_TESTS):
        return holm(known), "Holm"
    return benjamini_hochberg(known), "Benjamini-Hochberg"


def holm(p: npt.ArrayLike) -> Floats:
    """(n,) adjusted so that no false finding is more likely than stated (Holm, 1979)."""
    given = np.asarray(p, dtype=np.float64)
    found = np.full(len(given), np.nan)
    known = np.flatnonzero(~np.isnan(given))
    order = known[np.argsort(given[known], kind="stable")]
    times = len(order) - np.arange(len(order))
    found[order] = np.minimum(np.maximum.accumulate(given[order] * times), 1.0)
    return found


def benjamini_hochberg(p: npt.ArrayLike) -> Floats:
    """(n,) adjusted so that of findings few are false (Benjamini and Hochberg, 1995)."""
    given = np.asarray(p, dtype=np.float64)
    found = np.full(len(given), np.nan)
    known = np.flatnonzero(~np.isnan(given))
    order = known[np.argsort(-given[known], kind="stable")]
    times = len(order) / np.arange(len(order), 0, -1)
    found[order] = np.minimum(np.minimum.accumulate(given[order] * times), 1.0)
    return found
