"""Differences of systems, two by two: estimates, intervals, tests, corrected for their number.

Every sentence about who is better, every star of a figure and the verdict come from this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.system_points import Family, SystemPoints, families, places
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.data.scales import method_of
from labeval.analysis.data.tidy import tidy
from labeval.analysis.methods import each_scored
from labeval.analysis.points.points import Mask
from labeval.analysis.statistics.criteria_differences import difference_over_criteria
from labeval.analysis.statistics.differences import (
    Design,
    Difference,
    design_of,
    paired_difference,
)
from labeval.analysis.statistics.multiplicity import Correction, adjusted
from labeval.analysis.statistics.numbering import (
    are_distinct,
    distinct,
    firsts,
    joint,
    numbered,
)
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.study.methods import find_method
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "a", "b", "n", "raters", "questions"),
    *("difference", "ci_low", "ci_high", "df", "p", "p_adjusted", "adjusted", "tests", "effect"),
    *("free_low", "free_high", "p_signs", "margin", "p_equivalent", "about", "how", "reason"),
)
_MOSTLY = 0.75
"""Share of ratings in pairs from which only pairs count; of fewer, all ratings do."""
_NONE: Mapping[str, float] = {}
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Analysis", "{n} points on criteria that the other lacks there are left out"
)
NOT_SHARED = QT_TRANSLATE_NOOP(
    "Analysis", "no judgments of both by {criteria}: compared by single criteria only"
)
NONE_WHOLE = QT_TRANSLATE_NOOP("Analysis", "nobody rated a text of each on all criteria")


def significance(
    judgments: DataFrame,
    facts: StudyFacts,
    *,
    about: Resample = "both",
    margins: Mapping[str, float] = _NONE,
    family: Family = "criterion",
    correction: Correction = "auto",
) -> DataFrame:
    """The difference of each two systems on each criterion and scale, with :data:`COLUMNS`.

    Points are turned so that more is better. Where judgments compare texts with each other, the
    two have to be on one page: the difference is that of their points there, for comparisons of
    two the share of wins less that of losses, ties counted. Else it is one rater's points for the
    two on one question; where few raters rated both, a model of all ratings takes its place.
    ``effect`` is the difference in standard deviations of a system's points. ``p_adjusted`` is
    over one family of ``tests`` tests: all pairs of systems on one criterion or scale, one question
    asked, or on all criteria of a method. ``p_equivalent`` (adjusted likewise) is that the
    difference is less than ``margin``. A method without such points has one row with the reason.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study; items without a system are left out, unless none has one.
        about: whom the conclusion is to hold for: new raters and questions, or one of the two.
        margins: the smallest differences of interest, by method.
        family: the tests that are corrected together.
        correction: by which procedure.
    """
    rows: list[dict[str, object]] = []
    refused: list[dict[str, object]] = []
    for method, part, scoring in each_scored(judgments):
        if reason := scoring.WITHOUT.get("significance"):
            refused.append({"method": method, "n": len(answered(part)), "reason": reason})
            continue
        relative = find_method(method_of(method)).RELATIVE
        margin = margins.get(method, margins.get(method_of(method)))
        of_method, designs = [], _Designs()
        for place, points in places(scoring, part, facts):
            names = {"method": method, **place}
            found = _family(names, points, designs, margin, about=about, relative=relative)
            of_method.append(found)
        for together in families(of_method, family):
            _correct(together, correction)
        rows += [row for part_rows in of_method for row in part_rows]
    texts = ["method", "scale", "criterion", "a", "b", "adjusted", "about", "how", "reason"]
    return tidy(rows + refused, COLUMNS, texts)


def _family(
    names: Mapping[str, object],
    points: SystemPoints,
    designs: _Designs,
    margin: float | None,
    *,
    about: Resample,
    relative: bool,
) -> list[dict[str, object]]:
    """One row each two systems of one question asked."""
    if reason := points.too_many():
        return [{**names, "n": len(points.better), "reason": reason}]
    if points.are_of_texts:  # There is nothing to be drawn: the test is about these texts.
        about, points = "raters", replace(points, question=np.zeros_like(points.question))
    units = _Units(points, designs, relative=relative)
    rows = []
    for a, b in combinations(distinct(points.system).tolist(), 2):
        found = units.difference(a, b, about)
        effect = units.effect(a, b, found)
        equal = found.equivalent(margin) if margin else None
        ends, free = found.interval, found.free
        row: dict[str, object] = {
            **names,
            "a": points.systems[a],
            "b": points.systems[b],
            "n": found.n,
            "raters": found.raters,
            "questions": found.questions,
            "difference": found.value,
            "ci_low": ends and ends.low,
            "ci_high": ends and ends.high,
            "df": found.freedom,
            "p": found.p,
            "effect": effect,
            "p_signs": found.signs,
            "margin": margin,
            "free_low": free and free.low,
            "free_high": free and free.high,
            "p_equivalent": equal,
            "about": found.about,
            "how": found.how,
            "reason": found.reason,
        }
        rows.append(row)
    return rows


def _correct(rows: list[dict[str, object]], correction: Correction) -> None:
    """Adjust the tests of one family."""
    for of, into in (("p", "p_adjusted"), ("p_equivalent", "p_equivalent")):
        known = np.array([row.get(of) for row in rows], dtype=np.float64)
        each, by = adjusted(known, correction)
        for row, p in zip(rows, each.tolist(), strict=True):
            row[into] = p
            if of == "p":
                row["adjusted"], row["tests"] = by, int((~np.isnan(each)).sum())


def system_difference(
    judgments: DataFrame,
    facts: StudyFacts,
    criterion: str,
    a: str,
    b: str,
    about: Resample = "both",
) -> Difference:
    """The difference of two systems on one criterion.

    Args:
        judgments: of one method.
        facts: of the study.
        criterion: its id.
        a: the first system.
        b: the one that is taken off.
        about: whom the conclusion is to hold for.
    """
    nobody = np.zeros(0, dtype=np.intp)
    for method, part, scoring in each_scored(judgments):
        for place, points in places(scoring, part, facts):
            known = points.systems
            if place["criterion"] == criterion and {a, b} <= set(known):
                relative = find_method(method_of(method)).RELATIVE
                units = _Units(points, _Designs(), relative=relative)
                return units.difference(known.index(a), known.index(b), about)
    return paired_difference(np.zeros(0), nobody, nobody)


class _Designs:
    """The designs of ratings of two systems, kept from one criterion of a method to the next.

    Where a page asks for several criteria, all of them have the same raters and texts.
    """

    def __init__(self) -> None:
        self._parts: dict[int, dict[str, Integers]] = {}
        self._of: dict[tuple[int, int, Resample], Design] = {}

    def of(self, pair: Mapping[int, dict[str, Integers]], about: Resample) -> Design:
        """The design of two systems, by the parts of the ratings of each."""
        for system, parts in pair.items():
            last = self._parts.get(system)
            if last is None or not all(np.array_equal(last[n], parts[n]) for n in parts):
                self._parts[system] = parts
                self._of = {key: of for key, of in self._of.items() if system not in key}
        (a, parts_a), (b, parts_b) = pair.items()
        if (a, b, about) not in self._of:
            first = np.repeat([1, 0], [len(parts["rater"]) for parts in pair.values()])
            both = {name: np.concatenate([parts_a[name], parts_b[name]]) for name in parts_a}
            self._of[a, b, about] = design_of(first, both, about)
        return self._of[a, b, about]


class _Units:
    """The pairs of a test: points of each system in one rater's question, or on one page.

    Of several criteria together, a pair has those that both systems have there, and each criterion
    counts the same, so that no system is better for having been rated on what gets high points, or
    more often by one criterion. Two that never share one of the criteria are not compared over all
    of them.
    """

    def __init__(self, points: SystemPoints, designs: _Designs, *, relative: bool) -> None:
        self._points, self._designs, self._relative = points, designs, relative
        self._criteria = int(points.criterion.max(initial=0)) + 1
        self._of_scale = distinct(points.criterion)
        self._several = len(self._of_scale) > 1
        width = int(points.question.max(initial=0)) + 1
        cell = joint(points.rater, width, points.question)
        unit = points.page if relative else cell
        self._has_gaps = self._several and not relative and self._lacks_points(unit)
        self._by_criterion = self._several and (relative or self._has_gaps)
        if relative or self._by_criterion:
            unit = joint(unit, self._criteria, points.criterion)
        first = firsts(unit)
        keys, self._unit = numbered(unit)
        self._rater, self._question = points.rater[first], points.question[first]
        self._cell, self._criterion = cell[first], points.criterion[first]
        self._size = len(keys)
        self._of: dict[int, Integers] = {}
        self._means_of: dict[int, tuple[Floats, Mask]] = {}
        self._ratings_of: dict[int, tuple[Floats, dict[str, Integers], int]] = {}
        self._squares_of: dict[int, float] = {}

    def _points_of(self, system: int) -> Integers:
        """Places of a system's points."""
        if system not in self._of:
            self._of[system] = np.flatnonzero(self._points.system == system)
        return self._of[system]

    def _lacks_points(self, unit: Integers) -> bool:
        """True if some system lacks a criterion in a unit where it has another."""
        pair = joint(unit, len(self._points.systems), self._points.system)
        each = joint(pair, self._criteria, self._points.criterion)
        return len(distinct(each)) < len(self._of_scale) * len(distinct(pair))

    def _means(self, system: int) -> tuple[Floats, Mask]:
        """(units,) the mean over criteria of a system's points, and where there are any."""
        if system not in self._means_of:
            of = self._points_of(system)
            unit, better = self._each(self._unit[of], of)
            n = np.bincount(unit, minlength=self._size)
            sums = np.bincount(unit, weights=better, minlength=self._size)
            mean = np.divide(sums, n, out=np.zeros(self._size), where=n > 0)
            self._means_of[system] = mean, n > 0
        return self._means_of[system]

    def _each(self, key: Integers, of: Integers) -> tuple[Integers, Floats]:
        """The keys, and the mean of the points of each key by each criterion."""
        better = self._points.better[of]
        if self._several:
            each = joint(key, self._criteria, self._points.criterion[of])
            if not are_distinct(each):
                different, where = numbered(each)
                better = np.bincount(where, weights=better) / np.bincount(where)
                key = different // self._criteria
        return key, better

    def _size_of(self, chosen: Mask) -> int:
        """The number of raters' questions among units, or of units where they are these."""
        return len(distinct(self._cell[chosen])) if self._has_gaps else int(chosen.sum())

    def difference(self, a: int, b: int, about: Resample) -> Difference:
        """Difference of two systems, by the pairs that there are, or by all of their ratings."""
        (first, has_first), (second, has_second) = self._means(a), self._means(b)
        both = has_first & has_second
        pairs = self._size_of(both)
        rated = self._size_of(has_first) + self._size_of(has_second)
        if not self._relative and 2 * pairs < _MOSTLY * rated:
            found = self._rated(a, b, about)
            if found.p is not None or not pairs:
                return found
        value, rater, question = (first - second)[both], self._rater[both], self._question[both]
        if not (self._by_criterion and pairs):
            return paired_difference(value, rater, question, about)
        criterion = self._criterion[both]
        if (missing := np.setdiff1d(self._of_scale, criterion)).size:
            named = ", ".join(self._points.criteria[n] for n in missing.tolist())
            return Difference(0, 0, 0, about=about, reason=NOT_SHARED.format(criteria=named))
        found = difference_over_criteria(value, rater, question, criterion, about)
        of = np.concatenate([self._points_of(a), self._points_of(b)])
        return _limited(found, int((~both[self._unit[of]]).sum()) if self._has_gaps else 0)

    def _rated(self, a: int, b: int, about: Resample) -> Difference:
        """By the ratings of the two, one a rater and text."""
        (value_a, parts_a, out_a), (value_b, parts_b, out_b) = self._ratings(a), self._ratings(b)
        if not len(value_a) or not len(value_b):
            return Difference(0, 0, 0, about=about, reason=NONE_WHOLE)
        design = self._designs.of({a: parts_a, b: parts_b}, about)
        return _limited(design.difference(np.concatenate([value_a, value_b])), out_a + out_b)

    def _ratings(self, system: int) -> tuple[Floats, dict[str, Integers], int]:
        """A system's ratings, one a rater and text, and whose they are; a text is of one system.

        Where criteria are added up, those that have all of them; and the points of the others.
        """
        if system not in self._ratings_of:
            points = self._points
            of = self._points_of(system)
            key = joint(points.rater[of], int(points.text[of].max(initial=0)) + 1, points.text[of])
            if self._several:
                _, rating = numbered(key)
                each = firsts(joint(rating, self._criteria, points.criterion[of]))
                whole = np.bincount(rating[each]) == len(self._of_scale)
                of, key = of[whole[rating]], key[whole[rating]]
            at, (keys, better) = firsts(key), self._each(key, of)
            where = numbered(keys)[1]
            value = np.bincount(where, weights=better) / np.bincount(where)
            names = ("rater", "question", "text")
            parts = {name: getattr(points, name)[of[at]] for name in names}
            self._ratings_of[system] = value, parts, len(self._points_of(system)) - len(of)
        return self._ratings_of[system]

    def effect(self, a: int, b: int, found: Difference) -> float | None:
        """The difference in standard deviations of single points of a system."""
        if found.value is None:
            return None
        squares = self._squares(a) + self._squares(b)
        freedom = len(self._points_of(a)) + len(self._points_of(b)) - 2
        return found.value / (squares / freedom) ** 0.5 if freedom > 0 < squares else None

    def _squares(self, system: int) -> float:
        """The sum of squares of a system's points about their mean."""
        if system not in self._squares_of:
            points = self._points.better[self._points_of(system)]
            self._squares_of[system] = float(((points - points.mean()) ** 2).sum())
        return self._squares_of[system]


def _limited(found: Difference, left_out: int) -> Difference:
    """The difference with what was left out, where it has a value."""
    if not left_out or found.value is None:
        return found
    reasons = [LEFT_OUT.format(n=left_out), *([found.reason] if found.reason else [])]
    return replace(found, reason=JOINED.join(reasons))
