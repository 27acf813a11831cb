"""Units that divide raters the most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.between import DIVIDED_COLUMNS as COLUMNS
from labeval.analysis.agreement.between import divided_items
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and unit, the most divided first."""
    return divided_items(inputs.rated)
