"""Systems' means with raters' severity and likings, questions and texts taken into account.

Rule: at least two systems and five raters with two ratings each on average. How raters like single
systems is part of the model where they rated several texts of each; questions and texts where there
are five or more of them, texts only where they were rated twice on average, since otherwise a text
cannot be separated from the residual. Differences of systems are compared pair by pair and not by
this model, since one variance for unlike systems is wrong for each pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import answered
from labeval.analysis.methods import TURNED, Scoring, Statistic, each_scored, scales_of
from labeval.analysis.points.points import CodedPoints, coded_points
from labeval.analysis.statistics.chances.distributions import t_quantile
from labeval.analysis.statistics.mixed_model import (
    MixedModel,
    NoFit,
    apart,
    codes_of,
    least_freedom,
    mixed_model,
    work,
)
from labeval.analysis.statistics.numbering import appearing, distinct, firsts, joint, numbered
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.unfitted import FEW_RATERS, NO_FIT
from labeval.text.marks import JOINED, QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "statistic", "id", "n", "value"),
    *("ci_low", "ci_high", "df", "how", "reason"),
)
FEWEST = 5
"""Raters, questions or texts whose spread can be estimated."""
MOST_WORK = 2e8
"""Of one step of the search: the largest part times the square of what is not nested with it."""
_CONFIDENCE = 0.95
_RATER_SYSTEM = "rater_system"

FEW_RATINGS = QT_TRANSLATE_NOOP(
    "Analysis", "{n} ratings of {raters} raters are too few to separate raters from texts"
)
MANY = QT_TRANSLATE_NOOP("Analysis", "{n} raters, questions and texts are too many for this model")
PARTLY_RATED = QT_TRANSLATE_NOOP(
    "Analysis", "{n} points are left out: their rater did not rate the text by all criteria"
)
NONE_WHOLE = QT_TRANSLATE_NOOP("Analysis", "no two systems have ratings by all criteria")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Analysis", "how raters like single systems is left out: too many raters and texts for it"
)
_CUT = QT_TRANSLATE_NOOP(
    "Analysis", "the model's interval reaches beyond {end}, where no mean can be: it is cut there"
)
_HOW = {
    ("rater",): QT_TRANSLATE_NOOP("Analysis", "mixed model; raters drawn at random"),
    ("question", "rater"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters and questions drawn at random"
    ),
    ("rater", "text"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters and texts drawn at random"
    ),
    ("question", "rater", "text"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters, questions and texts drawn at random"
    ),
    ("rater", "rater_system"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters and their likings drawn at random"
    ),
    ("question", "rater", "rater_system"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters, their likings and questions drawn at random"
    ),
    ("rater", "rater_system", "text"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters, their likings and texts drawn at random"
    ),
    ("question", "rater", "rater_system", "text"): QT_TRANSLATE_NOOP(
        "Analysis", "mixed model; raters, their likings, questions and texts drawn at random"
    ),
}
_Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class _Design:
    """One mean rating a rater and text, by number."""

    value: Floats
    system: Integers
    parts: dict[str, Integers]
    """``rater``, and ``question`` and ``text`` where they are drawn at random."""
    names: list[str]
    """Names of the systems."""
    bounds: tuple[float, float]
    """The least and the most that a mean can be."""
    note: str
    """Effects that were left out since they would take too long."""

    def size(self, part: str) -> int:
        """Number of raters, questions or texts; 0 where the part is not there."""
        return int(self.parts[part].max()) + 1 if part in self.parts else 0


def mixed_means(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Systems' means and the variances behind them, with :data:`COLUMNS`.

    For each criterion, and each scale of a method whose criteria are added up, turned so that more
    is better: ``mean`` of each system as if all raters had rated all of its texts (``mean_turned``
    where it was turned, ``distance_turned`` of distances from an ideal), and ``variance_rater``,
    ``variance_rater_system``, ``variance_question``, ``variance_text``, ``variance_left``. n is the
    ratings behind it, of a variance the raters, questions or texts. A rater's ratings of one text
    are one, their mean. Intervals are by Student's t with Satterthwaite's degrees of freedom. A
    method whose points do not show how severe raters are has one row with the reason.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study; items without a system are left out.
    """
    import pandas as pd

    parts: list[DataFrame] = []
    refused: list[DataFrame] = []
    for method, part, scoring in each_scored(judgments):
        rows = [(method, *row) for row in _of_method(part, facts, scoring)]
        table = pd.DataFrame.from_records(rows, columns=list(COLUMNS))
        (refused if "mixed_model" in scoring.WITHOUT else parts).append(table)
    parts += refused
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _of_method(judgments: DataFrame, facts: StudyFacts, scoring: Scoring) -> Iterator[_Row]:
    if reason := scoring.WITHOUT.get("mixed_model"):
        yield (TOTAL, "", "", "", len(answered(judgments)), *(np.nan,) * 4, "", reason)
        return
    points, statistic = coded_points(judgments, facts, scoring), scoring.STATISTICS[0]
    systems = np.asarray([facts.systems.get(item, "") for item in points.items], dtype=object)
    points = points.chosen((systems != "")[points.item])
    for code in appearing(points.criterion):
        part = points.chosen(points.criterion == code)
        yield from (("", points.criteria[code], *row) for row in _modelled(part, facts, statistic))
    for scale, codes in scales_of(scoring, facts, points.criteria):
        part = points.chosen(np.isin(points.criterion, codes))
        if len(distinct(part.criterion)) > 1:
            yield from ((scale, "", *row) for row in _of_scale(part, facts, statistic))


