"""The home window's texts for the state of a study and of its sessions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.jobs.planning.overview import NextStep, Overview, StudyState
from labeval.jobs.sessions import ending_words
from labeval.text.amounts import Amount
from labeval.ui.home.robots_before import robots_before
from labeval.ui.sentences import sentence, translated

if TYPE_CHECKING:
    from labeval.jobs.planning.rater_coverage import BlockFill
    from labeval.store.record.sessions import SessionLine


def no_session_text(view: Overview, *, rehearsed: bool) -> str:
    """The steps that are left before the first session."""
    if view.next_step is NextStep.START:
        return QCoreApplication.translate("HomeLabels", "No session yet. Start the first one.")
    if view.next_step is NextStep.CODE:
        return _interviews_text(view)
    if view.next_step is not NextStep.PUBLISH:
        return QCoreApplication.translate("HomeLabels", "No session yet.")
    if rehearsed:
        return QCoreApplication.translate(
            "HomeLabels",
            "You have looked at a rehearsal; Rehearse opens it again. Next: publish the study, "
            "then start a session.",
        )
    return QCoreApplication.translate(
        "HomeLabels", "No session yet. Next: rehearse the study, publish it, start a session."
    )


def _interviews_text(view: Overview) -> str:
    """The number of texts in a folder for interviews, or how they get into it."""
    if view.record_problem is not None:
        return sentence(view.record_problem)
    if not view.interviews:
        return QCoreApplication.translate(
            "HomeLabels",
            "No interview yet. Next: open transcripts and coding; “Files”, “Import interviews…” "
            "takes them in.",
        )
    text = QCoreApplication.translate("HomeLabels", "{count:text is|texts are} here to be coded.")
    return text.format(count=Amount(view.interviews))


def state_text(view: Overview) -> str:
    """The state of the study, in a few words."""
    texts = {
        StudyState.INTERVIEWS: QCoreApplication.translate("HomeLabels", "interviews only"),
        StudyState.BROKEN: QCoreApplication.translate("HomeLabels", "the study file has errors"),
        StudyState.DRAFT: QCoreApplication.translate("HomeLabels", "draft, not yet published"),
        StudyState.CHANGED: QCoreApplication.translate(
            "HomeLabels", "changed since version {version} was published"
        ),
        StudyState.PUBLISHED: QCoreApplication.translate("HomeLabels", "version {version}"),
    }
    return texts[view.state].format(version=view.version)


def sound_text(view: Overview) -> str:
    """The sound that a session records; empty where the study cannot be read."""
    if view.content is None:
        return ""
    texts = {
        "none": QCoreApplication.translate("HomeLabels", "no sound is recorded"),
        "think_aloud": QCoreApplication.translate(
            "HomeLabels", "sound is recorded while participants think aloud, if they agree"
        ),
        "interview": QCoreApplication.translate(
            "HomeLabels", "sound is recorded during the interview, if participants agree"
        ),
        "both": QCoreApplication.translate(
            "HomeLabels", "sound is recorded until the interview ends, if participants agree"
        ),
    }
    return texts[view.content.study.audio.record]


def next_step_text(view: Overview) -> tuple[str, str]:
    """The label of the one filled button, and the sentence above it."""
    texts = {
        NextStep.WAIT: (
            QCoreApplication.translate("HomeLabels", "Reload"),
            QCoreApplication.translate(
                "HomeLabels", "Nothing else can be done in this study while the session runs."
            )
            if view.running
            else QCoreApplication.translate(
                "HomeLabels", "Another labeval is running a session in this study."
            ),
        ),
        NextStep.CODE: (
            QCoreApplication.translate("HomeLabels", "Transcripts and coding"),
            QCoreApplication.translate(
                "HomeLabels",
                "Interviews that were recorded elsewhere are read and coded here. Nothing is "
                "rated in this folder, so it has no sessions.",
            ),
        ),
        NextStep.MEND_STUDY: (
            QCoreApplication.translate("HomeLabels", "Reload"),
            QCoreApplication.translate("HomeLabels", "Correct what is listed below, then reload."),
        ),
        NextStep.MEND_RECORD: (
            QCoreApplication.translate("HomeLabels", "Reload"),
            sentence(view.record_problem) if view.record_problem else "",
        ),
        NextStep.PUBLISH: (
            QCoreApplication.translate("HomeLabels", "Publish"),
            QCoreApplication.translate(
                "HomeLabels",
                "Publishing keeps this version for the sessions to come, on this computer. The "
                "study can still be edited; changes take effect with the next version.",
            ),
        ),
        NextStep.RESUME: (
            QCoreApplication.translate("HomeLabels", "Resume the session"),
            QCoreApplication.translate(
                "HomeLabels", "A session was interrupted. It continues on the same page."
            ),
        ),
        NextStep.START: (
            QCoreApplication.translate("HomeLabels", "Start a session"),
            _published_text(view),
        ),
        NextStep.EXPORT: (
            QCoreApplication.translate("HomeLabels", "Export all tables"),
            _complete_text(view),
        ),
    }
    return texts[view.next_step]


def _published_text(view: Overview) -> str:
    """The version of the next session, and the reason why it was published in spite of problems."""
    if view.robots:
        return robots_before(view.robots)
    publication = view.publication
    if publication is not None and publication.reason:
        text = QCoreApplication.translate(
            "HomeLabels",
            "Version {version} was published although the check found {count:problem|problems}. "
            "Reason: {reason}",
        )
        count = Amount(len(publication.problems or ()))
        return text.format(version=view.version, count=count, reason=publication.reason)
    text = QCoreApplication.translate(
        "HomeLabels", "The next session runs with version {version}, which is published."
    )
    return text.format(version=view.version)


def _complete_text(view: Overview) -> str:
    done = sum(line.completed for line in view.conditions)
    planned = view.content.study.participants.planned if view.content else None
    text = QCoreApplication.translate(
        "HomeLabels", "{done} of {planned} planned sessions are complete."
    )
    return text.format(done=done, planned=planned)


def ending_text(line: SessionLine, *, runs: bool | None) -> str:
    """The end of a session, or that it was rejected, can be resumed, or runs.

    Args:
        runs: None where it may run: another program runs one in this study.
    """
    if line.rejected:
        return QCoreApplication.translate("HomeLabels", "rejected: {reason}").format(
            reason=line.rejected
        )
    if line.rejected_sets:
        return QCoreApplication.translate("HomeLabels", "rejected in part: {sets}").format(
            sets=", ".join(line.rejected_sets)
        )
    if line.ending is not None:
        return translated(ending_words.CONTEXT, ending_words.WORDS[line.ending])
    if runs:
        return QCoreApplication.translate("HomeLabels", "running")
    if runs is None:
        return QCoreApplication.translate("HomeLabels", "running or interrupted")
    if line.header.kind == "rehearsal":
        return QCoreApplication.translate("HomeLabels", "left before the end")
    return QCoreApplication.translate("HomeLabels", "interrupted")


def fill_text(fill: BlockFill, names: Mapping[str, str]) -> str:
    """The raters of each page of a block, and how many ratings of all its pages are missing."""
    raters = str(fill.least) if fill.is_even else f"{fill.least}–{fill.most}"
    return QCoreApplication.translate(
        "HomeLabels", "{block} {raters} of {wanted} ({open} of {all} ratings missing)"
    ).format(
        block=names.get(fill.block, fill.block),
        raters=raters,
        wanted=fill.wanted,
        open=fill.open,
        all=fill.pages * fill.wanted,
    )


def kind_text(line: SessionLine) -> str:
    """Rehearsals and robots are named; people's sessions are not."""
    texts = {
        "real": "",
        "rehearsal": QCoreApplication.translate("HomeLabels", "rehearsal"),
        "simulated": QCoreApplication.translate("HomeLabels", "robot"),
    }
    return texts[line.header.kind]
