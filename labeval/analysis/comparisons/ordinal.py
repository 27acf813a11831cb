"""Differences of systems with answers as an order of categories, next to those of the means.

A mean takes the steps of a scale for equally wide. The cumulative link mixed model does not, so the
two are fitted to the same ratings, and the column ``agrees`` compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.comparisons.system_points import Family, SystemPoints, families, places
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import answered, rates_turns
from labeval.analysis.data.scales import method_of
from labeval.analysis.data.tidy import tidy
from labeval.analysis.methods import each_scored, steps_differ
from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.latent.links import Link
from labeval.analysis.statistics.latent.ordinal_model import ordinal_model
from labeval.analysis.statistics.mixed_model import NoFit, apart, codes_of
from labeval.analysis.statistics.multiplicity import Correction, adjusted
from labeval.analysis.statistics.numbering import distinct, firsts, joint, numbered
from labeval.analysis.statistics.ratings import Integers
from labeval.analysis.statistics.unfitted import (
    FEW_RATERS,
    MANY_CATEGORIES,
    MOST_CATEGORIES,
    TOO_LONG,
    TURNS,
)
from labeval.study.methods import find_method
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

PARTS = ("rater", "rater_system", "question", "text")
COLUMNS = (
    *("method", "criterion", "a", "b", "n", "categories", "link", "effect", "ci_low", "ci_high"),
    *("df", "p", "p_adjusted", "adjusted", "tests", "agrees"),
    *(f"sd_{name}" for name in PARTS),
    *("log_likelihood", "how", "reason"),
)
FEWEST = 5
"""Raters, questions or texts whose spread can be estimated."""
MOST_WORK = 3e8
"""Sum over all fits of the cube of a fit's random effects, unless it is asked for."""
_ALPHA = 0.05
_LARGEST = 8.0
"""Effect above which its standard error says nothing (Hauck and Donner, 1977)."""
_WIDEST = 5.0
"""Standard deviation of a part above which answers of its members hardly overlap."""
_FIXED = {"questions": "rater_system", "raters": "text"}
"""The part that is no chance, by whom else tests speak of: new questions only, or new raters."""

YES, NO = "yes", "no"
COMPARED = QT_TRANSLATE_NOOP("Analysis", "each judgment compares texts already")
NO_MAXIMUM = QT_TRANSLATE_NOOP(
    "Analysis", "the likelihood has no maximum: the answers do not overlap, or hardly vary"
)
HARDLY = QT_TRANSLATE_NOOP(
    "Analysis", "the answers hardly overlap, so that the effect is large without being precise"
)
HOW = QT_TRANSLATE_NOOP("Analysis", "cumulative link mixed model, Laplace's approximation")


def _nobody() -> Integers:
    return np.zeros(0, dtype=np.intp)


@dataclass(frozen=True, slots=True)
class _Fit:
    """The ratings of two systems that a model is fitted to."""

    criterion: str
    a: str
    b: str
    n: int
    values: int
    raters: int
    category: Integers = field(default_factory=_nobody)
    """(n,) numbers from 0; none of this and of what follows where there is no model."""
    first: Integers = field(default_factory=_nobody)
    """(n,) 1 for the system ``a``, else 0."""
    parts: Mapping[str, Integers] = field(default_factory=dict)

    @property
    def work(self) -> float:
        """Multiplications of one step, roughly."""
        return float(sum(int(codes.max()) + 1 for codes in self.parts.values())) ** 3

    def without_ratings(self) -> _Fit:
        """Its sizes alone; ratings of all pairs at once are a third of the memory of a table."""
        return replace(self, category=_nobody(), first=_nobody(), parts={})

    def about(self, others: str) -> _Fit:
        """It without the parts by which others differ of whom the tests do not speak."""
        parts = {name: of for name, of in self.parts.items() if name != _FIXED.get(others)}
        return replace(self, parts=parts)

    @property
    def refusal(self) -> str:
        """Why there is no model; empty where there may be one."""
        if self.raters < FEWEST:
            return FEW_RATERS.format(raters=self.raters, least=FEWEST)
        if self.values > MOST_CATEGORIES:
            return MANY_CATEGORIES.format(most=MOST_CATEGORIES)
        return "" if self.values > 1 else NO_MAXIMUM