def _of_scale(points: CodedPoints, facts: StudyFacts, statistic: Statistic) -> Iterator[_Row]:
    """By the ratings of a text by all criteria; how many points that leaves out is noted."""
    count = len(distinct(points.criterion))
    _, rating = numbered(joint(points.rater, len(points.items), points.item))
    each = firsts(joint(rating, len(points.criteria), points.criterion))
    whole = (np.bincount(rating[each]) == count)[rating]
    left_out = int((~whole).sum())
    note = PARTLY_RATED.format(n=left_out) if left_out else ""
    found = list(_modelled(points.chosen(whole), facts, statistic)) if whole.any() else []
    if note and not found:
        yield statistic.name, "", 0, None, None, None, None, "", NONE_WHOLE
    for row in found:
        yield *row[:-1], JOINED.join(filter(None, (note, str(row[-1]))))


def _modelled(points: CodedPoints, facts: StudyFacts, statistic: Statistic) -> Iterator[_Row]:
    turned = bool((points.value != points.better).any())
    above = statistic.score_bounds if (points.value > 0).any() else None
    least, most = above or statistic.bounds or (-np.inf, np.inf)
    if turned and np.isinf(most):  # amounts are turned round zero, shares within their bounds
        least, most = -most, -least
    design = _design(points, facts, (least, most))
    mean = statistic.name + TURNED * turned
    if len(design.names) < 2:
        return
    how = _HOW[tuple(sorted(design.parts))]
    reason = _refusal(design)
    if not reason:
        try:
            model = mixed_model(design.value, design.system, design.parts)
            yield from _rows_of(design, model, how, mean)
            return
        except (NoFit, np.linalg.LinAlgError):
            reason = NO_FIT
    yield mean, "", len(design.value), None, None, None, None, how, reason


def _design(points: CodedPoints, facts: StudyFacts, bounds: tuple[float, float]) -> _Design:
    points, size = points.of_texts(), len(points.items)
    pair, where = numbered(joint(points.rater, size, points.item))
    value = np.bincount(where, weights=points.better) / np.bincount(where)
    texts, text = numbered(pair % size)
    items = [points.items[n] for n in texts]
    _, rater = numbered(pair // size)
    names, system = np.unique([facts.systems[item] for item in items], return_inverse=True)
    asked = [facts.questions.get(item, "") or item for item in items]
    questions, question = np.unique(np.asarray(asked, dtype=str), return_inverse=True)
    parts: dict[str, Integers] = {"rater": rater}
    of_system = codes_of(joint(rater, len(names), system[text]))
    if len(value) >= 2 * (int(of_system.max()) + 1):
        parts[_RATER_SYSTEM] = of_system
    if FEWEST <= len(questions) < len(texts):
        parts["question"] = question[text]
    if len(texts) >= FEWEST and len(value) >= 2 * len(texts):
        parts["text"] = text
    parts = {name: parts[name] for name in {"rater": None} | dict.fromkeys(apart(parts))}
    note = ""
    if work(parts) > MOST_WORK and parts.pop(_RATER_SYSTEM, None) is not None:
        note = LEFT_OUT
    return _Design(value, system[text], parts, [str(name) for name in names], bounds, note)


def _refusal(design: _Design) -> str:
    """The reason why there is no model; empty where there is one."""
    raters, n = design.size("rater"), len(design.value)
    if raters < FEWEST:
        return FEW_RATERS.format(raters=raters, least=FEWEST)
    if n < 2 * raters:
        return FEW_RATINGS.format(n=n, raters=raters)
    if work(design.parts) > MOST_WORK:
        return MANY.format(n=sum(design.size(part) for part in design.parts))
    return ""


def _rows_of(design: _Design, model: MixedModel, how: str, mean: str) -> Iterator[_Row]:
    n = np.bincount(design.system)
    least = least_freedom(map(design.size, design.parts), len(design.value))
    for k, name in enumerate(design.names):
        value, spread, df = model.contrast(np.eye(len(n))[k])
        df = max(df, least)
        reach = -float(t_quantile((1 - _CONFIDENCE) / 2, df)) * spread
        low, high, cut = _possible(value - reach, value + reach, design.bounds)
        notes = [*([design.note] if design.note else []), *cut]
        yield mean, name, int(n[k]), value, low, high, df, how, JOINED.join(notes)
    for part, variance in sorted(model.variance.items()):
        row = (f"variance_{part}", "", design.size(part), variance)
        yield *row, None, None, None, how, design.note
    yield "variance_left", "", len(design.value), model.residual, None, None, None, how, design.note


def _possible(
    low: float, high: float, bounds: tuple[float, float]
) -> tuple[float, float, list[str]]:
    """An interval without what no mean can be, so that it holds the truth as often, and notes."""
    cut = [end + 0.0 for end in bounds if low < end < high]  # no minus before zero
    ends = [_CUT.format(end=f"{end:g}") for end in cut]
    return max(low, bounds[0]) + 0.0, min(high, bounds[1]) + 0.0, ends
