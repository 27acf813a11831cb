"""Effects of a text's side and of the time in a session on judgments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.order_effects import COLUMNS, order_effects
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion, effect and statistic."""
    return order_effects(inputs.judgments, inputs.facts, inputs.rated)
