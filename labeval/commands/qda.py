"""``labeval export`` and ``labeval import`` for the workbook: projects, codebooks and texts."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from labeval.commands.running import Refused
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder

FORMATS = ("qdpx", "qdc")
"""What ``export --format`` writes from the workbook."""
KINDS = ("qdpx", "codebook", "text")
"""What ``import --as`` takes into the workbook."""


def export_workbook(folder: StudyFolder, chosen: Namespace) -> int:
    """The project or the codebook as one file."""
    from labeval.jobs.qda import export_codebook, export_project

    if not folder.workbook.exists():
        raise Refused(f"{folder.path}: nothing is coded yet; open it with 'labeval coding' first")
    path: Path = chosen.out or folder.exports / f"{folder.path.name}.{chosen.format}"
    with Workbook(folder.workbook, coder="", read_only=True) as workbook:
        if chosen.format == "qdpx":
            print(export_project(workbook, folder, path, with_sound=chosen.with_sound))
        else:
            print(export_codebook(workbook, path.with_suffix(".qdc")))
    return 0


def import_into_workbook(folder: StudyFolder, chosen: Namespace) -> int:
    """Projects, codebooks or texts, each as one act that can be undone."""
    from labeval.jobs import qda
    from labeval.jobs.workbook import open_workbook

    coder = chosen.coder.strip()
    if not coder:
        raise Refused("say who imports with --coder CODE, so that it can be undone; never a name")
    with open_workbook(folder, coder) as workbook:
        if chosen.kind == "text":
            done = [qda.import_texts(workbook, chosen.files, participant=chosen.of)]
        elif chosen.kind == "codebook":
            done = [qda.import_codebook(workbook, _codebook(path)) for path in chosen.files]
        else:
            done = [qda.import_project(workbook, path) for path in chosen.files]
    for brought in done:
        print(f"{brought.rows} rows are new, {brought.same} were there already")
        for line in brought.left:
            print(f"not taken as it stands: {line}", file=sys.stderr)
    return 0


def _codebook(path: Path) -> Path:
    """A file, or the name of a codebook that comes with the program."""
    from labeval.jobs.qda import starter_codebooks

    starters = starter_codebooks()
    return path if path.exists() else starters.get(str(path), path)
