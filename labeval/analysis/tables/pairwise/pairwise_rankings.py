"""Rankings from comparisons of two, by Davidson's model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.table import RANKING_COLUMNS as COLUMNS
from labeval.analysis.pairwise.table import rankings
from labeval.analysis.statistics.resampling import Resampling

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and id."""
    choices = inputs.choices
    resampling = Resampling(choices.samples, seed=choices.seed, resample=choices.resample)
    return rankings(inputs.judgments, inputs.facts, resampling)
