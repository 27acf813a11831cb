"""Agreement of people with a judge whose ratings they saw, and moves of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.judge_agreement import COLUMNS, judge_support

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per criterion, way of showing and statistic."""
    return judge_support(inputs.support)
