"""Agreement of raters on the words of errors, their categories and severities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.error_spans import agreement_row, groups
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "system", "n_items", "n_raters", "f1", "alpha", "overlapping"),
    *("same_category", "category_alpha", "same_severity", "severity_alpha", "reason"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and system, and one for all systems (empty)."""
    import pandas as pd

    has_texts = "text" in inputs.items.columns
    texts = {str(i): str(t) for i, t in inputs.items["text"].items()} if has_texts else {}
    rows = [
        (method, criterion, system, *agreement_row(found, texts))
        for method, criterion, system, found in groups(inputs.judgments, inputs.facts.systems)
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
