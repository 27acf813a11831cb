"""Scores and ranks of items and systems, by method, criterion and scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.scores import COLUMNS, Resampling, scores

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row a method, level, scale or criterion, id and statistic."""
    resampling = Resampling(samples=inputs.choices.samples, seed=inputs.choices.seed)
    return scores(inputs.judgments, inputs.facts, resampling)
