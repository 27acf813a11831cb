"""Labels that each rater confuses, by Dawid and Skene's model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.confusions import COLUMNS, confusions

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, rater, true label and label given."""
    return confusions(inputs.rated, inputs.confusions)
