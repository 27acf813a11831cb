"""Elo ratings, with their spread over orders, since they depend on the order of comparisons."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labeval.analysis.pairwise.contests import Floats, Integers

START = 1000.0
SCALE = 400.0
"""A lead of so many points expects ten wins to one loss."""
_MOST_MOVED = 32.0
"""The most that one comparison can move a rating."""
_ENDS = (0.025, 0.975)


def elo(
    first: Integers,
    second: Integers,
    score: Floats,
    *,
    players: int,
) -> Floats:
    """(players,) ratings after these comparisons in this order.

    Args:
        first: (comparisons,) numbers of one side, from 0.
        second: (comparisons,) numbers of the other side.
        score: (comparisons,) of the first: 1 a win, 0.5 a tie, 0 a loss.
        players: how many there are.
    """
    return _elo_in_orders(first[:, None], second[:, None], score[:, None], players)[:, 0]


@dataclass(frozen=True, slots=True)
class Spread:
    """Effect of the order: ratings over shuffled orders."""

    mean: Floats
    low: Floats
    high: Floats
    rankings: int
    """Number of different rankings over the orders."""
    orders: int


def elo_spread(
    first: Integers,
    second: Integers,
    score: Floats,
    *,
    players: int,
    orders: int = 100,
    seed: int = 0,
) -> Spread:
    """Ratings over ``orders`` random orders of the same comparisons."""
    rng = np.random.default_rng(seed)
    shuffled = np.argsort(rng.random((len(first), orders)), axis=0)
    ratings = _elo_in_orders(first[shuffled], second[shuffled], score[shuffled], players)
    low, high = np.quantile(ratings, _ENDS, axis=1)
    rankings = {tuple(order) for order in np.argsort(-ratings, axis=0).T.tolist()}
    return Spread(ratings.mean(axis=1), low, high, len(rankings), orders)


def _elo_in_orders(
    first: Integers,
    second: Integers,
    score: Floats,
    players: int,
) -> Floats:
    """(players, orders) ratings; each column of the arguments is one order."""
    orders = np.arange(first.shape[1])
    ratings = np.full((players, first.shape[1]), START)
    for a, b, got in zip(first, second, score, strict=True):
        gap = ratings[a, orders] - ratings[b, orders]
        moved = _MOST_MOVED * (got - 1 / (1 + 10 ** (-gap / SCALE)))
        ratings[a, orders] += moved
        ratings[b, orders] -= moved
    return ratings
