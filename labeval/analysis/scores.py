"""Scores and ranks of items and systems, by method, criterion and scale."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.agreement.ratings import Floats
from labeval.analysis.facts import StudyFacts
from labeval.analysis.methods import Statistic, find_scoring, scored_methods
from labeval.analysis.ranking import DIGITS, ranks
from labeval.analysis.scales import method_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = (
    *("method", "level", "scale", "criterion", "id", "statistic"),
    *("n", "value", "rank", "ci_low", "ci_high", "reason"),
)

ONE_RATER = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over raters, and there is only one"
)


@dataclass(frozen=True, slots=True)
class Resampling:
    """How intervals are drawn: raters with replacement, percentiles of what comes out."""

    samples: int = 1000
    confidence: float = 0.95
    seed: int = 0


def scores(judgments: DataFrame, facts: StudyFacts, resampling: Resampling) -> DataFrame:
    """All scores of all methods as a tidy table with :data:`COLUMNS`.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        facts: of the study.
        resampling: of the intervals, which are given for sums and means.

    Returns:
        One row for each method, level (item, system), scale or criterion, id and statistic. n is
        the number of judgments that count. The first rank is the best.
    """
    import pandas as pd

    parts = [
        part
        for method, of_method in judgments.groupby("method", sort=True)
        if method_of(str(method)) in scored_methods()
        for part in _method_scores(str(method), of_method, facts, resampling)
    ]
    if not parts:
        return pd.DataFrame(columns=list(COLUMNS))
    return pd.concat(parts, ignore_index=True)


def _method_scores(
    method: str, judgments: DataFrame, facts: StudyFacts, resampling: Resampling
) -> Iterator[DataFrame]:
    scoring = find_scoring(method_of(method))
    points = scoring.points(judgments, facts)
    if points.empty:
        return
    systems = points["item"].map(facts.systems).fillna("")
    levels = {"item": points.assign(id=points["item"])}
    if systems.any():
        levels["system"] = points.assign(id=systems)[systems != ""]
    for level, at_level in levels.items():
        for statistic in scoring.STATISTICS:
            counted = at_level[at_level[statistic.only]] if statistic.only else at_level
            for scale, criterion, part in _parts(counted, facts, pooled=scoring.POOLED):
                table = _table(part, statistic, resampling)
                names = {"method": method, "level": level, "scale": scale, "criterion": criterion}
                yield table.assign(**names, statistic=statistic.name)[list(COLUMNS)]


def _parts(
    points: DataFrame, facts: StudyFacts, *, pooled: bool
) -> Iterator[tuple[str, str, DataFrame]]:
    """Each criterion by itself; then each scale, with every criterion turned so that more is good.

    A scale of a single criterion would only repeat it.
    """
    for criterion, part in points.groupby("criterion", sort=False):
        yield "", str(criterion), part
    if not pooled:
        return
    for scale, criteria in facts.scales.items():
        part = points[points["criterion"].isin(criteria)]
        if part["criterion"].nunique() > 1:
            yield scale, "", part.assign(value=part["better"])


def _table(points: DataFrame, statistic: Statistic, resampling: Resampling) -> DataFrame:
    """One row an id: value, n, interval, rank."""
    groups = points.groupby("id", sort=True)["value"]
    found = _values(groups, statistic).rename("value").reset_index()
    found["value"] = found["value"].round(DIGITS)
    found["n"] = groups.size().to_numpy()
    known = found["value"].notna()
    sign = 1 if statistic.higher_is_better else -1
    found["rank"] = np.nan
    if known.any() and statistic.how != "sd":
        found.loc[known, "rank"] = ranks(sign * found.loc[known, "value"].to_numpy())
    low, high = _intervals(points, statistic, resampling)
    found["ci_low"], found["ci_high"] = low, high
    one_rater = points["rater"].nunique() < 2
    found["reason"] = ONE_RATER if one_rater and statistic.how in ("sum", "mean") else ""
    return found


def _values(groups: object, statistic: Statistic) -> Series[float]:
    how = "std" if statistic.how == "sd" else statistic.how
    values: Series[float] = groups.agg(how)  # type: ignore[attr-defined]
    return values


def _intervals(
    points: DataFrame, statistic: Statistic, resampling: Resampling
) -> tuple[Floats, Floats]:
    """(ids,) lower and upper ends over resampled raters; nan where none can be drawn."""
    ids, id_codes = np.unique(points["id"].to_numpy(dtype=str), return_inverse=True)
    raters, rater_codes = np.unique(points["rater"].to_numpy(dtype=str), return_inverse=True)
    none = np.full(len(ids), np.nan)
    if statistic.how not in ("sum", "mean") or len(raters) < 2 or not resampling.samples:
        return none, none
    shape = (len(raters), len(ids))
    cell = rater_codes * len(ids) + id_codes
    size = len(raters) * len(ids)
    totals = np.bincount(cell, weights=points["value"].to_numpy(float), minlength=size)
    counts = np.bincount(cell, minlength=size).astype(float)
    rng = np.random.default_rng(resampling.seed)
    each = np.full(len(raters), 1 / len(raters))
    drawn = rng.multinomial(len(raters), each, size=resampling.samples).astype(float)
    sums, ns = drawn @ totals.reshape(shape), drawn @ counts.reshape(shape)
    if statistic.how == "mean":
        sums = np.divide(sums, ns, out=np.full_like(sums, np.nan), where=ns > 0)
    ends = [(1 - resampling.confidence) / 2, (1 + resampling.confidence) / 2]
    low, high = np.nanquantile(sums, ends, axis=0)
    return low, high
