"""``labeval merge``: the records of other laptops."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.folders import study_folder
from labeval.commands.syntax import Add
from labeval.store.lock import StudyLock
from labeval.store.record import Record
from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("merge", merge, "bring the records of other laptops into this one")
    sub.add_argument("study", type=Path)
    sub.add_argument("others", nargs="+", type=Path, help="study folders or record files")


def merge(chosen: Namespace) -> int:
    """Other laptops' records."""
    from labeval.store.merge import merge as merge_record

    folder = study_folder(chosen.study)
    conflicts = False
    with StudyLock(folder.lock), Record(folder.database) as record:
        for other in chosen.others:
            path = StudyFolder(other).database if other.is_dir() else other
            report = merge_record(record, path)
            print(f"{path}: {report}")
            conflicts = conflicts or bool(report.conflicts)
    return 1 if conflicts else 0
