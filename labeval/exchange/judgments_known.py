"""Comparison of a file's judgments with those that the record already has."""

from __future__ import annotations

from labeval.exchange.recorded import recorded_session
from labeval.exchange.tables.judgments import session_judgments
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.problems import FileProblems
from labeval.text.marks import QT_TRANSLATE_NOOP


def note_erased(problems: FileProblems, line: int, participant: str) -> None:
    """Note that the participant of a row has withdrawn, so that it cannot come in."""
    template = QT_TRANSLATE_NOOP(
        "Problem", "the participant {code} has withdrawn and was erased from this study"
    )
    advice = QT_TRANSLATE_NOOP("Problem", "remove the row")
    problems.note(line, "participant", template, {"code": participant}, advice)


class KnownJudgments:
    """Separates new rows from known ones, and notes those that contradict the record.

    The judgments of one session at a time are in memory; a file that keeps sessions together is
    the quickest.
    """

    def __init__(self, record: Record, file: str) -> None:
        self.problems = FileProblems(file)
        self._record = record
        self._erased = record.imported.erased_participants()
        self._session: tuple[str, str] | None = None
        self._known: dict[tuple[object, ...], JudgmentRow] = {}
        self._recorded_here = False

    def is_new(self, line: int, row: JudgmentRow) -> bool:
        """True if the row is to be added; a problem is noted where it must not be."""
        if row.participant in self._erased:
            note_erased(self.problems, line, row.participant)
            return False
        self._look_up(row)
        known = self._known.get(row.key())
        if known is None and self._recorded_here:
            self._contradicts(line)
        elif known is not None and known != row:
            self._differs(line, known, row)
        return known is None and not self._recorded_here

    def _look_up(self, row: JudgmentRow) -> None:
        """Fetch what is known of the row's session."""
        if self._session == (row.participant, row.session):
            return
        self._session = (row.participant, row.session)
        try:
            known = session_judgments(recorded_session(self._record, row.session))
            self._recorded_here = True
        except KeyError:
            known = list(self._record.imported.of_session(*self._session))
            self._recorded_here = False
        self._known = {judgment.key(): judgment for judgment in known}

    def _contradicts(self, line: int) -> None:
        template = QT_TRANSLATE_NOOP(
            "Problem", "this study's own record of the session has no such judgment"
        )
        self.problems.note(line, "session", template)

    def _differs(self, line: int, known: JudgmentRow, row: JudgmentRow) -> None:
        for name in JudgmentRow._fields:
            there, here = getattr(known, name), getattr(row, name)
            if there != here:
                template = QT_TRANSLATE_NOOP(
                    "Problem", "is “{here}”, but this judgment is already there with “{there}”"
                )
                self.problems.note(line, name, template, {"here": here, "there": there})
