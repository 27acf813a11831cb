"""Removing data whose time is over from the home window: first what goes is shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.jobs.sessions.retention import Due, clean_up, due_data, left_elsewhere
from labeval.study.folder import StudyFolder
from labeval.ui.plain import ask_to_give_up
from labeval.ui.sentences import translated

_MOST_LINES = 12


def clean_up_study(folder: StudyFolder, parent: QWidget) -> list[str]:
    """Show what is due, and remove it where that is wanted; returns lines about what was done.

    Raises:
        RecordError, OSError: something could not be removed.
    """
    due = due_data(folder)
    if not due:
        return []
    text = QCoreApplication.translate(
        "CleaningUp", "This has been kept for as long as participants agreed to:\n\n{what}"
    ).format(what="\n".join(_lines(due)))
    wanted = ask_to_give_up(
        parent,
        text,
        give_up=QCoreApplication.translate("CleaningUp", "Remove it for good"),
        go_on=QCoreApplication.translate("CleaningUp", "Keep it for now"),
    )
    if not wanted:
        return []
    reports = clean_up(folder, due)
    done = QCoreApplication.translate(
        "CleaningUp", "removed: recordings {recordings}, participants {participants}"
    )
    counts = done.format(recordings=len(due.recordings), participants=len(due.participants))
    elsewhere = [line.described(translated) for line in left_elsewhere(folder)]
    erased = [line for one in reports for line in one.described(translated).splitlines()]
    return [counts, *elsewhere, *erased]


def _lines(due: Due) -> list[str]:
    recording = QCoreApplication.translate(
        "CleaningUp", "recording of {participant}, session of {day}"
    )
    sound = QCoreApplication.translate(
        "CleaningUp", "sound of an interview of {participant}, taken in on {day}"
    )
    person = QCoreApplication.translate(
        "CleaningUp", "participant {code} with everything, last session {day}"
    )
    lines = [
        *(
            (recording if one.is_of_session else sound).format(
                participant=one.participant, day=one.session_day
            )
            for one in due.recordings
        ),
        *(person.format(code=code, day=day) for code, day in due.participants),
    ]
    if len(lines) > _MOST_LINES:
        more = QCoreApplication.translate(
            "CleaningUp", "and {number} more; “labeval clean-up” lists all"
        )
        lines = [*lines[:_MOST_LINES], more.format(number=len(lines) - _MOST_LINES)]
    return lines
