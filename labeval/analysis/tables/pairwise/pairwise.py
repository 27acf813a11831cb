"""The direct comparisons of each pair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.table import COLUMNS, pairs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and pair."""
    return pairs(inputs.judgments, inputs.facts, inputs.choices.resample)
