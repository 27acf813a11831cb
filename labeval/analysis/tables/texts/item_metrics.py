"""Metrics of each item other than judgments: imported figures, length, readability, likeness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

NO_NUMBER = QT_TRANSLATE_NOOP("Analysis", "nothing that is a number is known of this text")

COLUMNS = ("metric", "item", "system", "value", "reason")


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per figure and item, with the reason where an item has none; one row for a figure
    that could not be had at all."""
    import numpy as np
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    if inputs.judgments.empty:
        return pd.DataFrame(columns=list(COLUMNS))
    systems = inputs.facts.systems
    for metric in inputs.external:
        if metric.values is None:
            rows.append((metric.name, "", "", None, metric.explained))
            continue
        for item, value in zip(inputs.items.index, metric.values.tolist(), strict=True):
            known, reason = (None, NO_NUMBER) if np.isnan(value) else (value, "")
            rows.append((metric.name, item, systems.get(item, ""), known, reason))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
