"""Reading the table of evidence from a file, and taking it into the record."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from labeval.exchange.elsewhere.noted import MOST_LISTED, unlisted_problems
from labeval.exchange.judgments_known import note_erased
from labeval.exchange.own.mark_checks import MarkChecks
from labeval.exchange.own.reading import OwnTable, read_own, reads_as
from labeval.exchange.recorded import recorded_session
from labeval.exchange.tables import evidence
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.imported_marks import MarkRow
from labeval.store.record.record import Record
from labeval.study.problems import FileProblems, Problem, StudyProblems, in_file_order
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

NumberedMark = tuple[int, MarkRow]
"""Line in the file, from 1, and the row."""


@dataclass(frozen=True, slots=True)
class MarksFile:
    """The marks of a file that are right by themselves, and what is wrong with the others."""

    name: str
    rows: tuple[NumberedMark, ...]
    problems: tuple[Problem, ...] = ()


def is_marks_table(path: Path) -> bool:
    """Return whether a file has most columns of the table of evidence, under their names."""
    return reads_as(evidence.COLUMNS, path)


def read_marks(path: Path, content: StudyContent) -> MarksFile:
    """The marks of a file about the texts of a study; its suffix names the format.

    Raises:
        ExchangeError: reading it needs a part that is not installed.
    """
    problems = FileProblems(path.name)
    table = OwnTable(
        evidence.COLUMNS,
        MarkChecks(content).faults_of,
        _mark,
        QT_TRANSLATE_NOOP("Problem", "is the same mark as line {first}"),
        QT_TRANSLATE_NOOP("Problem", "participant, session and mark together occur once"),
    )
    rows = read_own(path, table, problems)
    return MarksFile(path.name, tuple(rows), tuple(problems.found))


def _mark(cells: Mapping[str, str]) -> MarkRow:
    """The row; equal texts share their memory, since codes and ids repeat on many rows."""
    texts = {name: sys.intern(cells[name]) for name in MarkRow._fields if name != "mark"}
    return MarkRow(**texts, mark=int(cells["mark"]))


def new_marks(
    files: Sequence[MarksFile], record: Record | None, judgments: Iterable[JudgmentRow] = ()
) -> list[MarkRow]:
    """The marks of files that a record does not have yet.

    Args:
        record: None where there is none yet.
        judgments: those that come with them.

    Raises:
        StudyProblems: everything that is wrong with the files, or contradicts the record.
    """
    known = _KnownMarks(record, judgments)
    problems: list[Problem] = []
    for file in files:
        known.problems = FileProblems(file.name)
        known.take(file.rows)
        problems += [*file.problems, *known.problems.found]
    if problems:
        raise StudyProblems(_listed(problems))
    return known.new


def _listed(problems: Sequence[Problem]) -> list[Problem]:
    """The first problems of a file, and how many there are where not all are listed."""
    unlisted = len(problems) - MOST_LISTED
    if unlisted <= 0:
        return list(problems)
    first = in_file_order(problems)[:MOST_LISTED]
    return [*first, *unlisted_problems(first[0].file, unlisted)]


@dataclass(frozen=True, slots=True)
class _PageFacts:
    """Facts in which judgments and marks of one page agree."""

    condition: str
    method: str
    page_order: str
    items: str
    """Empty where only judgments have said something of the page."""


class _KnownSession:
    """Known facts of a session: its pages and its marks."""

    def __init__(self) -> None:
        self.pages: dict[str, _PageFacts] = {}
        self.marks: dict[int, MarkRow] = {}
        self.is_known = False
        self.is_own = False
        """The record has the session itself, so its marks can be no others."""

    def judged(self, row: JudgmentRow) -> None:
        """Take a judgment into account."""
        self.is_known = True
        # A judgment can be about some of its page's items only.
        facts = _PageFacts(row.condition, row.method, str(row.page_order), "")
        self.pages.setdefault(row.page, facts)


class _KnownMarks:
    """Separates new rows from known ones, and notes those that contradict what is known."""

    def __init__(self, record: Record | None, judgments: Iterable[JudgmentRow]) -> None:
        self.problems = FileProblems("")
        self.new: list[MarkRow] = []
        self._record = record
        self._erased = record.imported.erased_participants() if record is not None else set()
        self._sessions: dict[tuple[str, str], _KnownSession] = {}
        self._coming: dict[tuple[str, str], list[JudgmentRow]] = {}
        for row in judgments:
            self._coming.setdefault((row.participant, row.session), []).append(row)

    def take(self, rows: Sequence[NumberedMark]) -> None:
        """Compare the rows of a file; those that are new are kept."""
        for line, row in rows:
            if self._is_new(line, row):
                self.new.append(row)
                self._session(row).marks[row.mark] = row
        for line, row in rows:
            self._check_link(line, row)

    def _is_new(self, line: int, row: MarkRow) -> bool:
        if row.participant in self._erased:
            note_erased(self.problems, line, row.participant)
            return False
        session = self._session(row)
        known = session.marks.get(row.mark)
        if known is not None:
            self._differs(line, known, row)
        elif session.is_own:
            template = QT_TRANSLATE_NOOP(
                "Problem", "this study's own record of the session has no such mark"
            )
            self.problems.note(line, "mark", template)
        elif not session.is_known:
            template = QT_TRANSLATE_NOOP(
                "Problem", "there are no judgments of the session {session} by {participant}"
            )
            advice = QT_TRANSLATE_NOOP("Problem", "import its judgments first, or with the marks")
            values = {"session": row.session, "participant": row.participant}
            self.problems.note(line, "session", template, values, advice)
        else:
            return self._fits_page(line, session, row)
        return False

    def _fits_page(self, line: int, session: _KnownSession, row: MarkRow) -> bool:
        """True if a row says of its page what judgments and other marks say of it."""
        own = _PageFacts(row.condition, row.method, row.page_order, row.items)
        known = session.pages.setdefault(row.page, own)
        known = known if known.items else replace(known, items=row.items)
        session.pages[row.page] = known
        fits = True
        for name in ("condition", "method", "page_order", "items"):
            here, there = getattr(own, name), getattr(known, name)
            if here != there:
                fits = False
                template = QT_TRANSLATE_NOOP(
                    "Problem", "is “{here}”, but another row says “{there}” of the page {page}"
                )
                values = {"here": here, "there": there, "page": row.page}
                self.problems.note(line, name, template, values)
        return fits

    def _check_link(self, line: int, row: MarkRow) -> None:
        """Note a mark that goes with one that is not on its page."""
        session = self._sessions.get((row.participant, row.session))
        if not row.against or session is None or row.mark not in session.marks:
            return
        other = session.marks.get(int(row.against))
        if other is None or other.page != row.page:
            template = QT_TRANSLATE_NOOP("Problem", "the page has no mark {mark}")
            self.problems.note(line, "against", template, {"mark": row.against})

    def _differs(self, line: int, known: MarkRow, row: MarkRow) -> None:
        for name in MarkRow._fields:
            there, here = getattr(known, name), getattr(row, name)
            if there != here:
                template = QT_TRANSLATE_NOOP(
                    "Problem", "is “{here}”, but this mark is already there with “{there}”"
                )
                self.problems.note(line, name, template, {"here": here, "there": there})

    def _session(self, row: MarkRow) -> _KnownSession:
        key = (row.participant, row.session)
        if key not in self._sessions:
            self._sessions[key] = self._look_up(*key)
        return self._sessions[key]

    def _look_up(self, participant: str, session: str) -> _KnownSession:
        found = _KnownSession()
        for judgment in self._coming.get((participant, session), ()):
            found.judged(judgment)
        if self._record is None:
            return found
        try:
            recorded = recorded_session(self._record, session)
        except KeyError:
            imported = self._record.imported
            for judgment in imported.of_session(participant, session):
                found.judged(judgment)
            marks = list(imported.marks.of_session(participant, session))
        else:
            found.is_own = True
            marks = evidence.session_marks(recorded)
        found.marks = {mark.mark: mark for mark in marks}
        for mark in marks:
            facts = _PageFacts(mark.condition, mark.method, mark.page_order, mark.items)
            found.pages[mark.page] = facts
        return found


def take_marks(record: Record, files: Sequence[MarksFile]) -> int:
    """Take the marks of files into the record: all of them or none.

    Rows that the record already has are left as they are.

    Returns:
        How many rows were new.

    Raises:
        StudyProblems: everything that is wrong with them.
        RecordError: the record cannot be written.
    """
    with record.imported.writing():
        return add_marks(record, files)


def add_marks(record: Record, files: Sequence[MarksFile]) -> int:
    """The same inside of a transaction of the caller, after the judgments that come with them."""
    return record.imported.marks.add(new_marks(files, record))
