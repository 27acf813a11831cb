"""Translations judged for WMT: MQM errors in their places, means of segments, ESA scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number, utc
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.marked_errors import (
    POINTS_OF_WMT,
    error_mark,
    place_of,
    points_of_wmt,
    unmarked,
)
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.error_rows import (
    NO_PLACE,
    OF_DOCUMENT,
    SEGMENTS,
    is_of_wmt,
)
from labeval.study.error_marks import NO_ERRORS, NOWHERE, ErrorMark, written
from labeval.study.methods import find_method, method_names
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "WMT: judged translations")
_TYPES = {"TGT", "BAD", "REF", "CHK"}
_ESA_COLUMNS, _TYPE, _COMPLETE = 12, 3, 8
"""Columns of Appraise's results, with names of any kind or none, and the places of the kind of a
row and of that which says whether it is about a whole document."""
_MEANS = QT_TRANSLATE_NOOP(
    "Materials", "the file has means of raters; they are taken as judgments of one, “{name}”"
)
_NO_TEXTS = QT_TRANSLATE_NOOP("Materials", "the texts are not in the file")
MQM, AVERAGE = "mqm", "mean of raters"
_CLEAN = "no-error"


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has MQM's columns, means of segments, or the columns of Appraise."""
    return len(files) == 1 and bool(is_of_wmt(files[0]) or _is_mean(files[0]) or _is_esa(files[0]))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is a system's translation of a segment."""
    (file,) = files
    builder = Builder()
    if is_of_wmt(file):
        _read_mqm(builder, file, problems)
    elif score := _is_mean(file):
        builder.remark(_MEANS, name=AVERAGE)
        builder.remark(_NO_TEXTS)
        for line, row in file.records(problems):
            id = _segment(builder, file.name, line, row, cell(row["system"]), "")
            builder.judge(AVERAGE, score, id, row[score], file.name, line)
    else:
        _read_esa(builder, file, problems)
    return builder.done()


def _is_mean(file: File) -> str:
    """The column of scores of a file with system, segment and one more column."""
    columns = file.columns or ()
    rest = [name for name in columns if name not in ("system", *SEGMENTS)]
    segment = any(name in columns for name in SEGMENTS)
    return rest[0] if "system" in columns and segment and len(rest) == 1 else ""


def _is_esa(file: File) -> bool:
    sample = file.sample()
    return bool(sample) and all(
        len(row) == _ESA_COLUMNS and list(row.values())[_TYPE] in _TYPES for row in sample
    )


def _segment(
    builder: Builder,
    file: str,
    line: int,
    row: Mapping[str, Any],
    system: str,
    text: str,
    *,
    anew: bool = False,
) -> str:
    named = next((name for name in SEGMENTS if name in row), "")
    number = cell(row[named]) if named else str(line)
    if (anew or named == OF_DOCUMENT) and (document := cell(row.get("doc") or row.get("doc_id"))):
        number = f"{document}/{number}"
    facts = {name: row[name] for name in ("doc", "doc_id", "source") if name in row}
    if "source" in facts:
        facts["source"] = unmarked(cell(facts["source"]))
    short = f"seg{number}"
    return builder.text(
        f"{short}_{system}", text, file, line, system=system, question_id=short, **facts
    )


def _read_mqm(builder: Builder, file: File, problems: list[Problem]) -> None:
    marks: dict[tuple[str, str], list[ErrorMark]] = {}
    lines: dict[tuple[str, str], int] = {}
    rows = list(file.records(problems))
    anew = _begins_anew([row for _, row in rows])
    for line, row in rows:
        target, source = cell(row["target"]), cell(row.get("source"))
        id = _segment(
            builder, file.name, line, row, cell(row["system"]), unmarked(target), anew=anew
        )
        key = (cell(row["rater"]), id)
        lines.setdefault(key, line)
        errors = marks.setdefault(key, [])
        category, severity = cell(row["category"]), cell(row["severity"])
        if not category.casefold().replace(" ", "-").startswith(_CLEAN):
            points = points_of_wmt(category, severity)
            errors.append(error_mark(place_of(target, source), category, severity, points))
    builder.remark(POINTS_OF_WMT)
    placeless = sum(mark.where == NOWHERE for errors in marks.values() for mark in errors)
    if placeless:
        builder.remark(NO_PLACE, count=placeless)
    method = next(name for name in method_names() if hasattr(find_method(name), "errors_in"))
    for (rater, id), errors in marks.items():
        value = written(errors) or NO_ERRORS
        builder.judge(rater, MQM, id, value, file.name, lines[rater, id], method=method)


def _begins_anew(rows: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether one number of a segment has several sources, and one in each document."""
    named = next((name for name in SEGMENTS if name in (rows[0] if rows else ())), "")
    of_number: dict[str, set[str]] = defaultdict(set)
    of_both: dict[tuple[str, str], set[str]] = defaultdict(set)
    for row in rows:
        if source := unmarked(cell(row.get("source"))):
            number, document = cell(row.get(named)), cell(row.get("doc") or row.get("doc_id"))
            of_number[number].add(source)
            of_both[document, number].add(source)
    several = any(len(sources) > 1 for sources in of_number.values())
    return several and all(len(sources) == 1 for sources in of_both.values())


def _read_esa(builder: Builder, file: File, problems: list[Problem]) -> None:
    builder.remark(_NO_TEXTS)
    rows = [(line, [cell(v) for v in row.values()]) for line, row in file.records(problems)]
    has_segments = any(cells[_COMPLETE].casefold() in ("false", "0") for _, cells in rows)
    for line, cells in rows:
        login, system, item, kind, _, _, score, document, complete, spans, began, ended = cells
        if kind != "TGT":
            builder.left_out(kind)
            continue
        if not is_number(score):
            builder.left_out("incomplete")
            continue
        if has_segments and complete.casefold() in ("true", "1"):
            builder.left_out("scores of whole documents")
            continue
        if spans not in ("", "[]"):
            builder.left_out("spans", spans.count("start_i") or 1)
        source = document.rsplit("#", 1)[0]
        id = builder.text(
            f"seg{item}_{source}_{system}" if source else f"seg{item}_{system}",
            "",
            file.name,
            line,
            system=system,
            question_id=f"seg{item}_{source}" if source else f"seg{item}",
        )
        more: dict[str, object] = {}
        if is_number(began) and is_number(ended):
            more["seconds"] = f"{max(0.0, float(ended) - float(began)):.3f}"
            more["answered_at"] = utc(float(ended))
        builder.judge(login, "score", id, score, file.name, line, **more)
