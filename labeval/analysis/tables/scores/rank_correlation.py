"""Correlation of the methods' rankings of the same things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.scores.methods_compared import COLUMNS, rank_correlations

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and pair of methods; reads ``scores``."""
    return rank_correlations(made["scores"], tails=inputs.choices.tails)
