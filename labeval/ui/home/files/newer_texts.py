"""Newer texts brought into a study from the home window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from labeval.jobs.new_study.newer_texts import Change, NewerTexts, newer_texts
from labeval.store.disk.lock import StudyLock
from labeval.study.folder import StudyFolder
from labeval.ui.home.files.incoming_dialog import Incoming, IncomingDialog
from labeval.ui.home.files.incoming_judgments import roles_text
from labeval.ui.quoted import quoted
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
        return IncomingDialog(title, Incoming(summary, problems), theme, parent)
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
    incoming = Incoming(summary, [*lines, *problems], notes, action)
    return IncomingDialog(title, incoming, theme, parent)


def _notes(coming: NewerTexts) -> Iterator[str]:
    listed = roles_text(coming.roles)
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


def _line(change: Change) -> str:
    start = f"{_SIGNS[change.kind]} {change.item}"
    if change.kind == "changed":
        return f"{start}, {change.column}: {quoted(change.before)} → {quoted(change.after)}"
    return f"{start}: {change.after or change.before}"
