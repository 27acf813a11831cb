"""Comparison of groups of raters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.group_comparison import COLUMNS, group_comparison
from labeval.analysis.data.levels import factor_names
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per factor, method, criterion and pair of groups."""
    factors = inputs.choices.factors
    if factors is None:
        factors = factor_names(inputs.items, inputs.sessions)
    return group_comparison(inputs.judgments, inputs.facts, inputs.rated, inputs.sessions, factors)
