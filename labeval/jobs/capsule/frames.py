"""The data of a capsule as files, and as inputs of an analysis."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labeval.analysis.inputs import Choices, Inputs
from labeval.exchange.formats import find_format
from labeval.files.content import check_size
from labeval.files.limits import MOST_TABLE
from labeval.files.refusal import FileRefused, refusing
from labeval.jobs.capsule.contents import LATER, TABLES, UNREAD, columns_of, data_file
from labeval.jobs.results.analyse import items_frame, passages_frame
from labeval.study.study import StudyContent
from labeval.study.tables.validation import refusal
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    from pandas import DataFrame

_COLUMNS = QT_TRANSLATE_NOOP("Files", "{where} has the columns {found}; a capsule has {expected}")
_CHOICE = QT_TRANSLATE_NOOP("Files", "{where}: the choice “{name}” of the analysis: {reason}")
_UNKNOWN = QT_TRANSLATE_NOOP("Files", "it is not known to this version of the program")
_TOO_MANY = QT_TRANSLATE_NOOP("Files", "it is not from 0 to {most}")
_MOST_SAMPLES = 100_000


def write_data(tables: Mapping[str, DataFrame], folder: Path) -> None:
    """Write each table as CSV. Missing numbers are empty cells."""
    for name, table in tables.items():
        path = folder / data_file(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        rows = (tuple(map(_cell, row)) for row in table.itertuples(index=False, name=None))
        find_format("csv").write(path, name, columns_of(name), rows)


def _cell(value: object) -> str:
    return "" if value != value else str(value)  # only what is not a number differs from itself


def read_data(folder: Path) -> dict[str, DataFrame]:
    """The tables again, as an analysis reads them; empty those that older capsules do not have.

    Raises:
        FileRefused: one of them is none, is too large, or has other columns.
        OSError: one of them is not there.
    """
    return {name: _read_table(name, folder / data_file(name)) for name in TABLES}


def _read_table(name: str, path: Path) -> DataFrame:
    import pandas as pd

    columns = columns_of(name)
    names = [column.name for column in columns]
    if name in LATER and not path.exists():
        return pd.DataFrame(columns=names, dtype=str)
    check_size(path, MOST_TABLE)
    with refusing(path.name, FileRefused):
        frame = pd.read_csv(path, dtype=str, keep_default_na=False, na_filter=False)
        if list(frame.columns) != names:
            found, expected = ", ".join(map(str, frame.columns)), ", ".join(names)
            raise FileRefused(_COLUMNS, where=path.name, found=found[:300], expected=expected)
        numeric = [c.name for c in columns if c.kind != "text"]
        if name in ("judgments", "judges"):
            numeric.remove("page_order")  # text in an analysis, as in its table
        for column in numeric:
            frame[column] = pd.to_numeric(frame[column])
    return frame


def inputs_from(
    tables: Mapping[str, DataFrame], contents: Sequence[StudyContent], choices: Choices
) -> Inputs:
    """Inputs of an analysis.

    Args:
        tables: as :func:`read_data` reads them.
        contents: the study's versions, oldest first.
    """
    from labeval.analysis.data.facts import facts_of
    from labeval.analysis.judges.ratings import Judge

    rated_by = tables["judges"].groupby("participant", sort=False)
    judges = tuple(Judge(str(name), part) for name, part in rated_by)
    others: dict[str, Any] = {name: table for name, table in tables.items() if name in _OTHERS}
    others["passages"] = passages_frame(contents)
    return Inputs(
        tables["judgments"],
        facts_of(*contents),
        choices,
        items_frame(contents),
        judges=judges,
        **others,
    )


_OTHERS = frozenset(TABLES) - UNREAD - {"judgments", "judges"}


def choices_as_dict(choices: Choices) -> dict[str, Any]:
    """Options of an analysis for JSON."""
    found = asdict(choices)
    return {name: list(v) if isinstance(v, tuple) else v for name, v in found.items()}


def choices_from(stated: Mapping[str, object], where: object) -> Choices:
    """Options of an analysis from JSON.

    Raises:
        FileRefused: they are not what :func:`choices_as_dict` gives.
    """
    from pydantic import TypeAdapter, ValidationError

    known = {field.name for field in fields(Choices)}
    unknown = sorted(set(stated) - known)
    if unknown:
        reason = MarkedText(_UNKNOWN, context="Files")
        raise FileRefused(_CHOICE, where=where, name=unknown[0][:64], reason=reason)
    adapter = TypeAdapter(Choices)
    adapter.rebuild(_types_namespace=_names())
    try:
        found: Choices = adapter.validate_python(dict(stated))
    except ValidationError as error:
        name, reason = refusal(error)
        raise FileRefused(_CHOICE, where=where, name=name, reason=reason) from error
    if not 0 <= found.samples <= _MOST_SAMPLES:
        reason = MarkedText(_TOO_MANY, {"most": _MOST_SAMPLES}, "Files")
        raise FileRefused(_CHOICE, where=where, name="samples", reason=reason)
    return found


def _names() -> dict[str, object]:
    """Names by which the annotations of :class:`Choices` are found, those for checkers among them.

    What its module imports only for type checkers is read from its text, so that a new option needs
    no change here.
    """
    import labeval.analysis.inputs as module

    found = dict(vars(module))
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            for each in node.names:
                imported = import_module(node.module)
                found.setdefault(each.asname or each.name, getattr(imported, each.name))
    return found
