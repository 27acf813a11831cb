"""Scores and ranks by method, level, criterion and scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.scores.scores import COLUMNS, Resampling, scores

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, level, scale or criterion, id and statistic."""
    choices = inputs.choices
    return scores(
        inputs.judgments,
        inputs.facts,
        Resampling(choices.samples, seed=choices.seed, resample=choices.resample),
        items=inputs.items,
        sessions=inputs.sessions,
        factors=choices.factors,
    )
