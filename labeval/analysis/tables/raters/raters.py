"""Each rater's competence, pace, flags and checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.raters.raters import COLUMNS, raters

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method and rater."""
    return raters(
        inputs.rated, inputs.competences, inputs.judgments, inputs.flags, inputs.attention
    )
