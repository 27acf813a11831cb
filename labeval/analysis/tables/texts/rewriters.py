"""Agreement of participants on the edits of a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.rewriting import REWRITERS_COLUMNS as COLUMNS
from labeval.analysis.comparisons.rewriting import of_judgments, rewriters
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per criterion, and per item of it."""
    return rewriters(of_judgments(inputs.rewrites, inputs.judgments))
