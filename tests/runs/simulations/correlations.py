"""Coverage of intervals of intraclass correlations of incomplete tables, by simulation.

``python -m tests.runs.simulations.correlations 1000``

Each target is rated by some of the raters, drawn at random. Targets and raters have the variances
that are printed, the residual .49. Tables in which the variance of targets is estimated as zero
have no interval and are counted in the last column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from labeval.analysis.statistics.coefficients.icc_model import modelled
from tests.runs.simulations.printed import asked_for, print_table

RESIDUAL = 0.49


@dataclass(frozen=True, slots=True)
class Tables:
    """How tables are drawn."""

    targets: int
    raters: int
    each: int
    """Raters of a target."""
    of_targets: float
    of_raters: float

    @property
    def truth(self) -> tuple[float, float]:
        """Agreement and consistency of single ratings."""
        whole = self.of_targets + RESIDUAL
        return self.of_targets / (whole + self.of_raters), self.of_targets / whole


DESIGNS = (
    Tables(25, 20, 3, 0.8, 0.16),
    Tables(60, 8, 4, 0.5, 0.3),
    Tables(15, 6, 3, 0.5, 0.1),
    Tables(25, 20, 3, 0.2, 0.1),
)


def coverage(design: Tables, tables: int) -> tuple[float, float, float]:
    """Shares of intervals of agreement and consistency that hold, and of tables without one."""
    rng = np.random.default_rng(4)
    target = np.repeat(np.arange(design.targets), design.each)
    held: list[tuple[bool, bool]] = []
    for _ in range(tables):
        drawn = [rng.choice(design.raters, design.each, False) for _ in range(design.targets)]
        rater = np.concatenate(drawn)
        value = rng.normal(0, design.of_targets**0.5, design.targets)[target]
        value += rng.normal(0, design.of_raters**0.5, design.raters)[rater]
        value += rng.normal(0, RESIDUAL**0.5, len(target))
        ends = [one.estimate.interval for one in modelled(target, rater, value)[:2]]
        if all(ends):
            pairs = zip(ends, design.truth, strict=True)
            held.append(tuple(end.low <= true <= end.high for end, true in pairs))
    agreement, consistency = np.mean(held, axis=0)
    return float(agreement), float(consistency), 1 - len(held) / tables


HEAD = ("targets × raters, each", "variances", "tables", "agreement", "consistency", "none")


def rows(tables: int) -> Iterator[list[str]]:
    for design in DESIGNS:
        names = f"{design.targets} × {design.raters}, {design.each}"
        found = (f"{share:.3f}" for share in coverage(design, tables))
        yield [names, f"{design.of_targets} / {design.of_raters}", str(tables), *found]


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(1000)))
