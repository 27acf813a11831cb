"""Yes and no where nearly all answers are alike, by simulation: false verdicts, and coverage.

``python -m tests.runs.simulations.rare_answers 1200 200``

Both systems get yes equally often. Raters and questions differ in how easily they say or get it,
and in what they like. Printed are two tables in Markdown: how often p is below .05, and, of fewer
studies, how often the interval of a system's share of yes holds it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from scipy.stats import norm

from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.differences import paired_difference
from labeval.analysis.statistics.resampling import Resampling
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.judged_frames import facts, judged

SIZES = ((5, 5), (5, 50), (10, 10), (20, 20), (40, 5), (40, 50))
COVERED = ((5, 5), (5, 20), (5, 50), (10, 10), (20, 5), (20, 20), (40, 5))
RATES = (0.02, 0.1, 0.5, 0.9, 0.98)
SEVERITY, EASE, LIKING, TEXT, REST = 0.4, 0.3, 0.3, 0.4, 0.7
ALPHA = 0.05


def answers(rng: np.random.Generator, size: tuple[int, int], rate: float) -> np.ndarray:
    """(raters, questions, 2) yes as 1, no as 0."""
    raters, questions = size
    spread = sum(part**2 for part in (SEVERITY, EASE, LIKING, TEXT, REST)) ** 0.5
    found = norm.ppf(rate) * spread + rng.normal(0, SEVERITY, (raters, 1, 1))
    found = found + rng.normal(0, EASE, (1, questions, 1)) + rng.normal(0, LIKING, (raters, 1, 2))
    found = found + rng.normal(0, TEXT, (1, questions, 2)) + rng.normal(0, REST, (*size, 2))
    return np.asarray((found > 0).astype(float))


def false_verdicts(size: tuple[int, int], rate: float, studies: int, *, seed: int = 11) -> float:
    """The share of studies with p < .05."""
    rng = np.random.default_rng(seed)
    rater, question = np.indices(size).reshape(2, -1)
    found = 0
    for _ in range(studies):
        given = answers(rng, size, rate)
        p = paired_difference((given[..., 0] - given[..., 1]).ravel(), rater, question).p
        found += p is not None and p < ALPHA
    return found / studies


def held(size: tuple[int, int], rate: float, studies: int, *, seed: int = 12) -> float:
    """The share of intervals of a system's share of yes that hold it."""
    rng = np.random.default_rng(seed)
    known = facts({f"q{q}{s}": (s, f"q{q}") for q in range(size[1]) for s in "ab"})
    inside = []
    for study in range(studies):
        given = answers(rng, size, rate)
        rows = [
            (f"r{r}", "c", f"q{q}{'ab'[s]}", "yes" if given[r, q, s] else "no")
            for r, q, s in np.ndindex(given.shape)
        ]
        found = scores(judged("aqc", *rows), known, Resampling(samples=300, seed=study))
        found = found[(found["level"] == "system") & (found["statistic"] == "yes_of_all")]
        ends = found[["ci_low", "ci_high"]].astype(float)
        inside += ((ends["ci_low"] <= rate) & (rate <= ends["ci_high"])).tolist()
    return float(np.mean(inside))


def rows(studies: int) -> Iterator[list[str]]:
    """A row for each size."""
    for size in SIZES:
        name = f"{size[0]} × {size[1]}"
        yield [name, *(share(false_verdicts(size, rate, studies)) for rate in RATES)]


def rows_of_coverage(studies: int) -> Iterator[list[str]]:
    """The same for intervals."""
    for size in COVERED:
        name = f"{size[0]} × {size[1]}"
        yield [name, *(share(held(size, rate, studies)) for rate in RATES)]


if __name__ == "__main__":
    head = ["raters × questions", *map(share, RATES)]
    print_table(head, rows(asked_for(1200)))
    print()
    print_table(head, rows_of_coverage(int(sys.argv[2]) if len(sys.argv) > 2 else 200))
