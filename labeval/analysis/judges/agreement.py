"""Agreement of a judge with each person, against that of people with each other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.judges.ratings import Audited
from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.ratings import Floats, Integers

MOST_RATERS = 200
"""Those with most ratings; more would take too long, pair by pair."""
_GROUPS = 25
"""Of questions, left out one after another."""
_FEWEST = 2
"""Units of a pair."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """Kappa of everybody with everybody.

    Of numbers it is weighed by squared distance (Cohen, 1968), of categories it is not weighed.
    """

    raters: tuple[int, ...]
    """Numbers of the people compared."""
    judge: Floats
    """(raters,) of the judge with each person; nan where it is undefined."""
    people: Floats
    """(raters,) mean of each person with the others."""
    units: Floats
    """(raters,) units that the judge and the person have both rated."""
    gap: float | None
    """Mean over people of the judge's kappa less that of the others."""
    interval: Interval | None
    """Interval of the gap, for new raters and questions: jackknife over both, t."""
    p: float | None


def agreement(audited: Audited) -> Agreement:
    """Compare the judge's agreement with people's; ratings of one rater and unit count once."""
    table, raters = _most_active(audited.table())
    everybody = np.vstack([table, audited.judged])
    sums = _sums(everybody, _groups(audited), ordered=audited.is_ordered)
    whole = {name: part.sum(axis=0) for name, part in sums.items()}
    kappa = _kappa(whole)
    judge, people = _ends(kappa)
    gap = _gap(kappa)
    spread, freedom = _jackknife(sums, kappa)
    ends, p = _tested(gap, spread, freedom)
    units = whole["n"][0, -1, :-1]
    return Agreement(raters, judge, people, units, gap, ends, p)


def rest_correlations(table: Floats, judge: Floats) -> list[tuple[float, float]]:
    """For each person, Pearson's correlation of the person, and of the judge, with the mean of the
    others, over the units that the person, another one and the judge have rated.

    Args:
        table: (raters, units) ratings; nan where there is none.
        judge: (units,) the judge's.
    """
    return [_with_rest(table, judge, h) for h in range(len(table))]


def _with_rest(table: Floats, judge: Floats, h: int) -> tuple[float, float]:
    others = np.delete(table, h, axis=0)
    there = ~np.isnan(others)
    kept = there.any(axis=0) & ~np.isnan(table[h]) & ~np.isnan(judge)
    sums = np.where(there, others, 0.0).sum(axis=0)[kept]
    rest = sums / there.sum(axis=0)[kept]
    return _pearson(table[h][kept], rest), _pearson(judge[kept], rest)


def _pearson(x: Floats, y: Floats) -> float:
    if len(x) < 3 or not np.ptp(x) or not np.ptp(y):
        return float("nan")
    return float(np.corrcoef(x, y)[0, 1])


def _most_active(table: Floats) -> tuple[Floats, tuple[int, ...]]:
    times = (~np.isnan(table)).sum(axis=1)
    chosen = np.sort(np.argsort(-times, kind="stable")[:MOST_RATERS])
    return table[chosen], tuple(chosen.tolist())


def _groups(audited: Audited) -> list[Integers]:
    """Units in groups of whole questions, at most :data:`_GROUPS`."""
    number = audited.question % _GROUPS
    return [np.flatnonzero(number == n) for n in np.unique(number)]


def _sums(everybody: Floats, groups: list[Integers], *, ordered: bool) -> dict[str, Floats]:
    """Sums of each pair in each group: (groups, values, people, people); one value of numbers."""
    there = ~np.isnan(everybody)
    if ordered:
        layers = [np.where(there, everybody, 0.0)]
    else:
        layers = [(everybody == v).astype(float) for v in np.unique(everybody[there])]
    names = ("n", "x", "xx", "xy")
    found: dict[str, list[list[Floats]]] = {name: [] for name in names}
    for units in groups:
        mask = there[:, units].astype(float)
        each = [layer[:, units] for layer in layers]
        found["n"].append([mask @ mask.T for _ in each])
        found["x"].append([x @ mask.T for x in each])
        found["xx"].append([x**2 @ mask.T for x in each])
        found["xy"].append([x @ x.T for x in each])
    return {name: np.asarray(part) for name, part in found.items()}


def _kappa(sums: dict[str, Floats]) -> Floats:
    """(people, people) one less the squared distance over that expected by chance."""
    n = sums["n"][0]
    with np.errstate(divide="ignore", invalid="ignore"):
        x, xx, xy = (sums[name] / n for name in ("x", "xx", "xy"))
        turned = np.swapaxes(x, 1, 2)
        squares = xx + np.swapaxes(xx, 1, 2)
        apart = (squares - 2 * xy).sum(axis=0)
        by_chance = (squares - 2 * x * turned).sum(axis=0)
        found = 1 - apart / by_chance
    found[(n < _FEWEST) | ~(by_chance > 1e-12)] = np.nan
    np.fill_diagonal(found, np.nan)
    return np.asarray(found)


def _ends(kappa: Floats) -> tuple[Floats, Floats]:
    """(people,) of the judge with each, and the mean of each with the other people."""
    return kappa[-1, :-1], _mean_known(kappa[:-1, :-1])


def _mean_known(table: Floats) -> Floats:
    known = ~np.isnan(table)
    n = known.sum(axis=0)
    sums = np.where(known, table, 0.0).sum(axis=0)
    return np.asarray(np.divide(sums, n, out=np.full(len(n), np.nan), where=n > 0))


def _gap(kappa: Floats) -> float | None:
    judge, people = _ends(kappa)
    gaps = judge - people
    return float(np.nanmean(gaps)) if not np.isnan(gaps).all() else None


def _jackknife(sums: dict[str, Floats], kappa: Floats) -> tuple[float | None, int]:
    """Standard error of the gap by leaving out groups of questions, and people; the fewest."""
    groups, people = len(sums["n"]), len(kappa) - 1
    whole = {name: part.sum(axis=0) for name, part in sums.items()}
    by_question = [
        _gap(_kappa({name: whole[name] - part[g] for name, part in sums.items()}))
        for g in range(groups)
    ]
    by_rater = [_gap(np.delete(np.delete(kappa, h, 0), h, 1)) for h in range(people)]
    total = 0.0
    for each in (by_question, by_rater):
        if len(each) < 3 or any(one is None for one in each):
            return None, 0
        left = np.array(each, dtype=float)
        total += (len(left) - 1) / len(left) * float(((left - left.mean()) ** 2).sum())
    return total**0.5, min(groups, people) - 1


def _tested(
    gap: float | None, spread: float | None, freedom: int
) -> tuple[Interval | None, float | None]:
    if gap is None or not spread:
        return None, None
    reach = -float(t_quantile(0.025, freedom)) * spread
    return Interval(gap - reach, gap + reach), 2 * float(t_above(abs(gap) / spread, freedom))
