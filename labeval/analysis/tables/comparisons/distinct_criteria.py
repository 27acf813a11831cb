"""Criteria that raters distinguish, and those that they do not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.distinct_criteria import COLUMNS, distinct_criteria
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and pair of criteria."""
    lower = inputs.facts.lower_is_better
    return distinct_criteria(inputs.rated, lower_is_better=lower)
