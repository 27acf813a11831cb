"""Scoring of each method's judgments. One module per method, found by its name.

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
    what raters can agree on: one row per rating with ``rater``, ``page``, ``criterion``, ``unit``,
    ``value``;
``POOLED``
    whether criteria share a scale, so that they can be added up;
``SUMMARY``
    how answers are put together, for a datasheet;
``WITHOUT``
    the tables of results that its judgments cannot make, each with the reason in a sentence marked
    for translation under ``Analysis``: ``significance`` where points do not say which of two
    systems is better, ``mixed_model`` where they do not show how severe a rater is.

It may have:

``sides(judgments)``
    where each judgment chooses between two texts, or says it of several pairs: those that were
    answered, with the columns ``first`` and ``second``; the value is one of the two, a tie or both
    bad. The tables about comparisons of two are made of it; where a judgment is one choice,
    ``rated`` names the texts of the pair as :mod:`labeval.analysis.sides` does.
``ends(judgments)``
    where each judgment names the best and the worst of several: those that were answered, with
    the columns ``best`` and ``worst``;
``orders(judgments)``
    where each judgment puts several texts in order: those that were answered, with the column
    ``order``, the items of each rank together, the best first;
``error_marks(judgments)``
    where each judgment marks errors in a text: those that were answered, with the column
    ``marks``, as :class:`~labeval.study.error_marks.ErrorMark`;
``claim_cuts(judgments)``
    where each judgment is about claims that its rater has cut out of a text: those that were
    answered, with the column ``cuts``, as :class:`~labeval.study.claim_cuts.CutClaim`;
``share_counts(judgments)``
    where points are shares of the parts of a text: of how many, for each judgment that has points;
``page_points(texts)``
    where it is relative: what so many texts on a page get, from the worst to the best, for plans;
``text_points(found, options, ideal)``
    where it rates texts one by one: what texts that a rater finds so good, from 1 to 5, get on so
    many options of which a perfect text gets the number ``ideal``, from 0, for plans;
``UNITS``
    what the units of ``rated`` are, in the plural, where they are not texts; marked for translation
    under ``Report``;
``ORDERED``
    labels of ``rated`` that have an order, each with its place, where judgments are categories;
``HAS_IDEALS``
    whether it rates on criteria's own scales with ideal points, so that the weights of aspects
    can be estimated.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import each_method
from labeval.analysis.data.scales import method_of
from labeval.analysis.statistics.coefficients.alpha import Level
from labeval.analysis.statistics.ratings import Floats
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

TURNED = "_turned"
"""After the name of a mean that is not the plain one, since less of it was better."""
UNEQUAL_SHARES = QT_TRANSLATE_NOOP(
    "Analysis",
    "ratings are shares of {least} to {most} claims, whose steps differ: they are no categories of "
    "one scale",
)
SCORE = "_above_zero"
"""After the name, on paper, of points above zero where those of other criteria are below."""
MIXED = "_mixed"
"""After the name, on paper, of a figure of criteria of which less of some is better."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """One figure about an item, made of its points."""

    name: str
    how: Literal["sum", "mean", "median", "sd"]
    only: str = ""
    """A column of the points: only those where it is true count; all when empty."""
    higher_is_better: bool = True
    bounds: tuple[float, float] | None = None
    """The least and the most that a point can be, which may be infinite; None where that depends
    on the study."""
    title: str = ""
    """Its name on paper, marked for translation under ``Report``."""
    turned_title: str = ""
    """The same of a mean that a mixed model has turned, since less of it was better."""
    mixed_title: str = ""
    """The same where criteria of which less is better are among those that are added up, if it has
    another name then."""
    score_title: str = ""
    """The same of points above zero, where those of other criteria are below."""
    score_bounds: tuple[float, float] | None = None
    """The bounds of such points."""
    none_counts: str = ""
    """Why there is no figure where points are there but none counts; no row at all when empty.
    Marked for translation under ``Analysis``."""

    def is_fair(self, n: Iterable[float]) -> bool:
        """False if it counts, and some were judged more often than others.

        Args:
            n: judgments of each system or text.
        """
        return self.how != "sum" or len(set(n)) < 2


class Scoring(Protocol):
    """The interface of a method's module, as described above."""

    STATISTICS: Sequence[Statistic]
    LEVEL: Level
    POOLED: bool
    SUMMARY: str
    WITHOUT: Mapping[str, str]

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


def each_scored(judgments: DataFrame) -> Iterator[tuple[str, DataFrame, Scoring]]:
    """The judgments of each method that can be scored, by its name, and what scores them."""
    for name, part in each_method(judgments):
        if method_of(name) in scored_methods():
            yield name, part, find_scoring(method_of(name))


def steps_differ(judgments: DataFrame, scoring: Scoring) -> str:
    """Why points are no categories of one scale; empty where they may be.

    Shares of two parts and of three have different steps.
    """
    counts = getattr(scoring, "share_counts", None)
    of = set(counts(judgments)) if counts else set()
    return UNEQUAL_SHARES.format(least=min(of), most=max(of)) if len(of) > 1 else ""


def scales_of(
    scoring: Scoring, facts: StudyFacts, criteria: Sequence[str]
) -> Iterator[tuple[str, list[int]]]:
    """Each scale by which several of these criteria are added up, and the numbers of these.

    None where the criteria of the method have scales of their own.
    """
    for scale, members in facts.scales.items() if scoring.POOLED else ():
        numbers = [n for n, criterion in enumerate(criteria) if criterion in members]
        if len(numbers) > 1:
            yield scale, numbers


def nearest_option(found: Floats, options: int) -> Floats:
    """The number of the option, from 0, that is nearest to what is found, from 1 to 5."""
    steps = np.round((found - 1) / 4 * (options - 1))
    return np.asarray(np.clip(steps, 0, options - 1))


def methods_with(part: str) -> dict[str, Any]:
    """The methods that have an optional part, each with it, sorted."""
    found = {name: getattr(find_scoring(name), part, None) for name in scored_methods()}
    return {name: has for name, has in found.items() if has}
