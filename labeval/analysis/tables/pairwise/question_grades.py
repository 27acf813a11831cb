"""Ranks within each question from comparisons of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.grades import COLUMNS, question_grades

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per scale or criterion, question and item."""
    return question_grades(inputs.judgments, inputs.facts)
