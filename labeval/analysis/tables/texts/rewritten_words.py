"""Changes in each edited text, stretch by stretch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.rewriting import WORDS_COLUMNS as COLUMNS
from labeval.analysis.comparisons.rewriting import of_judgments, rewritten_words
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per stretch of words."""
    return rewritten_words(of_judgments(inputs.rewrites, inputs.judgments))
