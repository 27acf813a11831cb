"""The home window's words for how a study and its sessions stand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.jobs.fill import BlockFill
from labeval.jobs.overview import NextStep, Overview, StudyState
from labeval.session.events import Ending
from labeval.store.sessions import SessionLine
from labeval.ui.sentences import sentence


def state_text(view: Overview) -> str:
    """How the study stands, in a few words."""
    texts = {
        StudyState.BROKEN: QCoreApplication.translate("HomeWords", "the study file has errors"),
        StudyState.DRAFT: QCoreApplication.translate("HomeWords", "draft, not yet published"),
        StudyState.CHANGED: QCoreApplication.translate(
            "HomeWords", "changed since version {version} was published"
        ),
        StudyState.PUBLISHED: QCoreApplication.translate("HomeWords", "version {version}"),
    }
    return texts[view.state].format(version=view.version)


def next_step_text(view: Overview) -> tuple[str, str]:
    """The label of the one filled button, and the sentence above it."""
    texts = {
        NextStep.WAIT: (
            QCoreApplication.translate("HomeWords", "Read again"),
            QCoreApplication.translate(
                "HomeWords", "Another labeval is running a session in this study."
            ),
        ),
        NextStep.MEND_STUDY: (
            QCoreApplication.translate("HomeWords", "Read again"),
            QCoreApplication.translate("HomeWords", "Mend what is listed below, then read again."),
        ),
        NextStep.MEND_RECORD: (
            QCoreApplication.translate("HomeWords", "Read again"),
            sentence(view.record_problem) if view.record_problem else "",
        ),
        NextStep.PUBLISH: (
            QCoreApplication.translate("HomeWords", "Publish"),
            QCoreApplication.translate(
                "HomeWords", "Publishing freezes this version for the sessions to come."
            ),
        ),
        NextStep.RESUME: (
            QCoreApplication.translate("HomeWords", "Resume the session"),
            QCoreApplication.translate(
                "HomeWords", "A session was cut off. It goes on at the same page."
            ),
        ),
        NextStep.SEAT: (
            QCoreApplication.translate("HomeWords", "Seat a participant"),
            _published_text(view),
        ),
        NextStep.EXPORT: (
            QCoreApplication.translate("HomeWords", "Export all tables"),
            _complete_text(view),
        ),
    }
    return texts[view.next_step]


def _published_text(view: Overview) -> str:
    """What the next session runs with, and what spoke against publishing it."""
    publication = view.publication
    if publication is not None and publication.reason:
        text = QCoreApplication.translate(
            "HomeWords",
            "Version {version} was published although the check found {count} problems. Reason: "
            "{reason}",
        )
        count = len(publication.problems or ())
        return text.format(version=view.version, count=count, reason=publication.reason)
    text = QCoreApplication.translate(
        "HomeWords", "The next session runs with version {version}, which is published."
    )
    return text.format(version=view.version)


def _complete_text(view: Overview) -> str:
    done = sum(line.completed for line in view.conditions)
    planned = view.content.study.participants.planned if view.content else None
    text = QCoreApplication.translate(
        "HomeWords", "{done} sessions are complete; {planned} were planned."
    )
    return text.format(done=done, planned=planned)


def ending_text(line: SessionLine, *, in_use: bool) -> str:
    """How a session ended, or that it was rejected, can be resumed, or may be running."""
    if line.rejected:
        return QCoreApplication.translate("HomeWords", "rejected: {reason}").format(
            reason=line.rejected
        )
    if line.rejected_sets:
        return QCoreApplication.translate("HomeWords", "rejected in part: {sets}").format(
            sets=", ".join(line.rejected_sets)
        )
    texts = {
        Ending.COMPLETED: QCoreApplication.translate("HomeWords", "completed"),
        Ending.TEST_FAILED: QCoreApplication.translate("HomeWords", "below the test's threshold"),
        Ending.TRAINING_FAILED: QCoreApplication.translate("HomeWords", "training not passed"),
        Ending.ATTENTION_MISSED: QCoreApplication.translate(
            "HomeWords", "too many attention checks missed"
        ),
        Ending.ENDED_EARLY: QCoreApplication.translate("HomeWords", "ended early"),
        None: QCoreApplication.translate("HomeWords", "running")
        if in_use
        else QCoreApplication.translate("HomeWords", "cut off"),
    }
    return texts[line.ending]


def fill_text(fill: BlockFill) -> str:
    """How many raters the pages of a block have, and how much is missing."""
    raters = str(fill.least) if fill.is_even else f"{fill.least}–{fill.most}"
    return QCoreApplication.translate(
        "HomeWords", "{block} {raters} of {wanted} ({open} open)"
    ).format(block=fill.block, raters=raters, wanted=fill.wanted, open=fill.open)


def kind_text(line: SessionLine) -> str:
    """Rehearsals and robots are named; people's sessions are not."""
    texts = {
        "real": "",
        "rehearsal": QCoreApplication.translate("HomeWords", "rehearsal"),
        "simulated": QCoreApplication.translate("HomeWords", "robot"),
    }
    return texts[line.header.kind]
