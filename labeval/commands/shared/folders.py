"""The study folder that a command was given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr, translated
from labeval.store.disk.folder_place import place_warnings
from labeval.store.disk.key_ring import RING
from labeval.store.disk.study_key import read_protection
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


def study_folder(path: Path) -> StudyFolder:
    """The folder, named by itself or by its ``study.yaml``; refused where there is no study."""
    folder = StudyFolder(path.parent if path.name == "study.yaml" else path)
    if not folder.study_file.is_file():
        raise Refused(tr("{path}: no study folder; there is no study.yaml in it", path=folder.path))
    for warning in place_warnings(folder.path):
        print(f"labeval: {folder.path}: {warning.described(translated)}", file=sys.stderr)
    return folder


def is_new_folder(path: Path) -> bool:
    """Return whether a folder is empty or does not exist yet, so that it can become a study's."""
    return not path.exists() or (path.is_dir() and not any(path.iterdir()))


@contextmanager
def folder_for_texts(path: Path) -> Iterator[StudyFolder]:
    """A study's folder; a new one becomes one for interviews alone, unless the block fails."""
    from labeval.exchange.study_folder import begun_for_interviews

    if not is_new_folder(path):
        yield study_folder(path)
        return
    with begun_for_interviews(StudyFolder(path), translated):
        yield study_folder(path)
    say(tr("{path}: a new folder; labeval coding opens it", path=path))


@contextmanager
def removing_if_new(database: Path) -> Iterator[None]:
    """Remove a database that was made in the block where the block fails."""
    is_new = not database.exists()
    try:
        yield
    except BaseException:
        if is_new:
            for path in database.parent.glob(f"{database.name}*"):
                path.unlink()
        raise


def folder_with_record(path: Path) -> StudyFolder:
    """The folder of a study that has been run; refused where there is no record."""
    folder = study_folder(path)
    if not folder.database.exists():
        raise Refused(
            tr("{path}: there is no record yet; no session has been run here", path=folder.path)
        )
    return folder


def warn_of_clear_text(folder: StudyFolder) -> None:
    """Say that what a command writes of a protected study can be read by anybody.

    Raises:
        StudyLocked, WrongKey: the study cannot be opened anyway.
    """
    if folder.protection.exists():
        RING.key_of(read_protection(folder.protection))
        text = tr(
            "{path}: the study is protected, and what is exported is in the clear; keep it where "
            "only those can read it who may",
            path=folder.path,
        )
        print(f"labeval: {text}", file=sys.stderr)


def erased_participants(folder: StudyFolder) -> set[str]:
    """Codes of participants who were erased from the record; nobody where there is none."""
    if not folder.database.exists():
        return set()
    with Record(folder.database, read_only=True) as record:
        return record.sessions.erased()
