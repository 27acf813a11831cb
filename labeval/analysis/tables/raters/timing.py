"""Time that judging takes, and its cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.timing import COLUMNS, timing

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method."""
    return timing(inputs.judgments, hourly_rate=inputs.choices.hourly_rate)
