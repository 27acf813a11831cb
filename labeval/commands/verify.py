"""``labeval verify``: what is wrong with the record, and what can be saved."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.folders import folder_with_record
from labeval.commands.syntax import Add
from labeval.store.rights import make_all_private
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent
from labeval.study.problems import StudyProblems


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
    """What is wrong with the record, and what can be saved."""
    from labeval.store.verify import salvage
    from labeval.store.verify import verify as verify_record

    folder = folder_with_record(chosen.study)
    if chosen.make_private:
        changed = make_all_private(folder.path)
        print(f"{folder.path}: {changed} files and folders were open to other accounts")
    result = verify_record(folder.database)
    for finding in result.findings:
        print(finding)
    print(result)
    if chosen.save_to is not None:
        print(salvage(folder.database, chosen.save_to, known=_readable_content(folder)))
    return 0 if result.sound else 1


def _readable_content(folder: StudyFolder) -> list[StudyContent]:
    """The study as its folder has it, which may be the version that a record lost."""
    from labeval.study.reading import read_study

    try:
        return [read_study(folder.path)]
    except StudyProblems:
        return []
