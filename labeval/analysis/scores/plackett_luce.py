"""Scores from orders of several texts by the Plackett–Luce model, ties included.

Sources: Luce, "Individual choice behavior" (1959), and Plackett, "The analysis of permutations"
(1975): an order is a row of choices, of the best of all texts, then of the best of the rest, and so
on. Ties: Turner, van Etten, Firth and Kosmidis, "Modelling rankings in R: the PlackettLuce
package" (2020): each choice is of a set of texts, and its weight is the geometric mean of their
worths times a parameter for the number of them. With two texts this is Davidson's model.

Newton's method finds the scores with the highest likelihood; intervals are robust to pages of one
rater, or of one question, hanging together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.pairwise.contests import Contests, separated
from labeval.analysis.pairwise.davidson import NoScores, NotConnected, OneWay
from labeval.analysis.pairwise.maximum import has_maximum
from labeval.analysis.scores.model_scores import (
    COLUMNS,
    ChoicePage,
    ModelScores,
    choices_of,
    model_table,
)
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "Order", "plackett_luce_rankings", "plackett_luce_scores"]

Order = Sequence[Sequence[int]]
"""Numbers of texts, the best first; those of equal rank together."""

_STEPS = 200
_CLOSE_ENOUGH = 1e-9
_LONGEST_STEP = 2.0
_MOST_SETS = 5_000
"""Most sets of texts that one choice may be of."""
TOO_MANY_TIES = QT_TRANSLATE_NOOP(
    "Analysis", "ties of {tied} of {texts} texts are too many for the model"
)
ALWAYS_TIED = QT_TRANSLATE_NOOP("Analysis", "the texts were tied wherever they could be")


@dataclass(frozen=True, slots=True)
class _Stages:
    """Choices among equally many texts."""

    page: Integers
    """(choices,)"""
    members: Integers
    """(choices, texts) what could be chosen."""
    chosen: Integers
    """(choices,) which of the sets was."""
    sets: Floats
    """(sets, texts + ties) weight of each text's score in a set, and the tie that it is."""


def plackett_luce_scores(orders: Sequence[Order], names: Sequence[str]) -> ModelScores:
    """The scores, logarithms of worths, under which the orders are most likely.

    Args:
        orders: one a page; a number may be there several times.
        names: what the numbers mean.

    Returns:
        The scores; gradients and bread go on with a parameter for each size of tie there is.

    Raises:
        NoScores: the likelihood has no maximum, or the ties have too many sets.
    """
    n = len(names)
    beaten = _beaten(orders, names)
    groups = separated(beaten)
    if groups:
        raise NotConnected(groups)
    ties = sorted({len(tied) for order in orders for tied in order} - {0, 1})
    stages = list(_stages(orders, ties))
    found = np.zeros(n + len(ties))
    even = np.zeros((len(found),) * 2)
    even[:n, :n] = 1 / n  # scores have no level of their own: the information has no inverse
    for _ in range(_STEPS):
        gradient, information = _derivatives(stages, found, len(orders), n)
        try:
            step = np.linalg.solve(information + even, gradient.sum(axis=0))
        except np.linalg.LinAlgError:  # a parameter of ties that grows without end
            raise _without_maximum(beaten) from None
        step *= min(1.0, _LONGEST_STEP / max(float(np.abs(step).max()), 1e-300))
        found = found + step
        if np.abs(step).max() < _CLOSE_ENOUGH:
            break
    else:
        raise _without_maximum(beaten)
    gradient, information = _derivatives(stages, found, len(orders), n)
    bread = np.linalg.inv(information + even) - even
    return ModelScores(found[:n] - found[:n].mean(), gradient, bread)


def _without_maximum(beaten: Contests) -> NoScores:
    """Why no scores are the most likely, though the texts are joined."""
    one_way = beaten.wins.any() and not has_maximum(beaten.wins[None], beaten.ties[None])[0]
    return OneWay(beaten) if one_way else NoScores(ALWAYS_TIED)


