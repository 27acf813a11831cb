"""A small decision tree for comparison, by scikit-learn (the extra ``trees``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.statistics.ratings import Floats
from labeval.analysis.weighing.ratings import AspectRatings
from labeval.analysis.weighing.regression import HeldOut, Split, held_out

if TYPE_CHECKING:
    from sklearn.tree import DecisionTreeRegressor

DEPTH = 3
_FEWEST = 5
"""Ratings in a leaf."""


@dataclass(frozen=True, slots=True)
class Node:
    """One node; a leaf has no aspect."""

    number: int
    parent: int | None
    side: str
    """``near`` or ``far`` from the ideal of the parent's aspect; empty for the root."""
    aspect: str
    threshold: float | None
    """The greatest distance that goes to ``near``, from 0 to 1."""
    n: int
    lost: float
    """Mean points that the overall rating loses here."""


@dataclass(frozen=True, slots=True)
class Tree:
    """The tree, the importance of each aspect, and how well it predicts."""

    nodes: tuple[Node, ...]
    importance: tuple[float, ...]
    """One an aspect, together 1; all 0 where nothing is split."""
    held_out: HeldOut


def trees_installed() -> bool:
    """True if trees can be grown here."""
    return find_spec("sklearn") is not None


def decision_tree(ratings: AspectRatings, *, split: Split = "question", seed: int = 0) -> Tree:
    """A tree of at most :data:`DEPTH` questions about distances.

    Args:
        ratings: complete ones, at least one.
        split: what is held out together, as for the weights.
        seed: of the parts and of the tree.

    Raises:
        ImportError: scikit-learn is not installed.
    """

    def foretell(x: Floats, y: Floats, unseen: Floats) -> Floats:
        return np.asarray(_grown(x, y, seed).predict(unseen))

    tree = _grown(ratings.distances, ratings.explained, seed)
    nodes = tuple(_nodes(tree, ratings.aspects))
    importance = tuple(float(share) for share in tree.feature_importances_)
    return Tree(nodes, importance, held_out(ratings, foretell, split=split, seed=seed))


def _grown(x: Floats, y: Floats, seed: int) -> DecisionTreeRegressor:
    from sklearn.tree import DecisionTreeRegressor

    tree = DecisionTreeRegressor(max_depth=DEPTH, min_samples_leaf=_FEWEST, random_state=seed)
    tree.fit(x, y)
    return tree


def _nodes(tree: DecisionTreeRegressor, aspects: tuple[str, ...]) -> Iterator[Node]:
    inner = tree.tree_
    above: dict[int, tuple[int, str]] = {}
    for number in range(inner.node_count):
        left, right = int(inner.children_left[number]), int(inner.children_right[number])
        leaf = left < 0
        if not leaf:
            above |= {left: (number, "near"), right: (number, "far")}
        parent, side = above.get(number, (None, ""))
        yield Node(
            number,
            parent,
            side,
            "" if leaf else aspects[int(inner.feature[number])],
            None if leaf else float(inner.threshold[number]),
            int(inner.n_node_samples[number]),
            float(inner.value[number][0][0]),
        )
