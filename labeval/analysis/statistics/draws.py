"""Units that are drawn anew, with replacement, for the samples of a bootstrap."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Times = npt.NDArray[np.uint16]
"""(samples, units) how often each was drawn; never 65,536 times, since once is the mean."""

_DRAWS_AT_ONCE = 1 << 14
"""So few that they stay in the processor's cache."""


def times_drawn(
    rng: np.random.Generator, units: int, samples: int, draws: int | None = None
) -> Times:
    """Draw samples of units, each as likely as any other, and count how often each was drawn.

    Counting the numbers of drawn units takes a fraction of the time of multinomial counts, which
    have the same distribution.

    Args:
        draws: in each sample; as many as there are units where none is given.

    Returns:
        (samples, units), the sum of each row is the number of draws.
    """
    draws = units if draws is None else draws
    found = np.zeros((samples, units), dtype=np.uint16)
    step = max(1, _DRAWS_AT_ONCE // max(1, draws))
    for start in range(0, samples if units else 0, step):
        some = found[start : start + step]
        drawn = rng.integers(units, size=(len(some), draws))
        drawn += np.arange(len(some))[:, np.newaxis] * units
        some[:] = np.bincount(drawn.ravel(), minlength=some.size).reshape(some.shape)
    return found
