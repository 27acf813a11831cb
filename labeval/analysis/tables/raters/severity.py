"""Severity and consistency of raters, difficulty of criteria, fair averages of texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.severity import COLUMNS, severity

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row a rater, criterion, threshold or text of each scale."""
    limited = inputs.choices.models != "always"
    return severity(inputs.judgments, inputs.facts, limited=limited)
