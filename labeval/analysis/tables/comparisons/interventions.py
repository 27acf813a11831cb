"""Ratings, times and comments before and after hints, messages, reminders and breaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.interventions import COLUMNS, intervention_effects
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row a method, kind of intervention and outcome."""
    return intervention_effects(
        inputs.rated, inputs.judgments, inputs.comments, inputs.interventions
    )
