"""Majority of the ratings of each unit, by votes and weighted by competence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.majority import COLUMNS, majorities

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and unit."""
    return majorities(inputs.rated, inputs.competences, inputs.confusions)
