"""Notices about a study folder before a session is run in it."""

from __future__ import annotations

from labeval.jobs.sessions.folder_notice import FolderNotice, Remedy
from labeval.jobs.sessions.unsaved import unsaved_in
from labeval.store.disk.folder_place import CONTEXT as PLACE
from labeval.store.disk.folder_place import place_warnings
from labeval.store.disk.rights import open_to_others
from labeval.store.disk.second_place import out_of_reach
from labeval.study.folder import StudyFolder
from labeval.study.supervisor_code import USUAL_CODE, has_usual_code
from labeval.text.marks import QT_TRANSLATE_NOOP


def folder_notices(folder: StudyFolder) -> list[FolderNotice]:
    """All notices about the folder now; the system is asked anew each time."""
    found = [
        FolderNotice(
            QT_TRANSLATE_NOOP(
                "FolderNotice",
                "The session of {participant} could not be saved here when this folder was not in "
                "reach; it is kept on this computer and can be taken in.",
            ),
            Remedy.TAKE_IN,
            {"participant": kept.participant},
        )
        for kept in unsaved_in(folder)
    ]
    found += [
        FolderNotice(warning.template, values={"by": warning.by}, context=PLACE)
        for warning in place_warnings(folder.path)
    ]
    missing = out_of_reach()
    if missing is not None:
        text = QT_TRANSLATE_NOOP(
            "FolderNotice", "Second copies go to {place}, which is not there now."
        )
        found.append(FolderNotice(text, values={"place": missing}))
    if open_to_others(folder.path):
        text = QT_TRANSLATE_NOOP(
            "FolderNotice", "Other accounts of this computer can read this folder."
        )
        found.append(FolderNotice(text, Remedy.MAKE_PRIVATE))
    if has_usual_code(folder.path):
        text = QT_TRANSLATE_NOOP(
            "FolderNotice",
            "The participant's window closes only with the supervisor's code. It is still {code}, "
            "as in every new study; choose your own before the next participant.",
        )
        found.append(FolderNotice(text, Remedy.CHOOSE_CODE, {"code": USUAL_CODE}))
    return found
