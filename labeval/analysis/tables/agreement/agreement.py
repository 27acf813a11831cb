"""Agreement of raters by method and criterion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.table import COLUMNS, agreement_of
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and coefficient."""
    choices = inputs.choices
    return agreement_of(
        inputs.rated,
        samples=choices.samples,
        seed=choices.seed,
        pool_criteria=choices.pool_criteria,
        levels=choices.alpha_levels,
        over=choices.alpha_over,
    )
