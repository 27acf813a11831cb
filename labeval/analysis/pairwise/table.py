"""Rankings from comparisons of two: wins, ties, Davidson's scores, as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.facts import TOTAL, StudyFacts
from labeval.analysis.methods.ab import sides
from labeval.analysis.pairwise.contests import Contests, contests
from labeval.analysis.pairwise.davidson import NoScores, strengths
from labeval.analysis.proportions import better_than_chance, share
from labeval.study.pages import BOTH_BAD, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "scale", "criterion", "first", "second", "first_wins", "second_wins", "ties"),
    *("both_bad", "n", "win_rate", "ci_low", "ci_high", "p", "reason"),
)
RANKING_COLUMNS = (
    *("level", "scale", "criterion", "id", "comparisons", "davidson", "ci_low", "ci_high"),
    *("rank", "nu", "reason"),
)

FEWEST_COMPARISONS = 10
"""Of two directly; fewer are insufficient data."""

FEW = QT_TRANSLATE_NOOP("Analysis", "insufficient data: fewer than {fewest} comparisons")

METHOD = "ab"


def pairs(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Each pair's direct comparisons, with :data:`COLUMNS`; p is of the exact binomial test."""
    import pandas as pd

    rows = [
        _pair_row((level, scale, criterion, *map(str, pair)), part)
        for level, scale, criterion, compared in _compared(judgments, facts)
        for pair, part in compared.groupby(["low", "high"], sort=True)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def rankings(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Davidson's scores by level, scale and criterion, with :data:`RANKING_COLUMNS`."""
    import pandas as pd

    rows = [
        row
        for level, scale, criterion, compared in _compared(judgments, facts)
        for row in _ranking_rows((level, scale, criterion), _counted(compared))
    ]
    return pd.DataFrame.from_records(rows, columns=list(RANKING_COLUMNS))


def _compared(judgments: DataFrame, facts: StudyFacts) -> Iterator[tuple[str, str, str, DataFrame]]:
    """Level, scale, criterion and the comparisons with ``low``, ``high`` and ``outcome``.

    The outcome is 1 where ``low`` is the better one. Comparisons within a system are left out at
    the level of systems.
    """
    found = sides(judgments[judgments["method"] == METHOD])
    if found.empty:
        return
    for level in ("item", "system"):
        names = [found[side] for side in ("first", "second")]
        if level == "system":
            names = [name.map(lambda item: facts.systems.get(item, "")) for name in names]
        first, second = names
        kept = (first != second) & (first != "") & (second != "")
        if not kept.any():
            continue
        swapped = first > second
        won = (found["value"] == found["first"]).astype(int)
        outcome = won - (found["value"] == found["second"]).astype(int)
        outcome = outcome.where(~found["criterion"].isin(facts.lower_is_better), -outcome)
        table = found.assign(
            low=first.where(~swapped, second),
            high=second.where(~swapped, first),
            outcome=outcome.where(~swapped, -outcome),
        )[kept]
        for criterion, part in table.groupby("criterion", sort=False):
            yield level, "", str(criterion), part
        if table["criterion"].nunique() > 1:
            yield level, TOTAL, "", table


def _pair_row(names: tuple[str, ...], part: DataFrame) -> tuple[object, ...]:
    wins, losses = int((part["outcome"] > 0).sum()), int((part["outcome"] < 0).sum())
    ties, bad = int((part["value"] == TIE).sum()), int((part["value"] == BOTH_BAD).sum())
    rate, test = share(wins, wins + losses), better_than_chance(wins, losses)
    ends = (rate.interval.low, rate.interval.high) if rate.interval else (None, None)
    reason = rate.explained
    if not reason and len(part) < FEWEST_COMPARISONS:
        reason = FEW.format(fewest=FEWEST_COMPARISONS)
    counts = (wins, losses, ties, bad, len(part))
    return (*names, *counts, rate.value, *ends, test.value, reason)


def _counted(compared: DataFrame) -> Contests:
    """Two bad texts say nothing about which is better, so they are no comparison here."""
    usable = compared[compared["value"] != BOTH_BAD]
    return contests(
        usable["low"].to_numpy(str), usable["high"].to_numpy(str), usable["outcome"].to_numpy()
    )


def _ranking_rows(names: tuple[str, str, str], table: Contests) -> Iterator[tuple[object, ...]]:
    played = table.played.sum(axis=1)
    try:
        found = strengths(table)
    except NoScores as none:
        for name, n in zip(table.names, played, strict=True):
            yield (*names, name, int(n), None, None, None, None, None, str(none))
        return
    order = np.argsort(np.argsort(-found.scores, kind="stable"), kind="stable") + 1
    ends = found.intervals()
    for n, name in enumerate(found.names):
        score = (float(found.scores[n]), ends[n].low, ends[n].high, int(order[n]))
        yield (*names, name, int(played[n]), *score, found.nu, "")
