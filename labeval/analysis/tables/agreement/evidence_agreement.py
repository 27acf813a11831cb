"""Words marked as reasons, by criterion and system, and whether raters mark the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.agreement.evidence import agreement_row
from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "system", "n", "of", "share", "marked_share", "in_source"),
    *("n_items", "n_raters", "f1", "alpha", "reason"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion and system, and one for all systems (empty); criteria without
    marks have none."""
    import pandas as pd

    words = inputs.marked_words
    rows = [
        (method, criterion, system, *agreement_row(words, keys))
        for method, criterion, system, keys in words.groups()
    ]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
