"""Flags, comments and answers that decide nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.struggles import COLUMNS, struggles

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and what was counted."""
    return struggles(inputs.judgments, inputs.flags, inputs.comments)
