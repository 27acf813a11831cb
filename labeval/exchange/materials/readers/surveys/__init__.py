"""Answers of survey programs, a row per respondent: rated columns, participants' attributes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.elsewhere.written_numbers import numbers_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import is_personal
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys.answers import Answers
from labeval.exchange.materials.readers.surveys.choices import Sides, take_choices
from labeval.exchange.sentence import Sentence
from labeval.study.problems import listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_POINTS = 101
_MOST_OPTIONS, _LONGEST_OPTION = 11, 60
PART = re.compile(r"(.+)\[(.+)\]")
"""A question with a part of it in brackets."""
_COUNTED = re.compile(r"(\D+)\d+")
"""A name with a number at its end."""
_CODE = re.compile(r"[A-Z]{1,2}0*(\d{1,2})")
_CODES = QT_TRANSLATE_NOOP(
    "Materials", "codes of answers such as {code} in “{question}” are read as their numbers"
)
_RATED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of {number} texts by “{criterion}”"
)
_OF_TEXT = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of “{item}” by {criteria}"
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
    return bool(ladder_of(given) or numbers_of(given)) or len(given) == 1


def take_grids(
    builder: Builder,
    file: str,
    columns: Sequence[str],
    answers: Sequence[Answers],
    pattern: re.Pattern[str] = PART,
    *,
    coded: bool = False,
) -> set[str]:
    """Take questions with parts, such as ``Clarity [aurora]``, as ratings; returns their columns.

    Args:
        pattern: of a column's name, with question and part.
        coded: True if answers may be codes such as A3.
    """
    rated: set[str] = set()
    grids = matrices(columns, pattern)
    of_texts = _number_texts(grids)
    for question, own in grids.items():
        given = answers_by_column(own, answers)
        filled = sorted(set().union(*given))
        in_codes = coded and bool(filled) and all(map(_CODE.fullmatch, filled))
        if len(own) == 1 and pattern is not PART:
            continue
        if len(filled) < 2 or not (in_codes or is_rated(filled) or share_options(given)):
            continue
        rated |= own.keys()
        sides = Sides(question, filled)
        if sides.names and not in_codes:
            take_choices(builder, file, question.strip(), own, answers, sides)
            continue
        if in_codes:
            builder.remark(_CODES, code=filled[0], question=question.strip())
        about = question.strip() if of_texts else ""
        take_grid(builder, file, question.strip(), own, answers, coded=in_codes, of_text=about)
    return rated


def _number_texts(grids: Mapping[str, Mapping[str, str]]) -> bool:
    """Return whether grids with the same parts are counted, as “S1” and “S2”, and their parts are
    not: then each is about one text, and its parts are criteria."""
    stems = {found[1] if (found := _COUNTED.fullmatch(name.strip())) else "" for name in grids}
    parts = {tuple(own.values()) for own in grids.values()}
    counted = any(map(_COUNTED.fullmatch, next(iter(parts), ())))
    return len(grids) > 1 and len(stems) == len(parts) == 1 and "" not in stems and not counted


def answers_by_column(columns: Iterable[str], answers: Sequence[Answers]) -> list[set[str]]:
    """The different answers in each column."""
    return [{cell(each.row.get(column)).strip() for each in answers} - {""} for column in columns]


def take_grid(
    builder: Builder,
    file: str,
    question: str,
    parts: Mapping[str, str],
    answers: Sequence[Answers],
    *,
    wording: str = "",
    about: str = "",
    coded: bool = False,
    of_text: str = "",
) -> None:
    """Take one question as ratings: by the question, of the texts that its parts name; or of one
    text, by the criteria that its parts name.

    Args:
        parts: column to the part of the question that it has; empty for a question without any.
        wording: the question's, which may hold the text.
        about: the text that the whole question is about; empty where that is not known.
        coded: True if answers are codes such as A3.
        of_text: the text that it is about by its parts, where these are known to be criteria.
    """
    names = [part for part in parts.values() if part]
    if not names or of_text or name_criteria(names):
        name = about or of_text or question
        id = builder.text(name, wording, file, 1) if wording else builder.id_of(name)
        judged = {column: (id, part or question) for column, part in parts.items()}
        criteria = listed(criterion for _, criterion in judged.values())
        builder.remark(_OF_TEXT, columns=", ".join(parts), item=name, criteria=criteria)
    else:
        within = f"{about}_" if about else ""
        judged = {c: (builder.id_of(f"{within}{part}"), question) for c, part in parts.items()}
        columns = ", ".join(parts)
        builder.remark(_RATED, columns=columns, number=len(parts), criterion=question)
    for column, (item, criterion) in judged.items():
        for each in answers:
            value = cell(each.row.get(column)).strip()
            if coded and (found := _CODE.fullmatch(value)):
                value = found[1]
            at = each.at
            builder.judge(each.person, criterion, item, value, file, each.line, answered_at=at)


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
