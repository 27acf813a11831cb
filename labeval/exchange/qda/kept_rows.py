"""All rows of a workbook in addition to a project's XML, so that labeval's own export is restored
completely.

What REFI-QDA cannot hold (words and their times, pages and criteria, kept boards, batches) is in
one more file among the sources, which nothing in the XML refers to and other programs pass over. It
holds for one state of the XML only: where another program has changed that, the XML counts.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from labeval.coding.edits import added
from labeval.coding.rows import Row
from labeval.exchange.qda.project import Project
from labeval.files.json import read_json
from labeval.store.workbook.rows import change_cells, change_of

NAME = "labeval-rows.json"
_MOST_VALUES = 5_000_000
"""Fifty interviews of three hours have half as many."""
_FORMAT = 1


def as_rows_file(project: Project, xml: bytes) -> bytes:
    """The rows, tied to the XML that they belong to."""
    rows = [[kind, after] for kind, _, _, after in map(change_cells, map(added, project.rows))]
    data = {"format": _FORMAT, "project": _hash([xml]), "name": project.name, "rows": rows}
    return json.dumps(data, ensure_ascii=False).encode()


def rows_in_file(data: bytes, xml: Iterable[bytes]) -> list[Row] | None:
    """The rows; None where they belong to another XML, or are not to be read."""
    try:
        content: dict[str, Any] = read_json(data, NAME, _MOST_VALUES)
        if content["format"] != _FORMAT or content["project"] != _hash(xml):
            return None
        return [change_of(kind, None, after).row for kind, after in content["rows"]]
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def _hash(xml: Iterable[bytes]) -> str:
    made = hashlib.sha256()
    for block in xml:
        made.update(block)
    return made.hexdigest()
