"""False verdicts and coverage where one rater gives most of the judgments.

``python -m tests.runs.simulations.one_busy_rater 3000``

The first rater judges every question, all others together two thirds as many, by chance. Ratings
from 1 to 5 are made as in :mod:`tests.runs.simulations.verdicts`; both systems are equal.
"""

from __future__ import annotations

import numpy as np

from labeval.analysis.statistics.differences import paired_difference
from tests.runs.simulations.printed import asked_for

QUESTIONS = 20
OTHERS = round(QUESTIONS * 2 / 3)
"""Judgments of all other raters together."""


def shares(raters: int, studies: int, *, seed: int = 1) -> tuple[float, float]:
    """Shares of studies with p below .05, and with intervals that hold no difference."""
    rng = np.random.default_rng(seed)
    false = held = 0
    for _ in range(studies):
        found = 3 + rng.normal(0, 0.3, (raters, 1, 2)) + rng.normal(0, 0.4, (1, QUESTIONS, 2))
        found = found + rng.normal(0, 0.4, (raters, 1, 1)) + rng.normal(0, 0.3, (1, QUESTIONS, 1))
        found += rng.normal(0, 0.7, (raters, QUESTIONS, 2))
        rating = np.clip(np.round(found), 1, 5)
        places = rng.choice((raters - 1) * QUESTIONS, OTHERS, replace=False)
        rater = np.r_[np.zeros(QUESTIONS, dtype=int), 1 + places // QUESTIONS]
        question = np.r_[np.arange(QUESTIONS), places % QUESTIONS]
        value = (rating[..., 0] - rating[..., 1])[rater, question]
        tested = paired_difference(value, np.unique(rater, return_inverse=True)[1], question)
        false += tested.p is not None and tested.p < 0.05
        held += tested.interval is not None and tested.interval.low <= 0 <= tested.interval.high
    return false / studies, held / studies


if __name__ == "__main__":
    for size in (6, 12):
        wrong, coverage = shares(size, asked_for(1000))
        print(f"{size} x {QUESTIONS}: false {wrong:.3f}, coverage {coverage:.3f}", flush=True)