@dataclass(frozen=True, slots=True)
class _Means:
    """The difference of two systems by means; without figures where there is none."""

    about: str = "both"
    difference: float = np.nan
    df: float = np.nan
    p_adjusted: float = np.nan


def ordinal_differences(
    judgments: DataFrame,
    facts: StudyFacts,
    tested: DataFrame,
    *,
    link: Link = "logit",
    limited: bool = True,
    family: Family = "criterion",
    correction: Correction = "auto",
) -> DataFrame:
    """The difference of each two systems on each criterion on the latent scale, with COLUMNS.

    ``effect`` is that of the first system less the second, more being better: log odds of a better
    answer for the link logit. Raters, their likings of systems, questions and texts are random
    where there are five of them and they can be separated. Where the linear difference is about
    these raters only their likings are not, nor are texts where it is about these questions, so
    that both speak of the same. The interval and ``p`` are by the
    standard error of the model and Student's t with the degrees of freedom that the linear
    difference has, since the normal distribution is too sure with few raters or questions.
    ``agrees`` says whether the corrected tests of both models come to the same.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study; items without a system are left out, unless none has one.
        tested: the differences of means, as
            :func:`~labeval.analysis.comparisons.significance.significance` makes them.
        link: of the latent value.
        limited: whether models are left out where all of them would take long.
        family: the tests that are corrected together.
        correction: by which procedure.
    """
    refused: list[dict[str, object]] = []
    asked: dict[str, list[list[_Fit]]] = {}
    whole = 0.0

    def may_be_fitted(fit: _Fit) -> bool:
        return not fit.refusal and not (limited and whole > MOST_WORK)

    for method, part, scoring in each_scored(judgments):
        reason = scoring.WITHOUT.get("significance", "")
        if not reason:
            reason = TURNS if rates_turns(part) else steps_differ(part, scoring)
        if reason or find_method(method_of(method)).RELATIVE:
            n = len(answered(part))
            refused.append({"method": method, "n": n, "reason": reason or COMPARED})
            continue
        for place, points in places(scoring, part, facts):
            if place["scale"]:
                continue
            if reason := points.too_many():
                n = len(points.better)
                refused.append({"method": method, **place, "n": n, "reason": reason})
                continue
            fits: list[_Fit] = []
            for fit in _fits(str(place["criterion"]), points, may_be_fitted):
                whole += fit.work
                fits.append(fit if may_be_fitted(fit) else fit.without_ratings())
            asked.setdefault(method, []).append(fits)
    too_long = TOO_LONG if limited and whole > MOST_WORK else ""
    rows: list[dict[str, object]] = []
    for method, of_criteria in asked.items():
        made = [_of_criterion(method, fits, tested, link, too_long) for fits in of_criteria]
        for together in families(made, family):
            _correct(together, tested, correction)
        rows += [row for part in made for row in part]
    texts = ["method", "criterion", "a", "b", "link", "adjusted", "agrees", "how", "reason"]
    return tidy(rows + refused, COLUMNS, texts)


def _fits(
    criterion: str, points: SystemPoints, may_be_fitted: Callable[[_Fit], bool]
) -> Iterator[_Fit]:
    """The first rating of each rater and text, two systems at a time."""
    import pandas as pd

    points = points.chosen(points.ranking)
    width = int(points.text.max(initial=0)) + 1
    once = np.zeros(len(points.better), dtype=bool)
    once[firsts(joint(points.rater, width, points.text))] = True
    points = points.chosen(once)
    place = pd.factorize(points.better, sort=True)[0]
    # Of many ratings most models take too long, which their sizes show.
    of = {n: np.flatnonzero(points.system == n) for n in distinct(points.system).tolist()}
    values, raters = (
        {n: set(distinct(codes[at]).tolist()) for n, at in of.items()}
        for codes in (place, points.rater)
    )
    for a, b in combinations(of, 2):
        fit = _Fit(
            *(criterion, points.systems[a], points.systems[b], len(of[a]) + len(of[b])),
            *(len(values[a] | values[b]), len(raters[a] | raters[b])),
        )
        if may_be_fitted(fit):
            of_two = np.isin(points.system, (a, b))
            first = (points.system[of_two] == a).astype(np.intp)
            parts = _parts(points.chosen(of_two), first)
            fit = replace(fit, category=numbered(place[of_two])[1], first=first, parts=parts)
        yield fit


