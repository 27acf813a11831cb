"""Dependence of criteria."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.interdependence import COLUMNS, interdependence
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and pair of criteria."""
    return interdependence(inputs.rated, inputs.competences, tails=inputs.choices.tails)
