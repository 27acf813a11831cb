"""``labeval erase``: a participant's withdrawal."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("erase", erase, tr("withdrawal: erase a participant for good"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("code", help=tr("the participant's code"))
    sub.add_argument("--yes", action="store_true", help=tr("do not ask again"))


def erase(chosen: Namespace) -> int:
    """Withdrawal."""
    from labeval.store.erasing.erasure import erase as erase_participant

    folder = study_folder(chosen.study)
    if not chosen.yes:
        print(
            tr("This erases {code} for good. Type the code again: ", code=chosen.code),
            end="",
            flush=True,
        )
        if sys.stdin.readline().strip() != chosen.code:
            raise Refused(tr("nothing was erased"))
    with StudyLock(folder.lock):
        if folder.database.exists() and not _is_known(folder, chosen.code):
            raise Refused(tr("there is no participant '{code}' in this record", code=chosen.code))
        print(erase_participant(folder, chosen.code).described(translated))
        _note(folder, chosen.code)
    for name in _code_files(folder):
        print(
            tr(
                "{name}: is your recruiter's list; remove the person's own code there yourself",
                name=name,
            )
        )
    return 0


def _note(folder: StudyFolder, code: str) -> None:
    """Note in the access log who has erased the participant."""
    from labeval.store.access.log import AccessKind, note_access, take_in_accesses

    note_access(folder, AccessKind.ERASED, code)
    with Record(folder.database) as record:
        take_in_accesses(record)


def _is_known(folder: StudyFolder, code: str) -> bool:
    """Return whether the record or the texts and codes know of a participant."""
    with Record(folder.database, read_only=True) as record:
        if code in record.sessions.participants():
            return True
    if not folder.workbook.exists():
        return False
    from labeval.store.workbook.workbook import Workbook

    with closing(Workbook(folder.workbook, coder="", read_only=True)) as workbook:
        return any(source.participant == code for source in workbook.sources())


def _code_files(folder: StudyFolder) -> list[str]:
    """The files of codes that the study names, where it can be read."""
    from labeval.study.reading import read_study

    try:
        return [chosen.codes for chosen in read_study(folder.path).study.qualification]
    except StudyProblems:
        return []
