"""Answers of survey programs, a row per respondent: rated columns, participants' attributes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from labeval.exchange.elsewhere.scales import are_numbered, ladder_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import is_personal
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.sentence import Sentence
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_POINTS = 101
_MOST_OPTIONS, _LONGEST_OPTION = 11, 60
PART = re.compile(r"(.+)\[(.+)\]")
"""A question with a part of it in brackets."""
_CODE = re.compile(r"[A-Z]{1,2}0*(\d{1,2})")
_CODES = QT_TRANSLATE_NOOP(
    "Materials", "codes of answers such as {code} in “{question}” are read as their numbers"
)
_RATED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of {number} texts by “{criterion}”"
)
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


def take_grids(
    builder: Builder,
    file: str,
    columns: Sequence[str],
    answers: Sequence[tuple[str, int, Mapping[str, object]]],
    pattern: re.Pattern[str] = PART,
    *,
    coded: bool = False,
) -> set[str]:
    """Take questions with parts, such as ``Clarity [aurora]``, as ratings of these parts; returns
    their columns.

    Args:
        answers: codes of respondents, lines and rows.
        pattern: of a column's name, with question and part.
        coded: True if answers may be codes such as A3.
    """
    rated: set[str] = set()
    for question, own in matrices(columns, pattern).items():
        criterion = question.strip()
        given = [{cell(row.get(column)).strip() for _, _, row in answers} - {""} for column in own]
        filled = sorted(set().union(*given))
        in_codes = coded and bool(filled) and all(map(_CODE.fullmatch, filled))
        if len(own) == 1 and pattern is not PART:
            continue
        if len(filled) < 2 or not (in_codes or is_rated(filled) or share_options(given)):
            continue
        rated |= own.keys()
        builder.remark(_RATED, columns=", ".join(own), number=len(own), criterion=criterion)
        if in_codes:
            builder.remark(_CODES, code=filled[0], question=criterion)
        for column, part in own.items():
            for person, line, row in answers:
                value = cell(row.get(column)).strip()
                if in_codes and (found := _CODE.fullmatch(value)):
                    value = found[1]
                builder.judge(person, criterion, builder.id_of(part), value, file, line)
    return rated


def share_options(given: Sequence[set[str]]) -> bool:
    """Return whether the parts of a question have the same few answers in words."""
    every = set().union(*given)
    return (
        len(given) > 1
        and 2 < len(every) <= _MOST_OPTIONS
        and max(map(len, every)) <= _LONGEST_OPTION
        and any(first & second for first, second in pairwise(given))
        and not any(map(is_number, every))
    )


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
            question, part, *_ = filter(None, match.groups())
            found[question][column] = part
    return dict(found)
