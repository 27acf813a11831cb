"""``labeval verify``: what is wrong with the record, and what can be saved."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.folders import folder_with_record
from labeval.commands.syntax import Add
from labeval.session.events import RecordError
from labeval.store.rights import make_all_private
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent
from labeval.study.problems import StudyProblems

if TYPE_CHECKING:
    from labeval.store.findings import Verification


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("verify", verify, "check the record; save what is readable of a damaged one")
    sub.add_argument("study", type=Path, help="study folder")
    sub.add_argument(
        "--make-private",
        action="store_true",
        help="first close the study folder and all it holds to other accounts of this computer",
    )
    sub.add_argument("--save-to", type=Path, help="write what is readable to this new record file")


def verify(chosen: Namespace) -> int:
    """What is wrong with the record, and what can be saved, whatever the first part meets."""
    from labeval.store.findings import printable
    from labeval.store.verify import salvage
    from labeval.store.verify import verify as verify_record

    folder = _folder(chosen.study)
    if chosen.make_private:
        changed = make_all_private(folder.path)
        print(f"{folder.path}: {changed} files and folders were open to other accounts")
    if chosen.save_to is None:
        return _shown(verify_record(folder.database))
    try:
        status = _shown(verify_record(folder.database))
    except RecordError as error:
        print(f"error: {folder.database.name}: {error}")
        status = 1
    finally:
        report = salvage(folder.database, chosen.save_to, known=_content(folder))
        print(printable(str(report)))
    return status


def _shown(result: Verification) -> int:
    from labeval.store.findings import printable

    for finding in result.findings:
        print(finding)
    print(printable(str(result)))
    return 0 if result.sound else 1


def _folder(path: Path) -> StudyFolder:
    """A folder with a record or copies of one; its study file may be lost."""
    from labeval.store.backup import backups_of

    folder = StudyFolder(path.parent if path.name == "study.yaml" else path)
    if folder.database.exists() or backups_of(folder.database):
        return folder
    return folder_with_record(path)


def _content(folder: StudyFolder) -> list[StudyContent]:
    """The study as its folder has it, which may be the version that a record lost."""
    from labeval.study.reading import read_study

    try:
        return [read_study(folder.path)]
    except (StudyProblems, OSError, ValueError):
        return []
