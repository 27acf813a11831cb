"""Amazon Mechanical Turk, and Toloka: fields of a template and the answers of workers."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import is_remark
from labeval.exchange.materials.compared_texts import groups_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, objects
from labeval.exchange.materials.model import ITEM_ROLES, ColumnMapping
from labeval.exchange.materials.pair_columns import POSITIONS, PairColumns, is_tie
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.exchange.materials.readers.surveys import matrices
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Amazon Mechanical Turk"
_INPUT, _ANSWER = "Input.", "Answer."
_PERSONS = ("WorkerId", "worker_id")
_OPTION = re.compile(r"(.+)\.([^.]+)")
_CROWD = "taskAnswers"
"""The column with the answers of crowd elements."""
_NOBODY = "worker"
_LAST_NUMBER = re.compile(r"(.+?)_?(\d+)")
_IN_ANSWER = re.compile(r"\D*(\d+)\D*")
_LONGEST = 60
_BETTER, _WORSE = re.compile("[Bb]est(|_.+)"), re.compile("[Ww]orst(|_.+)")
"""Answers with one of two texts, each field with its criterion."""
_MARKS_OF_TOLOKA = {"INPUT": _INPUT, "OUTPUT": _ANSWER}
_OF_TOLOKA = {
    "ASSIGNMENT:worker_id": "WorkerId",
    "ASSIGNMENT:status": "AssignmentStatus",
    "ASSIGNMENT:assignment_id": "AssignmentId",
}
_NO_WORKERS = QT_TRANSLATE_NOOP(
    "Materials", "the file names no workers; all answers are taken as those of one, “{name}”"
)
_BY_PLACE = QT_TRANSLATE_NOOP(
    "Materials",
    "the file names no workers; several answers to one text are taken as those of different "
    "workers, the first to every text as those of one, the second as those of another, and so on",
)
_BLANK = QT_TRANSLATE_NOOP("Materials", "left out: answers about blank fields ({count})")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has fields of a template and answers."""
    columns = list(map(turk_name, files[0].columns or ())) if len(files) == 1 else []
    return all(any(name.startswith(mark) for name in columns) for mark in (_INPUT, _ANSWER))


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is what the template showed; every answer is a judgment by its field."""
    (file,) = files
    builder = Builder()
    columns = list(map(turk_name, file.columns or ()))
    rows = [
        (line, {turk_name(name): value for name, value in row.items()})
        for line, row in file.records(problems)
    ]
    numbered = _numbered([name.removeprefix(_INPUT) for name in columns if _INPUT in name])
    inputs = [_inputs(row, numbered) for _, row in rows]
    names = columns_as_roles(inputs)
    answers = sorted((c for c in columns if c.startswith(_ANSWER)), key=_natural)
    person = next((name for name in _PERSONS if name in columns), "")
    buttons = _buttons(answers, [row for _, row in rows])
    pressed = {column for own in buttons.values() for column in own.values()}
    written = [column for column in answers if column not in pressed]
    given = [[*_pressed(row, buttons), *_answers(row, written)] for _, row in rows]
    pairs = _sides(inputs, names, given)
    ticked = {
        field
        for field, own in buttons.items()
        if any(sum(_is_on(row.get(column)) for column in own.values()) > 1 for _, row in rows)
    }
    met: Counter[str] = Counter()
    blank = rejected = 0
    asked = _asked_about(pairs, inputs) if pairs is not None else []
    for at, ((line, row), own, answered) in enumerate(zip(rows, inputs, given, strict=True)):
        if cell(row.get("AssignmentStatus")).casefold() == "rejected":
            rejected += 1
            continue
        facts = about(own, names)
        text = facts.pop("text", "")
        short = [v for v in facts.values() if len(v) <= _LONGEST and not v.startswith("[")]
        name = facts.pop("id", "") or "_".join(short) or cell(row.get("HITId")) or f"text_{line}"
        if pairs is not None:
            worker = cell(row.get(person)) if person else _nobody(met, name)
            seconds = cell(row.get("WorkTimeInSeconds"))
            about_texts = asked[at]
            _compare(builder, pairs, own, answered, about_texts, worker, seconds, file.name, line)
            continue
        id = builder.text(name, text, file.name, line, **facts)
        worker = cell(row.get(person)) if person else _nobody(met, id)
        seconds = cell(row.get("WorkTimeInSeconds"))
        for field, own_buttons in buttons.items():
            on = [option for option, c in own_buttons.items() if _is_on(row.get(c))]
            if field in ticked:
                known = list(own_buttons)
                builder.options(worker, field, id, on, known, file.name, line, seconds=seconds)
            elif on:
                builder.judge(worker, field, id, on[0], file.name, line, seconds=seconds)
        for field, value in _answers(row, written):
            if _is_blank(row, field, numbered):
                blank += bool(value)
            elif (len(value) > _LONGEST or is_remark(field)) and not is_number(value):
                builder.left_out(field)
            else:
                builder.judge(worker, field, id, value, file.name, line, seconds=seconds)
    if not person and max(met.values(), default=0) > 1:
        builder.remark(_BY_PLACE)
    elif not person:
        builder.remark(_NO_WORKERS, name=_NOBODY)
    if blank:
        builder.remark(_BLANK, count=blank)
    if rejected:
        builder.left_out("AssignmentStatus Rejected", rejected)
    return builder.done()


def turk_name(column: str) -> str:
    """The name of a column of Toloka as Mechanical Turk has it; any other stays as it is."""
    mark, colon, name = column.partition(":")
    if not colon:
        return column
    return _OF_TOLOKA.get(
        column, _MARKS_OF_TOLOKA[mark] + name if mark in _MARKS_OF_TOLOKA else column
    )


def short_name(column: str) -> str:
    """The name of a field or answer without the mark of its kind."""
    return turk_name(column).removeprefix(_INPUT).removeprefix(_ANSWER)


def _nobody(met: Counter[str], about: str) -> str:
    """The worker of the next answer about something, where the file names none."""
    met[about] += 1
    return _NOBODY if met[about] == 1 else f"{_NOBODY}_{met[about]}"


def _sides(
    inputs: Sequence[Mapping[str, Any]],
    names: Mapping[str, str],
    given: Sequence[Sequence[tuple[str, str]]],
) -> PairColumns | None:
    """The columns of two texts, where the template showed two; None where it showed one, or where
    two were rated together, by numbers that are no choices."""
    columns = PairColumns(inputs)
    if not columns.texts or ("text" in names.values() and not columns.models):
        return None
    answers = [(own, value) for own, row in zip(inputs, given, strict=True) for _, value in row]
    if any(columns.side_of(plain(value), value, own) is not None for own, value in answers):
        return columns
    return None if any(is_number(v) and v not in POSITIONS for _, v in answers) else columns


def _asked_about(pairs: PairColumns, inputs: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """The question of each row's texts, and the short fields that the template has next to it.

    Without a column of questions, texts that were compared with each other share one.
    """
    columns = {
        "question": pairs.question,
        "source": pairs.source,
        "question_id": pairs.question_id,
    }
    asked = [{r: cell(own.get(c)) for r, c in columns.items() if c} for own in inputs]
    if not any(any(facts.values()) for facts in asked):
        sides = range(len(pairs.texts))
        texts = [[(pairs.system(own, n), own.get(pairs.texts[n])) for n in sides] for own in inputs]
        asked = [{"question_id": f"q{n + 1}"} for n in groups_of(texts)]
    for facts, own in zip(asked, inputs, strict=True):
        for column in (name for name in pairs.others if name not in ITEM_ROLES):
            if len(value := cell(own.get(column)).strip()) <= _LONGEST:
                facts[column] = value
    return asked


def _compare(
    builder: Builder,
    pairs: PairColumns,
    own: Mapping[str, Any],
    answers: Sequence[tuple[str, str]],
    facts: Mapping[str, str],
    worker: str,
    seconds: str,
    file: str,
    line: int,
) -> None:
    """Add the two texts of a row and the choices between them; other answers are left out."""
    name = facts.get("question_id") or facts.get("question") or facts.get("source", "")
    systems = [pairs.system(own, side) for side in range(len(pairs.texts))]
    ids = [
        builder.text(f"{name}_{system}", cell(own.get(column)), file, line, system=system, **facts)
        for system, column in zip(systems, pairs.texts, strict=True)
    ]
    fields = {field for field, _ in answers}
    for field, value in answers:
        side = pairs.side_of(plain(value), value, own)
        if (worse := _WORSE.fullmatch(field)) is not None:
            if {f"best{worse[1]}", f"Best{worse[1]}"} & fields:
                continue  # of two texts, the better one says the same
            side = None if side is None else 1 - side
        named = worse or _BETTER.fullmatch(field)
        criterion = field if named is None else named[1].lstrip("_")
        if side is not None or is_tie(plain(value)):
            chosen = "tie" if side is None else ids[side]
            builder.judge(worker, criterion, ids, chosen, file, line, seconds=seconds)
        elif value:
            builder.left_out(field)


def _buttons(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> dict[str, dict[str, str]]:
    """Fields with a column for each option, which is true where it was chosen: option to column."""
    found = matrices([column.removeprefix(_ANSWER) for column in columns], _OPTION)
    return {
        field: {option: f"{_ANSWER}{name}" for name, option in own.items()}
        for field, own in found.items()
        if len(own) > 1
        and all(
            cell(row.get(f"{_ANSWER}{name}")).strip().casefold() in ("true", "false", "")
            for row in rows
            for name in own
        )
    }


def _pressed(
    row: Mapping[str, Any], buttons: Mapping[str, Mapping[str, str]]
) -> Iterator[tuple[str, str]]:
    """Fields with a column for each option, and the options that were chosen."""
    for field, own in buttons.items():
        yield field, "; ".join(option for option, column in own.items() if _is_on(row.get(column)))


def _is_on(value: Any) -> bool:
    return cell(value).strip().casefold() == "true"


def _answers(row: Mapping[str, Any], columns: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Fields and answers of a row; those of crowd elements are in one column, as JSON."""
    for column in columns:
        value, field = cell(row.get(column)).strip(), column.removeprefix(_ANSWER)
        if field == _CROWD and value.startswith("["):
            yield from _of_elements(value)
        else:
            yield field, value


