"""Scores from best-worst choices by the maximum-difference model.

Source: Marley and Louviere, "Some probabilistic models of best, worst, and best-worst choices"
(2005). Of all ordered pairs on a page, the chance that one is named best and worst goes with the
difference of their scores. The scores with the highest likelihood are found by Newton's method.
Intervals are robust to pages of one rater, or of one question, hanging together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import looked_up
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import methods_with
from labeval.analysis.pairwise.contests import Contests, separated
from labeval.analysis.pairwise.davidson import NotConnected
from labeval.analysis.statistics.estimate import Interval
from labeval.analysis.statistics.few import not_drawn
from labeval.analysis.statistics.ranking import ranks
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.analysis.statistics.sandwich import (
    ALONE,
    ONE_RATER,
    Clusters,
    clustered_reach,
    clusters_of,
)
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "scale", "criterion", "id", "pages", "score", "ci_low", "ci_high", "rank"),
    *("reason", "resampled"),
)

_STEPS = 100
_CLOSE_ENOUGH = 1e-9
_LONGEST_STEP = 2.0
_MOST = 400
"""Most texts for which a full matrix is computed."""
TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{n} texts are too many for the model")


@dataclass(frozen=True, slots=True)
class Choices:
    """Best-worst choices by number; pages of one size together."""

    members: Integers
    """(pages, texts) what was shown."""
    best: Integers
    """(pages,) which place was best."""
    worst: Integers
    """(pages,) which place was worst."""


@dataclass(frozen=True, slots=True)
class BestWorstScores:
    """Scores on the scale of log odds; they sum to zero."""

    scores: Floats
    gradients: Floats
    """(pages, n) of the log-likelihood of each page, sets one after the other."""
    bread: Floats
    """(n, n) inverse of the information: the covariance if pages were independent."""

    def intervals(
        self, clusters: Clusters | None = None, *, confidence: float = 0.95
    ) -> list[Interval]:
        """Intervals of the scores; without ``clusters`` of pages that are independent."""
        from scipy.sparse import csr_array
        from scipy.stats import norm

        if clusters is None:
            reach = norm.ppf((1 + confidence) / 2) * np.sqrt(np.diag(self.bread))
        else:
            reach = clustered_reach(csr_array(self.gradients), self.bread, clusters, confidence)
        ends = zip(self.scores - reach, self.scores + reach, strict=True)
        return [Interval(float(low), float(high)) for low, high in ends]


def best_worst_scores(sets: Sequence[Choices], names: Sequence[str]) -> BestWorstScores:
    """The scores under which the choices are most likely.

    Args:
        sets: the choices.
        names: what the numbers mean.

    Raises:
        NotConnected: some are not joined by choices in both directions, so that their scores would
            be infinite.
    """
    n = len(names)
    groups = separated(_beaten(sets, names))
    if groups:
        raise NotConnected(groups)
    scores = np.zeros(n)
    for _ in range(_STEPS):
        gradients, information = _derivatives(sets, scores)
        step = np.linalg.solve(information + 1.0, sum(g.sum(axis=0) for g in gradients))
        step *= min(1.0, _LONGEST_STEP / max(float(np.abs(step).max()), 1e-300))
        scores = scores + step
        if np.abs(step).max() < _CLOSE_ENOUGH:
            break
    gradients, information = _derivatives(sets, scores)
    # Scores sum to zero: the information has no inverse along equal steps of all.
    even = np.full(information.shape, 1 / n)
    bread = np.linalg.inv(information + even) - even
    return BestWorstScores(scores - scores.mean(), np.concatenate(gradients), bread)


def _beaten(sets: Sequence[Choices], names: Sequence[str]) -> Contests:
    """Wins of the named texts: the best above all others, all others above the worst."""
    n = len(names)
    wins = np.zeros((n, n))
    for chosen in sets:
        rows = np.arange(len(chosen.members))
        best, worst = chosen.members[rows, chosen.best], chosen.members[rows, chosen.worst]
        for place in range(chosen.members.shape[1]):
            other = chosen.members[:, place]
            np.add.at(wins, (best, other), (other != best).astype(float))
            np.add.at(wins, (other, worst), (other != worst).astype(float))
    return Contests(tuple(names), wins, np.zeros((n, n)))


def _derivatives(sets: Sequence[Choices], scores: Floats) -> tuple[list[Floats], Floats]:
    """(pages, n) gradients of each page of each set, and the (n, n) information."""
    n = len(scores)
    gradients, information = [], np.zeros((n, n))
    for chosen in sets:
        pages, size = chosen.members.shape
        rows = np.arange(pages)
        shown = scores[chosen.members]
        lead = shown[:, :, None] - shown[:, None, :]
        lead[:, np.arange(size), np.arange(size)] = -np.inf
        chance = np.exp(lead - lead.max(axis=(1, 2), keepdims=True))
        chance /= chance.sum(axis=(1, 2), keepdims=True)
        as_best, as_worst = chance.sum(axis=2), chance.sum(axis=1)
        expected = as_best - as_worst
        second = -(chance + chance.transpose(0, 2, 1))
        second[:, np.arange(size), np.arange(size)] = as_best + as_worst
        second -= expected[:, :, None] * expected[:, None, :]
        where = (chosen.members[:, :, None], chosen.members[:, None, :])
        np.add.at(information, where, second)
        named = -expected
        named[rows, chosen.best] += 1
        named[rows, chosen.worst] -= 1
        gradient = np.zeros((pages, n))
        np.add.at(gradient, (rows[:, None], chosen.members), named)
        gradients.append(gradient)
    return gradients, information


def best_worst_rankings(
    judgments: DataFrame, facts: StudyFacts, resample: Resample = "both"
) -> DataFrame:
    """Model scores by level, scale and criterion, with :data:`COLUMNS`.

    ``resampled`` says what the intervals are over, of what ``resample`` asks for.
    """
    import pandas as pd

    method = looked_up(judgments["method"], method_of)
    some = [ends(judgments[method == name]) for name, ends in methods_with("ends").items()]
    found = pd.concat(some)
    if found.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    parts = [("", str(name), part) for name, part in found.groupby("criterion", sort=False)]
    if found["criterion"].nunique() > 1:
        parts.append((TOTAL, "", found))
    rows = [
        row
        for level in ("item", "system")
        for scale, criterion, part in parts
        for row in _rows((level, scale, criterion), part, facts, resample)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _rows(
    names: tuple[str, str, str], part: DataFrame, facts: StudyFacts, resample: Resample
) -> Iterator[tuple[object, ...]]:
    """Rows of one level and criterion; pages with an item of no system are left out of systems."""
    of_system = names[0] == "system"
    shown = part["items"].str.split(ITEM_JOIN, regex=False)
    best, worst = part["best"], part["worst"]
    turned = part["criterion"].isin(facts.lower_is_better)
    best, worst = best.mask(turned, worst), worst.mask(turned, best)
    by_size: dict[int, list[tuple[list[str], int, int, str, str]]] = {}
    pages: dict[str, int] = {}
    for items, b, w, rater in zip(shown, best, worst, part["participant"], strict=True):
        ids = [facts.systems.get(item, "") for item in items] if of_system else items
        if all(ids) and len(set(ids)) > 1:
            asked = facts.questions.get(items[0], "")
            page = (ids, items.index(b), items.index(w), rater, asked)
            by_size.setdefault(len(ids), []).append(page)
            for id in set(ids):
                pages[id] = pages.get(id, 0) + 1
    known = sorted(pages)
    if not known:
        return
    if len(known) > _MOST:
        for name in known:
            yield (*names, name, pages[name], *(None,) * 4, TOO_MANY.format(n=len(known)), "")
        return
    number = {name: n for n, name in enumerate(known)}
    sets = [
        Choices(
            np.array([[number[id] for id in page[0]] for page in some]),
            np.array([page[1] for page in some]),
            np.array([page[2] for page in some]),
        )
        for some in by_size.values()
    ]
    try:
        found = best_worst_scores(sets, known)
    except NotConnected as none:
        for name in known:
            yield (*names, name, pages[name], *(None,) * 4, str(none), "")
        return
    every = [page for some in by_size.values() for page in some]
    rater, question = (_numbers([str(page[at]) for page in every]) for at in (3, 4))
    clusters = clusters_of(rater, question, resample=resample, apart=not of_system)
    note = not_drawn(len(set(question.tolist())), resample=resample, apart=not of_system)
    over, reason = (clusters.over, note) if clusters else (ALONE, ONE_RATER)
    ranked = ranks(found.scores)
    for n, (name, ends) in enumerate(zip(known, found.intervals(clusters), strict=True)):
        figures = (float(found.scores[n]), ends.low, ends.high, float(ranked[n]))
        yield (*names, name, pages[name], *figures, reason, over)


def _numbers(names: list[str]) -> Integers:
    _, found = np.unique(np.asarray(names, dtype=str), return_inverse=True)
    return np.asarray(found, dtype=np.intp)
