"""Rankings from best-worst choices, by the maximum-difference model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.scores.best_worst import COLUMNS, best_worst_rankings

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and id."""
    return best_worst_rankings(inputs.judgments, inputs.facts, inputs.choices.resample)
