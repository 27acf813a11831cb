"""Tables of any columns, flat or nested."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import PLURALS, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.conversations import (
    is_conversation,
    messages_of_tree,
    of_messages,
    with_lists,
    written_messages,
)
from labeval.exchange.materials.flattening import cell, flattened
from labeval.exchange.materials.model import FACTOR, ColumnMapping, Record, Shape
from labeval.exchange.materials.quality_controls import without_controls
from labeval.exchange.materials.readers import Material, columns_of
from labeval.exchange.materials.segments import restarting, with_documents
from labeval.exchange.sentence import Sentence
from labeval.files.limits import MOST_ROWS
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Table")
NUMBER = "candidate"
"""The column with the position of a text in its list, from 1."""
_TREE = "mapping"
"""The key of the messages in an export of ChatGPT."""
_LONG = 40
"""Characters from which on listed texts are candidates whatever the column is called."""
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")
_CONVERSATIONS = QT_TRANSLATE_NOOP(
    "Materials", "the column “{column}” holds messages; the first of the user is the question"
)
_ANEW = QT_TRANSLATE_NOOP(
    "Materials",
    "numbers in “{segment}” begin anew in each “{document}”; both together name a question",
)
_ANEW_IN_EACH = QT_TRANSLATE_NOOP(
    "Materials",
    "numbers in “{segment}” begin anew in each “{document}”, and documents come in each "
    "“{language}”; all three together name a question",
)
FILE = "file"
"""The column with the names of files that are one table."""
_KEYS = ("id", "question_id", "question", "source")
_BY_FILE = {
    "participant": QT_TRANSLATE_NOOP(
        "Materials",
        "no column says who judged: files and sheets with ratings of the same texts are taken as "
        "those of a rater each ({names})",
    ),
    "system": QT_TRANSLATE_NOOP(
        "Materials",
        "no column names systems: files and sheets about the same questions are taken as those of "
        "a system each ({names})",
    ),
}
_CANDIDATES = QT_TRANSLATE_NOOP(
    "Materials", "the column “{column}” lists several texts in each row"
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether it is a table, as everything is that has records."""
    return True


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """The rows of tables with their cells flat; lists of texts become a row for each text."""
    material = Material()
    labels: dict[str, str] = {}
    for file in files:
        written = written_messages(file.sample())
        shape, column = _nested([_parsed(record, written) for record in file.sample()])
        for line, raw in file.records(problems):
            record = _parsed(raw, written)
            if len(material.rows) >= MOST_ROWS:
                problems.append(Problem(file.name, line, "", _TOO_MANY, {"most": MOST_ROWS}))
                break
            material.rows += [
                Record(file.name, line, cells) for cells in _rows(record, shape, column)
            ]
        if column:
            why = _CONVERSATIONS if shape == "conversations" else _CANDIDATES
            material.shape, material.shape_why = shape, Sentence(why, {"column": column})
            if shape == "candidates" and any(column in row.cells for row in material.rows):
                material.roles = {column: "text", NUMBER: FACTOR}
        labels.update(file.labels)
    material.labels = labels
    by_file = _file_role(material.rows) if len(files) > 1 else ""
    material.rows, controls = without_controls(material.rows, mapping.columns_of("rating"))
    if controls is not None:
        material.remarks.append(controls)
    if material.shape == "conversations":
        material.roles = {"question": "question", "text": "text", "prompt": "prompt"}
    segment, documents = restarting(material.rows, mapping.columns_of("question_id"))
    if segment:
        material.rows = with_documents(material.rows, segment, documents)
        material.roles = {segment: "question_id", **material.roles}
        anew = {"segment": segment, "document": documents[-1]}
        material.remarks.append(
            Sentence(_ANEW_IN_EACH, {**anew, "language": documents[0]})
            if len(documents) > 1
            else Sentence(_ANEW, anew)
        )
    if by_file:
        names = {file.name: file.own_name for file in files}
        material.rows = [
            Record(row.file, row.line, {**row.cells, FILE: names[row.file]})
            for row in material.rows
        ]
        material.roles = {**material.roles, FILE: by_file}
        material.remarks.append(Sentence(_BY_FILE[by_file], {"names": listed(names.values())}))
    return material


def _file_role(rows: Sequence[Record]) -> str:
    """The role of the names of a table's files: raters or systems, which no column names.

    Empty where columns name them, or files do not have the same texts or questions.
    """
    roles: dict[str, list[str]] = defaultdict(list)
    for column in columns_of(rows):
        roles[role_of(column)[0]].append(column)
    if FILE in columns_of(rows):
        return ""
    for role, of_text in (("participant", ("system", "text")), ("system", ("participant",))):
        keys = [column for own in (*_KEYS, *of_text) for column in roles[own]]
        if roles[role] or not keys:
            continue
        found: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for row in rows:
            found[tuple(row.cells.get(key, "") for key in keys)].add(row.file)
        if 2 * sum(len(of_key) > 1 for of_key in found.values()) > len(found):
            return role
    return ""


def _parsed(record: Mapping[str, Any], written: Sequence[str]) -> Mapping[str, Any]:
    if messages := messages_of_tree(record.get(_TREE)):
        model = next((m["model"] for m in reversed(messages) if m["model"]), "")
        others = {name: value for name, value in record.items() if name != _TREE}
        return {**others, "messages": messages, **({"model": model} if model else {})}
    return with_lists(record, written)


def _nested(sample: Sequence[Mapping[str, Any]]) -> tuple[Shape | None, str]:
    """The shape of nested rows, and the column that has it."""
    columns = dict.fromkeys(name for record in sample for name in record)
    for name in columns:
        given = [record[name] for record in sample if record.get(name)]
        if given and all(map(is_conversation, given)):
            return "conversations", name
    for name in columns:
        given = [record[name] for record in sample if record.get(name)]
        if given and all(isinstance(value, list) for value in given) and _lists_texts(name, given):
            return "candidates", name
    return None, ""


def _lists_texts(name: str, given: Sequence[list[Any]]) -> bool:
    inner = [value for values in given for value in values]
    if all(isinstance(value, dict) for value in inner):
        texts = [text for value in inner for text in value.values() if isinstance(text, str)]
        return plain(name) in PLURALS or max(map(len, texts), default=0) >= _LONG
    if not all(isinstance(value, str) for value in inner):
        return False
    several = max(map(len, given)) > 1
    length = sum(map(len, inner)) / len(inner)
    return several and (plain(name) in PLURALS or length >= _LONG)


def _rows(record: Mapping[str, Any], shape: Shape | None, column: str) -> Iterator[dict[str, str]]:
    listed = record.get(column) if column else None
    if shape is None or not isinstance(listed, list):
        yield flattened(record)
        return
    if shape == "conversations":
        conversation = of_messages([message for message in listed if isinstance(message, dict)])
        own = {
            "question": conversation.question,
            "text": conversation.text,
            "prompt": conversation.prompt,
        }
        others = {name: value for name, value in record.items() if name != column}
        yield {name: value for name, value in own.items() if name not in others} | flattened(others)
        return
    parallel = [
        name
        for name, value in record.items()
        if name != column and isinstance(value, list) and len(value) == len(listed) > 1
    ]
    others = {name: value for name, value in record.items() if name not in (column, *parallel)}
    shared = flattened(others)
    for number, text in enumerate(listed):
        own = flattened({column: text} | {name: record[name][number] for name in parallel})
        yield {**shared, **own, NUMBER: cell(number + 1)}
