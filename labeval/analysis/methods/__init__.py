"""How each method's judgments become scores. One module a method, found by its name.

A module of a method named ``m`` has:

``points(judgments, facts)``
    one row for each item that a judgment says something about, with the columns ``rater``,
    ``page``, ``item``, ``criterion``, ``value`` (float), ``better`` (the same turned so that more
    is better) and those that its statistics count by (bool);
``STATISTICS``
    what is computed from the points of an item, the one that ranks first;
``LEVEL``
    the level of measurement of its judgments, for agreement;
``rated(judgments)``
    what raters can agree on: one row a rating with ``rater``, ``page``, ``criterion``, ``unit``,
    ``value``;
``POOLED``
    whether criteria share a scale, so that they can be added up.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol, cast

from labeval.analysis.agreement.alpha import Level
from labeval.analysis.facts import StudyFacts

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class Statistic:
    """One figure about an item, made of its points."""

    name: str
    how: Literal["sum", "mean", "median", "sd"]
    only: str = ""
    """A column of the points: only those where it is true count; all when empty."""
    higher_is_better: bool = True
    bounds: tuple[float, float] | None = None
    """The least and the most that a point can be; None where that depends on the study."""
    none_counts: str = ""
    """Why there is no figure where points are there but none counts; no row at all when empty.
    Marked for translation under ``Analysis``."""


class Scoring(Protocol):
    """The interface of a method's module, as described above."""

    STATISTICS: Sequence[Statistic]
    LEVEL: Level
    POOLED: bool

    def points(self, judgments: DataFrame, facts: StudyFacts) -> DataFrame: ...

    def rated(self, judgments: DataFrame) -> DataFrame: ...


@cache
def scored_methods() -> tuple[str, ...]:
    """The methods whose judgments can be scored, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__)))


@cache
def find_scoring(method: str) -> Scoring:
    """The module that scores ``method``.

    Raises:
        KeyError: there is none.
    """
    if method not in scored_methods():
        raise KeyError(method)
    return cast(Scoring, importlib.import_module(f"{__name__}.{method}"))
