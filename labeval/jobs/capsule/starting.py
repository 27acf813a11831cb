"""A study folder from a capsule, to run its study again."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.study_folder import make_study
from labeval.jobs.capsule.contents import STUDY
from labeval.jobs.capsule.reading import opened
from labeval.study.reading import read_study
from labeval.text.amounts import amount


def study_from_capsule(path: Path, target: Path) -> list[str]:
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
    to_do = []
    if manifest.shared_version != manifest.version:
        to_do.append("texts were left out of the capsule: put them into the items table")
    if lists:
        names = ", ".join(each.codes for each in lists)
        to_do.append(f"{amount(len(lists), 'list')} of codes to be filled: {names}")
    to_do.append("the supervisor's code is 2468 again; `labeval supervisor-code` changes it")
    if content.version_id() != manifest.version and manifest.shared_version == manifest.version:
        to_do.append("names of files were changed, so this is another version of the same study")
    return to_do
