"""Transitivity of wins: whether they make an order, or circles.

A triad is three that were all compared with each other and decided; it is circular where each of
them is beaten by one of the others (Kendall and Babington Smith, 1940).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.table import compared
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (*("level", "scale", "criterion", "of", "n", "circular", "share", "by_chance", "reason"),)

BY_CHANCE = 0.25
"""Share of circular triads where every comparison is decided by a coin."""
NO_TRIAD = QT_TRANSLATE_NOOP("Analysis", "no three were all compared with each other and decided")
MAJORITY, EACH_RATER = "majority", "each rater"


def transitivity(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Circular triads by level, scale and criterion, with :data:`COLUMNS`.

    ``of`` the majority, who wins most of a pair's decided comparisons, and of ``each rater`` alone,
    added up over raters. n is the triads.
    """
    import pandas as pd

    rows = [
        ((level, scale, criterion, of), part)
        for level, scale, criterion, part in compared(judgments, facts)
        for of in (MAJORITY, EACH_RATER)
    ]
    found = [row for names, part in rows for row in _row(names, part)]
    return pd.DataFrame.from_records(found, columns=list(COLUMNS))


def _row(names: tuple[str, str, str, str], part: DataFrame) -> Iterator[tuple[object, ...]]:
    import pandas as pd

    _, code = coded(pd.concat([part["low"], part["high"]], ignore_index=True))
    low, high = code[: len(part)], code[len(part) :]
    if names[-1] == EACH_RATER:
        _, rater = coded(part["participant"])
        size = int(code.max()) + 1
        low, high = joint(rater, size, low), joint(rater, size, high)
    triads, circular = circular_triads(low, high, part["outcome"].to_numpy())
    if not triads:
        yield (*names, 0, None, None, BY_CHANCE, NO_TRIAD)
        return
    yield (*names, triads, circular, circular / triads, BY_CHANCE, "")


def circular_triads(low: Integers, high: Integers, outcome: Integers) -> tuple[int, int]:
    """Number of triads that are decided, and of those that are circular.

    Args:
        low: (comparisons,) number of one side.
        high: (comparisons,) number of the other.
        outcome: (comparisons,) 1 where the first won, -1 the second, 0 neither. Several
            comparisons of a pair are decided by their sum.
    """
    from scipy.sparse import csr_array

    if not len(low):
        return 0, 0
    _, nodes = np.unique(np.concatenate([low, high]), return_inverse=True)
    a, b = nodes[: len(low)], nodes[len(low) :]
    size = int(nodes.max()) + 1
    lead = csr_array((outcome.astype(np.float64), (a, b)), shape=(size, size))
    lead = (lead - lead.T).tocsr()
    beats = (lead > 0).astype(np.float64)
    either = beats + beats.T
    circular = (beats @ beats).multiply(beats.T).sum() / 3
    triads = (either @ either).multiply(either).sum() / 6
    return round(float(triads)), round(float(circular))
