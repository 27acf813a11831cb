"""Coverage of intervals of agreement on preferences, by simulation.

``python -m tests.runs.simulations.preferences 1000``

Pairs of texts differ by a normal amount, raters share it in part and have tastes and a width of
ties of their own; some of the raters judge each pair. The truth is the share in a table of many
raters and pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from labeval.analysis.agreement.preferences import OPPOSITE, SAME, SAME_SIDE, kinds
from labeval.analysis.sides import HIGH, LOW
from labeval.analysis.statistics.coefficients.paired_agreement import of_all, pair_sums
from labeval.study.pages import TIE
from tests.runs.simulations.printed import asked_for, print_table

LABELS = (LOW, HIGH, TIE)
STATISTICS = (SAME, SAME_SIDE, OPPOSITE)
_MANY = (400, 400)

Integers = npt.NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Panel:
    """Raters, pairs of texts, and how many raters judge a pair."""

    raters: int
    pairs: int
    each: int


PANELS = (Panel(8, 30, 8), Panel(20, 40, 3), Panel(6, 100, 6), Panel(40, 12, 20))


def judged(panel: Panel, rng: np.random.Generator) -> tuple[Integers, Integers, Integers]:
    """Pairs, raters and answers, one a judgment."""
    lead = rng.normal(0, 1, panel.pairs)
    width, skill = rng.uniform(0.1, 0.8, panel.raters), rng.uniform(0.3, 1.5, panel.raters)
    chosen = [rng.choice(panel.raters, panel.each, replace=False) for _ in range(panel.pairs)]
    unit, rater = np.repeat(np.arange(panel.pairs), panel.each), np.concatenate(chosen)
    seen = skill[rater] * lead[unit] + rng.normal(0, 0.7, len(unit))
    label = np.where(np.abs(seen) < width[rater], 2, np.where(seen > 0, 0, 1))
    return unit, rater, label


def truth(seed: int = 1) -> dict[str, float]:
    """Each statistic where raters and pairs are many."""
    rng = np.random.default_rng(seed)
    table = judged(Panel(*_MANY, _MANY[0]), rng)
    of_kind = kinds(LABELS)
    return {n: float(of_all(pair_sums(*table, of_kind[n])).value[0]) for n in STATISTICS}


def coverage(panel: Panel, studies: int) -> dict[str, float]:
    """The share of intervals that hold the truth, by statistic."""
    rng, true = np.random.default_rng(7), truth()
    held = dict.fromkeys(STATISTICS, 0)
    for _ in range(studies):
        table = judged(panel, rng)
        for name in STATISTICS:
            found = of_all(pair_sums(*table, kinds(LABELS)[name]))
            held[name] += bool(found.low[0] <= true[name] <= found.high[0])
    return {name: times / studies for name, times in held.items()}


def rows(studies: int) -> Iterator[list[str]]:
    for panel in PANELS:
        found = (f"{share:.3f}" for share in coverage(panel, studies).values())
        yield [f"{panel.raters} × {panel.pairs}, {panel.each}", str(studies), *found]


if __name__ == "__main__":
    print_table(("raters × pairs, each", "studies", *STATISTICS), rows(asked_for(1000)))
