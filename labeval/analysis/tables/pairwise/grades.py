"""Mean grades of systems and factors over questions, from comparisons of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.data.levels import factor_names
from labeval.analysis.inputs import Inputs
from labeval.analysis.pairwise.grades import MEAN_COLUMNS as COLUMNS
from labeval.analysis.pairwise.grades import mean_grades

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and id; reads ``question_grades``."""
    choices, items = inputs.choices, inputs.items
    factors = choices.factors
    if factors is None:
        factors = factor_names(items, inputs.sessions)
    return mean_grades(
        made["question_grades"],
        inputs.facts,
        items,
        factors,
        samples=choices.samples,
        seed=choices.seed,
    )
