"""Effect of a text's length on its judgments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.length_bias import COLUMNS, length_bias, text_lengths
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, scale or criterion and statistic; reads ``scores``."""
    return length_bias(
        inputs.judgments,
        made["scores"],
        inputs.facts,
        text_lengths(inputs.items),
        tails=inputs.choices.tails,
    )
