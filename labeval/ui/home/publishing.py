"""Checking and publishing a study from the home window."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from labeval.jobs.check import PageMeasurer, StudyCheck, check_study
from labeval.jobs.check_text import check_lines, objections
from labeval.jobs.live import open_live
from labeval.jobs.publish import publish
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent
from labeval.study.problems import Problem
from labeval.ui.home.publish_dialog import PublishDialog
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme

SCREEN = (1280, 720)
"""The screen that pages are laid out on for a check."""
_QUIET_SECONDS = 0.7
"""A check that is shorter shows no progress."""


def check_with_progress(
    content: StudyContent, warnings: list[Problem], measurer: PageMeasurer, parent: QWidget
) -> StudyCheck:
    """Check a study; a check that takes long shows its progress and can be stopped."""
    began = monotonic()
    dialog: QProgressDialog | None = None

    def show(done: int, total: int) -> bool:
        nonlocal dialog
        if dialog is None:
            if monotonic() - began < _QUIET_SECONDS:
                return True
            dialog = _progress_dialog(parent)
        dialog.setMaximum(total)
        dialog.setValue(done)
        return not dialog.wasCanceled()

    try:
        return check_study(content, warnings, measurer, show)
    finally:
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()


def _progress_dialog(parent: QWidget) -> QProgressDialog:
    dialog = QProgressDialog(parent)
    dialog.setWindowTitle("labeval")
    dialog.setLabelText(QCoreApplication.translate("Publishing", "Laying out all pages"))
    dialog.setCancelButtonText(QCoreApplication.translate("Publishing", "Stop"))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(0)
    return dialog


def publish_with_check(
    folder: StudyFolder,
    content: StudyContent,
    warnings: list[Problem],
    measurer: PageMeasurer,
    theme: Theme,
    parent: QWidget,
) -> list[str] | None:
    """Check a study and publish it; where the check is not passed, only with a reason.

    Returns:
        The lines of the check, or None where nothing was published.

    Raises:
        RecordError: another program runs sessions in it, or it cannot be written.
    """
    check = check_with_progress(content, warnings, measurer, parent)
    reason = ""
    if not check.passed:
        dialog = PublishDialog(list(objections(check, SCREEN, translated)), theme, parent)
        accepted = dialog.exec()
        reason = dialog.reason
        dialog.deleteLater()
        if not accepted:
            return None
    with open_live(folder) as live:
        publish(live.record, content, check, SCREEN, reason)
    return list(check_lines(check, SCREEN, translated))
