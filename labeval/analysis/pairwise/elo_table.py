"""Elo ratings over the order in which comparisons were made, and over shuffled orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.elo import elo, elo_spread
from labeval.analysis.pairwise.table import compared, usable
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.numbering import groups
from labeval.analysis.statistics.ranks.ranking import ranks
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "criterion", "id", "comparisons", "elo", "rank", "shuffled_mean", "shuffled_low"),
    *("shuffled_high", "rankings", "orders", "order", "reason"),
)

ORDERS = 100
_MOST_MOVES = 1_000_000
"""Comparisons times orders; longer records are shuffled less often."""
_MOST_PLAYERS = 60
"""Items of many questions never meet; their ratings would not mean anything."""

APART = QT_TRANSLATE_NOOP(
    "Analysis", "not rated: {n} items of several questions do not meet, and Elo would compare them"
)
GROUPS = QT_TRANSLATE_NOOP(
    "Analysis",
    "rank among the {n} that were compared with each other, directly or through others; {others} "
    "were not, and their ratings cannot be compared with these",
)
RECORDED, LISTED = "recorded", "as listed"


def elo_table(judgments: DataFrame, facts: StudyFacts, *, seed: int = 0) -> DataFrame:
    """One row per level, criterion and id, with :data:`COLUMNS`.

    ``elo`` is over the recorded order, or that of the table where no time is known (``order`` says
    which); ``shuffled_*`` over random orders of the same comparisons, ``rankings`` how many
    different rankings these gave. Two bad texts are left out; a tie is half a win. Ranks are among
    those that comparisons connect, as ``reason`` says where these are not all.
    """
    import pandas as pd

    rows = [
        row
        for level, scale, criterion, part in compared(judgments, facts)
        if not scale
        for row in _rows(level, criterion, usable(part), seed)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _rows(level: str, criterion: str, part: DataFrame, seed: int) -> Iterator[tuple[object, ...]]:
    import pandas as pd

    if part.empty:
        return
    timed = bool((part["answered_at"] != "").all())
    ordered = part.sort_values("answered_at", kind="stable") if timed else part
    names, code = coded(pd.concat([ordered["low"], ordered["high"]], ignore_index=True))
    if len(names) > _MOST_PLAYERS:
        yield (level, criterion, "", len(part), *(None,) * 8, APART.format(n=len(names)))
        return
    low, high = code[: len(part)], code[len(part) :]
    score = (ordered["outcome"].to_numpy() + 1) / 2
    ratings = elo(low, high, score, players=len(names))
    orders = max(10, min(ORDERS, _MOST_MOVES // len(part)))
    spread = elo_spread(low, high, score, players=len(names), orders=orders, seed=seed)
    played = np.bincount(code, minlength=len(names))
    group = groups(low, high, len(names))
    within, ranked = np.bincount(group)[group], np.empty(len(names))
    for one in range(group.max() + 1):
        ranked[group == one] = ranks(ratings[group == one])
    for n, name in enumerate(names):
        figures = (int(played[n]), float(ratings[n]), float(ranked[n]))
        shuffled = (float(spread.mean[n]), float(spread.low[n]), float(spread.high[n]))
        others = len(names) - int(within[n])
        apart = GROUPS.format(n=within[n], others=others) if others else ""
        about = (spread.rankings, orders, RECORDED if timed else LISTED, apart)
        yield (level, criterion, name, *figures, *shuffled, *about)
