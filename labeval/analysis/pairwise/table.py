"""Rankings from comparisons of two: wins, ties, Davidson's scores, as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.facts import TOTAL, StudyFacts
from labeval.analysis.methods.ab import sides
from labeval.analysis.scales import method_of
from labeval.analysis.pairwise.contests import contests
from labeval.analysis.pairwise.davidson import NoScores, Strengths, strengths
from labeval.analysis.pairwise.drawn import drawn_strengths
from labeval.analysis.proportions import NOTHING_DECIDED, sign_tests, wilson
from labeval.analysis.ranking import ranks
from labeval.analysis.resampling import Resampling, percentiles
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
    *("rank", "nu", "reason", "resampled"),
)

FEWEST_COMPARISONS = 10
"""Of two directly; fewer are insufficient data."""

FEW = QT_TRANSLATE_NOOP("Analysis", "insufficient data: fewer than {fewest} comparisons")

METHOD = "ab"
MOST_RESAMPLED = 40
"""Compared whose scores are bootstrapped; beyond it that would take minutes."""
WALD = "comparisons as independent"


def pairs(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Each pair's direct comparisons, with :data:`COLUMNS`; p is of the exact binomial test."""
    import pandas as pd

    parts = [
        _pair_rows(part).assign(level=level, scale=scale, criterion=criterion)[list(COLUMNS)]
        for level, scale, criterion, part in compared(judgments, facts)
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def rankings(
    judgments: DataFrame, facts: StudyFacts, resampling: Resampling | None = None
) -> DataFrame:
    """Davidson's scores by level, scale and criterion, with :data:`RANKING_COLUMNS`.

    Intervals are by bootstrap over raters, or raters and questions; without ``resampling``, and for
    more than :data:`MOST_RESAMPLED`, by Wald, which takes comparisons as independent.
    ``resampled`` says which.
    """
    import pandas as pd

    rows = [
        row
        for level, scale, criterion, part in compared(judgments, facts)
        for row in _ranking_rows((level, scale, criterion), part, facts, resampling)
    ]
    return pd.DataFrame.from_records(rows, columns=list(RANKING_COLUMNS))


def compared(judgments: DataFrame, facts: StudyFacts) -> Iterator[tuple[str, str, str, DataFrame]]:
    """Level, scale, criterion and the comparisons with ``low``, ``high`` and ``outcome``.

    The outcome is 1 where ``low`` is the better one. Comparisons within a system are left out at
    the level of systems.
    """
    found = sides(judgments[judgments["method"].map(method_of) == METHOD])
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


def _pair_rows(part: DataFrame) -> DataFrame:
    """The pairs of one level and criterion: counts, win rate with interval, test, reason."""
    outcome, value = part["outcome"], part["value"]
    counted = part[["low", "high"]].assign(
        first_wins=outcome > 0,
        second_wins=outcome < 0,
        ties=value == TIE,
        both_bad=value == BOTH_BAD,
        n=1,
    )
    found = counted.groupby(["low", "high"], sort=True).sum().reset_index()
    found = found.rename(columns={"low": "first", "high": "second"})
    wins, losses = found["first_wins"].to_numpy(), found["second_wins"].to_numpy()
    decided = np.where(wins + losses > 0, wins + losses, np.nan)
    low, high = wilson(wins, wins + losses)
    reason = np.where(
        np.isnan(decided),
        NOTHING_DECIDED,
        np.where(found["n"] < FEWEST_COMPARISONS, FEW.format(fewest=FEWEST_COMPARISONS), ""),
    )
    return found.assign(
        win_rate=wins / decided, ci_low=low, ci_high=high, p=sign_tests(wins, losses), reason=reason
    )


def usable(part: DataFrame) -> DataFrame:
    """Two bad texts say nothing about which is better, so they are no comparison for a ranking."""
    return part[part["value"] != BOTH_BAD]


def _ranking_rows(
    names: tuple[str, str, str],
    part: DataFrame,
    facts: StudyFacts,
    resampling: Resampling | None,
) -> Iterator[tuple[object, ...]]:
    counting = usable(part)
    low, high = counting["low"].to_numpy(object), counting["high"].to_numpy(object)
    outcome = counting["outcome"].to_numpy()
    table = contests(low.astype(str), high.astype(str), outcome)
    played = table.played.sum(axis=1)
    try:
        found = strengths(table)
    except NoScores as none:
        for name, n in zip(table.names, played, strict=True):
            yield (*names, name, int(n), *(None,) * 5, str(none), "")
        return
    ranked = ranks(found.scores)
    low_ends, high_ends, drawn, reason = _ends(names[0], counting, found, facts, resampling)
    for n, name in enumerate(found.names):
        score = (float(found.scores[n]), low_ends[n], high_ends[n], float(ranked[n]))
        yield (*names, name, int(played[n]), *score, found.nu, reason, drawn)


def _ends(
    level: str,
    counting: DataFrame,
    found: Strengths,
    facts: StudyFacts,
    resampling: Resampling | None,
) -> tuple[Sequence[float | None], Sequence[float | None], str, str]:
    """Both ends of each score's interval, what it was drawn over, and why there is none."""
    names = found.names
    if resampling is None or not resampling.samples or len(names) > MOST_RESAMPLED:
        ends = found.intervals()
        return [e.low for e in ends], [e.high for e in ends], WALD, ""
    drawn = drawn_strengths(counting, names, facts, resampling, level=level)
    none = [None] * len(names)
    if drawn.reason:
        return none, none, "", drawn.reason
    low, high = percentiles(drawn.scores, resampling.confidence)
    return low.tolist(), high.tolist(), drawn.over, ""
