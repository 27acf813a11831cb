"""Systems' means by a model that takes raters' severity, questions and texts into account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.mixed_means import COLUMNS, mixed_means
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion or scale, and mean, difference or variance."""
    return mixed_means(inputs.judgments, inputs.facts)
