"""Elo ratings over the recorded order, and how far they depend on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.elo_table import COLUMNS, elo_table

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, criterion and id."""
    return elo_table(inputs.judgments, inputs.facts, seed=inputs.choices.seed)
