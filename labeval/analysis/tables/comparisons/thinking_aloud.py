"""Ratings and times of participants who thought aloud, against those who did not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.thinking_aloud import COLUMNS, thinking_aloud
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and outcome."""
    return thinking_aloud(inputs.rated, inputs.judgments, inputs.comments, inputs.sessions)
