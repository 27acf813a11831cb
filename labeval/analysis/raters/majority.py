"""Majority of the ratings of each unit, by votes and weighted by competence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.competence import CompetenceSpread
from labeval.analysis.raters.dawid_skene import Confusions
from labeval.analysis.sides import HIGH, LOW
from labeval.analysis.statistics.numbering import distinct
from labeval.study.pages import ITEM_JOIN, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "unit", "n", "majority", "confidence", "weighted"),
    *("weighted_confidence", "dawid_skene", "dawid_skene_confidence", "reason"),
)

_NUMBERS = QT_TRANSLATE_NOOP("Analysis", "judgments are numbers, which are not voted on")
HARDLY_DIFFERENT = QT_TRANSLATE_NOOP(
    "Analysis", "no majority: no answer has more than half of the {n} votes"
)
ALL_TIES = QT_TRANSLATE_NOOP("Analysis", "no majority for either: all {n} votes are ties")
MOSTLY_TIES = QT_TRANSLATE_NOOP(
    "Analysis", "no majority for either: most of the {n} votes are ties"
)
_NO_VOTE = (None, np.nan) * 3 + (_NUMBERS,)


def majorities(
    methods: Sequence[Rated],
    competences: Mapping[str, CompetenceSpread],
    confusions: Mapping[str, Confusions],
) -> DataFrame:
    """Each unit of a method with categories, with :data:`COLUMNS`; for others the reason.

    ``majority`` is what more than half of all votes say, ``confidence`` their share; of a
    comparison it is the id of the text. Pairs without one are hardly different, as their reason
    says. ``weighted`` is the label that MACE holds for the most likely, with its probability: a
    vote weighted by competence. ``dawid_skene`` is the same by their model, which knows how each
    rater confuses labels.
    """
    import pandas as pd

    parts = [
        _of_method(rated.first_only(), competences[rated.method], confusions[rated.method])
        if rated.scoring.LEVEL == "nominal"
        else pd.DataFrame([(rated.method, "", "", 0, *_NO_VOTE)], columns=list(COLUMNS))
        for rated in methods
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _of_method(rated: Rated, trust: CompetenceSpread, confusions: Confusions) -> DataFrame:
    import pandas as pd

    cells = distinct(rated.cell)
    counts = rated.counted().counts
    n = counts.sum(axis=1).astype(int)
    most = counts.argmax(axis=1)
    share = counts.max(axis=1) / n
    gold, sure = gold_labels(trust)
    likely, chance = confusions.posterior.argmax(axis=1), confusions.posterior.max(axis=1)
    units = [rated.units[cell % len(rated.units)] for cell in cells]
    labels = [str(label) for label in rated.labels]
    rows = []
    for at, unit in enumerate(units):
        label, reason = labels[most[at]], ""
        if share[at] <= 0.5:
            reason = HARDLY_DIFFERENT.format(n=n[at])
        elif label == TIE:
            reason = (ALL_TIES if share[at] == 1 else MOSTLY_TIES).format(n=n[at])
        winner = None if reason else named(unit, label)
        weighed = (named(unit, labels[gold[at]]), sure[at], named(unit, labels[likely[at]]))
        rows.append((unit, n[at], winner, share[at], *weighed, chance[at], reason))
    table = pd.DataFrame.from_records(rows, columns=list(COLUMNS[2:]))
    criterion = [rated.criteria[cell // len(rated.units)] for cell in cells]
    return table.assign(method=rated.method, criterion=criterion)[list(COLUMNS)]


def gold_labels(trust: CompetenceSpread) -> tuple[Sequence[int], Sequence[float]]:
    """(units,) the most likely label of each unit in ascending order, and its probability."""
    best = trust.best
    starts = np.flatnonzero(np.r_[True, best.unit[1:] != best.unit[:-1]])
    top = np.maximum.reduceat(best.posterior, starts)
    of_pair = np.repeat(np.arange(len(starts)), np.diff(np.r_[starts, len(best.unit)]))
    is_top = best.posterior >= top[of_pair]
    first = np.flatnonzero(is_top)
    _, at = np.unique(of_pair[first], return_index=True)
    return best.label[first[at]].tolist(), top.tolist()


def named(unit: str, label: str) -> str:
    """A label as it is read: of a comparison the id of the text that was chosen."""
    low, join, high = unit.partition(ITEM_JOIN)
    if not join:
        return label
    return {LOW: low, HIGH: high}.get(label, label)
