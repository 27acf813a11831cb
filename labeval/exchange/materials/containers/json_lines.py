"""JSON Lines: one object per line."""

from __future__ import annotations

import json
from pathlib import Path

from labeval.exchange.materials.containers import File, Records
from labeval.exchange.materials.decoding import decoded
from labeval.exchange.materials.model import Layout
from labeval.files.content import check_ends, read_content
from labeval.files.json import read_json
from labeval.files.limits import MOST_JSON, MOST_LINE, MOST_ROWS, MOST_VALUES, Count, too_large
from labeval.files.refusal import FileRefused, refusing
from labeval.study.problems import Problem
from labeval.study.tables.rows import numbered_lines
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "JSONL"
ORDER = 4
_ENDINGS = (".jsonl", ".ndjson", ".jsonlines")
_NOT_JSON = QT_TRANSLATE_NOOP("Problem", "is not JSON: {reason}")
_NO_OBJECT = QT_TRANSLATE_NOOP("Problem", "is not an object in braces")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "more than {most} rows are not read")


def fits(head: bytes, suffix: str) -> bool:
    """Return whether its first line is an object and another follows, or it has the suffix."""
    if suffix in _ENDINGS:
        return b"\x00" not in head[:4]
    first, _, rest = head.removeprefix(b"\xef\xbb\xbf").lstrip().partition(b"\n")
    if not first.startswith(b"{") or not rest.lstrip().startswith(b"{"):
        return False
    try:
        return isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def opened(path: Path, layout: Layout) -> File:
    """Open a file of JSON Lines."""
    data = read_content(path, MOST_JSON)
    check_ends(data, path.name, b"\n", b"\r")
    text, encoding, remarks = decoded(data, path.name, layout.encoding)

    def reading(problems: list[Problem]) -> Records:
        return _records(text, path.name, problems)

    return File(path, "json_lines", Layout(encoding), reading, remarks=remarks)


def _records(text: str, name: str, problems: list[Problem]) -> Records:
    count, done = Count(name, "values", MOST_VALUES), 0
    for line, written in numbered_lines(text):
        if len(written) > MOST_LINE:
            raise too_large(f"{name}, line {line}", len(written), MOST_LINE)
        if done == MOST_ROWS:
            problems.append(Problem(name, line, "", _TOO_MANY, {"most": MOST_ROWS}))
            return
        try:
            with refusing(name, FileRefused, json.JSONDecodeError):
                value = read_json(written, name)
        except json.JSONDecodeError as error:
            values = {"reason": f"{error.msg}, character {error.pos + 1}"}
            problems.append(Problem(name, line, "", _NOT_JSON, values))
            continue
        except FileRefused as error:
            problems.append(
                Problem(name, line, "", error.template, error.values, context=error.context)
            )
            continue
        if not isinstance(value, dict):
            problems.append(Problem(name, line, "", _NO_OBJECT))
            continue
        count.add(len(value) or 1)
        done += 1
        yield line, value
