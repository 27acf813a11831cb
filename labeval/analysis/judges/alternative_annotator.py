"""The alternative annotator test: may a judge take the place of one of several people?

Each person is left out in turn. On every unit, the judge and the person left out are compared by
how well they agree with the others; the judge passes against a person if, with a bonus ``epsilon``
for being cheap, it is not the worse one of the two more often than the better one. The share of
persons against whom it passes is its winning rate (Calderon, Reichart and Dror, 2025, "The
Alternative Annotator Test for LLM-as-a-Judge", section 3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from labeval.analysis.statistics.ratings import Floats

EPSILON = 0.1
"""Allowance for the judge, a share of units; in the paper .1 for lay raters, .2 for experts."""
PASSING = 0.5
"""Winning rate from which a judge may take the place of a person."""
FEWEST_UNITS = 30
"""Units for each person from which the paper takes the t test."""
LEVEL = 0.05

Score = Literal["same", "distance"]
"""Agreement on a unit: the share of others with the same value, or minus the root of the mean
squared distance from the others."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """The judge against one person."""

    n: int
    """Units that the person, another one and the judge have rated."""
    judge: float
    """Share of units on which the judge agrees with the others at least as well."""
    person: float
    """Share on which the person does; ties count for both."""
    p: float | None
    """For the judge being worse by epsilon or more; None with fewer than two units."""
    passed: bool = False
    """True if that is refuted, with the number of persons accounted for."""


@dataclass(frozen=True, slots=True)
class AlternativeAnnotator:
    """The test against all persons."""

    each: tuple[LeftOut, ...]
    winning_rate: float | None
    """Share of the persons against whom the judge passed; None where nobody could be compared."""
    advantage: float | None
    """Mean share of units on which the judge is at least as good as the person."""

    @property
    def passed(self) -> bool:
        """True if the judge may take a person's place."""
        return self.winning_rate is not None and self.winning_rate >= PASSING


def alternative_annotator(
    people: Floats, judge: Floats, score: Score, *, epsilon: float = EPSILON
) -> AlternativeAnnotator:
    """Run the test.

    The p of each person is that of a one-sided t test over units; the persons' tests are corrected
    together by Benjamini and Yekutieli (2001), since they share their raters.

    Args:
        people: (raters, units) values; nan where there is none.
        judge: (units,) the judge's; nan where there is none.
        score: how agreement on a unit is measured.
        epsilon: the bonus for the judge, as a share of units.
    """
    kept = ~np.isnan(judge)
    table, rated = people[:, kept], judge[kept]
    found = [_left_out(table, rated, h, score, epsilon) for h in range(len(table))]
    passed = _rejected([one.p for one in found])
    each = tuple(
        LeftOut(one.n, one.judge, one.person, one.p, bool(yes))
        for one, yes in zip(found, passed, strict=True)
    )
    tested = [one for one in each if one.p is not None]
    if not tested:
        return AlternativeAnnotator(each, None, None)
    return AlternativeAnnotator(
        each,
        float(np.mean([one.passed for one in tested])),
        float(np.mean([one.judge for one in tested])),
    )


def _left_out(people: Floats, judge: Floats, h: int, score: Score, epsilon: float) -> LeftOut:
    from scipy.stats import ttest_1samp

    others = np.delete(people, h, axis=0)
    units = ~np.isnan(people[h]) & ~np.isnan(others).all(axis=0)
    others, own, rated = others[:, units], people[h, units], judge[units]
    n = len(own)
    if n < 2:
        return LeftOut(n, float("nan"), float("nan"), None)
    of_judge, of_person = _agreement(others, rated, score), _agreement(others, own, score)
    judge_wins, person_wins = of_judge >= of_person, of_person >= of_judge
    worse = person_wins.astype(float) - judge_wins
    if worse.std() > 0:
        p = float(ttest_1samp(worse, epsilon, alternative="less").pvalue)
    else:
        p = float(worse.mean() >= epsilon)
    return LeftOut(n, float(judge_wins.mean()), float(person_wins.mean()), p)


def _agreement(others: Floats, one: Floats, score: Score) -> Floats:
    """(units,) how well one agrees with the others; more is better."""
    there = ~np.isnan(others)
    if score == "same":
        each = np.where(there, (others == one).astype(float), 0.0)
        return np.asarray(each.sum(axis=0) / there.sum(axis=0))
    squares = np.where(there, (others - one) ** 2, 0.0)
    return np.asarray(-np.sqrt(squares.sum(axis=0) / there.sum(axis=0)))


def _rejected(p: list[float | None]) -> list[bool]:
    """Hypotheses that are rejected at :data:`LEVEL`, by Benjamini and Yekutieli."""
    from scipy.stats import false_discovery_control

    known = [value for value in p if value is not None]
    if not known:
        return [False] * len(p)
    adjusted = iter(false_discovery_control(known, method="by"))
    return [value is not None and float(next(adjusted)) <= LEVEL for value in p]
