"""Tables with a row for each rater, or for each rater and criterion, and a column for each text.

Such as ``coder, criterion, text 1, text 2, …``, or ``rater, criterion, system, q1, q2, …``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_names import describes_people, is_place, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import is_rated
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Raters in rows, a column for each text")
_READ = QT_TRANSLATE_NOOP(
    "Materials",
    "the columns {columns} are read as {number} texts, each row as the ratings of one rater",
)
_NOBODY = QT_TRANSLATE_NOOP("Problem", "is empty")
_OF_ROWS = ("participant", "criterion", "system")
_NAMES_TEXT = re.compile(
    r"(?:text|item|answer|summary|antwort|zusammenfassung|stimulus|segment)?_?[0-9]+"
)
_FEWEST = 2


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows name raters and nothing that names a text, and other columns are all
    rated on one scale."""
    sample = files[0].sample() if len(files) == 1 else []
    return bool(_texts(sample))


def _roles(columns: Sequence[str]) -> dict[str, str]:
    """Role to the column that has it by its name; empty where two have the same one."""
    found = {name: role_of(name)[0] for name in columns}
    several = Counter(role for role in found.values() if role in _OF_ROWS)
    if any(number > 1 for number in several.values()):
        return {}
    return {role: name for name, role in found.items() if role}


def _texts(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The columns of texts; none where the table is another one."""
    columns = list(dict.fromkeys(str(name) for row in rows for name in row))
    roles = _roles([name for name in columns if not _NAMES_TEXT.fullmatch(plain(name))])
    if "participant" not in roles or not roles.keys() <= {*_OF_ROWS, "seconds", "answered_at"}:
        return []
    others = [
        name
        for name in columns
        if name not in roles.values() and not (describes_people(name) or is_place(name))
    ]
    if "criterion" not in roles and not all(_NAMES_TEXT.fullmatch(plain(n)) for n in others):
        return []  # the columns may be criteria, or what a questionnaire asked
    key = [roles[role] for role in _OF_ROWS if role in roles]
    if len({tuple(cell(row.get(name)) for name in key) for row in rows}) < len(rows):
        return []
    values = {cell(row.get(name)).strip() for row in rows for name in others}
    return others if len(others) >= _FEWEST and is_rated(sorted(values)) else []


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each column is a text, or a question of which the rows' systems wrote one each."""
    (file,) = files
    builder = Builder()
    texts = _texts(file.sample())
    rows = list(file.records(problems))
    columns = list(dict.fromkeys(str(name) for _, row in rows for name in row))
    roles = _roles([name for name in columns if name not in texts])
    for line, row in rows:
        person, criterion, system = (
            cell(row.get(roles[role])).strip() if role in roles else "" for role in _OF_ROWS
        )
        if not person:
            problems.append(Problem(file.name, line, roles["participant"], _NOBODY))
            continue
        for column in texts:
            id = builder.id_of(column)
            if system:
                about = {"system": system, "question_id": column}
                id = builder.text(f"{column}_{system}", "", file.name, line, **about)
            builder.judge(person, criterion, id, row.get(column), file.name, line)
    builder.remark(_READ, columns=listed(texts), number=len(texts))
    return builder.done()
