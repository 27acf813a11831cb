"""Comparison of the methods' rankings of the same things."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Literal

from labeval.analysis.data.facts import TOTAL
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ranks.tau_interval import tau_interval

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    "level",
    "scale",
    "criterion",
    "a",
    "b",
    "tau",
    "ci_low",
    "ci_high",
    "p",
    "test",
    "n",
    "reason",
)


LEVELS = ("item", "system")
"""Levels at which methods rank the same things."""


def rank_correlations(
    scores: DataFrame, *, tails: Literal["two-sided", "greater"] = "two-sided"
) -> DataFrame:
    """Kendall's tau-b between each two methods' scores of items and systems, with :data:`COLUMNS`.

    Each method has the statistic that ranks; one of which less is better is turned round. All
    criteria of a method that asks one alone are that one, so that methods with other criteria can
    be compared with it.

    Args:
        scores: as :func:`~labeval.analysis.scores.scores.scores` makes them.
        tails: of the tests.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    places = ["level", "scale", "criterion"]
    if scores["method"].nunique() < 2:
        return pd.DataFrame(columns=list(COLUMNS))
    ranking = _ranking_statistics(scores[scores["level"].isin(LEVELS)])
    ranking = pd.concat([ranking, _of_single_criteria(ranking)], ignore_index=True)
    for place, part in ranking.groupby(places, sort=False):
        by_method = part.pivot(index="id", columns="method", values="value")
        for a, b in combinations(by_method.columns, 2):
            both = by_method[a].to_numpy(), by_method[b].to_numpy()
            found = kendall(*both, alternative=tails)
            tau, ends = found.tau, tau_interval(*both, found.tau.value, found.two_sided(tails))
            figures = (tau.value, *ends.ends, found.p, found.test, tau.n)
            rows.append((*place, a, b, *figures, tau.explained or ends.reason))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _of_single_criteria(ranking: DataFrame) -> DataFrame:
    """The rows of methods with one criterion as those of all their criteria, more being better,
    where their criteria differ: of the same criterion they are compared already."""
    named = ranking.groupby("method")[["scale", "criterion"]]
    alone = (named.transform("nunique") == 1).all(axis=1) & (ranking["scale"] == "")
    single = ranking[alone]
    others = ranking.loc[~alone & (ranking["scale"] == TOTAL)]
    if single["criterion"].nunique() + (not others.empty) < 2:
        return single.iloc[:0]
    best_first = single.sort_values("rank").groupby(["method", "level"])["value"]
    turned = best_first.transform("first") < best_first.transform("last")
    value = single["value"].where(~turned, -single["value"])
    return single.assign(scale=TOTAL, criterion="", value=value)


def _ranking_statistics(scores: DataFrame) -> DataFrame:
    import pandas as pd

    parts = []
    place = ["method", "level", "scale", "criterion"]
    scores = scores.assign(value=scores["value"].where(scores["rank"].notna()))
    for (method, *_), part in scores.groupby(place, sort=True):
        statistics = find_scoring(method_of(str(method))).STATISTICS
        each = {one: part[part["statistic"] == one.name] for one in statistics}
        fair = (one for one in statistics if len(each[one]) and one.is_fair(each[one]["n"]))
        first = next(fair, statistics[0])
        parts.append(
            each[first].assign(value=(1 if first.higher_is_better else -1) * each[first]["value"])
        )
    return pd.concat(parts, ignore_index=True) if parts else scores
