"""Label Studio: a project for each method, as tasks with annotations and its configuration.

Annotations have no ``completed_by``, since Label Studio refuses users that it does not know; the
participant's code is a text of each annotation. Its import is described on the page "Import
pre-annotated data" of its documentation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from labeval.exchange.described.tables import DescribedTable
from labeval.exchange.materials.readers.label_studio import ITEMS, PARTICIPANT, SYSTEM, TEXT
from labeval.exchange.tidy.table import Cell
from labeval.store.disk.atomic import replacing
from labeval.study.pages import ITEM_JOIN, renamed
from labeval.text.amounts import is_whole_number

_SHARED = ("question", "source", "reference_answer")
_Row = dict[str, Cell]


@dataclass(slots=True)
class _Project:
    """The tasks of one method with so many texts a task."""

    name: str
    texts: int
    tasks: dict[str, dict[str, Any]] = field(default_factory=dict)
    pages: dict[tuple[Cell, ...], list[_Row]] = field(default_factory=dict)
    values: dict[str, dict[str, None]] = field(default_factory=dict)
    """Control to its different values."""

    def is_number(self, control: str) -> bool:
        """True if a control holds numbers that come back as they are written."""
        return all(_number(value) is not None for value in self.values[control])


def write(folder: Path, judgments: DescribedTable, items: DescribedTable) -> list[Path]:
    """Write the projects of all methods; returns the files. What was not answered is left out."""
    about = {str(row["item"]): row for row in _dicts(items)}
    projects: dict[str, _Project] = {}
    for row in _dicts(judgments):
        if row["value"] is not None and row["items"] is not None:
            _add(projects, row, about)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for project in projects.values():
        tasks, config = folder / f"{project.name}.json", folder / f"{project.name}.xml"
        with replacing(tasks) as part:
            part.write_text(json.dumps(_tasks(project), ensure_ascii=False, indent=1), "utf-8")
        with replacing(config) as part:
            part.write_text(_config(project), "utf-8")
        written += [tasks, config]
    return written


def _dicts(table: DescribedTable) -> Iterator[_Row]:
    return (dict(zip(table.names, row, strict=True)) for row in table.rows)


def _add(projects: dict[str, _Project], row: _Row, about: dict[str, _Row]) -> None:
    ids = str(row["items"]).split(ITEM_JOIN)
    name = str(row["method"] or "judgments") + (f"-{len(ids)}" if len(ids) > 1 else "")
    project = projects.setdefault(name, _Project(name, len(ids)))
    items = str(row["items"])
    if items not in project.tasks:
        project.tasks[items] = _data(ids, about)
    value, control = _encoded(str(row["value"]), ids), _control(row)
    project.values.setdefault(control, {})[value] = None
    key = (items, row["participant"], row["session"], row["page"])
    project.pages.setdefault(key, []).append(row | {"value": value})


def _data(ids: Sequence[str], about: dict[str, _Row]) -> dict[str, Any]:
    """The data of a task: one text, or several with numbers."""
    known = [about.get(id, {}) for id in ids]
    shared = {name: known[0].get({"source": "source_text"}.get(name, name)) for name in _SHARED}
    data: dict[str, Any] = {"id": ITEM_JOIN.join(ids)}
    if len(ids) == 1:
        names = ("text", "system", "variant", "question_id")
        data |= {name: known[0].get(name) for name in names}
    else:
        data[ITEMS] = list(ids)
        for number, item in enumerate(known, start=1):
            data[TEXT.format(number=number)] = item.get("text")
            data[SYSTEM.format(number=number)] = item.get("system")
    return {name: value if value is not None else "" for name, value in (data | shared).items()}


def _encoded(value: str, ids: Sequence[str]) -> str:
    """A value with the names of texts in place of their ids, where several are compared."""
    if len(ids) == 1:
        return value
    names = {id: TEXT.format(number=number) for number, id in enumerate(ids, start=1)}
    return renamed(value, names)


def _control(row: _Row) -> str:
    return str(row["criterion"] or row["method"] or "judgment")


def _tasks(project: _Project) -> list[dict[str, Any]]:
    tasks: dict[str, dict[str, Any]] = {
        items: {"id": number, "data": data, "annotations": []}
        for number, (items, data) in enumerate(project.tasks.items(), start=1)
    }
    for (items, participant, *_), rows in project.pages.items():
        result = [_result(project, row) for row in rows]
        code = {"text": [str(participant or "")]}
        result.append({**_place(project, PARTICIPANT), "type": "textarea", "value": code})
        annotation: dict[str, Any] = {"result": result, "was_cancelled": False}
        if rows[0]["seconds"] is not None:
            annotation["lead_time"] = rows[0]["seconds"]
        if answered := max(str(row["answered_at"] or "") for row in rows):
            annotation["created_at"] = answered
        tasks[str(items)]["annotations"].append(annotation)
    return list(tasks.values())


def _place(project: _Project, control: str) -> dict[str, str]:
    return {"from_name": control, "to_name": _shown(project)[0]}


def _result(project: _Project, row: _Row) -> dict[str, Any]:
    control, value = _control(row), str(row["value"])
    kind = "number" if project.is_number(control) else "choices"
    given = {"number": _number(value)} if kind == "number" else {"choices": [value]}
    return {**_place(project, control), "type": kind, "value": given}


def _number(text: str) -> int | float | None:
    """The number that a text is written as, if it comes back the same."""
    try:
        number = int(text) if is_whole_number(text) else float(text)
    except ValueError:
        return None
    return number if str(number) == text and abs(number) < float("inf") else None


def _shown(project: _Project) -> list[str]:
    """The names of the texts in a project's configuration."""
    if project.texts == 1:
        return ["text"]
    return [TEXT.format(number=number) for number in range(1, project.texts + 1)]


def _config(project: _Project) -> str:
    lines = ["<View>", *(f'  <Text name="{n}" value="${n}"/>' for n in ("question", "source"))]
    lines += [f'  <Text name="{name}" value="${name}"/>' for name in _shown(project)]
    to = f'toName="{_shown(project)[0]}"'
    for control, values in project.values.items():
        lines.append(f"  <Header value={quoteattr(control)}/>")
        if project.is_number(control):
            lines.append(f"  <Number name={quoteattr(control)} {to}/>")
            continue
        lines.append(f'  <Choices name={quoteattr(control)} {to} choice="single">')
        lines += [f"    <Choice value={quoteattr(value)}/>" for value in values]
        lines.append("  </Choices>")
    lines.append(f'  <TextArea name="{PARTICIPANT}" {to} maxSubmissions="1"/>')
    return "\n".join([*lines, "</View>", ""])
