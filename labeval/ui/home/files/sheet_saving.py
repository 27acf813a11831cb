"""Saving the information sheet from the home window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval.jobs.planning.overview import Overview
from labeval.ui.home.files.information_sheet import information_sheet, write_pdf


def save_sheet(view: Overview, session: str, parent: QWidget) -> Path | None:
    """Ask for a place and write the sheet of a session, in its language and with its code.

    Returns the file; None where no place was chosen.

    Args:
        session: its id; empty for a sheet without a code, in all languages of the study.

    Raises:
        OSError: it cannot be written.
    """
    if view.content is None:
        return None
    study = view.content.study
    header = next((s.header for s in view.sessions if s.header.id == session), None)
    code = header.participant if header is not None else ""
    languages = [header.language] if header is not None else study.offered_languages
    name = f"information-{code}.pdf" if code else "information.pdf"
    heading = QCoreApplication.translate("HomeController", "Save the information sheet")
    proposed = str(view.folder.path / "exports" / name)
    chosen, _ = QFileDialog.getSaveFileName(parent, heading, proposed, "PDF (*.pdf)")
    if not chosen:
        return None
    write_pdf(information_sheet(study, languages, code), Path(chosen))
    return Path(chosen)
