"""Reading the table of judgments from a file, and taking it into the record."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from labeval.exchange.cells import cell_of
from labeval.exchange.formats import FORMATS, Fault, RawTable, find_format
from labeval.exchange.judgment_checks import TURN, faults_of, turn_of
from labeval.exchange.judgments_known import KnownJudgments
from labeval.exchange.tables import judgments
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.pages import with_turn, without_turn
from labeval.study.problems import FileProblems, listed, nearest
from labeval.text.marks import QT_TRANSLATE_NOOP

NumberedRow = tuple[int, JudgmentRow]
"""Line in the file, from 1, and the row."""


def read_numbered(path: Path) -> list[NumberedRow]:
    """All rows of a judgments file, with their lines; its suffix names the format.

    Raises:
        StudyProblems: everything that is wrong with the file, at once.
        ExchangeError: reading it needs a part that is not installed.
    """
    problems = FileProblems(path.name)
    format = path.suffix.lower().removeprefix(".")
    if format not in FORMATS:
        template = QT_TRANSLATE_NOOP("Problem", "the suffix names none of the formats {known}")
        problems.note(None, "", template, {"known": ", ".join(FORMATS)})
        problems.check()
    try:
        with find_format(format).reading(path) as table:
            rows = list(_Reading(problems).rows(table))
    except Fault as fault:
        problems.note(fault.line, "", fault.template, fault.values, context=fault.context)
    except OSError as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        problems.note(None, "", template, {"reason": error.strerror or error})
    problems.check()
    return rows


class _Reading:
    """One file being read: its rows."""

    def __init__(self, problems: FileProblems) -> None:
        self._problems = problems
        self._kinds = {column.name: column.kind for column in judgments.COLUMNS}
        self._columns_named: set[str] = set()
        self._lines: dict[tuple[object, ...], int] = {}

    def rows(self, table: RawTable) -> Iterator[NumberedRow]:
        """The sound rows; the problems of all others are noted."""
        if table.columns is not None:
            self._check_columns(1, table.columns)
            if self._problems.found:
                return
        for line, raw in table.rows:
            if isinstance(raw, Fault):
                self._problems.note(line, "", raw.template, raw.values, context=raw.context)
                continue
            if table.columns is None and not self._check_columns(line, raw):
                continue
            row = self._row(line, raw)
            if row is not None:
                yield line, row

    def _check_columns(self, line: int, names: Iterable[str]) -> bool:
        """True if the columns are the right ones; a name is reported once a file."""
        counts = Counter(list(names))  # of a mapping: its keys, not its values
        for name in [name for name in self._kinds if name not in counts and name != TURN]:
            self._column(line, name, QT_TRANSLATE_NOOP("Problem", "the column is missing"))
        for name, times in counts.items():
            if name not in self._kinds:
                self._unknown_column(line, name)
            elif times > 1:
                self._column(line, name, QT_TRANSLATE_NOOP("Problem", "the column is there twice"))
        return counts.keys() | {TURN} == self._kinds.keys()

    def _unknown_column(self, line: int, name: str) -> None:
        template = QT_TRANSLATE_NOOP("Problem", "there is no such column")
        meant = nearest(name, self._kinds)
        if meant:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{meant}”?")
            self._column(line, name, template, {"meant": meant}, advice)
        else:
            advice = QT_TRANSLATE_NOOP("Problem", "the columns are {columns}")
            self._column(line, name, template, {"columns": listed(self._kinds)}, advice)

    def _column(
        self,
        line: int,
        name: str,
        template: str,
        values: Mapping[str, object] | None = None,
        advice: str = "",
    ) -> None:
        if name not in self._columns_named:
            self._columns_named.add(name)
            self._problems.note(line, name, template, values or {}, advice)

    def _row(self, line: int, raw: Mapping[str, object]) -> JudgmentRow | None:
        before = len(self._problems.found)
        cells = self._cells(line, raw)
        if len(self._problems.found) == before:
            for field, template, values, advice in faults_of(cells):
                self._problems.note(line, field, template, values, advice)
        if len(self._problems.found) > before:
            return None
        row = _judgment(cells)
        first = self._lines.setdefault(row.key(), line)
        if first != line:
            template = QT_TRANSLATE_NOOP("Problem", "is the same judgment as line {first}")
            advice = QT_TRANSLATE_NOOP(
                "Problem",
                "participant, session, page_order, page, criterion and items together occur once",
            )
            self._problems.note(line, "", template, {"first": first}, advice)
            return None
        return row

    def _cells(self, line: int, raw: Mapping[str, object]) -> dict[str, str]:
        cells = {}
        for name, kind in self._kinds.items():
            try:
                cells[name] = cell_of(raw.get(name, ""), kind)
            except ValueError:
                template = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither text nor a number")
                self._problems.note(line, name, template, {"value": raw[name]})
        return cells


def _judgment(cells: Mapping[str, str]) -> JudgmentRow:
    """The row; equal texts share their memory, since codes and ids repeat on many rows."""
    texts = {name: sys.intern(cells[name]) for name in JudgmentRow._fields if name != "page_order"}
    texts["page"] = sys.intern(with_turn(without_turn(cells["page"]), turn_of(cells)))
    return JudgmentRow(**texts, page_order=int(cells["page_order"]))


def take_judgments(record: Record, file: str, rows: Sequence[NumberedRow]) -> int:
    """Take the judgments of a file into the record: all of them or none.

    Rows that the record already has are left as they are.

    Returns:
        How many rows were new.

    Raises:
        StudyProblems: everything that contradicts the record.
        RecordError: the record cannot be written.
    """
    with record.imported.writing():
        known = KnownJudgments(record, file)
        new = [row for line, row in rows if known.is_new(line, row)]
        known.problems.check()
        record.imported.add(new)
    return len(new)
