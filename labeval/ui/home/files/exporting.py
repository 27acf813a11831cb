"""Exporting all tables from the home window, with what they leave out, before and after."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.exchange.left_out import UNSHARED, unshared_sessions
from labeval.exchange.omissions import Omission, table_omissions
from labeval.exchange.writers import export_all
from labeval.jobs.results.looks import check_folder_open
from labeval.store.access.log import AccessKind, note_access
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.plain import ask_which, ask_yes_no
from labeval.ui.sentences import translated


def export_tables(folder: StudyFolder, parent: QWidget) -> list[str]:
    """Write all tables; where they leave something out, or the study is protected, ask before.

    Returns:
        The folder, the names of the tables in it, and what they leave out; nothing where nothing
        was written.

    Raises:
        ResultsLocked: the study has registered looks, and the next one is still to come.
        ExchangeError: a file cannot be written.
        RecordError: the record cannot be read.
    """
    check_folder_open(folder)
    if folder.protection.exists() and not ask_yes_no(parent, _in_the_clear()):
        return []
    with Record(folder.database, read_only=True) as record:
        without = _left_out_at_will(len(unshared_sessions(record)), parent)
        if without is None:
            return []
        before = table_omissions(record, without=without)
        if before and not _is_wanted(before, parent):
            return []
        note_access(folder, AccessKind.EXPORTED, "csv")
        written = export_all(record, "csv", folder.exports, without=without)
        after = table_omissions(record, without=without)
    there = QCoreApplication.translate("Exporting", "Tables in {folder}:")
    left_out = QCoreApplication.translate("Exporting", "left out: {what}")
    return [
        there.format(folder=folder.exports),
        ", ".join(path.name for path in written),
        *(left_out.format(what=omission.text(translated)) for omission in after),
    ]


def _left_out_at_will(sessions: int, parent: QWidget) -> tuple[str, ...] | None:
    """Ask whether people who declined that data are shared are left out, where there are any.

    Returns:
        What is left out by name; None where nothing is to be exported.
    """
    if not sessions:
        return ()
    text = QCoreApplication.translate(
        "Exporting",
        "Sessions of people who declined that data are shared: {sessions}\n\nLeave them out? Do so "
        "where the tables are to leave the laboratory.",
    )
    out = QCoreApplication.translate("Exporting", "Leave them out")
    stay = QCoreApplication.translate("Exporting", "Export them too")
    chosen = ask_which(parent, text.format(sessions=sessions), [out, stay])
    return None if chosen is None else ((UNSHARED,), ())[chosen]


def _in_the_clear() -> str:
    return QCoreApplication.translate(
        "Exporting",
        "The study is protected, but the tables are not: whoever has the files can read "
        "them.\n\nExport them all the same?",
    )


def _is_wanted(omissions: Sequence[Omission], parent: QWidget) -> bool:
    """Ask whether the tables are to be exported without these."""
    lines = "\n".join(omission.text(translated) for omission in omissions)
    text = QCoreApplication.translate(
        "Exporting", "The tables will leave this out:\n\n{what}\n\nExport them all the same?"
    )
    return ask_yes_no(parent, text.format(what=lines))
