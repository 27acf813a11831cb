"""Scores from orders of several texts, by the Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.scores.plackett_luce import COLUMNS, plackett_luce_rankings

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, scale or criterion and id."""
    return plackett_luce_rankings(inputs.judgments, inputs.facts, inputs.choices.resample)
