"""JSON documents: a list of objects, wherever in the document it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.decoding import decoded
from labeval.exchange.materials.model import Layout
from labeval.exchange.sentence import Sentence
from labeval.files.content import check_ends, read_content
from labeval.files.json import read_json
from labeval.files.limits import MOST_JSON, MOST_ROWS
from labeval.files.refusal import FileRefused
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "JSON"
ORDER = 5
_DEEPEST = 3
_STARTS = (b"{", b"[")
_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_NO_OBJECT = QT_TRANSLATE_NOOP("Problem", "is not an object in braces")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")
_ONE_LIST = QT_TRANSLATE_NOOP(
    "Materials", "{where} has several lists; “{part}” is read, of {parts}"
)
_BY_KEY = QT_TRANSLATE_NOOP("Materials", "the rows of {where} are the values of its keys")
_BY_COLUMN = QT_TRANSLATE_NOOP("Materials", "{where} lists its values column by column")
_ONE_ROW = QT_TRANSLATE_NOOP("Materials", "{where} has one object, which is its only row")
_JOINED = QT_TRANSLATE_NOOP(
    "Materials",
    "the lists {parts} of {where} have the same entries and are read as one table, in which the "
    "column “{column}” says which list it is",
)
_NO_PART = QT_TRANSLATE_NOOP("Files", "{where} has no list “{part}”; there are {parts}")
KEY, QUESTION = "key", "question"
"""The column with the key, where rows are the values of keys; of whole sentences, the second."""
_LEAST_WORDS = 3
"""Words of a key that is a question."""
_OF_SYSTEMS = ("systems", "models", "answers", "outputs", "responses", "systeme", "modelle")
"""Keys below which the keys are names of systems."""


def fits(head: bytes, suffix: str) -> bool:
    """Return whether it begins as a document does, or has its suffix."""
    start = head
    for mark in _MARKS:
        start = start.removeprefix(mark)
    begins = start.lstrip(b" \t\r\n\x00").startswith(_STARTS)
    return (begins and suffix not in (".csv", ".tsv", ".tab")) or suffix == ".json"


def opened(path: Path, layout: Layout) -> File:
    """Open a document; where it has several lists, the one with most objects."""
    data = read_content(path, MOST_JSON)
    check_ends(data, path.name, b'"')
    text, encoding, remarks = decoded(data, path.name, layout.encoding)
    del data  # a document of the largest size has several copies in memory as it is
    document = read_json(text, path.name)
    part, rows, found = _rows(document, path.name, layout.part)
    return File(
        path,
        "json_document",
        Layout(encoding, part=part),
        lambda problems: _records(rows, path.name, problems),
        document=document,
        parts=tuple(name for name, _ in _lists(document, "", _DEEPEST)) if part else (),
        remarks=remarks,
        rows_remarks=found,
    )


def _records(rows: list[Any], name: str, problems: list[Problem]) -> Records:
    for number, row in enumerate(rows, start=1):
        if number > MOST_ROWS:
            problems.append(Problem(name, number, "", _TOO_MANY, {"most": MOST_ROWS}))
            return
        if isinstance(row, dict):
            yield number, row
        else:
            problems.append(Problem(name, number, "", _NO_OBJECT))


def _rows(document: Any, name: str, part: str) -> tuple[str, list[Any], list[Sentence]]:
    """The rows of a document, the name of their list, and what was assumed."""
    if isinstance(document, list):
        return "", document, []
    if not isinstance(document, dict):
        return "", [document], []
    lists = dict(_lists(document, "", _DEEPEST))
    if part:
        if part not in lists:
            raise FileRefused(_NO_PART, where=name, part=part, parts=listed(lists))
        return part, lists[part], []
    if (joined := _joined(lists)) is not None:
        column, names = joined
        rows = [{column: key, **row} for path, key in names.items() for row in lists[path]]
        values = {"where": name, "parts": listed(names), "column": column}
        return "", rows, [Sentence(_JOINED, values)]
    if lists:
        part = max(lists, key=lambda path: (-path.count("."), len(lists[path])))
        values = {"where": name, "part": part, "parts": listed(lists)}
        return part, lists[part], [Sentence(_ONE_LIST, values)] if len(lists) > 1 else []
    inner = list(document.values())
    sizes = {len(value) for value in inner if isinstance(value, list | dict)}
    if inner and all(isinstance(value, dict) for value in inner):
        if len(sizes) == 1 and _is_numbered(inner[0]):
            rows = [
                {column: cells.get(key) for column, cells in document.items()} for key in inner[0]
            ]
            return "", rows, [Sentence(_BY_COLUMN, {"where": name})]
        asked = all(len(key.split()) >= _LEAST_WORDS for key in document)
        column = QUESTION if asked and not any(QUESTION in value for value in inner) else KEY
        rows = [{column: key, **value} for key, value in document.items()]
        return "", rows, [Sentence(_BY_KEY, {"where": name})]
    if len(inner) > 1 and len(sizes) == 1 and all(isinstance(value, list) for value in inner):
        rows = [dict(zip(document, cells, strict=True)) for cells in zip(*inner, strict=True)]
        return "", rows, [Sentence(_BY_COLUMN, {"where": name})]
    return "", [document], [Sentence(_ONE_ROW, {"where": name})]


def _joined(lists: dict[str, list[Any]]) -> tuple[str, dict[str, str]] | None:
    """The column that distinguishes lists of one table, and its value by their paths: those whose
    paths differ in one key, whose objects have the same keys, and which have a whole column in
    common, such as the answers of several systems to the same questions. None where there are
    none, or also other lists."""
    paths = [path.split(".") for path in lists]
    if len(lists) < 2 or len({len(path) for path in paths}) > 1:
        return None
    differing = [n for n, keys in enumerate(zip(*paths, strict=True)) if len(set(keys)) > 1]
    heads = {frozenset(rows[0]) for rows in lists.values()}
    if len(differing) != 1 or len(heads) > 1:
        return None
    for key in next(iter(heads)):
        columns = [[row.get(key) for row in rows] for rows in lists.values()]
        if all(column == columns[0] for column in columns) and all(columns[0]):
            break
    else:
        return None
    at = differing[0]
    above = paths[0][at - 1] if at else ""
    column = above if above and above.casefold() not in _OF_SYSTEMS else "system"
    if column in next(iter(heads)):
        column = KEY
    return column, {path: keys[at] for path, keys in zip(lists, paths, strict=True)}


def _is_numbered(cells: dict[str, Any]) -> bool:
    return bool(cells) and all(key.isdecimal() for key in cells)


def _lists(value: dict[str, Any], path: str, depth: int) -> Iterator[tuple[str, list[Any]]]:
    """The lists of objects inside an object, by their path."""
    for key, inner in value.items():
        here = f"{path}.{key}" if path else key
        if isinstance(inner, list) and inner and all(isinstance(row, dict) for row in inner):
            yield here, inner
        elif isinstance(inner, dict) and depth > 1:
            yield from _lists(inner, here, depth - 1)