def _of_elements(written: str) -> Iterator[tuple[str, str]]:
    """Answers of crowd elements: a value, a category's label, or buttons of which one is on."""
    try:
        given = json.loads(written)
    except (ValueError, RecursionError):
        yield _CROWD, written
        return
    for name, value in ((name, own) for form in objects(given) for name, own in form.items()):
        if not isinstance(value, dict):
            yield name, cell(value).strip()
        elif "label" in value or "labels" in value:
            labels = value.get("labels", value.get("label"))
            yield name, cell(labels[0] if isinstance(labels, list) and labels else labels)
        else:
            on = [option for option, chosen in value.items() if chosen is True]
            yield name, on[0] if len(on) == 1 else "; ".join(on)


def _numbered(inputs: Sequence[str]) -> dict[str, dict[str, str]]:
    """Fields that come in a series, such as statement_1 to statement_16, by their number."""
    found: dict[str, dict[str, str]] = {}
    for name in inputs:
        if match := _LAST_NUMBER.fullmatch(name):
            found.setdefault(match[1], {})[match[2]] = name
    return {stem: own for stem, own in found.items() if len(own) > 2}


def _inputs(row: Mapping[str, Any], numbered: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
    """The fields of the template that are no part of a series."""
    series = {name for own in numbered.values() for name in own.values()}
    given = {
        column.removeprefix(_INPUT): value
        for column, value in row.items()
        if column.startswith(_INPUT)
    }
    return {name: value for name, value in given.items() if name not in series}


def _is_blank(
    row: Mapping[str, Any], field: str, numbered: Mapping[str, Mapping[str, str]]
) -> bool:
    """Return whether an answer is about a field of a series that was left blank."""
    match = _IN_ANSWER.fullmatch(field)
    fields = [own[match[1]] for own in numbered.values() if match and match[1] in own]
    return any(cell(row.get(f"{_INPUT}{name}")).strip() in ("", "BLANK") for name in fields)


def _natural(name: str) -> list[tuple[int, str]]:
    return [(int(p), "") if p.isdigit() else (-1, p) for p in re.split(r"(\d+)", name)]
