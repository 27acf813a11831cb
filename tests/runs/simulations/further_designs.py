"""Designs that the other simulations leave out: few raters or questions, ties, gaps, uneven noise.

``python -m tests.runs.simulations.further_designs 1000``

Studies are made as in :mod:`tests.runs.simulations.verdicts`, and the table is the same. A second
one has the intervals of a system's share of yes, as the table of scores gives them: how often they
hold the share among new raters and questions, where it is a half and where it is about nine tenths.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.resampling import Resampling
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.runs.simulations.verdicts import HEAD, SHIFT, figures, labels, of_pairs, truth_of
from tests.support.judgments.judged_frames import facts, judged
from tests.support.judgments.simulated_ratings import (
    Design,
    of_choices,
    of_errors,
    of_points,
    of_rare_choices,
    of_yes,
)

PLANS = (
    ("ratings", of_points, Design(5, 15)),
    ("ratings", of_points, Design(20, 5)),
    ("ratings", of_points, Design(30, 4)),
    ("ratings", of_points, Design(20, 10, unsteady=2)),
    ("ratings", of_points, Design(20, 10, careless=3)),
    ("ratings", of_points, Design(8, 30, careless=3)),
    ("ratings", of_points, Design(20, 10, kept=0.6, unsteady=2)),
    ("ratings", of_points, Design(20, 10, kept=0.6, careless=3)),
    ("pairs", of_choices, Design(30, 4)),
    ("pairs, half of them ties", of_rare_choices, Design(20, 10)),
    ("pairs, half of them ties", of_rare_choices, Design(8, 30)),
    ("pairs, half of them ties", of_rare_choices, Design(20, 10, kept=0.6)),
    ("yes or no", of_yes, Design(5, 15)),
    ("yes or no", of_yes, Design(20, 10, kept=0.6)),
    ("yes or no", of_yes, Design(12, 8, kept=0.6)),
    ("error points", of_errors, Design(5, 15)),
    ("error points", of_errors, Design(20, 10)),
    ("error points", of_errors, Design(20, 10, kept=0.6)),
    ("error points", of_errors, Design(12, 8, kept=0.6)),
)
OF_SHARES = (
    Design(5, 15),
    Design(8, 30),
    Design(20, 10),
    Design(50, 5),
    Design(20, 10, kept=0.6),
)
_HIGH = 1.35
"""How much better a system is that gets about nine tenths of yes."""
_SAMPLES = 400


def rows(replicates: int) -> Iterator[list[str]]:
    """The table of differences, a row per way of judging and design."""
    for name, differences, design in PLANS:
        apart = replace(design, shift=SHIFT)
        studies = (of_pairs(design, differences), of_pairs(apart, differences))
        found = figures(*studies, truth_of(apart, differences), replicates)
        yield [*labels(name, design, replicates), *found]


def rows_of_shares(replicates: int) -> Iterator[list[str]]:
    """The table of shares, a row per design."""
    for design in OF_SHARES:
        apart = replace(design, shift=_HIGH)
        truth = (apart.apart(np.random.default_rng(1), 500_000) > 3).mean(axis=0)
        rng = np.random.default_rng(13)
        held = np.array([_held(apart, truth, rng) for _ in range(replicates)])
        yield [
            *(design.name, str(replicates)),
            *(cell for n in (1, 0) for cell in (share(truth[n]), share(held[:, n].mean()))),
        ]


def _held(design: Design, truth: np.ndarray, rng: np.random.Generator) -> list[bool]:
    """Whether each system's interval holds its share."""
    yes = design.latent(rng) > 3
    there = np.argwhere(design.present(rng)).tolist()
    said = {True: "yes", False: "no"}
    rows = [
        (f"r{r}", "c", f"q{q}{'ab'[s]}", said[bool(yes[r, q, s])]) for r, q in there for s in (0, 1)
    ]
    known = facts({f"q{q}{s}": (s, f"q{q}") for q in range(design.questions) for s in "ab"})
    table = scores(judged("aqc", *rows), known, Resampling(_SAMPLES, seed=int(rng.integers(2**31))))
    table = table[(table["level"] == "system") & (table["statistic"] == "yes_of_all")]
    ends = table.sort_values("id")[["ci_low", "ci_high"]].to_numpy(dtype=float)
    return [bool(low <= true <= high) for (low, high), true in zip(ends, truth, strict=True)]


SHARES = ("raters × questions", "studies", "share", "coverage", "high share", "coverage, high")


def main(replicates: int) -> None:
    began = time.process_time()
    print_table(HEAD, rows(replicates))
    print()
    print_table(SHARES, rows_of_shares(replicates))
    print(f"{time.process_time() - began:.0f} s of processor.", file=sys.stderr)


if __name__ == "__main__":
    main(asked_for(1000))
