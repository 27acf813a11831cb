"""Correlation of scores with other figures: imported columns, or properties of texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.external import COLUMNS, external_correlations
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, level, criterion or scale, external score and coefficient."""
    return external_correlations(
        made["scores"],
        inputs.items,
        inputs.facts.systems,
        inputs.external,
        alternative=inputs.choices.tails,
    )