def _beaten(orders: Sequence[Order], names: Sequence[str]) -> Contests:
    """Wins of the named over all that come after them; those of equal rank are tied."""
    wins, ties = np.zeros((2, len(names), len(names)))
    for order in orders:
        for place, tied in enumerate(order):
            below = [text for lower in order[place + 1 :] for text in lower]
            for text in tied:
                np.add.at(wins[text], below, 1.0)
                np.add.at(ties[text], [other for other in tied if other != text], 1.0)
    np.fill_diagonal(wins, 0.0)
    return Contests(tuple(names), wins, ties)


def _stages(orders: Sequence[Order], ties: Sequence[int]) -> Iterator[_Stages]:
    """The choices of all orders, by the number of texts that are left; of one there is none."""
    by_size: dict[int, list[tuple[int, list[int], int]]] = {}
    for page, order in enumerate(orders):
        for place, tied in enumerate(order):
            left = [text for lower in order[place:] for text in lower]
            if len(left) > 1:
                # The chosen come first, so their places are 0, 1, …
                by_size.setdefault(len(left), []).append((page, left, len(tied)))
    for size, choices in sorted(by_size.items()):
        sets, first = _sets(size, tuple(ties))
        pages, members, many = zip(*choices, strict=True)
        chosen = np.array([first[one] for one in many])
        yield _Stages(np.array(pages), np.array(members), chosen, sets)


@lru_cache(maxsize=64)
def _sets(texts: int, ties: tuple[int, ...]) -> tuple[Floats, dict[int, int]]:
    """All sets that can be chosen of so many texts, and the first of each size."""
    sizes = [1, *(tied for tied in ties if tied <= texts)]
    count = sum(comb(texts, size) for size in sizes)
    if count > _MOST_SETS:
        raise NoScores(TOO_MANY_TIES.format(tied=sizes[-1], texts=texts))
    rows, first = np.zeros((count, texts + len(ties))), {}
    row = 0
    for size in sizes:
        first[size] = row
        for members in combinations(range(texts), size):
            rows[row, list(members)] = 1 / size
            if size > 1:
                rows[row, texts + ties.index(size)] = 1.0
            row += 1
    return rows, first


def _derivatives(
    stages: Sequence[_Stages], found: Floats, pages: int, n: int
) -> tuple[Floats, Floats]:
    """(pages, parameters) gradients of each page, and the information of all."""
    gradient, information = np.zeros((pages, len(found))), np.zeros((len(found),) * 2)
    ties = np.arange(n, len(found))
    for stage in stages:
        count = len(stage.members)
        where = np.hstack([stage.members, np.broadcast_to(ties, (count, len(ties)))])
        lead = found[where] @ stage.sets.T
        chance = np.exp(lead - lead.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        expected = chance @ stage.sets
        np.add.at(gradient, (stage.page[:, None], where), stage.sets[stage.chosen] - expected)
        spread = np.einsum("st,ti,tj->sij", chance, stage.sets, stage.sets, optimize=True)
        spread -= expected[:, :, None] * expected[:, None, :]
        np.add.at(information, (where[:, :, None], where[:, None, :]), spread)
    return gradient, information


def plackett_luce_rankings(
    judgments: DataFrame, facts: StudyFacts, resample: Resample = "both"
) -> DataFrame:
    """Model scores by level, scale and criterion, with :data:`COLUMNS`.

    ``resampled`` says what the intervals are over, of what ``resample`` asks for.
    """
    found = choices_of(judgments, "orders")
    turned = found["criterion"].isin(facts.lower_is_better)
    choice = [o[::-1] if t else o for o, t in zip(found["order"], turned, strict=True)]
    return model_table(found.assign(choice=choice), _fitted, facts, resample)


def _fitted(pages: Sequence[ChoicePage], names: Sequence[str]) -> ModelScores:
    orders = []
    for page in pages:
        number = dict(zip(page.items, page.members, strict=True))
        orders.append([[number[item] for item in tied] for tied in page.choice])
    return plackett_luce_scores(orders, names)
