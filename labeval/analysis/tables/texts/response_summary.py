"""Written responses by style, topic and writer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.responses import SUMMARY_COLUMNS as COLUMNS
from labeval.analysis.comparisons.responses import response_summary
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per factor, its value and a measure; reads ``responses``."""
    return response_summary(made["responses"])
