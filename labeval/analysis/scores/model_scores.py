"""Tables of scores from a model of choices among several texts, whatever the model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import looked_up
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.analysis.pairwise.davidson import NoScores
from labeval.analysis.statistics.chances.distributions import normal_quantile
from labeval.analysis.statistics.clusters.sandwich import (
    ALONE,
    ONE_RATER,
    Clusters,
    clustered_reach,
    clusters_of,
)
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.few import not_drawn
from labeval.analysis.statistics.ranks.ranking import ranks
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "scale", "criterion", "id", "pages", "score", "ci_low", "ci_high", "rank"),
    *("reason", "resampled"),
)
_MOST = 400
"""Most texts for which a full matrix is computed."""
TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{n} texts are too many for the model")


@dataclass(frozen=True, slots=True)
class ModelScores:
    """Scores on the scale of log odds; they sum to zero."""

    scores: Floats
    gradients: Floats
    """(pages, parameters) of the log-likelihood of each page; the scores come first."""
    bread: Floats
    """(parameters, parameters) inverse of the information: the covariance of independent pages."""

    def intervals(
        self, clusters: Clusters | None = None, *, confidence: float = 0.95
    ) -> list[Interval]:
        """Intervals of the scores; without ``clusters`` of pages that are independent."""
        from scipy.sparse import csr_array

        if clusters is None:
            reach = normal_quantile((1 + confidence) / 2) * np.sqrt(np.diag(self.bread))
        else:
            reach = clustered_reach(csr_array(self.gradients), self.bread, clusters, confidence)
        ends = zip(self.scores, reach[: len(self.scores)], strict=True)
        return [Interval(float(score - by), float(score + by)) for score, by in ends]


@dataclass(frozen=True, slots=True)
class ChoicePage:
    """The texts of a page, and the choice among them."""

    items: tuple[str, ...]
    """In the order shown."""
    members: tuple[int, ...]
    """The number of each text, or of its system, which may be there several times."""
    choice: Any
    """By ids of items, as the model knows it."""
    rater: str
    question: str


Fit = Callable[[Sequence[ChoicePage], Sequence[str]], ModelScores]
"""The scores of the named, from pages in the order of their sizes.

Raises:
    NoScores: the likelihood has no maximum.
"""


def model_table(
    found: DataFrame, fit: Fit, facts: StudyFacts, resample: Resample = "both"
) -> DataFrame:
    """Scores by level, scale and criterion, with :data:`COLUMNS`.

    Args:
        found: judgments with the column ``choice``, in which the better is first, whatever the
            criterion.
        fit: the model.
        facts: systems and questions of the items.
        resample: what the intervals shall be over; ``resampled`` says what they are over.
    """
    import pandas as pd

    if found.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    parts = [("", str(name), part) for name, part in found.groupby("criterion", sort=False)]
    if found["criterion"].nunique() > 1:
        parts.append((TOTAL, "", found))
    rows = [
        row
        for level in ("item", "system")
        for scale, criterion, part in parts
        for row in _rows((level, scale, criterion), part, fit, facts, resample)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def choices_of(judgments: DataFrame, part: str) -> DataFrame:
    """The judgments that the methods with ``part`` make of it, together."""
    import pandas as pd

    method = looked_up(judgments["method"], method_of)
    made: list[DataFrame] = [
        of_method(judgments[method == name]) for name, of_method in methods_with(part).items()
    ]
    return pd.concat(made)


def _rows(
    place: tuple[str, str, str], part: DataFrame, fit: Fit, facts: StudyFacts, resample: Resample
) -> Iterator[tuple[object, ...]]:
    """Rows of one level and criterion; pages with an item of no system are left out of systems."""
    of_system = place[0] == "system"
    known, pages = _pages(part, facts, of_system=of_system)
    if not known:
        return
    shown = Counter(n for page in pages for n in set(page.members))
    try:
        if len(known) > _MOST:
            raise NoScores(TOO_MANY.format(n=len(known)))
        found = fit(pages, known)
    except NoScores as none:
        for n, name in enumerate(known):
            yield (*place, name, shown[n], *(None,) * 4, str(none), "")
        return
    rater, question = (_numbers(names) for names in _who_and_what(pages))
    clusters = clusters_of(rater, question, resample=resample, apart=not of_system)
    note = not_drawn(len(set(question.tolist())), resample=resample, apart=not of_system)
    over, reason = (clusters.over, note) if clusters else (ALONE, ONE_RATER)
    ranked = ranks(found.scores)
    for n, (name, ends) in enumerate(zip(known, found.intervals(clusters), strict=True)):
        figures = (float(found.scores[n]), ends.low, ends.high, float(ranked[n]))
        yield (*place, name, shown[n], *figures, reason, over)


def _pages(
    part: DataFrame, facts: StudyFacts, *, of_system: bool
) -> tuple[list[str], list[ChoicePage]]:
    """The sorted names of what is scored, and the pages that compare two of them, by size."""
    kept = []
    shown = part["items"].str.split(ITEM_JOIN, regex=False)
    for items, choice, rater in zip(shown, part["choice"], part["participant"], strict=True):
        ids = [facts.systems.get(item, "") for item in items] if of_system else items
        if all(ids) and len(set(ids)) > 1:
            kept.append((ids, items, choice, rater))
    known = sorted({id for ids, *_ in kept for id in ids})
    number = {name: n for n, name in enumerate(known)}
    pages = [
        ChoicePage(
            tuple(items),
            tuple(number[id] for id in ids),
            choice,
            str(rater),
            facts.questions.get(items[0], ""),
        )
        for ids, items, choice, rater in sorted(kept, key=lambda one: len(one[0]))
    ]
    return known, pages


def _who_and_what(pages: Sequence[ChoicePage]) -> tuple[list[str], list[str]]:
    return [page.rater for page in pages], [page.question for page in pages]


def _numbers(names: list[str]) -> Integers:
    _, found = np.unique(np.asarray(names, dtype=str), return_inverse=True)
    return np.asarray(found, dtype=np.intp)
