"""False verdicts, coverage and power of the sandwich over raters and questions, by simulation.

``python -m tests.runs.simulations.single_votes 1200``

Studies are made as in :mod:`tests.runs.simulations.verdicts`, but raters see few of the questions,
down to one comparison of nearly everybody. The sandwich is applied to all of them; printed next to
it is how often the program itself takes it, and how often the program finds a difference that is
not there. A table for comparisons of two texts, and one for ratings that are not in pairs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.differences import WITHIN_RATERS, paired_difference
from labeval.analysis.statistics.large_differences import of_pairs, within_raters
from labeval.analysis.statistics.numbering import numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.runs.simulations.verdicts import ALPHA, SHIFT, truth_of
from tests.support.judgments.simulated_ratings import Design, of_choices, of_points, points


@dataclass(frozen=True, slots=True)
class Votes(Design):
    """Everybody compares one pair of texts, and some raters another one."""

    again: int = 0
    """Raters who vote twice."""
    own: bool = False
    """Whether every vote is on a question of its own."""

    @property
    def name(self) -> str:
        """``60 × 64, 64 votes``."""
        return f"{self.raters} × {self.questions}, {self.raters + self.again} votes"

    def present(self, rng: np.random.Generator) -> npt.NDArray[np.bool_]:
        """(raters, questions) the votes; questions that are not asked stay empty."""
        rater = np.concatenate([np.arange(self.raters), np.arange(self.again)])
        if self.own:
            question = rng.permutation(self.questions)[: len(rater)]
        else:
            question = rng.integers(0, self.questions, len(rater))
        found = np.zeros((self.raters, self.questions), dtype=bool)
        found[rater, question] = True
        return found


PAIRS = (
    Votes(60, 61, again=1, own=True),
    Votes(60, 64, again=4, own=True),
    Votes(130, 60, again=1),
    Votes(130, 40, again=4),
    Votes(130, 40, again=65),
    Votes(400, 60, again=20),
    Design(40, 40, kept=0.1),
    Design(40, 200, kept=0.1),
    Design(100, 60, kept=0.05),
)
RATINGS = (Design(40, 60, kept=0.2), Design(60, 400, kept=0.2), Design(200, 100, kept=0.05))

Figures = tuple[float, float, float]
"""Estimate, standard error, degrees of freedom."""


@dataclass(frozen=True, slots=True)
class Sandwich:
    """What the sandwich finds in one study."""

    mean: float
    spread: float
    freedom: float

    @property
    def sure(self) -> bool:
        """Whether there is a difference."""
        return 2 * float(t_above(abs(self.mean) / self.spread, self.freedom)) < ALPHA

    def holds(self, truth: float) -> bool:
        """Whether the interval does."""
        reach = -float(t_quantile(ALPHA / 2, self.freedom)) * self.spread
        return abs(self.mean - truth) <= reach


Compared = tuple[Floats, Integers, Integers]
"""Differences, raters and questions."""


def compared(design: Design, rng: np.random.Generator) -> Compared:
    """A study in which two texts are compared at a time."""
    there = design.present(rng)
    rater, question = (numbered(each)[1] for each in np.nonzero(there))
    return of_choices(design.latent(rng))[there], rater, question


def rated(design: Design, rng: np.random.Generator) -> Sandwich:
    """A study in which raters rate some texts of each system."""
    rater, question, system = np.nonzero(
        rng.random((design.raters, design.questions, design.systems)) < design.kept
    )
    value = points(design.latent(rng))[rater, question, system]
    rater, question = numbered(rater)[1], numbered(question)[1]
    first = (system == 0).astype(np.intp)
    return Sandwich(*within_raters(value, first, rater, question, "both"))


def shares(null: Sequence[Sandwich], other: Sequence[Sandwich], truth: float) -> list[str]:
    """False verdicts, coverage and power."""
    return [
        share(np.mean([found.sure for found in null])),
        share(np.mean([found.holds(truth) for found in other])),
        share(np.mean([found.sure and found.mean > 0 for found in other])),
    ]


def by_program(studies: Sequence[Compared]) -> list[str]:
    """How often the program takes the sandwich, and how often it and the bootstrap are wrong."""
    said = [paired_difference(*study) for study in studies]
    free = [found.free or found.interval for found in said]
    return [
        share(np.mean([found.how == WITHIN_RATERS for found in said])),
        share(np.mean([found.p is not None and found.p < ALPHA for found in said])),
        share(np.mean([ends is not None and not ends.low <= 0 <= ends.high for ends in free])),
    ]


def of_comparisons(design: Design, replicates: int) -> list[str]:
    """The row of a design of comparisons."""
    apart, rng = replace(design, shift=SHIFT), np.random.default_rng(13)
    null = [compared(design, rng) for _ in range(replicates)]
    found = [Sandwich(*of_pairs(*study)) for study in null]
    other = [Sandwich(*of_pairs(*compared(apart, rng))) for _ in range(replicates)]
    figures = shares(found, other, truth_of(apart, of_choices))
    return [design.name, str(replicates), *figures, *by_program(null)]


def of_ratings(design: Design, replicates: int) -> list[str]:
    """The row of a design of ratings."""
    apart, rng = replace(design, shift=SHIFT), np.random.default_rng(13)
    null = [rated(design, rng) for _ in range(replicates)]
    other = [rated(apart, rng) for _ in range(replicates)]
    return [design.name, str(replicates), *shares(null, other, truth_of(apart, of_points))]


HEAD = ("raters × questions", "studies", "false verdicts", "coverage", "power")
MORE = ("taken by the program", "false, the program", "false, bootstrap t")


def main(replicates: int) -> None:
    began = time.process_time()
    print_table((*HEAD, *MORE), (of_comparisons(each, replicates) for each in PAIRS))
    print()
    print_table(HEAD, (of_ratings(each, replicates) for each in RATINGS))
    print(f"{time.process_time() - began:.0f} s of processor.", file=sys.stderr)


if __name__ == "__main__":
    main(asked_for(1200))
