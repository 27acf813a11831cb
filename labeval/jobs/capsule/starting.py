"""A study folder from a capsule, to run its study again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from labeval.exchange.study_folder import make_study
from labeval.jobs.capsule.contents import CONTEXT, STUDY
from labeval.jobs.capsule.reading import opened
from labeval.study.reading import read_study
from labeval.study.supervisor_code import USUAL_CODE
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText


@dataclass(frozen=True, slots=True)
class ToDo(MarkedText):
    """A sentence about what a person has still to do."""

    context: str = CONTEXT


def study_from_capsule(path: Path, target: Path) -> list[ToDo]:
    """Make the study folder ``target``: all of it or nothing.

    Returns:
        Sentences about what a person has still to do.

    Raises:
        FileRefused: the capsule cannot be read.
        StudyProblems: its study cannot be run by this version of the program.
        ExchangeError: the target is not empty, or nothing can be written.
    """
    with opened(path) as capsule:
        source = capsule.folder / STUDY
        content = read_study(source)
        make_study(source, target)
        manifest = capsule.manifest
    lists = content.study.qualification
    to_do: list[ToDo] = []
    if manifest.shared_version != manifest.version:
        to_do.append(
            ToDo(
                QT_TRANSLATE_NOOP(
                    "Capsule", "texts were left out of the capsule: put them into the items table"
                )
            )
        )
    if lists:
        text = QT_TRANSLATE_NOOP("Capsule", "{lists:list|lists} of codes to be filled: {names}")
        names = ", ".join(each.codes for each in lists)
        to_do.append(ToDo(text, {"lists": len(lists), "names": names}))
    text = QT_TRANSLATE_NOOP(
        "Capsule", "the supervisor's code is {code} again; `labeval supervisor-code` changes it"
    )
    to_do.append(ToDo(text, {"code": USUAL_CODE}))
    if content.version_id() != manifest.version and manifest.shared_version == manifest.version:
        to_do.append(
            ToDo(
                QT_TRANSLATE_NOOP(
                    "Capsule",
                    "names of files were changed, so this is another version of the same study",
                )
            )
        )
    return to_do
