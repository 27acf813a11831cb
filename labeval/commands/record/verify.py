"""``labeval verify``: what is wrong with the record, and what can be saved."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import sentence, tr, translated
from labeval.session.events.events import RecordError
from labeval.store.disk.rights import make_all_private
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from labeval.store.disk.findings import Verification


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("verify", verify, tr("check the record; save what is readable of a damaged one"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--make-private",
        action="store_true",
        help=tr("first close the study folder and all it holds to other accounts of this computer"),
    )
    sub.add_argument(
        "--save-to", type=Path, help=tr("write what is readable to this new record file")
    )


def verify(chosen: Namespace) -> int:
    """Print the faults of the record, and save its readable part, whatever the first part meets."""
    from labeval.store.verify import salvage
    from labeval.store.verify import verify as verify_record

    folder = _folder(chosen.study)
    if chosen.make_private:
        changed = make_all_private(folder.path)
        print(
            tr(
                "{path}: files and folders that were open to other accounts: {changed}",
                path=folder.path,
                changed=changed,
            )
        )
    if chosen.save_to is None:
        return _shown(verify_record(folder.database))
    try:
        status = _shown(verify_record(folder.database))
    except RecordError as error:
        print(tr("error: {name}: {error}", name=folder.database.name, error=sentence(error)))
        status = 1
    finally:
        report = salvage(folder.database, chosen.save_to, known=_content(folder))
        print(report.described(translated))
    return status


def _shown(result: Verification) -> int:
    for finding in result.findings:
        print(finding.described(translated))
    print(result.described(translated))
    return 0 if result.sound else 1


def _folder(path: Path) -> StudyFolder:
    """A folder with a record or copies of one; its study file may be lost."""
    from labeval.store.disk.backup import all_copies

    folder = StudyFolder(path.parent if path.name == "study.yaml" else path)
    if folder.database.exists() or all_copies(folder.database):
        return folder
    return folder_with_record(path)


def _content(folder: StudyFolder) -> list[StudyContent]:
    """The study as its folder has it, which may be the version that a record lost."""
    from labeval.study.reading import read_study

    try:
        return [read_study(folder.path)]
    except (StudyProblems, OSError, ValueError):
        return []
