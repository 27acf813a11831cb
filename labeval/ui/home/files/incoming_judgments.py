"""Judgments that were made elsewhere, brought into a study from the home window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from labeval.exchange.judgments_from_elsewhere import (
    IncomingJudgments,
    incoming_judgments,
    table_of_others,
)
from labeval.exchange.materials.model import ROLES, ColumnMapping
from labeval.exchange.own.marks import is_marks_table
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.text.amounts import filled
from labeval.ui.home.files.column_roles import ColumnRoles
from labeval.ui.home.files.incoming_dialog import Incoming, IncomingDialog
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme

translate = QCoreApplication.translate


def take_in_judgments(
    folder: StudyFolder, files: Sequence[Path], theme: Theme, parent: QWidget | None
) -> list[str]:
    """Show the judgments that files hold; take them in where that is wanted.

    Returns:
        What was done, a line each; nothing where the record is as before.

    Raises:
        FileRefused: a file cannot be read.
        StudyProblems: the study cannot be read.
        RecordError: the study is in use, or the record cannot be written.
    """
    content = read_study(folder.path)
    with StudyLock(folder.lock):
        dialog = JudgmentsDialog(folder, files, content, theme, parent)
        wanted = bool(dialog.exec())
        dialog.deleteLater()
        if not wanted or dialog.coming is None:
            return []
        with Record(folder.database) as record:
            judgments, marks = dialog.coming.take_into(record)
    done = []
    if dialog.coming.rows:
        done.append(translate("Incoming", "judgments taken in: {count}").format(count=judgments))
    if dialog.coming.marks:
        done.append(translate("Incoming", "marks taken in: {count}").format(count=marks))
    return done


class JudgmentsDialog(IncomingDialog):
    """Shows what files hold, read anew with every role of a column that is chosen.

    Raises:
        FileRefused: a file cannot be read.
    """

    def __init__(
        self,
        folder: StudyFolder,
        files: Sequence[Path],
        content: StudyContent,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        self.coming: IncomingJudgments | None = None
        """The judgments as they are read now; None where they cannot be taken in."""
        self._folder, self._files, self._content = folder, files, content
        with _waiting():
            seen = table_of_others(files)
            self._of_marks = all(map(is_marks_table, files))
            self._has_roles = seen is not None
            incoming = self._read(None)
        self.roles = ColumnRoles(seen, theme) if seen is not None else None
        """The columns of a table; None for formats whose fields have roles by themselves."""
        names = ", ".join(file.name for file in files[:3])
        title = translate("Incoming", "Judgments: {files}")
        if self._of_marks:
            title = translate("Incoming", "Marked words: {files}")
        title = title.format(files=names)
        super().__init__(title, incoming, theme, parent, above=self.roles)
        if self.roles is not None:
            self.roles.changed.connect(self._read_again)

    def _read_again(self) -> None:
        assert self.roles is not None
        with _waiting():
            self.show_incoming(self._read(self.roles.mapping))

    def _read(self, mapping: ColumnMapping | None) -> Incoming:
        self.coming = None
        try:
            coming = incoming_judgments(self._files, self._content, mapping)
            new = _new_of(self._folder, coming)
        except StudyProblems as found:
            return self._refused(found.problems)
        self.coming = coming
        return _found(coming, new)

    def _refused(self, problems: Sequence[Problem]) -> Incoming:
        summary = translate("Incoming", "The judgments cannot be taken in as they are.")
        if self._of_marks:
            summary = translate("Incoming", "The marks cannot be taken in as they are.")
        advice = translate(
            "Incoming", "Where a column was taken for something else, choose its role above it."
        )
        lines = [problem.described(translated) for problem in problems]
        return Incoming(summary, lines, [advice] if self._has_roles else [])


@contextmanager
def _waiting() -> Iterator[None]:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _new_of(folder: StudyFolder, coming: IncomingJudgments) -> tuple[int, int]:
    """The number of judgments and of marks that are not in the record, which is not made for it."""
    if not folder.database.exists():
        return coming.new_to(None)
    with Record(folder.database, read_only=True) as record:
        return coming.new_to(record)


def _found(coming: IncomingJudgments, new: tuple[int, int]) -> Incoming:
    judgments, marks = new
    marked = [row for file in coming.marks for _, row in file.rows]
    summary = []
    if coming.rows or not marked:
        text = translate(
            "Incoming",
            "{count:judgment|judgments} by {participants:participant|participants}, {new} of them "
            "new",
        )
        counts = {"count": len(coming.rows), "participants": coming.participants}
        summary.append(filled(text, **counts, new=judgments))
    if marked:
        text = translate("Incoming", "{count:mark|marks} of words, {new} of them new")
        summary.append(filled(text, count=len(marked), new=marks))
    kinds = Counter((row.method, row.criterion) for _, row in coming.rows)
    lines = [f"{method}, {criterion}: {n}" for (method, criterion), n in sorted(kinds.items())]
    words = translate("Incoming", "{method}, {criterion}: {count:mark|marks} of words")
    marks_by = Counter((row.method, row.criterion) for row in marked)
    lines += [
        filled(words, method=method, criterion=criterion, count=n)
        for (method, criterion), n in sorted(marks_by.items())
    ]
    lines += [remark.described(translated) for remark in coming.assumed]
    lines += [problem.described(translated) for problem in coming.warnings]
    notes = [coming.format.described(translated)] if coming.format is not None else []
    if coming.roles:
        text = translate("Incoming", "Columns: {columns}")
        notes.append(text.format(columns=roles_text(coming.roles)))
    action = ""
    if marks and not judgments:
        action = translate("Incoming", "Take in the marks")
    elif any(new):
        action = translate("Incoming", "Take in the judgments")
    return Incoming("; ".join(summary), lines, notes, action)


def roles_text(roles: Mapping[str, str]) -> str:
    """Columns with their roles, in one line."""
    return "; ".join(f"{n} → {translated('Materials', ROLES[role])}" for n, role in roles.items())
