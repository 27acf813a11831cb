"""Differences between things by the raters who judged all of them, with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.planning.noncentral import f_above
from labeval.analysis.statistics.chances.distributions import f_above as central_f_above
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

_CLOSE = 1e-12
"""Share of a noncentrality within which it is found."""
SAFE = 0.8
"""Confidence of the lower limit of an effect that a cautious plan rests on."""
FEWEST_RATERS = 12
"""Of a pilot that is not called small."""

NO_RATERS = QT_TRANSLATE_NOOP(
    "Analysis",
    "{complete} of {raters} raters judged all {compared}; a plan from a pilot takes two who did",
)
NO_SPREAD = QT_TRANSLATE_NOOP("Analysis", "raters differ in nothing: an effect cannot be estimated")
ONE_THING = QT_TRANSLATE_NOOP("Analysis", "there is only one to be judged, so nothing to compare")


@dataclass(frozen=True, slots=True)
class Effect:
    """Differences between things within raters."""

    raters: int
    """The raters who judged all of the things."""
    compared: int
    f: float | None
    """Cohen's f without what chance adds to it; 0 where chance explains all of it."""
    cautious: float | None
    """The lower limit of f with :data:`SAFE` confidence, one-sided."""
    p: float | None = None
    """From the F test of the pilot itself."""
    reason: str = ""
    """Marked for translation; :attr:`explained` fills it."""
    left_out: int = 0
    """Raters who did not judge all."""

    @property
    def explained(self) -> str:
        """The reason in English."""
        return self.reason.format(
            complete=self.raters, raters=self.raters + self.left_out, compared=self.compared
        )


def complete_rows(table: npt.ArrayLike) -> Floats:
    """The rows of (raters, things) without a gap."""
    given = np.asarray(table, dtype=np.float64)
    return np.asarray(given[~np.isnan(given).any(axis=1)])


def repeated_effect(table: npt.ArrayLike) -> Effect:
    """The effect of (raters, things) scores by the analysis of variance for repeated measures.

    From F follows the noncentrality that is left when what chance alone gives is taken away,
    (k - 1)(F - 1), and from it f² = noncentrality / (n k). The cautious limit is that of the
    noncentrality under which an F as large has a chance of 1 - :data:`SAFE` (Perugini, Gallucci
    and Costantini, 2014, "Safeguard power").

    Args:
        table: (raters, things) scores, nan where a rater did not judge one; such raters are left
            out.
    """
    given = np.asarray(table, dtype=np.float64)
    scores = complete_rows(given)
    (n, k), left_out = scores.shape, len(given) - len(scores)
    if k < 2:
        return Effect(n, k, None, None, reason=ONE_THING, left_out=left_out)
    if n < 2:
        return Effect(n, k, None, None, reason=NO_RATERS, left_out=left_out)
    between, error = _mean_squares(scores)
    if error <= 1e-12 * max(1.0, between):
        return Effect(n, k, None, None, reason=NO_SPREAD, left_out=left_out)
    ratio, df = between / error, (k - 1, (n - 1) * (k - 1))
    f = (max(0.0, (k - 1) * (ratio - 1)) / (n * k)) ** 0.5
    safe = (_safe_noncentrality(ratio, df) / (n * k)) ** 0.5
    return Effect(n, k, f, safe, float(central_f_above(ratio, *df)), left_out=left_out)


def _mean_squares(scores: Floats) -> tuple[float, float]:
    """Mean squares between the things, and of what is left."""
    n, k = scores.shape
    rows, columns, grand = scores.mean(axis=1), scores.mean(axis=0), scores.mean()
    left = scores - rows[:, None] - columns[None, :] + grand
    between = n * float(((columns - grand) ** 2).sum()) / (k - 1)
    return between, float((left**2).sum()) / ((n - 1) * (k - 1))


def _safe_noncentrality(ratio: float, df: tuple[int, int]) -> float:
    def missing(noncentrality: float) -> float:
        return f_above(ratio, df, noncentrality) - (1 - SAFE)

    if missing(0.0) >= 0:
        return 0.0
    low, high = 0.0, max(1.0, df[0] * ratio)
    while (above := missing(high)) < 0:
        low, high = high, 2 * high
    below, side = missing(low), 0
    while high - low > _CLOSE * high:
        # Where a line through both ends is zero; an end that stays for a second time counts less
        # (the Pegasus method of Dowell and Jarratt, 1972, BIT 12).
        middle = low + (high - low) * below / (below - above)
        middle = middle if low < middle < high else (low + high) / 2
        found = missing(middle)
        if found < 0:
            above *= below / (below + found) if side < 0 else 1
            low, below, side = middle, found, -1
        else:
            below *= above / (above + found) if side > 0 else 1
            high, above, side = middle, found, 1
    return (low + high) / 2
