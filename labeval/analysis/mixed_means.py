"""Systems compared with raters' severity, questions and texts taken into account.

Rule: at least two systems and five raters with two ratings each on average. Questions and texts are
drawn at random too where there are five or more of them; texts only where they were rated twice on
average, since otherwise a text cannot be told from what is left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.agreement.ratings import Floats, Integers
from labeval.analysis.facts import StudyFacts
from labeval.analysis.judgments import each_method
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.analysis.mixed_model import MixedModel, NoFit, mixed_model
from labeval.analysis.points import CodedPoints, coded_points
from labeval.analysis.scales import method_of
from labeval.analysis.significance import RATED_ONE_BY_ONE, benjamini_hochberg
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "statistic", "id", "b", "n", "value"),
    *("ci_low", "ci_high", "p", "p_adjusted", "how", "reason"),
)
FEWEST = 5
"""Raters, questions or texts whose spread can be estimated."""
TURNED = "_turned"
"""After the name of a mean that is not the plain one, since less of it was better."""
MOST = 300
"""Of all that is drawn at random besides the largest part, since more take long; before that
questions are left to their texts."""
_CONFIDENCE = 0.95

FEW_RATERS = QT_TRANSLATE_NOOP(
    "Analysis", "{raters} raters are too few to tell how much raters differ; it takes {least}"
)
FEW_RATINGS = QT_TRANSLATE_NOOP(
    "Analysis", "{n} ratings of {raters} raters are too few to tell raters from texts"
)
FEW_TEXTS = QT_TRANSLATE_NOOP("Analysis", "too few texts of each system to tell systems from texts")
MANY = QT_TRANSLATE_NOOP("Analysis", "{n} raters, questions and texts are too many for this model")
NO_FIT = QT_TRANSLATE_NOOP("Analysis", "the variances cannot be told apart in these ratings")
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
    """Of the systems."""

    def size(self, part: str) -> int:
        """How many raters, questions or texts; 0 where the part is not there."""
        return int(self.parts[part].max()) + 1 if part in self.parts else 0

    @property
    def freedom(self) -> tuple[int, int]:
        """Degrees of freedom of a mean and of a difference; exact for balanced designs."""
        questions = max(self.size("question") - 1, 0)
        texts, n = self.size("text"), len(self.value)
        of_differences = (texts or n - self.size("rater") + 1) - len(self.names) - questions
        fewest = min(self.size("rater"), self.size("question") or texts or n)
        return fewest - 1, of_differences


def mixed_means(judgments: DataFrame, facts: StudyFacts) -> DataFrame:
    """Systems' means and differences, and the variances beside them, with :data:`COLUMNS`.

    For each criterion and scale of each method that rates texts one by one, turned so that more is
    better: ``mean`` of each system as if all raters had rated all of its texts (``mean_turned``
    where it was turned, ``distance_turned`` of distances from an ideal), ``difference`` of each two
    (``id`` less ``b``; p two-sided; ``p_adjusted`` by Benjamini and Hochberg over all of a method),
    and ``variance_rater``, ``variance_question``, ``variance_text``, ``variance_left``. n is the
    ratings behind it, of a variance the raters, questions or texts. A rater's ratings of one text
    are one, their mean. Intervals are by Student's t with the degrees of freedom of a balanced
    design.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        facts: of the study; items without a system are left out.
    """
    import pandas as pd

    parts = []
    for method, part in each_method(judgments):
        name = method_of(method)
        if name not in scored_methods() or name not in RATED_ONE_BY_ONE:
            continue
        points = coded_points(part, facts, find_scoring(name))
        first = find_scoring(name).STATISTICS[0].name
        rows = [(method, *row) for row in _rows(points, facts, first)]
        table = pd.DataFrame.from_records(rows, columns=list(COLUMNS))
        p = table["p"].to_numpy(dtype=np.float64)
        parts.append(table.assign(p_adjusted=benjamini_hochberg(p)))
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=list(COLUMNS))


def _rows(points: CodedPoints, facts: StudyFacts, statistic: str) -> Iterator[_Row]:
    systems = np.asarray([facts.systems.get(item, "") for item in points.items], dtype=object)
    points = points.chosen((systems != "")[points.item])
    for code in dict.fromkeys(points.criterion.tolist()):
        part = points.chosen(points.criterion == code)
        yield from (("", points.criteria[code], *row) for row in _modelled(part, facts, statistic))
    for scale, criteria in facts.scales.items():
        codes = [n for n, name in enumerate(points.criteria) if name in criteria]
        part = points.chosen(np.isin(points.criterion, codes))
        if len(np.unique(part.criterion)) > 1:
            yield from ((scale, "", *row) for row in _modelled(part, facts, statistic))


def _modelled(points: CodedPoints, facts: StudyFacts, statistic: str) -> Iterator[_Row]:
    design = _design(points, facts)
    turned = bool((points.value != points.better).any())
    mean = statistic + TURNED * turned
    if len(design.names) < 2:
        return
    how = _HOW[tuple(sorted(design.parts))]
    reason = _refusal(design)
    if not reason:
        try:
            model = mixed_model(design.value, design.system, design.parts)
            yield from _told(design, model, how, mean)
            return
        except NoFit:
            reason = NO_FIT
    yield mean, "", "", len(design.value), None, None, None, None, None, how, reason


def _design(points: CodedPoints, facts: StudyFacts) -> _Design:
    size = len(points.items)
    pair, where = np.unique(points.rater * size + points.item, return_inverse=True)
    value = np.bincount(where, weights=points.better) / np.bincount(where)
    texts, text = np.unique(pair % size, return_inverse=True)
    items = [points.items[n] for n in texts]
    _, rater = np.unique(pair // size, return_inverse=True)
    names, system = np.unique([facts.systems[item] for item in items], return_inverse=True)
    asked = [facts.questions.get(item, "") or item for item in items]
    questions, question = np.unique(np.asarray(asked, dtype=str), return_inverse=True)
    parts = {"rater": rater}
    if FEWEST <= len(questions) < len(texts):
        parts["question"] = question[text]
    if len(texts) >= FEWEST and len(value) >= 2 * len(texts):
        parts["text"] = text
        if sum(sorted(int(codes.max()) + 1 for codes in parts.values())[:-1]) > MOST:
            parts.pop("question", None)
    return _Design(value, system[text], parts, [str(name) for name in names])


def _refusal(design: _Design) -> str:
    """Why there is no model; empty where there is one."""
    raters, n = design.size("rater"), len(design.value)
    sizes = sorted(design.size(part) for part in design.parts)
    if raters < FEWEST:
        return FEW_RATERS.format(raters=raters, least=FEWEST)
    if n < 2 * raters:
        return FEW_RATINGS.format(n=n, raters=raters)
    if sum(sizes[:-1]) > MOST:
        return MANY.format(n=sum(sizes))
    return FEW_TEXTS if design.freedom[1] < 1 else ""


def _told(design: _Design, model: MixedModel, how: str, mean: str) -> Iterator[_Row]:
    from scipy.stats import t

    of_means, of_differences = design.freedom
    n = np.bincount(design.system)
    wide = float(t.isf((1 - _CONFIDENCE) / 2, of_means))
    for k, name in enumerate(design.names):
        value, spread = float(model.mean[k]), float(model.covariance[k, k]) ** 0.5
        ends = (value - wide * spread, value + wide * spread)
        yield mean, name, "", int(n[k]), value, *ends, None, None, how, ""
    wide = float(t.isf((1 - _CONFIDENCE) / 2, of_differences))
    for a, b in combinations(range(len(design.names)), 2):
        value, spread = model.difference(a, b)
        ends = (value - wide * spread, value + wide * spread)
        p = 2 * float(t.sf(abs(value) / spread, of_differences)) if spread else None
        names = (design.names[a], design.names[b])
        yield "difference", *names, int(n[a] + n[b]), value, *ends, p, None, how, ""
    for part, variance in sorted(model.variance.items()):
        yield f"variance_{part}", "", "", design.size(part), variance, *[None] * 4, how, ""
    yield "variance_left", "", "", len(design.value), model.residual, *[None] * 4, how, ""
