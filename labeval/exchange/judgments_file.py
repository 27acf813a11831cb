"""Reading the table of judgments from a file, and taking it into the record."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from labeval.exchange.judgment_checks import TURN, faults_of, turn_of
from labeval.exchange.judgments_known import KnownJudgments
from labeval.exchange.own.reading import OwnTable, read_own
from labeval.exchange.tables import judgments
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.pages import with_turn, without_turn
from labeval.study.problems import FileProblems
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
    table = OwnTable(
        judgments.COLUMNS,
        faults_of,
        _judgment,
        QT_TRANSLATE_NOOP("Problem", "is the same judgment as line {first}"),
        QT_TRANSLATE_NOOP(
            "Problem",
            "participant, session, page_order, page, criterion and items together occur once",
        ),
        optional=TURN,
    )
    rows = read_own(path, table, problems)
    problems.check()
    return rows


def _judgment(cells: Mapping[str, str]) -> JudgmentRow:
    """The row; equal texts share their memory, since codes and ids repeat on many rows."""
    texts = {name: sys.intern(cells[name]) for name in JudgmentRow._fields if name != "page_order"}
    texts["page"] = sys.intern(with_turn(without_turn(cells["page"]), turn_of(cells)))
    return JudgmentRow(**texts, page_order=int(cells["page_order"]))


def add_judgments(record: Record, file: str, rows: Sequence[NumberedRow]) -> int:
    """Take the judgments of a file into the record, inside of a transaction of the caller.

    Rows that the record already has are left as they are.

    Returns:
        How many rows were new.

    Raises:
        StudyProblems: everything that contradicts the record.
        RecordError: the record cannot be written.
    """
    known = KnownJudgments(record, file)
    new = [row for line, row in rows if known.is_new(line, row)]
    known.problems.check()
    record.imported.add(new)
    return len(new)
