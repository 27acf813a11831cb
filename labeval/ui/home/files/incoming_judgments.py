"""Judgments that were made elsewhere, brought into a study from the home window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from labeval.exchange.judgments_file import take_judgments
from labeval.exchange.judgments_from_elsewhere import (
    IncomingJudgments,
    incoming_judgments,
    table_of_others,
)
from labeval.exchange.materials.model import ROLES, ColumnMapping
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
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
            taken = take_judgments(record, dialog.coming.files[0].name, dialog.coming.rows)
    return [translate("Incoming", "judgments taken in: {count}").format(count=taken)]


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
            incoming = self._read(None)
        self.roles = ColumnRoles(seen, theme) if seen is not None else None
        """The columns of a table; None for formats whose fields have roles by themselves."""
        names = ", ".join(file.name for file in files[:3])
        title = translate("Incoming", "Judgments: {files}").format(files=names)
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
            return _refused(found.problems)
        self.coming = coming
        return _found(coming, new)


@contextmanager
def _waiting() -> Iterator[None]:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _new_of(folder: StudyFolder, coming: IncomingJudgments) -> int:
    """The number of judgments that are not in the record, which is not made for it."""
    if not folder.database.exists():
        return len(coming.rows)
    with Record(folder.database, read_only=True) as record:
        return coming.new_to(record)


def _refused(problems: Sequence[Problem]) -> Incoming:
    summary = translate("Incoming", "The judgments cannot be taken in as they are.")
    advice = translate(
        "Incoming", "Where a column was taken for something else, choose its role above it."
    )
    return Incoming(summary, [problem.described(translated) for problem in problems], [advice])


def _found(coming: IncomingJudgments, new: int) -> Incoming:
    summary = translate(
        "Incoming", "{count} judgments by {participants} participants, {new} of them new"
    ).format(count=len(coming.rows), participants=coming.participants, new=new)
    kinds = Counter((row.method, row.criterion) for _, row in coming.rows)
    lines = [f"{method}, {criterion}: {n}" for (method, criterion), n in sorted(kinds.items())]
    lines += [remark.described(translated) for remark in coming.assumed]
    lines += [problem.described(translated) for problem in coming.warnings]
    notes = [coming.format.described(translated)] if coming.format is not None else []
    if coming.roles:
        text = translate("Incoming", "Columns: {columns}")
        notes.append(text.format(columns=roles_text(coming.roles)))
    action = translate("Incoming", "Take in the judgments") if new else ""
    return Incoming(summary, lines, notes, action)


def roles_text(roles: Mapping[str, str]) -> str:
    """Columns with their roles, in one line."""
    return "; ".join(f"{n} → {translated('Materials', ROLES[role])}" for n, role in roles.items())
