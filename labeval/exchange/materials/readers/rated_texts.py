"""Tables with a row for each rater and a column of ratings for each text, or text and criterion.

Such as ``rater, age, q1_aurora_clarity, q1_aurora_depth, q1_borealis_clarity, …`` or ``rater,
text1_clarity, text1_depth, text2_clarity, …``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import Content, contents_of
from labeval.exchange.materials.column_names import is_counted, role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import flattened
from labeval.exchange.materials.model import ColumnMapping, Record
from labeval.exchange.materials.rated_heads import RatedText, rated_texts
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.named_texts import remark_on, text_of
from labeval.exchange.materials.readers.surveys import add_attributes
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "A column of ratings for each text")
_NOBODY = QT_TRANSLATE_NOOP("Problem", "is empty")
_OF_ROWS = frozenset(
    {"system", "criterion", "value", "first", "second", "text", "question", "question_id", "source"}
)


def recognises(files: Sequence[File]) -> bool:
    """Return whether each row is another rater, and heads name the texts that were rated."""
    return len(files) == 1 and bool(_rated(files[0].sample())[1])


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each column has the ratings of a text; what is left are attributes of the raters."""
    (file,) = files
    builder = Builder()
    person, rated = _rated(file.sample())
    rows = [(line, flattened(row)) for line, row in file.records(problems)]
    for line, row in rows:
        if not row[person].strip():
            problems.append(Problem(file.name, line, person, _NOBODY))
            continue
        for column, about in rated.items():
            id = text_of(builder, about, file.name)
            builder.judge(row[person], about.criterion, id, row.get(column), file.name, line)
    others = [c for c in dict.fromkeys(c for _, row in rows for c in row) if c not in rated]
    others.remove(person)
    add_attributes(builder, [(row[person], row) for _, row in rows if row[person].strip()], others)
    remark_on(builder, rated)
    return builder.done()


def _rated(rows: Sequence[Mapping[str, Any]]) -> tuple[str, dict[str, RatedText]]:
    """The column of raters, and column to what it rates; empty where the table is another one."""
    columns = list(dict.fromkeys(str(name) for row in rows for name in row))
    roles = {column: role_of(column)[0] for column in columns}
    contents = contents_of(columns, [Record("", 0, flattened(row)) for row in rows])
    names = [c for role in ("participant", "id") for c in columns if roles[c] == role]
    person = names[0] if names else ""
    if not person or len(rows) < 2 or not contents[person].is_unique:
        return person, {}
    free = [c for c in columns if c != person and _may_be_rated(contents[c])]
    rated = rated_texts([c for c in free if not is_counted(c)])
    if not _OF_ROWS.isdisjoint(roles[c] for c in columns if c not in rated):
        return person, {}
    return person, rated


def _may_be_rated(content: Content) -> bool:
    """Return whether a column has answers on a scale, in numbers or words, or has none yet."""
    return content.is_scale if content.is_numeric else bool(ladder_of(content.values))
