"""False verdicts, coverage and power in small studies: with gaps, by pairs, by best and worst.

``python -m tests.runs.simulations.small_studies 1000``

Studies are made as in :mod:`tests.runs.simulations.verdicts`, and the table is the same. With two
criteria each text is rated by both, with a point more by the second, which some texts of the first
system lack.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from labeval.analysis.comparisons.significance import significance
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.statistics.differences import Difference
from labeval.analysis.statistics.estimate import Interval
from tests.runs.simulations.printed import asked_for, print_table
from tests.runs.simulations.verdicts import HEAD, SHIFT, by_way, figures, labels
from tests.support.judgments.judged_frames import judged
from tests.support.judgments.simulated_ratings import Design, Floats, points

CRITERIA = "cd"
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
BY_TWO = (Design(8, 8), Design(12, 6), Design(8, 8, kept=0.7))
_SLOW = 3
"""Studies by two criteria take this many times fewer replicates."""


@dataclass(frozen=True, slots=True)
class ByTwoCriteria:
    """One study by two criteria, through the table of differences."""

    design: Design

    def __call__(self, rng: np.random.Generator) -> Difference:
        raters, questions = self.design.raters, self.design.questions
        rated = [self._points(self.design.latent(rng), more) for more in _MORE]
        there = self.design.present(rng)
        lacks = rng.random(questions) < LACKING
        lacks[rng.integers(questions)] = False
        rows = [
            (f"r{r}", CRITERIA[c], f"{'ab'[s]}{q}", str(rated[c][r, q, s]))
            for r, q in np.argwhere(there).tolist()
            for s in range(2)
            for c in range(2)
            if not (lacks[q] and s == 0 and c == 1)
        ]
        texts = [f"{s}{q}" for s in "ab" for q in range(questions)]
        systems, asked = ({t: t[0] for t in texts}, {t: t[1:] for t in texts})
        facts = StudyFacts(systems, asked, {TOTAL: tuple(CRITERIA)}, frozenset(), {})
        table = significance(judged("dqe", *rows), facts)
        (row,) = table[table["scale"] == TOTAL].to_dict("records")
        known = row["p"] == row["p"]
        return Difference(
            *(row["n"], raters, questions, row["difference"]),
            p=row["p"] if known else None,
            interval=Interval(row["ci_low"], row["ci_high"]) if known else None,
            free=Interval(row["free_low"], row["free_high"]),
        )

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
    few = max(replicates // _SLOW, 1)
    for design in BY_TWO:
        apart_study = ByTwoCriteria(replace(design, shift=SHIFT))
        found = figures(ByTwoCriteria(design), apart_study, apart_study.truth(), few)
        yield [*labels("ratings by two criteria", design, few), *found]


def main(replicates: int) -> None:
    began = time.process_time()
    print_table(HEAD, rows(replicates))
    print(f"{time.process_time() - began:.0f} s of processor.", file=sys.stderr)


if __name__ == "__main__":
    main(asked_for(1000))
