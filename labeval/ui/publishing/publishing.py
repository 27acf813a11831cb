"""Checking and publishing a study from a window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QPushButton, QWidget

from labeval.jobs.planning.check import PageMeasurer, StudyCheck, check_plans, measuring
from labeval.jobs.planning.check_text import (
    Described,
    check_text,
    duration_lines,
    look_heading,
    objections,
)
from labeval.jobs.planning.limit_check import limit_problems
from labeval.jobs.planning.publication import next_version, recorded
from labeval.jobs.planning.publish import publish
from labeval.jobs.sessions.live import open_live
from labeval.study.folder import StudyFolder
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.ui.background import Background
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.publishing.difference_lines import difference_lines
from labeval.ui.publishing.sections_view import Section
from labeval.ui.publishing.shown_names import shown_names
from labeval.ui.sentences import translated
from labeval.ui.theme import Theme

SCREEN = (1280, 720)
"""The screen that pages are laid out on for a check."""

_LEAST_WIDTH = 420
"""Pixels in which a desktop writes the whole title."""
_TARGET = 24
"""Pixels (WCAG 2.5.8)."""


class CheckDialog(QProgressDialog):
    """Checks a study and shows its progress; the window is drawn meanwhile.

    The plans are checked in a thread. Pages are widgets, so they are laid out in the window's
    thread, one a turn of its event loop.
    """

    def __init__(
        self,
        content: StudyContent,
        warnings: list[Problem],
        measurer: PageMeasurer,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._content, self._warnings, self._measurer = content, warnings, measurer
        self._check: StudyCheck | None = None
        self._pages: Iterator[tuple[int, int]] = iter(())
        self._problem: Exception | None = None
        self._is_whole = False
        self._background = Background(self)
        self._background.failed.connect(self.setLabelText)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._lay_out)
        doing = QCoreApplication.translate("Publishing", "Laying out all pages")
        self.setWindowTitle(doing)
        self.setLabelText(doing)
        stop = QPushButton(QCoreApplication.translate("Publishing", "Stop"))
        stop.setMinimumHeight(_TARGET)
        self.setCancelButton(stop)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.setRange(0, 0)

    def run(self) -> StudyCheck | None:
        """Return when the check is done or was stopped; None before any page was laid out."""
        content, warnings = self._content, self._warnings
        self._background.ask(lambda _: check_plans(content, warnings), self._on_planned)
        self.exec()
        self._turn.stop()
        self.reset()  # else Qt shows a dialog that was quick once more, a few seconds later
        self._background.close()
        self.deleteLater()
        if self._problem is not None:
            raise self._problem
        check = self._check
        begun = check is not None and check.pages_to_measure > 0
        return check if self._is_whole or begun else None

    def _on_planned(self, check: StudyCheck) -> None:
        self._check = check
        self._pages = measuring(check, self._content, self._measurer)
        self._turn.start()

    def _lay_out(self) -> None:
        try:
            step = next(self._pages, None)
        except Exception as error:  # raised by run(), and not into the event loop
            self._problem, step = error, None
        if step is None:
            self._is_whole = self._problem is None
            self.accept()
            return
        done, total = step
        self.setMaximum(max(1, total))
        self.setValue(done)


def publish_with_check(
    folder: StudyFolder,
    content: StudyContent,
    warnings: list[Problem],
    measurer: PageMeasurer,
    theme: Theme,
    parent: QWidget,
    described: Described,
) -> list[str] | None:
    """Check a study, show the version, its changes, its length and what is recorded, and publish
    it; where the check is not passed, only with a reason.

    Args:
        described: words a problem of the study.

    Returns:
        What was published, where it is and what comes next, then what should be looked at; None
        where nothing was published.

    Raises:
        RecordError: another program runs sessions in it, or it cannot be written.
    """
    check = CheckDialog(content, warnings, measurer, parent).run()
    if check is None:
        return None
    found = list(objections(check, SCREEN, translated, described, shown_names(content)))
    about = about_version(folder, content, check, described, found)
    dialog = PublishDialog(found, theme, parent, **about)
    accepted = dialog.exec()
    reason = dialog.reason
    dialog.deleteLater()
    if not accepted:
        return None
    number = next_version(folder, content).number
    with open_live(folder) as live:
        publish(live.record, content, check, SCREEN, reason)
    checked = check_text(check, SCREEN, translated, described, shown_names(content))
    look = ["", look_heading(translated), *checked.look] if checked.look else []
    return [*_published_lines(folder, content, number), *look]


def _published_lines(folder: StudyFolder, content: StudyContent, number: int) -> list[str]:
    """The new version, its place, and the next step."""
    return [
        QCoreApplication.translate("Publishing", "✓ Version {number} is published.").format(
            number=number
        ),
        QCoreApplication.translate(
            "Publishing",
            "It has {texts:text|texts} and {criteria:criterion|criteria}, and does not change any "
            "more: what is edited from now on takes effect with the next version.",
        ).format(texts=Amount(len(content.items)), criteria=Amount(len(content.study.criteria))),
        QCoreApplication.translate(
            "Publishing", "It is kept where the sessions will be, in the study folder: {path}"
        ).format(path=folder.database),
        QCoreApplication.translate(
            "Publishing", "Next: “Start a session”, for the first participant."
        ),
    ]


def about_version(
    folder: StudyFolder,
    content: StudyContent,
    check: StudyCheck,
    described: Described,
    found: Sequence[str] = (),
) -> dict[str, Any]:
    """Heading and sections of the dialog: changes, length, what is recorded, and the check.

    Args:
        described: words a problem of the study.
        found: what speaks against it, which the dialog lists above all sections.

    Raises:
        RecordError: the record cannot be read.
    """
    version = next_version(folder, content)
    heading = QCoreApplication.translate("Publishing", "Publish version {number}").format(
        number=version.number
    )
    changes = list(difference_lines(version, content.study.offered_languages))
    if version.is_same:
        changes = [
            QCoreApplication.translate(
                "Publishing", "Nothing: this is the version that is published."
            )
        ]
    elif not version.before:
        changes = [QCoreApplication.translate("Publishing", "No version is published yet.")]
    if not version.is_same:
        later = QCoreApplication.translate(
            "Publishing",
            "What is edited afterwards takes effect once it is published as version {number}.",
        )
        changes.append(later.format(number=version.number + 1))
    since = QCoreApplication.translate("Publishing", "Changed since version {number}").format(
        number=version.before
    )
    first = QCoreApplication.translate("Publishing", "Versions")
    names = shown_names(content)
    lengths, left = list(duration_lines(check, translated, names)), limit_problems(content)
    kept = [translated("Publication", line) for line in recorded(content.study)]
    checked = check_text(check, SCREEN, translated, described, names)
    shown = {*lengths, *map(described, left), *found}
    sections = [
        Section(look_heading(translated), [line for line in checked.look if line not in shown]),
        Section(since if version.before else first, changes),
        Section(
            QCoreApplication.translate("Publishing", "What a participant goes through"),
            [*lengths, *(f"▲ {problem.sentence(translated)}" for problem in left)],
        ),
        Section(QCoreApplication.translate("Publishing", "What is recorded"), kept),
    ]
    result = [] if found else [Section(checked.result, [])]
    sections = [*result, *(section for section in sections if section.lines)]
    details = [line for line in checked.details if line not in shown | checked.only_long]
    return {"heading": heading, "sections": sections, "details": details}
