"""The small decision tree of an overall rating, node by node."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.inputs import Inputs
from labeval.analysis.methods import methods_with
from labeval.analysis.weighing.ratings import aspect_ratings
from labeval.analysis.weighing.tree import decision_tree, trees_installed

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "overall", "node", "parent", "side", "aspect", "threshold", "n", "lost")


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per node; none where scikit-learn is not installed, which ``regression`` reports."""
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method, part in inputs.judgments.groupby("method", sort=True):
        if method_of(str(method)) not in methods_with("HAS_IDEALS") or not trees_installed():
            continue
        ratings = aspect_ratings(part, inputs.facts)
        if ratings is None or not len(ratings.explained):
            continue
        for node in decision_tree(ratings, seed=inputs.choices.seed).nodes:
            place = (node.number, node.parent, node.side, node.aspect, node.threshold)
            rows.append((method, ratings.overall, *place, node.n, node.lost))
    found = pd.DataFrame.from_records(rows, columns=list(COLUMNS))
    return found.astype({"parent": "Int64"})
