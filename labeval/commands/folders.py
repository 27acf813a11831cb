"""The study folder that a command was given."""

from __future__ import annotations

import sys
from pathlib import Path

from labeval.commands.running import Refused
from labeval.store.folder_place import place_warnings
from labeval.study.folder import StudyFolder


def study_folder(path: Path) -> StudyFolder:
    """The folder, named by itself or by its ``study.yaml``; refused where there is no study."""
    folder = StudyFolder(path.parent if path.name == "study.yaml" else path)
    if not folder.study_file.is_file():
        raise Refused(f"{folder.path}: no study folder; there is no study.yaml in it")
    for warning in place_warnings(folder.path):
        print(f"labeval: {folder.path}: {warning}", file=sys.stderr)
    return folder


def folder_with_record(path: Path) -> StudyFolder:
    """The folder of a study that has been run; refused where there is no record."""
    folder = study_folder(path)
    if not folder.database.exists():
        raise Refused(f"{folder.path}: there is no record yet; no session has been run here")
    return folder
