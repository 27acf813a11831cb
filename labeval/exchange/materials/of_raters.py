"""Columns that name or describe who judged, and not the texts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import describes_people
from labeval.exchange.materials.flattening import cell
from labeval.text.folding import plain

RATER = (
    r"(?:annotator|annot|ann|rater|judge|worker|evaluator|assessor|coder|expert|reviewer|turker|participant"
    r"|crowd|crowd_?worker|grader|labell?er|bewerter|gutachter)_?(?:[0-9]{1,2}|[a-h])"
)
"""The name of a rater by a number or letter."""
SHORT_RATER = "r(?:[1-9][0-9]?|0[0-9]{1,2})"
"""The same in short, as r1 or r01."""
RATER_HEADS = (
    re.compile(rf"(?P<who>{RATER})(?:_(?P<what>.+))?"),
    re.compile(rf"(?P<what>.+?)_(?P<who>{RATER})"),
    re.compile(rf"(?P<what>.+)_(?P<who>{SHORT_RATER})"),
    re.compile(rf"(?P<who>{SHORT_RATER})(?:_(?P<what>.+))?"),
    re.compile(rf"(?P<what>.+?)_(?P<who>{RATER}|{SHORT_RATER})_(?P<rest>.+)"),
)
"""Names of columns with what one rater gave, who and about what."""
_ROWS_EACH = 3
"""Rows of a rater, on average, from which on it is no chance that all of them say the same."""


def columns_of_raters(
    rows: Sequence[Mapping[str, Any]],
    person: str,
    columns: Iterable[str],
    about_text: Sequence[str] = (),
) -> list[str]:
    """The columns that have one value for each rater, and differ between raters.

    A column that also has one value for each text, or of which too few rows of a rater say the
    same, is one of raters only by a name such as “age”.

    Args:
        person: the column of raters.
        about_text: columns that say which texts a row is about.
    """
    persons = {cell(row.get(person)) for row in rows}
    often = len(rows) >= _ROWS_EACH * len(persons)
    found = []
    for column in columns:
        if not _follows(rows, column, (person,)):
            continue
        of_text = bool(about_text) and _follows(rows, column, about_text)
        if describes_people(column) or (often and not of_text):
            found.append(column)
    return found


def _follows(rows: Sequence[Mapping[str, Any]], column: str, on: Sequence[str]) -> bool:
    """Return whether rows that agree in some columns agree in another, as far as it is filled, and
    it has several values."""
    values: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for row in rows:
        if given := cell(row.get(column)).strip():
            values[tuple(cell(row.get(name)) for name in on)].add(given)
    return all(len(own) == 1 for own in values.values()) and len(set().union(*values.values())) > 1


def rater_of(column: str, heads: Iterable[re.Pattern[str]] = RATER_HEADS) -> tuple[str, str] | None:
    """The rater that a column is named after, and what is left of its name; None for others."""
    named = next(filter(None, (head.fullmatch(plain(column)) for head in heads)), None)
    if named is None:
        return None
    about = (named["what"], named.groupdict().get("rest"))
    return named["who"], "_".join(filter(None, about))
