"""Differences of systems by a model of ordered answers, next to those of means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.ordinal import COLUMNS, ordinal_differences
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row a method, criterion and pair of systems."""
    chosen = inputs.choices
    return ordinal_differences(
        inputs.judgments,
        inputs.facts,
        made["significance"],
        link=chosen.link,
        family=chosen.family,
        correction=chosen.correction,
        limited=chosen.models != "always",
    )
