"""Comparisons of systems apart from the position and the length of their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.length_bias import text_lengths
from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.controlled import COLUMNS, controlled

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row a system, covariate or pair of each criterion and scale."""
    lengths = text_lengths(inputs.items)
    return controlled(inputs.judgments, inputs.facts, lengths, resample=inputs.choices.resample)
