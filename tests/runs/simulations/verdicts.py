"""False verdicts, coverage and power of the inference about two systems, by simulation.

``python -m tests.runs.simulations.verdicts 1000``

Raters are severe or mild and like some systems better than others; questions suit systems
differently; every judgment has noise. Systems are equal for false verdicts, which are p < .05, and
half a point apart before rounding for coverage and power. The truth of an interval is the mean over
half a million cells with a rater and a question each. Printed is a table in Markdown.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from labeval.analysis.statistics.differences import (
    Difference,
    paired_difference,
    rated_difference,
)
from labeval.analysis.statistics.multiplicity import adjusted
from labeval.analysis.statistics.ranks.rank_tests import signed_ranks
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.simulated_ratings import (
    Design,
    Floats,
    of_best_and_worst,
    of_choices,
    of_distances,
    of_points,
    of_yes,
    points,
)

WAYS: dict[str, Callable[[Floats], Floats]] = {
    "ratings": of_points,
    "pairs": of_choices,
    "yes or no": of_yes,
    "best and worst of 4": of_best_and_worst,
    "distance from an ideal": of_distances,
}
SIZES = ((5, 20), (6, 6), (8, 50), (20, 3), (20, 10), (20, 200), (30, 40), (50, 5), (80, 3))
OF_FOUR = (
    (20, 10),
    (8, 50),
    (30, 40),
    (80, 8),
    (50, 5),
    (80, 5),
    (20, 4),
    (80, 4),
    (20, 3),
    (80, 3),
)
SHIFT = 0.5
ALPHA = 0.05
_CELLS = 500_000
_SLOW = 5
"""Incomplete tables and ratings out of pairs take this many times fewer replicates."""

Study = Callable[[np.random.Generator], Difference]


def of_pairs(design: Design, differences: Callable[[Floats], Floats]) -> Study:
    """One study in which raters judge both systems."""

    def study(rng: np.random.Generator) -> Difference:
        there = design.present(rng)
        rater, question = np.nonzero(there)
        return paired_difference(differences(design.latent(rng))[there], rater, question)

    return study


def of_halves(design: Design) -> Study:
    """One study in which each rater rates the texts of one system only."""

    def study(rng: np.random.Generator) -> Difference:
        rater, question = np.indices((design.raters, design.questions)).reshape(2, -1)
        first = (rater % 2).astype(int)
        rated = points(design.latent(rng)).reshape(-1, design.systems)
        value = np.where(first == 1, rated[:, 0], rated[:, 1])
        parts = {"rater": rater, "question": question, "text": 2 * question + first}
        return rated_difference(value, first, parts)

    return study


def figures(equal: Study, apart: Study, truth: float, replicates: int) -> list[str]:
    """False verdicts, coverage and power by the model, and the first two by the bootstrap."""
    rng = np.random.default_rng(11)
    null = [equal(rng) for _ in range(replicates)]
    other = [apart(rng) for _ in range(replicates)]

    def share_of(true: Iterator[bool]) -> str:
        return share(np.mean(list(true)))

    def holds(ends: object, value: float) -> bool:
        return ends is not None and ends.low <= value <= ends.high

    has_free = any(found.free for found in null)
    free = [
        share_of(not holds(found.free, 0.0) for found in null),
        share_of(holds(found.free, truth) for found in other),
    ]
    return [
        share_of(found.p is not None and found.p < ALPHA for found in null),
        share_of(holds(found.interval, truth) for found in other),
        share_of(found.p is not None and found.p < ALPHA and found.value > 0 for found in other),
        *(free if has_free else ("–", "–")),
    ]


def truth_of(design: Design, differences: Callable[[Floats], Floats]) -> float:
    return float(differences(design.apart(np.random.default_rng(1), _CELLS)).mean())


def by_way(way: str, design: Design, replicates: int) -> list[str]:
    """The row of a way of judging and a design."""
    apart = replace(design, shift=SHIFT)
    study = (of_pairs(design, WAYS[way]), of_pairs(apart, WAYS[way]))
    return [
        *labels(way, design, replicates),
        *figures(*study, truth_of(apart, WAYS[way]), replicates),
    ]


def labels(judged: str, design: Design, replicates: int) -> list[str]:
    """The first cells of a row."""
    return [judged, design.name, f"{design.text} / {design.liking}", str(replicates)]


def rows(replicates: int) -> Iterator[list[str]]:
    """The table, a row per way of judging and design."""
    plans = [("ratings", Design(*size, systems=4)) for size in SIZES]
    plans += [(way, Design(*size, systems=4)) for way in WAYS for size in ((20, 10), (50, 5))]
    plans += [("ratings", Design(20, 10, 0.0, 0.3)), ("ratings", Design(20, 10, 0.4, 0.0))]
    plans += [("ratings", Design(20, 10, 0.0, 0.0)), ("pairs", Design(8, 50, systems=4))]
    yield from (by_way(way, design, replicates) for way, design in dict.fromkeys(plans))
    few = max(replicates // _SLOW, 1)
    yield from (by_way(way, Design(20, 10, kept=0.4), few) for way in ("ratings", "pairs"))
    design = Design(24, 12)
    apart = replace(design, shift=SHIFT)
    found = figures(of_halves(design), of_halves(apart), truth_of(apart, of_points), few)
    yield [*labels("ratings, one system a rater", design, few), *found]


@dataclass(frozen=True, slots=True)
class Leads:
    """Of studies of four equal systems, shares with something that is not there."""

    each: float
    """A pair with p < .05."""
    smallest: float
    """A pair with p < .05 / 6, which is what six of them ask of the smallest."""
    any: float
    """Any difference, after Holm."""
    clear: float
    """A lead that the verdict calls clear."""
    before: float
    """A difference by the test that was used before, signed ranks of all cells."""


def leads(replicates: int, design: Design) -> Leads:
    rng = np.random.default_rng(12)
    rater, question = np.indices((design.raters, design.questions)).reshape(2, -1)
    pairs = list(combinations(range(4), 2))
    found = np.zeros((replicates, 5))
    for row in found:
        rated = points(design.latent(rng))
        p = np.array(
            [
                paired_difference((rated[..., a] - rated[..., b]).ravel(), rater, question).p
                for a, b in pairs
            ],
            dtype=float,
        )
        each = adjusted(p)[0]
        first = int(rated.mean(axis=(0, 1)).argmax())
        clear = all(p < ALPHA for p, pair in zip(each, pairs, strict=True) if first in pair)
        old = signed_ranks((rated[..., 0] - rated[..., 1]).ravel()).p.value
        before = old is not None and old < ALPHA
        among = ((p < ALPHA).mean(), (p < ALPHA / len(pairs)).mean(), (each < ALPHA).any())
        row[:] = (*among, clear, before)
    return Leads(*found.mean(axis=0).tolist())


HEAD = (
    *("judgments", "raters × questions", "SD text / liking", "studies", "false verdicts"),
    *("coverage", "power", "false, bootstrap t", "coverage, bootstrap t"),
)

LEADS = (
    *("raters × questions", "studies", "a pair p < .05", "a pair p < .0083", "any after Holm"),
    *("a clear lead", "signed ranks"),
)


def rows_of_leads(replicates: int) -> Iterator[list[str]]:
    for size in OF_FOUR:
        of = leads(replicates, Design(*size, systems=4))
        shares = (share(of.each), share(of.smallest, 4), *map(share, (of.any, of.clear, of.before)))
        yield [f"{size[0]} × {size[1]}", str(replicates), *shares]


def main(replicates: int) -> None:
    began = time.process_time()
    print_table(HEAD, rows(replicates))
    print()
    print_table(LEADS, rows_of_leads(replicates))
    print(f"{time.process_time() - began:.0f} s of processor.", file=sys.stderr)


if __name__ == "__main__":
    main(asked_for(1000))
