"""Answers of survey programs, a row per respondent: rated columns, participants' attributes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from labeval.exchange.elsewhere.scales import are_numbered, ladder_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import is_personal
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.sentence import Sentence
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_POINTS = 101
PERSONAL = QT_TRANSLATE_NOOP("Materials", "left out, since they may identify people: {columns}")
UNFINISHED = QT_TRANSLATE_NOOP(
    "Materials", "taken in as far as they go: unfinished responses ({count})"
)


def is_rated(values: Sequence[str]) -> bool:
    """Return whether values may be ratings: a few numbers, or words of a known scale."""
    given = {value for value in values if value}
    if not given:
        return False
    if all(map(is_number, given)):
        return len(given) <= _MOST_POINTS
    return bool(ladder_of(given)) or are_numbered(given) or len(given) == 1


def add_attributes(
    builder: Builder,
    respondents: Sequence[tuple[str, Mapping[str, object]]],
    columns: Sequence[str],
) -> None:
    """Add columns as attributes of respondents, without those that may identify people.

    Args:
        respondents: codes, and their rows.
    """
    personal = [column for column in columns if is_personal(column)]
    kept = [column for column in columns if column not in personal]
    for code, row in respondents:
        builder.attribute(code, {column: cell(row.get(column)).strip() for column in kept})
    filled = [c for c in personal if any(cell(row.get(c)).strip() for _, row in respondents)]
    if filled:
        builder.material.remarks.append(Sentence(PERSONAL, {"columns": ", ".join(filled)}))


def matrices(columns: Sequence[str], pattern: re.Pattern[str]) -> dict[str, dict[str, str]]:
    """Question to its columns and their part of it, for names such as ``Q3_1`` or ``rate[x]``."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for column in columns:
        if match := pattern.fullmatch(column):
            found[match[1]][column] = match[2]
    return dict(found)
