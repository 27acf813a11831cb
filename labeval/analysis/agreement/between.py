"""Agreement of each two raters, and units that divide them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.majority import named
from labeval.analysis.statistics.numbering import distinct, numbered
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

PAIR_COLUMNS = ("method", "a", "b", "n", "agreement", "kappa", "reason")
DIVIDED_COLUMNS = (
    *("method", "criterion", "unit", "n", "raw_agreement", "disagreement", "most_given", "share"),
    *("rank", "reason"),
)

MOST_RATERS = 60
"""Those with the most ratings are paired; more make no picture."""

NOTHING_SHARED = QT_TRANSLATE_NOOP("Analysis", "the two have rated nothing in common")
BY_CHANCE = QT_TRANSLATE_NOOP(
    "Analysis", "both gave one value only: agreement by chance is complete"
)


def rater_pairs(methods: Sequence[Rated]) -> DataFrame:
    """Each two raters' agreement over all criteria, with :data:`PAIR_COLUMNS`.

    ``agreement`` is the share of units, under a criterion, on which both gave the same value;
    ``kappa`` is Cohen's.
    """
    import pandas as pd

    rows = [row for rated in methods for row in _pairs(rated.first_only())]
    return pd.DataFrame.from_records(rows, columns=list(PAIR_COLUMNS))


def _pairs(rated: Rated) -> Iterator[tuple[object, ...]]:
    from scipy.sparse import csr_array

    by_rater = np.bincount(rated.rater, minlength=len(rated.raters))
    kept = np.sort(np.argsort(-by_rater, kind="stable")[:MOST_RATERS])
    place = np.full(len(rated.raters), -1)
    place[kept] = np.arange(len(kept))
    rated = rated.chosen(place[rated.rater] >= 0)
    rater, (_, cell) = place[rated.rater], numbered(rated.cell)
    shape = (len(kept), int(cell.max()) + 1)
    ones = np.ones(len(rater))
    every = csr_array((ones, (rater, cell)), shape=shape)
    common = (every @ every.T).toarray()
    equal, chance = np.zeros_like(common), np.zeros_like(common)
    for label in range(len(rated.labels)):
        of = rated.label == label
        gave = csr_array((ones[of], (rater[of], cell[of])), shape=shape)
        equal += (gave @ gave.T).toarray()
        mine = (gave @ every.T).toarray()  # how often row gave it where column rated too
        chance += mine * mine.T
    for i in range(len(kept)):
        for j in range(i + 1, len(kept)):
            names = (rated.method, rated.raters[kept[i]], rated.raters[kept[j]])
            yield (*names, *_pair(common[i, j], equal[i, j], chance[i, j]))


def _pair(common: float, equal: float, chance: float) -> tuple[object, ...]:
    n = round(common)
    if not n:
        return (0, None, None, NOTHING_SHARED)
    share, expected = equal / n, chance / n**2
    if expected >= 1:
        return (n, share, None, BY_CHANCE)
    return (n, share, (share - expected) / (1 - expected), "")


def divided_items(methods: Sequence[Rated]) -> DataFrame:
    """Each unit that two raters or more have rated, the most divided first.

    ``disagreement`` is the mean squared distance of two ratings of the unit, as a share of the
    method's mean squared distance of any two ratings under the criterion: 1 is as far apart as
    ratings of different units. Values of nominal methods are 1 apart.
    """
    import pandas as pd

    parts = [
        table
        for rated in methods
        for criterion, part in rated.first_only().each_criterion()
        if not (table := _divided(part, criterion)).empty
    ]
    if not parts:
        return pd.DataFrame(columns=list(DIVIDED_COLUMNS))
    return pd.concat(parts, ignore_index=True)


def _divided(part: Rated, criterion: str) -> DataFrame:
    import pandas as pd

    units = distinct(part.unit)
    counts = part.counted().counts
    kept = counts.sum(axis=1) >= 2
    units, counts = units[kept], counts[kept]
    n = counts.sum(axis=1)
    apart = _apart(part)
    pairs = n * (n - 1)
    within = np.einsum("uc,ck,uk->u", counts, apart, counts, optimize=True) / pairs
    totals = counts.sum(axis=0)
    among = float(totals @ apart @ totals) / max(1.0, totals.sum() * (totals.sum() - 1))
    raw = (counts * (counts - 1)).sum(axis=1) / pairs
    most = [np.flatnonzero(row == row.max()).tolist() for row in counts]
    disagreement = within / among if among > 0 else np.full(len(units), np.nan)
    table = pd.DataFrame(
        {
            "unit": np.asarray(part.units, dtype=object)[units],
            "n": n.astype(int),
            "raw_agreement": raw,
            "disagreement": disagreement,
            "most_given": [
                EQUALLY.join(named(part.units[u], str(part.labels[label])) for label in labels)
                if len(labels) <= _MOST_EQUALLY
                else ""
                for u, labels in zip(units, most, strict=True)
            ],
            "share": counts.max(axis=1) / n,
            "reason": "" if among > 0 else ALL_EQUAL,
        }
    ).assign(method=part.method, criterion=criterion)
    table["rank"] = table["disagreement"].round(9).rank(ascending=False)
    ordered = table.sort_values(["disagreement", "unit"], ascending=[False, True], kind="stable")
    return ordered[list(DIVIDED_COLUMNS)]


EQUALLY = " / "
"""Between answers that were given equally often."""
_MOST_EQUALLY = 3
"""Of more than so many none is the most frequent one."""
ALL_EQUAL = QT_TRANSLATE_NOOP("Analysis", "all ratings under this criterion are equal")


def _apart(part: Rated) -> Floats:
    if part.scoring.LEVEL == "nominal" or not part.is_numeric:
        return 1.0 - np.eye(len(part.labels))
    numbers = np.asarray(part.labels, dtype=np.float64)
    return np.asarray((numbers[:, None] - numbers[None, :]) ** 2)
