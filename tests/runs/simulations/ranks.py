"""Coverage of rank intervals, and how true chances of being the best are, by simulation.

``python -m tests.runs.simulations.ranks 1000``

Studies are those of ``tests.runs.simulations.verdicts``, of several systems with known true means.
A study is covered if every rank that a system can truly have (equal ones share several) is within
its interval, for all systems at once. For the chances true means are drawn anew for each study.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import numpy as np

from labeval.analysis.statistics.differences import paired_difference
from labeval.analysis.statistics.multiplicity import holm
from labeval.analysis.statistics.ranks.rank_inference import (
    PairwiseDifferences,
    chances_of_best,
    rank_ends,
)
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.simulated_ratings import Design, Floats, points

EQUAL, ONE_APART, STEPS, TWO_PAIRS = "all equal", "one apart", "in steps", "two and two"
MEANS = {
    EQUAL: (0.0, 0.0, 0.0, 0.0),
    ONE_APART: (0.6, 0.0, 0.0, 0.0),
    TWO_PAIRS: (0.5, 0.5, 0.0, 0.0),
    STEPS: (0.9, 0.6, 0.3, 0.0),
}
SIZES = ((8, 30), (20, 10), (30, 40), (50, 5))
BINS = (0.25, 0.5, 0.7, 0.9, 1.0)
SPREADS = (0.1, 0.3, 1.0)
"""Standard deviations of true means, for the chances."""


def studied(design: Design, means: Sequence[float], rng: np.random.Generator) -> Floats:
    """(raters, questions, systems) ratings; nan where there is none."""
    rated = points(design.latent(rng) + np.asarray(means))
    return np.where(design.present(rng)[..., None], rated, np.nan)


def compared(rated: Floats) -> PairwiseDifferences:
    """The differences of each two systems, with their tests."""
    there = ~np.isnan(rated[..., 0])
    rater, question = np.nonzero(there)
    pairs = list(combinations(range(rated.shape[-1]), 2))
    tests = [paired_difference((rated[..., a] - rated[..., b])[there], rater, question)
             for a, b in pairs]  # fmt: skip
    each = holm([np.nan if found.p is None else found.p for found in tests])
    made = PairwiseDifferences.unknown(rated.shape[-1])
    for pair, found, corrected in zip(pairs, tests, each.tolist(), strict=True):
        p = np.nan if found.p is None else found.p
        spread = np.nan if found.spread is None else found.spread
        made.put(pair, found.value or 0.0, spread, p, corrected)
    return made


def covers(found: PairwiseDifferences, means: Sequence[float]) -> tuple[bool, float]:
    """True if all ranks are within their intervals, and the mean number of ranks in one."""
    low, high = rank_ends(found)
    true = np.asarray(means)
    best = 1 + (true[None, :] > true[:, None]).sum(axis=1)
    worst = len(true) - (true[None, :] < true[:, None]).sum(axis=1)
    return bool(((low <= best) & (worst <= high)).all()), float((high - low + 1).mean())


def coverage(design: Design, means: Sequence[float], studies: int) -> tuple[float, float]:
    """The share of studies that are covered, and the mean number of ranks in an interval."""
    rng = np.random.default_rng(21)
    each = [covers(compared(studied(design, means, rng)), means) for _ in range(studies)]
    held, width = np.mean(each, axis=0)
    return float(held), float(width)


def truths(design: Design, spread: float, studies: int) -> tuple[Floats, Floats]:
    """(studies × systems,) chances of being the best, and 1 for the system that is."""
    rng = np.random.default_rng(22)
    chances, best = [], []
    for _ in range(studies):
        means = rng.normal(0, spread, design.systems)
        found = compared(studied(design, means, rng))
        chances.append(chances_of_best(found))
        best.append(means == means.max())
    return np.concatenate(chances), np.concatenate(best).astype(float)


def rows(studies: int) -> Iterator[list[str]]:
    """Coverage, a row per design and truth."""
    designs = [Design(*size, systems=4) for size in SIZES]
    designs.append(Design(20, 10, systems=4, kept=0.4))
    for design in designs:
        many = studies if design.kept == 1 else studies // 5
        for name, means in MEANS.items():
            held, width = coverage(design, means, many)
            yield [design.name, name, str(many), share(held), f"{width:.2f}"]


def chance_rows(studies: int) -> Iterator[list[str]]:
    """By size of the true differences: of systems with such a chance, how many were the best."""
    design = Design(20, 10, systems=4)
    for spread in SPREADS:
        chance, best = truths(design, spread, studies)
        cells = []
        for low, high in pairwise(BINS):
            of = (chance >= low) & (chance < high + (high == 1))
            cells.append(f"{chance[of].mean():.2f}: {best[of].mean():.2f}" if of.any() else "–")
        yield [design.name, f"{spread}", str(studies), *cells]


def main(studies: int) -> None:
    head = ("raters × questions", "true means", "studies", "all ranks held", "ranks")
    print_table(head, rows(studies))
    bins = [f"{low} to {high}" for low, high in pairwise(BINS)]
    print()
    print_table(("raters × questions", "SD of true means", "studies", *bins), chance_rows(studies))


if __name__ == "__main__":
    main(asked_for(1000))
