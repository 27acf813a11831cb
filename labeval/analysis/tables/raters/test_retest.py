"""Agreement of raters with themselves on things that they judged twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.repeated import COLUMNS, repeated_judgments

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion, source and statistic."""
    return repeated_judgments(
        inputs.rated, inputs.attention, inputs.judgments, seed=inputs.choices.seed
    )
