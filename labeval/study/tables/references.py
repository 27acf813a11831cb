"""Reading the references of a study: a JSONL file next to the study file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.text import read_text, unified_line_ends
from labeval.study.encoding import UNPRINTABLE, text_problem
from labeval.study.file_problems import problems_of
from labeval.study.model.items import Item
from labeval.study.model.references import MOST_A_QUESTION, Reference
from labeval.study.model.writing import MOST_PASSAGES
from labeval.study.problems import Problem, listed, nearest
from labeval.study.tables.jsonl import jsonl_rows
from labeval.study.tables.rows import RawTable, Row
from labeval.text.formatted import FORMATS
from labeval.text.marks import QT_TRANSLATE_NOOP

COLUMNS = tuple(Reference.model_fields)
_FILLED = ("title", "text")
_LONGEST = 200_000
_SHOWN = 60
"""Characters of a question that a problem shows."""


@dataclass(slots=True)
class ReferencesTable:
    """The references of a study, and what is wrong with their file."""

    references: list[Reference] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def read_references(
    path: Path, file: str, items: Sequence[Item] | None, topics: Collection[str] = ()
) -> ReferencesTable:
    """Read a references file.

    Args:
        file: the name that problems carry.
        items: whose questions the references are for; None where they could not be read, so
            that nothing is reported about questions that nobody knows.
        topics: ids of the topics that are written about, whose passages the references are.
    """
    if path.suffix.lower() != ".jsonl":
        template = QT_TRANSLATE_NOOP("Problem", "references are read from JSONL only")
        advice = QT_TRANSLATE_NOOP("Problem", "write one object a line into a file .jsonl")
        return ReferencesTable(problems=[Problem(file, None, "", template, {}, advice)])
    raw = RawTable()
    with problems_of(file, raw.problems):
        raw = jsonl_rows(read_text(path, MOST_STUDY_TABLE), file)
    table = ReferencesTable(problems=raw.problems)
    counts: Counter[tuple[str, str]] = Counter()
    for row in raw.rows:
        _take(table, row, file)
        if row.cells.get("question_id") in topics:
            _check_topic(table, row, file, counts)
        else:
            _check_question(table, row, file, items, counts)
    if not raw.rows and not raw.problems:
        template = QT_TRANSLATE_NOOP("Problem", "the file is empty")
        table.problems.append(Problem(file, None, "", template, severity="warning"))
    return table


def _take(table: ReferencesTable, row: Row, file: str) -> None:
    """Take one row: as a reference where it is sound."""
    cells = {name: unified_line_ends(cell) for name, cell in row.cells.items()}
    before = len(table.problems)
    for name, cell in cells.items():
        problem = _cell_problem(name, cell, row, file)
        if problem is not None:
            table.problems.append(problem)
    for name in _FILLED:
        if not cells.get(name, "").strip():
            template = QT_TRANSLATE_NOOP("Problem", "the reference has no {name}")
            table.problems.append(Problem(file, row.line, name, template, {"name": name}))
    if not cells.get("question_id", "").strip() and not cells.get("question", "").strip():
        template = QT_TRANSLATE_NOOP("Problem", "the reference does not say for which question")
        advice = QT_TRANSLATE_NOOP("Problem", "give it a question_id, or the question's own words")
        table.problems.append(Problem(file, row.line, "question_id", template, {}, advice))
    if len(table.problems) == before:
        known = {name: cells[name] for name in COLUMNS if cells.get(name, "").strip()}
        table.references.append(Reference.model_validate(known))


def _cell_problem(name: str, cell: str, row: Row, file: str) -> Problem | None:
    values: dict[str, object]
    if name not in COLUMNS:
        template = QT_TRANSLATE_NOOP("Problem", "means nothing to this program")
        near = nearest(name, COLUMNS)
        values = {"meant": near, "known": listed(COLUMNS)}
        advice = QT_TRANSLATE_NOOP("Problem", "known are: {known}")
        if near:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{meant}”?")
        shown = UNPRINTABLE.sub("�", name)[:64]
        return Problem(file, row.line, shown, template, values, advice)
    if name == "format" and cell.strip() and cell not in FORMATS:
        template = QT_TRANSLATE_NOOP("Problem", "“{format}” is not a format of texts")
        advice = QT_TRANSLATE_NOOP("Problem", "write {known}, or nothing for the study's own")
        values = {"format": UNPRINTABLE.sub("�", cell)[:64], "known": ", ".join(FORMATS)}
        return Problem(file, row.line, name, template, values, advice)
    return text_problem(name, cell, file, row.line, _LONGEST)


def _check_question(
    table: ReferencesTable,
    row: Row,
    file: str,
    items: Sequence[Item] | None,
    counts: Counter[tuple[str, str]],
) -> None:
    """Questions that no item has, and questions with more references than anybody reads."""
    id, question = row.cells.get("question_id", ""), row.cells.get("question", "")
    name, asked = ("question_id", id) if id else ("question", question)
    if not asked.strip() or items is None:
        return
    known = list(dict.fromkeys(item.column(name) for item in items))
    values: dict[str, object] = {"question": _short(asked), "most": MOST_A_QUESTION}
    counts[name, asked] += 1
    if unified_line_ends(asked) not in known:
        template = QT_TRANSLATE_NOOP("Problem", "no item has the question “{question}”")
        near = nearest(asked, known)
        values["near"] = _short(near)
        advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?") if near else ""
        problem = Problem(file, row.line, name, template, values, advice, severity="warning")
        table.problems.append(problem)
    elif counts[name, asked] == MOST_A_QUESTION + 1:
        template = QT_TRANSLATE_NOOP(
            "Problem", "the question “{question}” has more than {most} references"
        )
        advice = QT_TRANSLATE_NOOP("Problem", "keep those that help most to judge the answers")
        table.problems.append(Problem(file, row.line, name, template, values, advice))


def _check_topic(
    table: ReferencesTable, row: Row, file: str, counts: Counter[tuple[str, str]]
) -> None:
    """Topics with more passages than a list of results has."""
    topic = row.cells["question_id"]
    counts["question_id", topic] += 1
    if counts["question_id", topic] == MOST_PASSAGES + 1:
        template = QT_TRANSLATE_NOOP("Problem", "the topic “{topic}” has more than {most} passages")
        values: dict[str, object] = {"topic": topic, "most": MOST_PASSAGES}
        table.problems.append(Problem(file, row.line, "question_id", template, values))


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
