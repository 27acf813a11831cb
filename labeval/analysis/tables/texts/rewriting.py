"""Texts left as they are, edits and times, by system and by text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.rewriting import COLUMNS, of_judgments, rewriting
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per level, criterion and id."""
    return rewriting(of_judgments(inputs.rewrites, inputs.judgments), inputs.facts)
