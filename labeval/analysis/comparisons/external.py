"""Correlation of scores with other figures: imported ones, or those counted in the texts."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np
import numpy.typing as npt

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring
from labeval.analysis.statistics.chances.distributions import t_above
from labeval.analysis.statistics.chances.orders import average_ranks
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.ranks.rank_tests import EXACT, MOST_ORDERED, Tails, product_tails
from labeval.analysis.statistics.ranks.ranking import DIGITS, kendall
from labeval.analysis.statistics.ratings import Floats
from labeval.analysis.texts.metrics import Metric, item_metrics
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "level", "scale", "criterion", "external", "coefficient"),
    *("value", "p", "test", "n", "reason"),
)

Wanted = Literal["two-sided", "greater"]
LEVELS = ("item", "system")
SAME_ENDS = "same_best_and_worst"
"""The share of best and worst on which a method and an external score agree: 0, 0.5 or 1."""
_SHARE_OF_NUMBERS = 0.5
"""Of an imported column that is a score."""
_NO_SCORES = {"id", "text", "question_id", "system", "variant", "use"}
_NAMING = re.compile(
    r"(.*_)?(ids?|idx|nr|turn|seed|t_?stamp|time_?stamp)"
    r"|((row|line|doc|document|item|text|seg|segment|sentence|question|sample|pair|global)_)?index"
)
"""Names of columns whose numbers are those of documents, rows or moments; a readability index is
none."""

FEW = QT_TRANSLATE_NOOP("Analysis", "{n} scores cannot be correlated; it takes three")
CONSTANT = QT_TRANSLATE_NOOP("Analysis", "one of the two gives everything the same score")
_TIED_ENDS = QT_TRANSLATE_NOOP("Analysis", "the best or the worst is not one alone")


@dataclass(frozen=True, slots=True)
class Correlation:
    """One coefficient with its test."""

    coefficient: str
    estimate: Estimate
    p: float | None = None
    test: str = ""


def correlations(
    a: npt.ArrayLike, b: npt.ArrayLike, *, alternative: Wanted = "two-sided"
) -> Iterator[Correlation]:
    """Kendall's tau-b, Spearman's rho and Pearson's r of two score lists, and their ends.

    p of tau as :func:`~labeval.analysis.statistics.ranks.ranking.kendall` says; of rho over all
    orders of up to :data:`~labeval.analysis.statistics.ranks.rank_tests.MOST_ORDERED` pairs; else
    by the t distribution, which takes pairs as independent.

    Args:
        a: (n,) scores; nan leaves the pair out.
        b: (n,) scores of the same things.
        alternative: of the tests.
    """
    tau = kendall(a, b, alternative=alternative)
    yield Correlation("kendall", tau.tau, tau.p, tau.test)
    x, y = _pairs(a, b)
    n = len(x)
    for name in ("spearman", "pearson"):
        if n < 3:
            yield Correlation(name, undefined(n, FEW, n=n))
        elif len(set(x)) == 1 or len(set(y)) == 1:
            yield Correlation(name, undefined(n, CONSTANT))
        else:
            of_ranks = name == "spearman"
            first, second = (average_ranks(x), average_ranks(y)) if of_ranks else (x, y)
            r = float(np.clip(np.corrcoef(first, second)[0, 1], -1, 1))
            tails, test = _by_t(r, n), "t"
            if of_ranks and n <= MOST_ORDERED:
                tails, test = product_tails(first, second), EXACT
            yield Correlation(name, Estimate(r, n), tails.p(alternative), test)
    yield Correlation(SAME_ENDS, _same_ends(x, y))


def _by_t(r: float, n: int) -> Tails:
    """Chances of a correlation as high and of one as low, if there were none."""
    whole = (1 - r) * (1 + r)
    score = r * ((n - 2) / whole) ** 0.5 if whole > 0 else math.copysign(math.inf, r)
    return Tails(float(t_above(score, n - 2)), float(t_above(-score, n - 2)))


def _pairs(a: npt.ArrayLike, b: npt.ArrayLike) -> tuple[Floats, Floats]:
    """Both without the pairs of which one is missing, rounded as for ranks."""
    x: Floats = np.asarray(a, dtype=np.float64).round(DIGITS)
    y: Floats = np.asarray(b, dtype=np.float64).round(DIGITS)
    both = ~(np.isnan(x) | np.isnan(y))
    return x[both], y[both]


def _same_ends(x: Floats, y: Floats) -> Estimate:
    n = len(x)
    if n < 3:
        return undefined(n, FEW, n=n)
    same = 0
    for sign in (1, -1):
        first, second = (np.flatnonzero(sign * s == (sign * s).max()) for s in (x, y))
        if len(first) > 1 or len(second) > 1:
            return undefined(n, _TIED_ENDS)
        same += int(first[0] == second[0])
    return Estimate(same / 2, n)


def external_scores(items: DataFrame) -> list[Metric]:
    """The items' numeric columns as ``column:<name>``, then what is counted in their texts.

    Numbers of documents, rows and moments (``doc_id``, ``tstamp``) are no scores.
    """
    import pandas as pd

    found: list[Metric] = []
    for name in items.columns:
        if name in _NO_SCORES or _NAMING.fullmatch(plain(str(name))):
            continue
        numbers = pd.to_numeric(items[name], errors="coerce").to_numpy(dtype=np.float64)
        known = np.isfinite(numbers)
        written = (items[name].astype(str).str.strip() != "").to_numpy()
        if known.any() and known.sum() >= _SHARE_OF_NUMBERS * written.sum():
            found.append(Metric(f"column:{name}", np.where(known, numbers, np.nan)))
    return [*found, *item_metrics(items)]


def external_correlations(
    scores: DataFrame,
    items: DataFrame,
    systems: Mapping[str, str],
    metrics: Sequence[Metric],
    *,
    alternative: Wanted = "two-sided",
) -> DataFrame:
    """Every method's scores with every external one, with :data:`COLUMNS`.

    A system's external score is the mean over its items.

    Args:
        scores: as :func:`~labeval.analysis.scores.scores.scores` makes them.
        items: indexed by item, in the order of the metrics' values.
        systems: item to system; empty where it is not known.
        metrics: as :func:`external_scores` makes them.
        alternative: of the tests.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    names = list(map(str, items.index))
    for place, part in _ranked(scores):
        ids, values = part["id"].astype(str).tolist(), part["value"].to_numpy(dtype=np.float64)
        for metric in metrics:
            if metric.values is None:
                rows.append((*place, metric.name, "", None, None, "", 0, metric.explained))
                continue
            outside = _at_level(str(place[1]), metric.values, names, systems)
            given = np.array([outside.get(id, np.nan) for id in ids])
            for one in correlations(values, given, alternative=alternative):
                e = one.estimate
                figures = (one.coefficient, e.value, one.p, one.test, e.n, e.explained)
                rows.append((*place, metric.name, *figures))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _ranked(scores: DataFrame) -> Iterator[tuple[tuple[object, ...], DataFrame]]:
    """Each method's scores by the statistic that ranks, turned so that more is better."""
    if scores.empty:
        return
    for method, part in scores[scores["level"].isin(LEVELS)].groupby("method", sort=True):
        first = find_scoring(method_of(str(method))).STATISTICS[0]
        chosen = part[part["statistic"] == first.name]
        sign = 1 if first.higher_is_better else -1
        chosen = chosen.assign(value=sign * chosen["value"])
        for (level, scale, criterion), of_place in chosen.groupby(
            ["level", "scale", "criterion"], sort=False
        ):
            yield (method, level, scale, criterion), of_place


def _at_level(
    level: str, values: Floats, names: Sequence[str], systems: Mapping[str, str]
) -> dict[str, float]:
    if level == "item":
        return dict(zip(names, values.tolist(), strict=True))
    by_system: dict[str, list[float]] = {}
    for name, value in zip(names, values.tolist(), strict=True):
        if not np.isnan(value) and systems.get(name):
            by_system.setdefault(systems[name], []).append(value)
    return {system: float(np.mean(found)) for system, found in by_system.items()}
