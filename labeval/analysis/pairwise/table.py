"""Rankings from comparisons of two: wins, ties, Davidson's scores, as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import looked_up
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.analysis.pairwise.contests import contests
from labeval.analysis.pairwise.davidson import MOST, NoScores, strengths, too_many
from labeval.analysis.pairwise.intervals import score_intervals
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.proportions import NOTHING_DECIDED
from labeval.analysis.statistics.ranks.ranking import ranks
from labeval.analysis.statistics.ratings import Integers
from labeval.analysis.statistics.resampling import Resample, Resampling
from labeval.study.pages import BOTH_BAD, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "scale", "criterion", "first", "second", "first_wins", "second_wins", "ties"),
    *("both_bad", "n", "win_rate", "ci_low", "ci_high", "resampled", "reason"),
)
RANKING_COLUMNS = (
    *("level", "scale", "criterion", "id", "comparisons", "davidson", "ci_low", "ci_high"),
    *("rank", "nu", "reason", "resampled"),
)

FEWEST_COMPARISONS = 10
"""Of two directly; fewer are insufficient data."""

FEW = QT_TRANSLATE_NOOP("Analysis", "insufficient data: fewer than {fewest} comparisons")

LEFT = "low_is_left"
"""Column of comparisons: whether ``low`` was shown first."""


def pairs(judgments: DataFrame, facts: StudyFacts, resample: Resample = "both") -> DataFrame:
    """Each pair's direct comparisons, with :data:`COLUMNS`.

    ``win_rate`` is the share of the decided ones, with an interval in which comparisons of one
    rater, or of one question, hang together; ``resampled`` names which of them.
    """
    import pandas as pd

    parts = [
        _pair_rows(part, facts, resample, level).assign(
            level=level, scale=scale, criterion=criterion
        )[list(COLUMNS)]
        for level, scale, criterion, part in compared(judgments, facts)
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def rankings(
    judgments: DataFrame, facts: StudyFacts, resampling: Resampling | None = None
) -> DataFrame:
    """Davidson's scores by level, scale and criterion, with :data:`RANKING_COLUMNS`.

    Intervals are robust to comparisons of one rater, or of one rater and one question, hanging
    together; without ``resampling`` they take comparisons as independent. ``resampled`` says which.
    """
    import pandas as pd

    rows = [
        row
        for level, scale, criterion, part in compared(judgments, facts)
        for row in _ranking_rows((level, scale, criterion), part, facts, resampling)
    ]
    return pd.DataFrame.from_records(rows, columns=list(RANKING_COLUMNS))


def compared(judgments: DataFrame, facts: StudyFacts) -> Iterator[tuple[str, str, str, DataFrame]]:
    """Level, scale, criterion and the comparisons with ``low``, ``high``, ``outcome``, ``LEFT``.

    The outcome is 1 where ``low`` is the better one. Comparisons within a system are left out at
    the level of systems.
    """
    found = _comparisons(judgments)
    if found is None:
        return
    for level in ("item", "system"):
        names = [found[side] for side in ("first", "second")]
        if level == "system":
            names = [looked_up(name, lambda item: facts.systems.get(item, "")) for name in names]
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
            **{LEFT: ~swapped},
        )[kept]
        for criterion, part in table.groupby("criterion", sort=False):
            yield level, "", str(criterion), part
        if table["criterion"].nunique() > 1:
            yield level, TOTAL, "", table


def _comparisons(judgments: DataFrame) -> DataFrame | None:
    """The comparisons of all methods that show two texts; None where there are none."""
    import pandas as pd

    used = [str(name) for name in judgments["method"].unique()]
    parts = []
    for method, sides in methods_with("sides").items():
        of_method = [name for name in used if method_of(name) == method]
        if of_method:
            parts.append(sides(judgments[judgments["method"].isin(of_method)]))
    parts = [part for part in parts if not part.empty]
    return pd.concat(parts) if len(parts) > 1 else parts[0] if parts else None


def _pair_rows(part: DataFrame, facts: StudyFacts, resample: Resample, level: str) -> DataFrame:
    """The pairs of one level and criterion: counts, win rate with interval, reason."""
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
    rates = clustered_shares(
        _decided(part, facts),
        raters=resample != "questions",
        questions=resample != "raters" and level != "item",
    )
    reason = np.where(
        np.isnan(rates.value),
        NOTHING_DECIDED,
        np.where(found["n"] < FEWEST_COMPARISONS, FEW.format(fewest=FEWEST_COMPARISONS), ""),
    )
    return found.assign(
        win_rate=rates.value,
        ci_low=rates.low,
        ci_high=rates.high,
        resampled=rates.over,
        reason=reason,
    )


def _decided(part: DataFrame, facts: StudyFacts) -> Clustered:
    """The decided comparisons of each pair, in the order of pairs; 1 where the first won."""
    pair = part.groupby(["low", "high"], sort=True).ngroup().to_numpy()
    kept = part["outcome"].to_numpy() != 0
    chosen = part[kept]
    won = (chosen["outcome"] > 0).to_numpy(dtype=np.float64)
    rater = coded(chosen["participant"])[1]
    return Clustered(pair[kept], won, rater, questions_of(chosen, facts), int(pair.max()) + 1)


def questions_of(comparisons: DataFrame, facts: StudyFacts) -> Integers:
    """(comparisons,) numbers of the questions; a text without one is a question of its own."""
    asked = looked_up(comparisons["first"], lambda item: facts.questions.get(item, "") or item)
    return coded(asked)[1]


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
    known, played = np.unique(np.concatenate([low, high]).astype(str), return_counts=True)
    try:
        if len(known) > MOST:
            raise too_many(low.astype(str), high.astype(str), outcome)
        found = strengths(contests(low.astype(str), high.astype(str), outcome))
    except NoScores as none:
        for name, n in zip(known.tolist(), played.tolist(), strict=True):
            yield (*names, name, n, *(None,) * 5, str(none), "")
        return
    ranked = ranks(found.scores)
    low_ends, high_ends, over, reason = score_intervals(
        counting, found, facts, resampling, level=names[0]
    )
    for n, name in enumerate(found.names):
        ends = (float(low_ends[n]), float(high_ends[n]))
        score = (float(found.scores[n]), *ends, float(ranked[n]))
        yield (*names, name, int(played[n]), *score, found.nu, reason, over)
