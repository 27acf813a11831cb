"""Files of SPSS, Stata and SAS."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.statistics_file import SPSS, SUFFIXES, read_statistics_file
from labeval.study.problems import listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "SPSS, Stata, SAS"
ORDER = 2
_NAMED = frozenset({"participant", "system", "criterion", "question_id", "question", "id", "use"})
"""Roles of columns whose numbers stand for names."""
_TWO = 2
_YES_OR_NO = frozenset({"yes", "no", "ja", "nein", "true", "false", "oui", "non"})
_BY_LABELS = QT_TRANSLATE_NOOP(
    "Materials", "the numbers of {columns} are read by their labels, such as {number} for “{label}”"
)


def fits(head: bytes, suffix: str) -> bool:
    """Return whether the suffix is that of such a program, or it begins as SPSS does."""
    return suffix in SUFFIXES or head.startswith(SPSS)


def opened(path: Path, layout: Layout) -> File:
    """Open a file of such a program.

    Raises:
        FileRefused: it is damaged or too large, or pyreadstat is not installed.
    """
    table = read_statistics_file(path)
    words = {
        column: labels
        for column, labels in table.value_labels.items()
        if _in_words(column, table.columns[column], labels)
    }
    file = File(
        path,
        "statistics_programs",
        Layout(),
        lambda problems: _records(table.columns, words),
        tuple(table.columns),
        table.labels,
    )
    if words:
        number, label = next(iter(next(iter(words.values())).items()))
        given: dict[str, object] = {"number": _cell(number), "label": label}
        file.remarks.append(Sentence(_BY_LABELS, {"columns": listed(list(words)), **given}))
    return file


def _in_words(column: str, values: list[Any], labels: Mapping[Any, str]) -> bool:
    """Return whether labels say more than numbers do: those of names, of yes and no, and of two
    groups. Points of a scale stay numbers, which have an order."""
    given = {value for value in values if _cell(value) != ""}
    if not given or not given <= labels.keys():
        return False
    words = {plain(label) for label in labels.values()}
    return role_of(column)[0] in _NAMED or words <= _YES_OR_NO or len(labels) == _TWO


def _records(values: Mapping[str, list[Any]], words: Mapping[str, Mapping[Any, str]]) -> Records:
    columns = [
        [words[name].get(value, "") for value in column] if name in words else map(_cell, column)
        for name, column in values.items()
    ]
    for line, row in enumerate(zip(*columns, strict=True), start=1):
        yield line, dict(zip(values, row, strict=True))


def _cell(value: Any) -> Any:
    """A value as a cell of a table has it: no decimal point in whole numbers, missing is empty."""
    if value is None or value != value:
        return ""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, datetime.date | datetime.time):
        return value.isoformat()
    return value
