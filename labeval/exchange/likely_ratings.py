"""Advice about a table in which no judgment was found: columns that may have some, and options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from shlex import quote

from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import Content, contents_of
from labeval.exchange.materials.column_names import (
    is_computed,
    is_counted,
    is_personal,
    is_place,
    names_number,
    role_of,
)
from labeval.exchange.materials.compared_texts import other_side, two_texts
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.model import FACTOR, Record, Seen
from labeval.exchange.materials.roles import column_reasons as reasons
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_NUMBERED = re.compile("column [0-9]+")
_FIGURE = re.compile("(.*_)?(mean|avg|average|std|stdev|sd|stderr|ci|mittelwert)(_.*)?")
_YES_OR_NO = ({"yes", "no"}, {"true", "false"}, {"ja", "nein"})
_MOST_SHOWN = 12
_ROLES = ("text", "question", "system", "reference_answer")
_OPTIONAL = (FACTOR, "unused", "attribute", "value")

_NO_HEAD = QT_TRANSLATE_NOOP(
    "Problem",
    "its first row has values in place of names: write a row above it that names each of the "
    "{count} columns, such as participant, question_id, system, text, or fluency for ratings",
)
_PAIRS = QT_TRANSLATE_NOOP(
    "Problem",
    "its rows have two texts, “{first}” and “{second}”, and no column that is known to say which "
    "one was chosen: call the one that does “winner”, with A, B or tie in each row; the columns "
    "are {columns}",
)
_TWO_SYSTEMS = QT_TRANSLATE_NOOP(
    "Problem", "rows name two systems, and no column is known to say which one was chosen"
)
_NAME_CHOICE = QT_TRANSLATE_NOOP(
    "Problem",
    "call the column that does “winner”, with A, B or tie in each row, and where it has one for "
    "each criterion, write a row for each with a column “criterion”; the columns are {columns}",
)
_COUNTED_VOTES = QT_TRANSLATE_NOOP(
    "Problem",
    "{votes} seem to count votes: write a row for each vote, with a column for who gave it where "
    "that is known, and a column “winner” with A, B or tie; the columns are {columns}",
)
_VOTES = re.compile("(votes?|wins?|counts?|stimmen)(_.*)?|.*_(votes?|wins?|counts?|stimmen)")
_MEANS = QT_TRANSLATE_NOOP(
    "Problem",
    "“{figures}” seems to hold figures of several ratings: give the table that they were computed "
    "from, with a row for each text and rater",
)
_MAY_RATE = QT_TRANSLATE_NOOP(
    "Problem",
    "to take {ratings} as ratings, add {options}, and --map participant=NAME for the column that "
    "says who judged; without one, the rows of each text count as those of different raters; the "
    "columns are {columns}",
)
_MAY_BE_RATERS = QT_TRANSLATE_NOOP(
    "Problem",
    "where each of {ratings} is a rater, call them rater1, rater2 and so on; where each is a "
    "criterion, add {options}, and --map participant=NAME for the column that says who judged; the "
    "columns are {columns}",
)


def advice_about(seen: Seen, rows: Sequence[Record]) -> tuple[str, dict[str, object]] | None:
    """A sentence with its values, on what makes judgments of a table; None where it is unknown."""
    names = [column.name for column in seen.columns]
    if names and all(map(_NUMBERED.fullmatch, names)):
        return _NO_HEAD, {"count": len(names)}
    contents = contents_of(names, rows)
    columns = listed(names)
    if pair := two_texts(contents):
        return _PAIRS, {"first": pair[0], "second": pair[1], "columns": columns}
    figures = [name for name in names if _FIGURE.fullmatch(plain(name))]
    free = [c for c in names if seen.column(c).role in _OPTIONAL and c not in figures]
    likely = [column for column in free if _may_rate(column, contents[column])]
    if figures and not likely:
        return _MEANS, {"figures": listed(figures)}
    if not likely or len(likely) > _MOST_SHOWN:
        return None
    given = [f"{role}={column}" for role, column in _meant(seen).items()]
    given += [f"rating={column}" for column in likely]
    values: dict[str, object] = {
        "ratings": listed(likely),
        "options": " ".join(f"--map {quote(option)}" for option in given),
        "columns": columns,
    }
    persons = len(likely) > 1 and not any(name_criteria([name]) for name in likely)
    return _MAY_BE_RATERS if persons else _MAY_RATE, values


def two_systems(seen: Seen, file: str) -> Iterator[Problem]:
    """A problem of a table whose rows name two systems, of which the second would be lost."""
    names = [column.name for column in seen.columns]
    for column in names:
        stem, other = other_side(column)
        if other in names and role_of(stem)[0] == "system":
            votes = [
                side
                for name in names
                if other_side(name)[1] in names and _VOTES.fullmatch(plain(name))
                for side in (name, other_side(name)[1])
            ]
            about: dict[str, object] = {"columns": listed(names), "votes": listed(votes)}
            advice = _COUNTED_VOTES if votes else _NAME_CHOICE
            yield Problem(file, None, other, _TWO_SYSTEMS, about, advice)
            return


def _may_rate(name: str, content: Content) -> bool:
    """Return whether a column may hold ratings by its content, and its name does not object."""
    objects = (is_place, is_counted, is_computed, is_personal, names_number)
    if len(content.values) < 2 or any(objection(name) for objection in objects):
        return False
    words = {plain(value) for value in content.values}
    return (
        (content.is_numeric and content.is_scale)
        or words in _YES_OR_NO
        or bool(ladder_of(content.values))
    )


def _meant(seen: Seen) -> dict[str, str]:
    """Role to the column whose name means it without its first word, as “orig_response”, where no
    column has the name of the role."""
    named = {c.role for c in seen.columns if c.why.template in (reasons.BY_NAME, reasons.BY_FORMAT)}
    found: dict[str, str] = {}
    for column in seen.columns:
        role = role_of(plain(column.name).partition("_")[2])[0]
        if role in _ROLES and role not in named:
            found.setdefault(role, column.name)
    return found
