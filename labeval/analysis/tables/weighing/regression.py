"""Weights of aspects on the overall rating, and their prediction of unseen ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.inputs import Inputs
from labeval.analysis.methods import methods_with
from labeval.analysis.statistics.estimate import Estimate
from labeval.analysis.texts.metrics import NOT_INSTALLED
from labeval.analysis.weighing.ratings import AspectRatings, aspect_ratings
from labeval.analysis.weighing.regression import FOLDS, HeldOut, aspect_weights
from labeval.analysis.weighing.tree import decision_tree, trees_installed
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "model", "overall", "statistic", "aspect", "value", "ci_low", "ci_high"),
    *("n", "questions", "dropped", "how", "reason"),
)

_NO_IDEALS = QT_TRANSLATE_NOOP("Analysis", "the method has no scale with an ideal point")
_HOW = QT_TRANSLATE_NOOP(
    "Analysis",
    "no intercept; distances from the ideal points, 1 at the furthest; held out by question in "
    "{folds} parts; intervals over questions",
)
_HOW_TREE = QT_TRANSLATE_NOOP(
    "Analysis", "at most three levels; held out by question in {folds} parts"
)

Figures = Iterator[tuple[str, str, Estimate]]
"""Statistic, aspect, figure."""


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per weight, importance or figure about predictions.

    A method without ideal points has one row with the reason.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method, part in inputs.judgments.groupby("method", sort=True):
        if method_of(str(method)) not in methods_with("HAS_IDEALS"):
            rows.append((method, *("",) * 4, *(None,) * 3, 0, 0, 0, "", _NO_IDEALS))
            continue
        ratings = aspect_ratings(part, inputs.facts)
        if ratings is None or not len(ratings.explained):
            continue
        questions = int(ratings.question.max()) + 1
        for model, how, figures in _models(ratings, inputs):
            for statistic, aspect, found in figures:
                ends = found.interval
                low, high = (ends.low, ends.high) if ends else (None, None)
                names = (method, model, ratings.overall, statistic, aspect)
                behind = (found.n, questions, ratings.dropped, how.format(folds=FOLDS))
                rows.append((*names, found.value, low, high, *behind, found.explained))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _models(ratings: AspectRatings, inputs: Inputs) -> Iterator[tuple[str, str, Figures]]:
    choices = inputs.choices
    weights = aspect_weights(ratings, samples=choices.samples, seed=choices.seed)
    yield "linear", _HOW, _figures(ratings, "weight", weights.weights, weights.held_out)
    if not trees_installed():
        values = {"command": missing_part("trees")}
        none = Estimate(None, len(ratings.explained), None, NOT_INSTALLED, values)
        yield "tree", _HOW_TREE, iter([("importance", "", none)])
        return
    tree = decision_tree(ratings, seed=choices.seed)
    n = len(ratings.explained)
    shares = [Estimate(share, n) for share in tree.importance]
    yield "tree", _HOW_TREE, _figures(ratings, "importance", shares, tree.held_out)


def _figures(
    ratings: AspectRatings,
    statistic: str,
    of_aspects: tuple[Estimate, ...] | list[Estimate],
    out: HeldOut,
) -> Figures:
    for aspect, found in zip(ratings.aspects, of_aspects, strict=True):
        yield statistic, aspect, found
    yield "held_out_pearson", "", out.pearson
    yield "held_out_error", "", out.error
