"""Ranks of systems with intervals, and their chances of being the best.

Both come from the differences of the table ``significance`` and from nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.significance import LEFT_OUT
from labeval.analysis.comparisons.system_points import Family, Row, families
from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.multiplicity import holm
from labeval.analysis.statistics.ranks.rank_inference import (
    PairwiseDifferences,
    are_linked,
    central_effects,
    chances_of_best,
    rank_ends,
    untested,
)
from labeval.analysis.statistics.ranks.ranking import DIGITS, ranks
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "id", "systems", "value", "rank", "rank_low", "rank_high"),
    *("p_best", "about", "reason"),
)
NOT_ALL_TESTED = QT_TRANSLATE_NOOP(
    "Analysis", "no chance of being the best: the difference of {a} and {b} has no test"
)

_LEFT_OUT = re.compile(re.escape(LEFT_OUT).replace(r"\{n\}", r"\d+"))
NOT_LINKED = QT_TRANSLATE_NOOP(
    "Analysis", "no ranks: the differences that are known do not link all systems"
)


def system_ranks(significance: DataFrame, family: Family = "criterion") -> DataFrame:
    """One row per method, criterion or scale, and system, with :data:`COLUMNS`.

    ``value`` is how far the system is above the mean of all, by least squares of the differences;
    ``rank`` is by it. Neither is there where differences do not link all of them. ``rank_low`` to
    ``rank_high`` hold the true ranks of all systems of one question asked together in 95 % of
    studies; p values are Holm's for this, however many tests there are. Where a test speaks against
    ``rank``, which follows from all differences and not from those that are tested only, the
    interval reaches to it.

    Args:
        significance: as
            :func:`~labeval.analysis.comparisons.significance.significance` makes it.
        family: the tests that are corrected together.
    """
    import pandas as pd

    rows: list[Row] = []
    for _, of_method in significance.groupby("method", sort=False):
        compared = of_method[of_method["b"].astype(bool)]
        asked = compared.groupby(["scale", "criterion"], sort=False)
        of_places: list[list[Row]] = [_rows(part) for _, part in asked]
        for together in families(of_places, family):
            known = np.array([row["p"] for row in together], dtype=np.float64)
            for row, p in zip(together, holm(known).tolist(), strict=True):
                row["corrected"] = p
        rows += [row for place in of_places for row in _of_place(place)]
        rows += _without(of_method[~of_method["b"].astype(bool)])
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _rows(part: DataFrame) -> list[Row]:
    return [{str(name): value for name, value in row.items()} for row in part.to_dict("records")]


def _without(refused: DataFrame) -> Iterator[Row]:
    """The rows of what could not be compared, with their reasons."""
    for row in _rows(refused):
        names = {name: row[name] for name in ("method", "scale", "criterion", "reason")}
        yield {**names, "id": "", "about": ""}


def _of_place(place: list[Row]) -> Iterator[Row]:
    """The systems of one question asked, the best first; then those that were compared with none.

    Where none was compared with any, all of them have a row without a rank.
    """
    every = _named(place)
    compared = _named([row for row in place if row["difference"] == row["difference"]])
    if not compared or compared == every:
        yield from _compared(place, every)
        return
    among = [row for row in place if row["a"] in compared and row["b"] in compared]
    yield from _compared(among, compared)
    for name in every:
        if name not in compared:
            row = next(row for row in place if name in (row["a"], row["b"]))
            common = {key: row[key] for key in ("method", "scale", "criterion", "about", "reason")}
            yield {**common, "id": name, "systems": len(compared)}


def _named(place: list[Row]) -> list[str]:
    return sorted({str(row[side]) for row in place for side in ("a", "b")})


def _compared(place: list[Row], names: list[str]) -> Iterator[Row]:
    number = {name: n for n, name in enumerate(names)}
    found = PairwiseDifferences.unknown(len(names))
    for row in place:
        value, p, corrected = (float(row[c]) for c in ("difference", "p", "corrected"))  # type: ignore[arg-type]
        found.put((number[str(row["a"])], number[str(row["b"])]), value, _spread(row), p, corrected)
    effects = np.round(central_effects(found), DIGITS) + 0.0  # no -0
    of_known = np.full(len(names), np.nan)
    known = ~np.isnan(effects)
    low, high = (np.where(known, ends, np.nan) for ends in rank_ends(found))
    linked = are_linked(found)
    if linked:
        of_known[known] = ranks(effects[known])
    else:
        effects[:] = np.nan
    # Differences with raters in common may form a circle; a test knows one part of it.
    low, high = np.fmin(low, np.floor(of_known)), np.fmax(high, np.ceil(of_known))
    missing = untested(found)  # some, where they are not linked
    chances = chances_of_best(found) if not missing else np.full(len(names), np.nan)
    reason = "" if linked else NOT_LINKED
    if linked and missing:
        reason = NOT_ALL_TESTED.format(a=names[missing[0][0]], b=names[missing[0][1]])
    notes = [note for row in place if (note := _limits(str(row["reason"])))]
    about = " / ".join(dict.fromkeys(str(row["about"]) for row in place))
    common = {name: place[0][name] for name in ("method", "scale", "criterion")}
    for n in np.argsort(-np.nan_to_num(effects), kind="stable").tolist():
        yield {
            **common,
            "id": names[n],
            "systems": len(names),
            "value": effects[n],
            "rank": of_known[n],
            "rank_low": low[n],
            "rank_high": high[n],
            "p_best": chances[n],
            "about": about,
            "reason": reason or (notes[0] if notes else ""),
        }


def _limits(reason: str) -> str:
    """The limits of a difference, without the points of its two systems that are left out."""
    return JOINED.join(part for part in reason.split(JOINED) if not _LEFT_OUT.fullmatch(part))


def _spread(row: Row) -> float:
    """The standard error of a difference, from its interval; nan where it has none."""
    low, high, df = (float(row[name]) for name in ("ci_low", "ci_high", "df"))  # type: ignore[arg-type]
    return (high - low) / 2 / -float(t_quantile(0.025, df)) if df > 0 else np.nan
