"""Differences between systems, each with a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.significance import COLUMNS, significance
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion or scale, and pair of systems."""
    chosen = inputs.choices
    return significance(
        inputs.judgments,
        inputs.facts,
        about=chosen.resample,
        margins=chosen.smallest_differences,
        family=chosen.family,
        correction=chosen.correction,
    )
