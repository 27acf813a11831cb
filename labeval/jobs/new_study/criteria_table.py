"""Criteria of a table as a spreadsheet program puts it into the clipboard, one a row."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from io import StringIO

from labeval.exchange.errors import ExchangeError
from labeval.jobs.new_study.criteria import OPEN, OwnCriterion
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_CRITERIA = 100
_NAME, _DEFINITION = "name", "definition"
_FIELDS = {
    **dict.fromkeys(("name", "criterion", "criteria", "kriterium", "kriterien"), _NAME),
    **dict.fromkeys(("definition", "description", "meaning", "beschreibung"), _DEFINITION),
}
"""Heads of columns."""
_LANGUAGES = {
    **dict.fromkeys(("en", "english", "englisch"), "en"),
    **dict.fromkeys(("de", "german", "deutsch"), "de"),
}
_HEADS = QT_TRANSLATE_NOOP(
    "Exchange",
    "the column “{column}” is not known; name the columns in the first row: Name and Definition, "
    "with a language of the sessions where there are two, as in Name (English), Name (German)",
)
_TWICE = QT_TRANSLATE_NOOP("Exchange", "the column “{column}” is there twice")
_NOTHING = QT_TRANSLATE_NOOP("Exchange", "there is no table of criteria in the clipboard")
_MANY = QT_TRANSLATE_NOOP("Exchange", "the table has {count} criteria, more than {most}")


def pasted_criteria(text: str, languages: Sequence[str]) -> list[OwnCriterion]:
    """The criteria of a table: a name and perhaps a definition in the first language, or what the
    heads of its columns say.

    Args:
        languages: of the sessions.

    Raises:
        ExchangeError: a column is not known, or there is nothing to take.
    """
    rows = _rows(text)
    if _field_of(rows[0][0]) is None and len(rows[0]) <= 2:
        heads: list[tuple[str, str]] = [(_NAME, languages[0]), (_DEFINITION, languages[0])]
    else:
        written = rows.pop(0)
        heads = [_head(cell, languages) for cell in written]
        for n, head in enumerate(heads):
            if head in heads[:n]:
                raise ExchangeError(_TWICE, column=written[n])
    found = [_criterion(dict(zip(heads, row, strict=False))) for row in rows]
    named = [criterion for criterion in found if criterion.name]
    if not named:
        raise ExchangeError(_NOTHING)
    if len(named) > MOST_CRITERIA:
        raise ExchangeError(_MANY, count=len(named), most=MOST_CRITERIA)
    return named


def cells_of(text: str) -> list[list[str]]:
    """The cells of a table as a spreadsheet program copies it, each in one line."""
    try:
        read = list(csv.reader(StringIO(text, newline=""), delimiter="\t"))
    except csv.Error:
        return []
    return [[" ".join(cell.split()) for cell in row] for row in read]


def head_of(text: str, languages: Sequence[str]) -> tuple[str, str] | None:
    """The field and the language that the head of a column names; None for any other text."""
    try:
        return _head(text, languages)
    except ExchangeError:
        return None


def _rows(text: str) -> list[list[str]]:
    """The rows with something in them; one at least."""
    found = [row for row in cells_of(text) if any(row)]
    if not found:
        raise ExchangeError(_NOTHING)
    return found


def _words(head: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", head.casefold())


def _field_of(head: str) -> str | None:
    """The field that a head names with or without a language; None for any other text."""
    words = _words(head)
    fields = [_FIELDS[word] for word in words if word in _FIELDS]
    is_head = all(word in _FIELDS or word in _LANGUAGES for word in words)
    return fields[0] if is_head and len(fields) == 1 else None


def _head(head: str, languages: Sequence[str]) -> tuple[str, str]:
    field, words = _field_of(head), _words(head)
    language = next((_LANGUAGES[word] for word in words if word in _LANGUAGES), languages[0])
    if field is None or language not in languages:
        raise ExchangeError(_HEADS, column=head)
    return field, language


def _criterion(cells: Mapping[tuple[str, str], str]) -> OwnCriterion:
    def texts(field: str) -> dict[str, str]:
        return {at: text for (of, at), text in cells.items() if of == field and text}

    return OwnCriterion(texts(_NAME), texts(_DEFINITION), OPEN)
