"""Files brought into a study from the home window: newer texts, and judgments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from labeval.exchange.judgments_file import take_judgments
from labeval.exchange.judgments_from_elsewhere import IncomingJudgments, incoming_judgments
from labeval.exchange.materials.model import ROLES
from labeval.jobs.new_study.newer_texts import Change, NewerTexts, newer_texts
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study
from labeval.ui.home.files.incoming_dialog import IncomingDialog
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme

translate = QCoreApplication.translate
_SIGNS = {"added": "+", "changed": "~", "removed": "−"}


def take_in_newer_texts(
    folder: StudyFolder, files: Sequence[Path], theme: Theme, parent: QWidget | None
) -> list[str]:
    """Show how files differ from the texts of a study; take them in where that is wanted.

    Returns:
        What was done, a line each; nothing where the texts are as before.

    Raises:
        FileRefused: a file cannot be read.
        StudyProblems: the study's own texts cannot be read, or the file has none.
        RecordError: the study is in use.
        ExchangeError: the texts cannot be written.
    """
    with StudyLock(folder.lock):
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            coming = newer_texts(folder.path, files)
        finally:
            QGuiApplication.restoreOverrideCursor()
        dialog = dialog_for_texts(coming, theme, parent)
        wanted = bool(dialog.exec())
        dialog.deleteLater()
        return [dialog.summary, str(coming.update.write())] if wanted else []


def dialog_for_texts(
    coming: NewerTexts, theme: Theme, parent: QWidget | None = None
) -> IncomingDialog:
    """The dialog that shows what newer texts change."""
    update = coming.update
    names = ", ".join(file.name for file in update.files[:3])
    title = translate("Incoming", "Newer texts: {files}").format(files=names)
    problems = [problem.described(translated) for problem in update.taken.problems]
    if not update.taken.sound:
        summary = translate("Incoming", "The file has errors; the texts can be taken in without.")
        return IncomingDialog(title, summary, problems, (), "", theme, parent)
    difference = update.difference
    summary = translate(
        "Incoming", "{added} added, {changed} changed, {removed} removed, {same} the same"
    ).format(
        added=len(difference.added),
        changed=len(difference.changed),
        removed=len(difference.removed),
        same=difference.same,
    )
    lines = [_line(change) for change in coming.changes()]
    action = translate("Incoming", "Take in the newer texts") if difference else ""
    notes = list(_notes(coming))
    return IncomingDialog(title, summary, [*lines, *problems], notes, action, theme, parent)


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
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        coming: IncomingJudgments | None = None
        problems: Sequence[Problem] = ()
        new = 0
        try:
            coming = incoming_judgments(files, content)
            new = _new_of(folder, coming)
        except StudyProblems as found:
            coming, problems = None, found.problems
        finally:
            QGuiApplication.restoreOverrideCursor()
        dialog = dialog_for_judgments(files, coming, new, problems, theme, parent)
        wanted = bool(dialog.exec())
        dialog.deleteLater()
        if not wanted or coming is None:
            return []
        with Record(folder.database) as record:
            taken = take_judgments(record, coming.files[0].name, coming.rows)
    return [translate("Incoming", "judgments taken in: {count}").format(count=taken)]


def _new_of(folder: StudyFolder, coming: IncomingJudgments) -> int:
    """The number of judgments that are not in the record, which is not made for it."""
    if not folder.database.exists():
        return len(coming.rows)
    with Record(folder.database, read_only=True) as record:
        return coming.new_to(record)


def dialog_for_judgments(
    files: Sequence[Path],
    coming: IncomingJudgments | None,
    new: int,
    problems: Sequence[Problem],
    theme: Theme,
    parent: QWidget | None = None,
) -> IncomingDialog:
    """The dialog that shows judgments of files, or why they cannot be taken in."""
    names = ", ".join(file.name for file in files[:3])
    title = translate("Incoming", "Judgments: {files}").format(files=names)
    listed = [problem.described(translated) for problem in problems]
    if coming is None:
        summary = translate("Incoming", "The judgments cannot be taken in as they are.")
        advice = translate(
            "Incoming",
            "Where a column was taken for something else, name it on the command line: labeval "
            "import STUDY FILE --map ROLE=COLUMN",
        )
        return IncomingDialog(title, summary, listed, [advice], "", theme, parent)
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
        notes.append(text.format(columns=_listed(coming.roles)))
    action = translate("Incoming", "Take in the judgments") if new else ""
    return IncomingDialog(title, summary, lines, notes, action, theme, parent)


def _notes(coming: NewerTexts) -> Iterator[str]:
    listed = _listed(coming.roles)
    if coming.is_guessed:
        text = translate("Incoming", "Columns, guessed because the study keeps none: {columns}")
    else:
        text = translate("Incoming", "Columns, as for the texts before: {columns}")
    if listed:
        yield text.format(columns=listed)
    if coming.update.difference:
        yield translate(
            "Incoming",
            "Sessions that ran keep the texts that they showed. Publish the study again before "
            "the next participant.",
        )


def _listed(roles: Mapping[str, str]) -> str:
    """Columns with their roles, in one line."""
    return "; ".join(f"{n} → {translated('Materials', ROLES[role])}" for n, role in roles.items())


def _line(change: Change) -> str:
    start = f"{_SIGNS[change.kind]} {change.item}"
    if change.kind == "changed":
        return f"{start}, {change.column}: “{change.before}” → “{change.after}”"
    return f"{start}: {change.after or change.before}"
