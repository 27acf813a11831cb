"""Agreement of each two raters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.between import PAIR_COLUMNS as COLUMNS
from labeval.analysis.agreement.between import rater_pairs
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and pair of raters."""
    return rater_pairs(inputs.rated)
