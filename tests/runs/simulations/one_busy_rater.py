"""False verdicts and coverage where one rater gives most of the judgments.

``python -m tests.runs.simulations.one_busy_rater 3000``

The first rater judges every question, and so gives 60 (or 80) % of all judgments; the others give
theirs by chance. Ratings from 1 to 5 are made as in :mod:`tests.runs.simulations.verdicts`; both
systems are equal.
"""

from __future__ import annotations

import numpy as np

from labeval.analysis.statistics.differences import paired_difference
from tests.runs.simulations.printed import asked_for

QUESTIONS = 20


def shares(
    raters: int, studies: int, *, of_first: float = 0.6, seed: int = 1
) -> tuple[float, float]:
    """Shares of studies with p below .05, and with intervals that hold no difference.

    Args:
        raters: all of them.
        studies: that are made.
        of_first: the first rater's share of the judgments.
        seed: of the studies.
    """
    rng = np.random.default_rng(seed)
    others = round(QUESTIONS * (1 / of_first - 1))
    false = held = 0
    for _ in range(studies):
        found = 3 + rng.normal(0, 0.3, (raters, 1, 2)) + rng.normal(0, 0.4, (1, QUESTIONS, 2))
        found = found + rng.normal(0, 0.4, (raters, 1, 1)) + rng.normal(0, 0.3, (1, QUESTIONS, 1))
        found += rng.normal(0, 0.7, (raters, QUESTIONS, 2))
        rating = np.clip(np.round(found), 1, 5)
        places = rng.choice((raters - 1) * QUESTIONS, others, replace=False)
        rater = np.r_[np.zeros(QUESTIONS, dtype=int), 1 + places // QUESTIONS]
        question = np.r_[np.arange(QUESTIONS), places % QUESTIONS]
        value = (rating[..., 0] - rating[..., 1])[rater, question]
        tested = paired_difference(value, np.unique(rater, return_inverse=True)[1], question)
        false += tested.p is not None and tested.p < 0.05
        held += tested.interval is not None and tested.interval.low <= 0 <= tested.interval.high
    return false / studies, held / studies


if __name__ == "__main__":
    for size, share in ((6, 0.6), (12, 0.6), (12, 0.8)):
        wrong, coverage = shares(size, asked_for(1000), of_first=share)
        print(f"{size} raters, {share:.0%}: false {wrong:.3f}, coverage {coverage:.3f}", flush=True)
