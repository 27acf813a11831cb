"""Ranks of systems with intervals, and their chances of being the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.system_ranks import COLUMNS, system_ranks
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion or scale, and system."""
    return system_ranks(made["significance"], inputs.choices.family)
