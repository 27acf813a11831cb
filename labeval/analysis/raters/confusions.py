"""Labels that each rater confuses, by Dawid and Skene's model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.dawid_skene import Confusions, dawid_skene
from labeval.analysis.statistics.numbering import numbered
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "rater", "label", "given", "share", "n", "accuracy", "reason")
NUMBERS = QT_TRANSLATE_NOOP(
    "Analysis", "judgments are numbers or places, of which none is the true one"
)
ALONE = QT_TRANSLATE_NOOP(
    "Analysis", "nothing was rated by two raters: there is nothing to compare"
)
FEW = QT_TRANSLATE_NOOP(
    "Analysis", "{n} ratings are few for {shares} shares: what MACE finds is steadier"
)
UNSETTLED = QT_TRANSLATE_NOOP("Analysis", "the search ended before it had settled")
_PER_SHARE = 5
"""Ratings of a rater for each share that is estimated, below which a note says that they are
few."""


def method_confusions(rated: Rated) -> Confusions | None:
    """The fit of the first ratings of a method of categories; None of others."""
    if rated.scoring.LEVEL != "nominal":
        return None
    first = rated.first_only()
    _, unit = numbered(first.cell)
    return dawid_skene(first.rater, unit, first.label, len(first.labels))


def confusions(methods: Sequence[Rated], fits: Mapping[str, Confusions]) -> DataFrame:
    """One row per rater, true label and label given, with :data:`COLUMNS`; else the reason.

    ``share`` is how often the rater gives a label where another (or the same) is the true one, and
    ``n`` the expected number of the rater's units with that true label. ``accuracy`` is the share
    of right labels over all units.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for rated in methods:
        fit = fits.get(rated.method)
        if fit is None:
            rows.append((rated.method, "", "", "", None, np.nan, None, NUMBERS))
        else:
            rows += _of_method(rated.first_only(), fit)
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_method(rated: Rated, fit: Confusions) -> Iterator[tuple[object, ...]]:
    _, unit = numbered(rated.cell)
    if np.bincount(unit).max() < 2:
        yield (rated.method, "", "", "", None, np.nan, None, ALONE)
        return
    labels = [str(label) for label in rated.labels]
    size = len(labels)
    expected = np.zeros((len(rated.raters), size))
    np.add.at(expected, rated.rater, fit.posterior[unit])
    counts = np.bincount(rated.rater, minlength=len(rated.raters))
    for rater, name in enumerate(rated.raters):
        shares = size * (size - 1)
        reason = FEW.format(n=counts[rater], shares=shares)
        reason = reason if counts[rater] < _PER_SHARE * shares else ""
        reason = reason or ("" if fit.settled else UNSETTLED)
        for true in range(size):
            for given in range(size):
                share = float(fit.given[rater, true, given]) if expected[rater, true] > 0 else None
                figures = (share, float(expected[rater, true]), float(fit.accuracy[rater]), reason)
                yield (rated.method, name, labels[true], labels[given], *figures)