def _parts(points: SystemPoints, first: Integers) -> dict[str, Integers]:
    """The parts that are drawn at random: where there are enough, rated often enough."""
    n = len(points.better)
    rater, question, text = (
        codes_of(codes) for codes in (points.rater, points.question, points.text)
    )
    found = {"rater": rater}
    liking = codes_of(joint(rater, 2, first))
    if n >= 2 * (int(liking.max(initial=0)) + 1):
        found["rater_system"] = liking
    if FEWEST <= int(question.max(initial=0)) + 1 < int(text.max(initial=0)) + 1:
        found["question"] = question
    if int(text.max(initial=0)) + 1 >= FEWEST and n >= 2 * (int(text.max()) + 1):
        found["text"] = text
    return {name: found[name] for name in {"rater": None} | dict.fromkeys(apart(found))}


def _of_criterion(
    method: str, fits: list[_Fit], tested: DataFrame, link: Link, too_long: str
) -> list[dict[str, object]]:
    """The rows of one criterion."""
    rows = []
    linear = _of_pairs(method, fits[0].criterion, tested) if fits else {}
    for fit in fits:
        row: dict[str, object] = {
            "method": method,
            "criterion": fit.criterion,
            "a": fit.a,
            "b": fit.b,
            "n": fit.n,
            "categories": fit.values,
            "link": link,
            "reason": fit.refusal or too_long,
        }
        if not row["reason"]:
            means = linear.get((fit.a, fit.b), _Means())
            row |= _fitted(fit.about(means.about), link, means.df)
        rows.append(row)
    return rows


def _correct(rows: list[dict[str, object]], tested: DataFrame, correction: Correction) -> None:
    """Adjust the tests of one family, and compare them with those of the means."""
    p, by = adjusted(np.array([row.get("p") for row in rows], dtype=np.float64), correction)
    linear: dict[str, dict[tuple[str, str], _Means]] = {}
    for row, each in zip(rows, p.tolist(), strict=True):
        row["p_adjusted"], row["adjusted"] = each, by
        row["tests"] = int((~np.isnan(p)).sum())
        criterion = str(row["criterion"])
        if criterion not in linear:
            linear[criterion] = _of_pairs(str(row["method"]), criterion, tested)
        means = linear[criterion].get((str(row["a"]), str(row["b"])), _Means())
        row["agrees"] = _agrees(row, means)


def _of_pairs(method: str, criterion: str, tested: DataFrame) -> dict[tuple[str, str], _Means]:
    """The difference of each two systems by means."""
    here = (tested["method"] == method) & (tested["criterion"] == criterion)
    part = tested[here & (tested["scale"] == "")]
    names = ["difference", "df", "p_adjusted"]
    return {
        (str(row["a"]), str(row["b"])): _Means(str(row["about"]), *(float(row[n]) for n in names))
        for row in part.to_dict("records")
    }


def _fitted(fit: _Fit, link: Link, df: float) -> dict[str, object]:
    try:
        model = ordinal_model(fit.category, fit.first[:, None].astype(float), fit.parts, link=link)
    except (NoFit, np.linalg.LinAlgError):
        return {"reason": NO_MAXIMUM}
    effect, spread = float(model.effects[0]), float(model.spreads[0])
    if abs(effect) > _LARGEST or max(model.deviation.values()) > _WIDEST:
        return {"reason": HARDLY}
    freedom = df if df > 0 else np.inf  # the normal distribution
    reach = -float(t_quantile((1 - 0.95) / 2, freedom)) * spread
    return {
        "effect": effect,
        "ci_low": effect - reach,
        "ci_high": effect + reach,
        "df": df,
        "p": 2 * float(t_above(abs(effect) / spread, freedom)),
        **{f"sd_{name}": size for name, size in model.deviation.items()},
        "log_likelihood": model.log_likelihood,
        "how": HOW,
    }


def _agrees(row: Mapping[str, object], linear: _Means) -> str:
    """``yes`` where both find the same difference, or neither finds one; empty if unknown."""
    p, effect = row.get("p_adjusted"), row.get("effect")
    means = linear.p_adjusted
    if not isinstance(p, float) or not isinstance(effect, float) or np.isnan([p, means]).any():
        return ""
    found = (p < _ALPHA, means < _ALPHA)
    opposed = all(found) and effect * linear.difference < 0
    return NO if opposed or found[0] != found[1] else YES
