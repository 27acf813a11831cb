"""Label Studio: JSON, JSON-MIN and CSV exports."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from labeval.exchange.materials.column_content import utc
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, flat, objects
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.pair_columns import PairColumns
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, about, columns_as_roles
from labeval.study.pages import ITEM_JOIN, renamed
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "Label Studio"
_OWN = {"annotation_id", "annotator", "created_at", "updated_at", "lead_time", "id", "agreement"}
PARTICIPANT = "labeval_participant"
"""The control with a participant's code, since Label Studio imports annotations only of its own
users."""
ITEMS = "items"
"""The part of a task's data with the ids of several texts that are compared; the texts themselves
are :data:`TEXT` with a number from 1, and so are their systems."""
TEXT = "text_{number}"
SYSTEM = "system_{number}"
_CANCELLED = QT_TRANSLATE_NOOP("Materials", "left out: cancelled annotations ({count})")
_BY_CONTENT = QT_TRANSLATE_NOOP(
    "Materials",
    "taken for answers, since they are short and come again and again: {columns}; the JSON export "
    "says for certain what is an answer",
)
_LONGEST_CHOICE = 60
_MOST_CHOICES = 12
"""Different values of a column that may be an answer."""
_NUMBERS = ("rating", "number")
_SIDES = ("left", "right")


@dataclass(slots=True)
class _Annotation:
    """One annotation of one task."""

    file: str
    line: int
    task: str
    data: dict[str, Any]
    person: str
    controls: dict[str, Any]
    """Control to a number, a choice or a list of choices."""
    sides: dict[str, int] = field(default_factory=dict)
    """Control to the text that was chosen of two, 0 or 1."""
    others: list[str] = field(default_factory=list)
    """Controls that hold no judgment."""
    seconds: Any = ""
    at: Any = ""
    is_flat: bool = False
    """True if the task's data and the controls are next to each other."""
    after_id: tuple[str, ...] = ()
    """Columns after the task's id, where their order says something."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether its tasks have annotations, or its rows an annotation's id and annotator."""
    sample = files[0].sample() if len(files) == 1 else []
    tasks = bool(sample) and all("data" in task and "annotations" in task for task in sample)
    return tasks or any({"annotation_id", "annotator"} <= row.keys() for row in sample)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Every task is a text; numbers and choices are judgments."""
    builder = Builder()
    cancelled: list[int] = []
    found = list(_annotations(files[0], problems, cancelled))
    if assumed := _take_choices(found):
        builder.remark(_BY_CONTENT, columns=listed(assumed))
    pairs = _pairs(found)
    single = {one.task: one.data for one in found if ITEMS not in one.data}
    names = columns_as_roles(list(single.values()))
    several: dict[str, dict[str, None]] = defaultdict(dict)
    for annotation in found:
        for control, value in annotation.controls.items():
            if isinstance(value, list):
                several[control].update(dict.fromkeys(value))
    for one in found:
        if pairs is not None and ITEMS not in one.data:
            id = _paired(builder, one, pairs)
        else:
            id = _compared(builder, one) if ITEMS in one.data else _rated(builder, one, names)
        if not one.person:
            continue
        when = {"seconds": one.seconds, "answered_at": utc(one.at)}
        where = (one.file, one.line)
        for control, value in one.controls.items():
            if control not in several:
                builder.judge(one.person, control, id, value, *where, **when)
        for control, known in several.items():
            value = one.controls.get(control, [])
            given = value if isinstance(value, list) else [value]
            builder.options(one.person, control, id, given, list(known), *where, **when)
        for control in one.others:
            builder.left_out(control)
    if cancelled:
        builder.remark(_CANCELLED, count=len(cancelled))
    return builder.done()


def _rated(builder: Builder, one: _Annotation, names: Mapping[str, str]) -> str:
    """Add the text of a task; returns its id."""
    facts = about(one.data, names)
    text, name = facts.pop("text", ""), facts.pop("id", "") or one.task
    return builder.text(name, text, one.file, one.line, **facts)


def _compared(builder: Builder, one: _Annotation) -> str:
    """Add the texts that a task compares, and name them in its answers; returns their ids."""
    known = one.data[ITEMS]
    names = list(map(cell, known)) if isinstance(known, list) else cell(known).split(ITEM_JOIN)
    ids = {}
    for number, name in enumerate(names, start=1):
        own = TEXT.format(number=number)
        facts = {role: one.data.get(role) for role in ("question", "source", "reference_answer")}
        facts["system"] = one.data.get(SYSTEM.format(number=number))
        ids[own] = builder.text(name, cell(one.data.get(own)), one.file, one.line, **facts)
    for control, value in one.controls.items():
        if isinstance(value, str):
            one.controls[control] = renamed(value, ids)
    return ITEM_JOIN.join(ids.values())


def _pairs(found: Sequence[_Annotation]) -> PairColumns | None:
    """The columns of two texts, where tasks ask for one of two; None where they do not."""
    flat_ones = [one for one in found if one.is_flat]
    sided = {control for one in flat_ones for control in one.controls}
    sided = {c for c in sided if {cell(o.controls.get(c, "left")) for o in flat_ones} <= {*_SIDES}}
    if not (sided or any(one.sides for one in found)):
        return None
    columns = PairColumns([flat(one.data) for one in found])
    if columns.texts:
        for one in flat_ones:
            for control in sided & one.controls.keys():
                one.sides[control] = _SIDES.index(one.controls.pop(control))
        return columns
    for one in found:
        one.others += one.sides
    return None


def _paired(builder: Builder, one: _Annotation, columns: PairColumns) -> str:
    """Add the two texts of a task, and the one that was chosen to its answers; returns their
    ids."""
    data = flat(one.data)
    facts = {
        "question": cell(data.get(columns.question)),
        "source": cell(data.get(columns.source)),
        "reference_answer": cell(data.get(columns.reference)),
    }
    if not any(facts.values()):
        facts["question_id"] = one.task
    ids = []
    for side, column in enumerate(columns.texts):
        system = columns.system(data, side)
        name = f"{one.task}_{system or side + 1}"
        text = cell(data.get(column))
        ids.append(builder.text(name, text, one.file, one.line, system=system, **facts))
    for control, side in one.sides.items():
        one.controls[control] = ids[side]
    return ITEM_JOIN.join(ids)


def _annotations(
    file: File, problems: list[Problem], cancelled: list[int]
) -> Iterator[_Annotation]:
    for line, record in file.records(problems):
        if "annotations" not in record:
            yield _flat(file.name, line, record)
            continue
        data, given = record.get("data"), record.get("annotations")
        data = data if isinstance(data, dict) else {}
        task = cell(record.get("id"))
        done = objects(given)
        if not done:
            yield _Annotation(file.name, line, task, data, "", {})
        for one in done:
            if one.get("was_cancelled"):
                cancelled.append(line)
                yield _Annotation(file.name, line, task, data, "", {})
                continue
            person = one.get("completed_by")
            if isinstance(person, dict):
                person = person.get("id") or person.get("email")
            found = _Annotation(file.name, line, task, data, cell(person) or "annotator", {})
            found.seconds, found.at = one.get("lead_time"), one.get("created_at")
            for result in objects(one.get("result")):
                _take(found, result)
            yield found


def _take(found: _Annotation, result: Mapping[str, Any]) -> None:
    control, kind = cell(result.get("from_name")), cell(result.get("type"))
    value = result.get("value")
    given = value.get(kind) if isinstance(value, dict) else None
    if control == PARTICIPANT:
        texts = value.get("text") if isinstance(value, dict) else None
        found.person = cell(texts[0] if isinstance(texts, list) and texts else texts).strip()
    elif kind in _NUMBERS and isinstance(given, int | float):
        found.controls[control] = given
    elif kind == "pairwise" and isinstance(value, dict) and value.get("selected") in _SIDES:
        found.sides[control] = _SIDES.index(value["selected"])
    elif kind == "choices" and isinstance(given, list):
        own = [cell(choice) for choice in given]
        before = found.controls.get(control)
        joined = [*(before if isinstance(before, list) else [before] if before else []), *own]
        found.controls[control] = joined if len(joined) > 1 else joined[0] if joined else ""
    else:
        found.others.append(control)


def _take_choices(found: Sequence[_Annotation]) -> list[str]:
    """Take columns of flat rows as controls where they differ between annotations of one task.

    Where no task has two annotations, columns are taken that come after the task's id, as in
    JSON-MIN, else those whose content is that of a choice.

    Returns:
        The columns that were taken by their content alone.
    """
    first: dict[str, Mapping[str, Any]] = {}
    differing = {
        name
        for one in found
        for name in one.data.keys() | first.setdefault(one.task, one.data).keys()
        if one.data.get(name) != first[one.task].get(name)
    }
    several = {
        name for one in found for name, value in one.controls.items() if isinstance(value, list)
    }
    flat = [one for one in found if one.is_flat]
    assumed: list[str] = []
    if flat and len(first) == len(found):
        after = {name for one in flat for name in one.after_id}
        own = after or {name for one in flat for name in one.data}
        assumed = sorted(name for name in own if _is_choice(name, [o.data.get(name) for o in flat]))
        differing |= set(assumed)
    for name in differing | several:
        values = [cell(one.data[name]) for one in found if name in one.data]
        if not values:
            continue
        is_choice = name in several or (
            len(set(values)) < len(values) and max(map(len, values)) <= _LONGEST_CHOICE
        )
        for one in found:
            if name in one.data:
                value = cell(one.data.pop(name))
                if is_choice and "\n" not in value:
                    one.controls[name] = value
                else:
                    one.others.append(name)
    return [] if any(one.after_id for one in flat) else assumed


def _is_choice(name: str, values: Sequence[Any]) -> bool:
    """Return whether a column may hold answers: a few short values, none of them only once."""
    given = [cell(value).strip() for value in values if value not in ("", None)]
    role = role_of(name)[0]
    return (
        (not role or role == "value")
        and len(given) > 1
        and len(set(given)) <= min(_MOST_CHOICES, len(given) // 2)
        and max(map(len, given)) <= _LONGEST_CHOICE
    )


def _flat(file: str, line: int, record: Mapping[str, Any]) -> _Annotation:
    """An annotation whose task's data and controls are columns next to each other."""
    data: dict[str, Any] = {}
    person = cell(record.get(PARTICIPANT)) or cell(record.get("annotator")) or "annotator"
    found = _Annotation(file, line, cell(record.get("id")), data, person, {})
    found.is_flat = True
    found.seconds, found.at = record.get("lead_time"), record.get("created_at")
    names = list(record)
    if "id" in names and names != sorted(names):  # CSV has its columns in alphabetical order
        found.after_id = tuple(names[names.index("id") + 1 :])
    for name, value in record.items():
        given = _parsed(value)
        if name in _OWN or name == PARTICIPANT or given in ("", None):
            continue
        if isinstance(given, dict) and isinstance(given.get("choices"), list):
            found.controls[name] = [cell(choice) for choice in given["choices"]]
        elif isinstance(given, list) and given and isinstance(given[0], dict):
            number = next((given[0][kind] for kind in _NUMBERS if kind in given[0]), None)
            if number is None:
                found.others.append(name)
            else:
                found.controls[name] = number
        else:
            data[name] = given
    return found


def _parsed(value: Any) -> Any:
    if isinstance(value, str) and value.startswith(("[{", "{")):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            return value
    return value
