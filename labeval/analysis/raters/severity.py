"""Severity and consistency of raters, difficulty of criteria, and fair averages of texts.

The many-facet Rasch model separates the three, so that a text that only severe raters saw is not
taken for a bad one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, rates_turns
from labeval.analysis.data.scales import method_of
from labeval.analysis.data.tidy import tidy
from labeval.analysis.methods import Scoring, each_scored, scales_of, steps_differ
from labeval.analysis.points.points import CodedPoints, coded_points
from labeval.analysis.statistics.latent.facets import Facet, Facets, effort, facets, least_effort
from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.numbering import distinct, groups, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.unfitted import MANY_CATEGORIES, MOST_CATEGORIES, TOO_LONG, TURNS
from labeval.study.methods import find_method
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "facet", "rater", "id", "category"),
    *("n", "value", "ci_low", "ci_high"),
    *("infit", "outfit", "mean", "fair_mean", "how", "reason"),
)
MOST_WORK = 3e9
"""Multiplications of all such models of a study together, unless they are asked for."""
_REACH = 1.959963984540054
"""Standard errors of a 95 % interval."""

RELATIVE = QT_TRANSLATE_NOOP("Analysis", "judgments that compare texts do not show severity")
ONE_RATER = QT_TRANSLATE_NOOP("Analysis", "severity takes two raters or more")
NOT_JOINED = QT_TRANSLATE_NOOP(
    "Analysis", "raters fall into {n} groups that have rated no text in common"
)
NO_MAXIMUM = QT_TRANSLATE_NOOP(
    "Analysis",
    "the likelihood has no maximum: answers are too few, or a rater, or a criterion, has nothing "
    "but the lowest or the highest of those that were given",
)
HOW = QT_TRANSLATE_NOOP("Analysis", "many-facet Rasch model, conditional maximum likelihood")


@dataclass(frozen=True, slots=True)
class _Ratings:
    """Ratings of one scale, or of one criterion, as categories from 0."""

    scale: str
    name: str
    raters: Sequence[str]
    criteria: Sequence[str]
    texts: Sequence[str]
    text: Integers
    rater: Integers
    criterion: Integers
    category: Integers
    values: Floats
    """(categories,) points that they stand for, the best last."""

    @property
    def refusal(self) -> str:
        """The reason why there is no model; empty where there may be one."""
        if len(self.raters) < 2:
            return ONE_RATER
        if len(self.values) > MOST_CATEGORIES:
            return MANY_CATEGORIES.format(most=MOST_CATEGORIES)
        groups = _groups(self.rater, self.text)
        return NOT_JOINED.format(n=groups) if groups > 1 else ""


def severity(judgments: DataFrame, facts: StudyFacts, *, limited: bool = True) -> DataFrame:
    """The facets of each scale of ratings, with :data:`COLUMNS`.

    ``value`` is in logits: severity of a ``rater``, difficulty of a ``criterion``, the
    ``threshold`` below each ``category``, the quality of a ``text`` (``id``). ``infit`` and
    ``outfit`` are mean squares that are near 1 where ratings follow the model: more is erratic,
    less is more alike than chance allows. ``mean`` is the plain mean of the points, turned round
    where less is better; ``fair_mean`` that of a text had raters of average severity rated it, of a
    rater had they rated a text of average quality, on all criteria.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study.
        limited: whether models are left out where all of them would take long.
    """
    rows: list[dict[str, object]] = []
    found: list[tuple[str, _Ratings, str]] = []
    for method, part, scoring in each_scored(judgments):
        relative = find_method(method_of(method)).RELATIVE
        reason = RELATIVE if relative else TURNS if rates_turns(part) else ""
        reason = reason or steps_differ(part, scoring)
        if reason:
            rows.append({"method": method, "n": len(answered(part)), "reason": reason})
            continue
        found += [(method, each, each.refusal) for each in _ratings(part, facts, scoring)]
    too_long = limited and _take_long([each for _, each, refusal in found if not refusal])
    made: list[dict[str, object]] = []
    for method, each, refusal in found:
        reason = refusal or (TOO_LONG if too_long else "")
        names = {"method": method, "scale": each.scale, "criterion": each.name}
        made += [names | row for row in _rows(each, reason)]
    texts = ["method", "scale", "criterion", "facet", "rater", "id", "category", "how", "reason"]
    return tidy(made + rows, COLUMNS, texts)


def _take_long(each: Sequence[_Ratings]) -> bool:
    """True if the models together take too long; of many ratings their counts show it."""
    return any(
        sum(of(r.text, r.rater, r.criterion, r.category) for r in each) > MOST_WORK
        for of in (least_effort, effort)
    )


def _ratings(judgments: DataFrame, facts: StudyFacts, scoring: Scoring) -> Iterator[_Ratings]:
    """Each scale that criteria share, all of them in one model; else each criterion."""
    points = coded_points(judgments, facts, scoring).only(scoring.STATISTICS[0].only)
    left = set(range(len(points.criteria)))
    for scale, codes in scales_of(scoring, facts, points.criteria):
        if left >= set(codes):
            left -= set(codes)
            part = points.chosen(np.isin(points.criterion, codes))
            if len(part.value):
                yield _coded(scale, "", part)
    for code in sorted(left):
        part = points.chosen(points.criterion == code)
        if len(part.value):
            yield _coded("", points.criteria[code], part)


def _coded(scale: str, name: str, points: CodedPoints) -> _Ratings:
    """The first rating of each rater, text and criterion; where less was better, turned round."""
    points = points.first_only()
    value, turned = points.value, points.value != points.better
    # Turned is a criterion as a whole: its zeros are the same either way.
    turned = (np.bincount(points.criterion, weights=turned) > 0)[points.criterion]
    low, high = float(value.min()), float(value.max())
    value = np.where(turned, low + high - value, value)
    values = np.unique(value)
    category = np.searchsorted(values, value)  # of millions an inverse takes more memory
    parts = []
    for names, codes in (
        (points.raters, points.rater),
        (points.criteria, points.criterion),
        (points.items, points.item),
    ):
        used, number = distinct(codes), codes
        if len(used) < len(names):
            number = numbered(codes)[1]
        parts.append(([names[n] for n in used], number))
    (raters, rater), (criteria, criterion), (texts, text) = parts
    return _Ratings(
        *(scale, name, raters, criteria, texts, text, rater, criterion, category), values
    )


def _groups(rater: Integers, text: Integers) -> int:
    """Number of groups of raters that are not joined by texts."""
    raters = int(rater.max(initial=-1)) + 1
    size = raters + int(text.max(initial=-1)) + 1
    return int(groups(rater, text + raters, size).max(initial=-1)) + 1


def _rows(each: _Ratings, reason: str) -> Iterator[dict[str, object]]:
    if not reason:
        try:
            found = facets(each.text, each.rater, each.criterion, each.category)
        except NoFit:
            reason = NO_MAXIMUM
    if reason:
        yield {"n": len(each.category), "how": HOW, "reason": reason}
        return
    points = each.values[each.category]
    fair = {"rater": _fair_of_raters(found, each), "text": _fair_of_texts(found, each)}
    for facet, column, names, of, codes in (
        ("rater", "rater", each.raters, found.rater, each.rater),
        ("criterion", "criterion", each.criteria, found.criterion, each.criterion),
        ("text", "id", each.texts, found.text, each.text),
    ):
        if facet == "criterion" and len(names) < 2:
            continue
        mean = np.bincount(codes, weights=points) / np.bincount(codes)
        for n, id in enumerate(names):
            row = {"facet": facet, column: id} | _row(of, n) | {"mean": float(mean[n])}
            yield row | ({"fair_mean": float(fair[facet][n])} if facet in fair else {})
    for n, value in enumerate(found.thresholds.tolist()):
        reach = _REACH * float(found.threshold_spreads[n])
        yield {
            "facet": "threshold",
            "category": f"{each.values[n + 1]:g}",
            "n": int((each.category == n + 1).sum()),
            "value": value,
            "ci_low": value - reach,
            "ci_high": value + reach,
            "how": HOW,
        }


def _row(of: Facet, n: int) -> dict[str, object]:
    value, reach = float(of.value[n]), _REACH * float(of.spread[n])
    return {
        "n": int(of.n[n]),
        "value": value,
        "ci_low": value - reach,
        "ci_high": value + reach,
        "infit": float(of.infit[n]),
        "outfit": float(of.outfit[n]),
        "how": HOW,
    }


def _fair_of_texts(found: Facets, each: _Ratings) -> Floats:
    """(texts,) points from raters of average severity, on all criteria."""
    quality = found.text.value
    return _in_points(found.expected(quality, np.zeros_like(quality)), each)


def _fair_of_raters(found: Facets, each: _Ratings) -> Floats:
    """(raters,) points that each gives to a text of average quality, on all criteria."""
    severities = found.rater.value
    middle = np.full(len(severities), float(found.text.value.mean()))
    return _in_points(found.expected(middle, severities), each)


def _in_points(category: Floats, each: _Ratings) -> Floats:
    return np.interp(category, np.arange(len(each.values)), each.values)
