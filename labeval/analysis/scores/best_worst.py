"""Scores from best-worst choices by the maximum-difference model.

Source: Marley and Louviere, "Some probabilistic models of best, worst, and best-worst choices"
(2005). Of all ordered pairs on a page, the chance that one is named best and worst goes with the
difference of their scores. The scores with the highest likelihood are found by Newton's method.
Intervals are robust to pages of one rater, or of one question, hanging together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.contests import Contests, separated
from labeval.analysis.pairwise.davidson import NotConnected
from labeval.analysis.scores.model_scores import (
    COLUMNS,
    ChoicePage,
    ModelScores,
    choices_of,
    model_table,
)
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "Choices", "best_worst_rankings", "best_worst_scores"]

_STEPS = 100
_CLOSE_ENOUGH = 1e-9
_LONGEST_STEP = 2.0


@dataclass(frozen=True, slots=True)
class Choices:
    """Best-worst choices by number; pages of one size together."""

    members: Integers
    """(pages, texts) what was shown."""
    best: Integers
    """(pages,) which place was best."""
    worst: Integers
    """(pages,) which place was worst."""


def best_worst_scores(sets: Sequence[Choices], names: Sequence[str]) -> ModelScores:
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
    return ModelScores(scores - scores.mean(), np.concatenate(gradients), bread)


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
    found = choices_of(judgments, "ends")
    turned = found["criterion"].isin(facts.lower_is_better)
    best = found["best"].mask(turned, found["worst"])
    worst = found["worst"].mask(turned, found["best"])
    both: list[Any] = list(zip(best, worst, strict=True))
    return model_table(found.assign(choice=both), _fitted, facts, resample)


def _fitted(pages: Sequence[ChoicePage], names: Sequence[str]) -> ModelScores:
    sets = []
    for _, some in groupby(pages, key=lambda page: len(page.items)):
        same = list(some)
        places = np.array([[page.items.index(end) for end in page.choice] for page in same])
        members = np.array([page.members for page in same])
        sets.append(Choices(members, places[:, 0], places[:, 1]))
    return best_worst_scores(sets, names)
