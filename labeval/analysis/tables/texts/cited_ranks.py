"""Cited passages by their rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.responses import RANK_COLUMNS as COLUMNS
from labeval.analysis.comparisons.responses import cited_ranks
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per rank."""
    return cited_ranks(inputs.responses, inputs.passages)
