"""Tables of rows that each have some of the columns."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame


def tidy(
    rows: Sequence[Mapping[str, Any]] | Sequence[tuple[Any, ...]],
    columns: Sequence[str],
    texts: Collection[str],
) -> DataFrame:
    """A table with all columns: what a row does not have is an empty text, or no number.

    Args:
        rows: what each has, or the cells of all columns.
        columns: of the table, in order.
        texts: those of them that are texts; all others are numbers, also where none is known.
    """
    import pandas as pd

    table = pd.DataFrame.from_records(rows, columns=list(columns))
    for name in columns:
        column = table[name]
        table[name] = column.astype(object).fillna("") if name in texts else pd.to_numeric(column)
    return table
