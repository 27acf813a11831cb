"""Dependence of criteria: Kendall's tau-b between them over the same units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Literal

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.competence import CompetenceSpread
from labeval.analysis.raters.majority import gold_labels
from labeval.analysis.statistics.numbering import distinct
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import tau_interval
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "a", "b", "of", "tau", "ci_low", "ci_high", "p", "test", "n", "reason")

OF_TURNS = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval and no test: the units are answers of conversations, and those of one "
    "conversation are not independent",
)
GOLD, MEANS = "weighted majority", "means"


def interdependence(
    methods: Sequence[Rated],
    competences: Mapping[str, CompetenceSpread],
    *,
    tails: Literal["two-sided", "greater"] = "two-sided",
) -> DataFrame:
    """Each two criteria of a method, with :data:`COLUMNS`.

    Of categories it is between the labels of a vote weighted by competence, of numbers between
    means; ``of`` says which. n is the units judged under both, which interval and p take as
    independent: answers of conversations, which are not, have neither.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method in methods:
        rated = method.first_only()
        nominal = rated.scoring.LEVEL == "nominal"
        table = _gold(rated, competences[rated.method]) if nominal else _means(rated)
        used = [n for n in range(len(rated.criteria)) if not np.isnan(table[:, n]).all()]
        for a, b in combinations(used, 2):
            found = kendall(table[:, a], table[:, b], alternative=tails)
            names = (rated.method, rated.criteria[a], rated.criteria[b])
            of_both = found.tau.value, found.two_sided(tails)
            ends = tau_interval(table[:, a], table[:, b], *of_both)
            figures = (found.tau.value, *ends.ends, found.p, found.test, found.tau.n)
            of, reason = GOLD if nominal else MEANS, found.tau.explained or ends.reason
            if rated.of_turns and found.tau.value is not None:
                figures = (found.tau.value, None, None, None, "", found.tau.n)
                reason = OF_TURNS
            rows.append((*names, of, *figures, reason))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _gold(rated: Rated, trust: CompetenceSpread) -> Floats:
    """(units, criteria) the order of each gold label; nan where it has none."""
    ordered = getattr(rated.scoring, "ORDERED", {})
    labels = [ordered.get(str(label), np.nan) for label in rated.labels]
    gold, _ = gold_labels(trust)
    cells = distinct(rated.cell)
    table = np.full((len(rated.units), len(rated.criteria)), np.nan)
    table[cells % len(rated.units), cells // len(rated.units)] = np.asarray(labels)[gold]
    return table


def _means(rated: Rated) -> Floats:
    """(units, criteria) mean rating; nan where there is none."""
    shape = (len(rated.criteria), len(rated.units))
    size = shape[0] * shape[1]
    n = np.bincount(rated.cell, minlength=size)
    sums = np.bincount(rated.cell, weights=rated.numbers, minlength=size)
    means = np.divide(sums, n, out=np.full(size, np.nan), where=n > 0)
    return np.asarray(means.reshape(shape).T)
