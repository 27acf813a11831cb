"""Errors that were marked, by category, severity and system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.error_spans import count_rows, groups
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "system", "category", "severity"),
    *("n", "of", "per_judgment", "points", "share", "reason"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion, system, category and severity that was marked; the system is
    empty for all together. ``of`` is the number of judgments, ``share`` that of the error points.
    """
    import pandas as pd

    rows = [
        (method, criterion, system, *row, "")
        for method, criterion, system, found in groups(inputs.judgments, inputs.facts.systems)
        for row in count_rows(found)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
