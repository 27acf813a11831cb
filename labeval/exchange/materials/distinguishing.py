"""A column that distinguishes the texts of a table of ratings, where no name says which does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from labeval.exchange.materials.column_content import LOOKED_AT, is_number
from labeval.exchange.materials.column_names import is_place
from labeval.exchange.materials.model import Record

_REPEATED = 0.7
"""Share of rows that differ by what is known, up to which texts are not distinguished."""
_UNIQUE = 0.98
_LONGEST = 200


def distinguishing(rows: Sequence[Record], known: Sequence[str], free: Iterable[str]) -> str:
    """The column that names the texts that the rows of one rater are about; empty if there is none.

    Rows that have the same rater and system again and again are about different texts. A column
    whose values raters have in common, and that makes rows differ, says which.

    Args:
        known: columns that say who judged, by which criterion, and what is known of the text.
        free: other columns that are no ratings.
    """
    looked = rows[:LOOKED_AT]
    keys = [tuple(row.cells.get(name, "") for name in known) for row in looked]
    if not looked or len(set(keys)) > _REPEATED * len(looked):
        return ""
    for column in free:
        values = [row.cells.get(column, "").strip() for row in looked]
        common = Counter(values)
        if is_place(column) or not all(values) or max(map(len, values)) > _LONGEST:
            continue
        if any(is_number(value) and not float(value).is_integer() for value in values):
            continue
        if sum(n > 1 for n in common.values()) * 2 <= len(common):
            continue
        if len(set(zip(keys, values, strict=True))) >= _UNIQUE * len(looked):
            return column
    return ""
