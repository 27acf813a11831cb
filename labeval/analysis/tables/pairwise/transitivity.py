"""Transitivity of the wins: an order, or circles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.triads import COLUMNS, transitivity

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion, of the majority and of each rater alone."""
    return transitivity(inputs.judgments, inputs.facts)
