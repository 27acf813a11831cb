"""False verdicts, coverage and power in small studies: with gaps, by pairs, by best and worst.

``python -m tests.runs.simulations.small_studies 1000``

Studies are made as in :mod:`tests.runs.simulations.verdicts`, and the table is the same. With two
criteria each text is rated by both, with a point more by the second, which four tenths of the first
system's texts lack.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from labeval.analysis.statistics.criteria_differences import difference_over_criteria
from labeval.analysis.statistics.differences import Difference
from tests.runs.simulations.printed import asked_for, print_table
from tests.runs.simulations.verdicts import HEAD, SHIFT, by_way, figures, labels
from tests.support.judgments.simulated_ratings import Design, Floats, points

LACKING = 0.4
"""Share of the first system's texts that lack the second criterion."""
_MORE = (-0.5, 0.5)
"""Points, before rounding, that each criterion adds."""
PLANS = (
    ("ratings", Design(6, 6, systems=4, kept=0.7)),
    ("ratings", Design(8, 8, systems=4, kept=0.7)),
    ("ratings", Design(6, 12, systems=4, kept=0.5)),
    ("ratings", Design(12, 5, systems=4, kept=0.7)),
    ("ratings", Design(20, 5, systems=4, kept=0.5)),
    ("pairs", Design(6, 6, systems=4)),
    ("pairs", Design(8, 8, systems=4)),
    ("pairs", Design(8, 8, systems=4, kept=0.7)),
    ("pairs", Design(6, 12, systems=4, kept=0.5)),
    ("pairs", Design(12, 5, systems=4, kept=0.7)),
    ("best and worst of 4", Design(6, 6, systems=4)),
    ("best and worst of 4", Design(8, 8, systems=4)),
    ("best and worst of 4", Design(8, 8, systems=4, kept=0.7)),
    ("best and worst of 4", Design(6, 12, systems=4, kept=0.5)),
    ("best and worst of 4", Design(12, 5, systems=4, kept=0.7)),
)
BY_TWO = tuple(
    (design, alike)
    for design in (Design(8, 8), Design(12, 6), Design(8, 8, kept=0.7))
    for alike in (0.0, 0.7)
)
"""Designs, and how far judgments by both criteria correlate."""


@dataclass(frozen=True, slots=True)
class ByTwoCriteria:
    """One study by two criteria."""

    design: Design
    alike: float = 0.0
    """The correlation of judgments by both criteria."""

    def __call__(self, rng: np.random.Generator) -> Difference:
        one, other = (replace(self.design, shift=0.0).latent(rng) - 3 for _ in range(2))
        other = self.alike * one + (1 - self.alike**2) ** 0.5 * other
        better = 3 + self.design.shift * np.array([1, 0])
        pairs = zip((one, other), _MORE, strict=True)
        rated = np.stack([self._points(each + better, more) for each, more in pairs], axis=2)
        lacks = rng.permutation(self.design.questions) < round(LACKING * self.design.questions)
        there = self.design.present(rng)[..., None] & ~np.stack([lacks & False, lacks], axis=1)
        value = rated[..., 0] - rated[..., 1]
        return difference_over_criteria(value[there], *np.nonzero(there))

    def truth(self) -> float:
        """The mean difference over both criteria."""
        latent = self.design.apart(np.random.default_rng(1), 500_000)
        each = [self._points(latent, more) for more in _MORE]
        return float(np.mean([one[:, 0] - one[:, 1] for one in each]))

    @staticmethod
    def _points(latent: Floats, more: float) -> Floats:
        return points(latent + more)


def rows(replicates: int) -> Iterator[list[str]]:
    """The table, a row per way of judging and design."""
    yield from (by_way(way, design, replicates) for way, design in PLANS)
    for design, alike in BY_TWO:
        apart_study = ByTwoCriteria(replace(design, shift=SHIFT), alike)
        found = figures(ByTwoCriteria(design, alike), apart_study, apart_study.truth(), replicates)
        name = "ratings by two criteria" + f", correlation {alike}" * (alike > 0)
        yield [*labels(name, design, replicates), *found]


def main(replicates: int) -> None:
    began = time.process_time()
    print_table(HEAD, rows(replicates))
    print(f"{time.process_time() - began:.0f} s of processor.", file=sys.stderr)


if __name__ == "__main__":
    main(asked_for(1000))
