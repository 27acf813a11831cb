"""``labeval supervisor-code``: the code that leaves the participant's full screen."""

from __future__ import annotations

import sys
from argparse import Namespace
from getpass import getpass
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "supervisor-code",
        supervisor_code,
        tr("choose the code that leaves the participant's full screen; only a hash of it is kept"),
    )
    sub.add_argument("study", type=Path, help=tr("the study folder"))


def supervisor_code(chosen: Namespace) -> int:
    """Ask for a code, twice where somebody types it, and keep its hash."""
    from labeval.study.supervisor_code import keep_code

    folder = study_folder(chosen.study)
    code = _typed()
    try:
        path = keep_code(folder.path, code)
    except ValueError as error:
        raise Refused(str(error)) from error
    print(
        tr(
            "{path}: holds a hash of the code; whoever runs sessions with a copy of this "
            "study folder uses the same code",
            path=path,
        )
    )
    if _has_plain_code(folder.study_file):
        print(
            tr(
                "{study_file}: delete the line 'supervisor_code'; it counts no more",
                study_file=folder.study_file,
            )
        )
    return 0


def _typed() -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    code = getpass(tr("New code: "))
    if getpass(tr("Once more: ")) != code:
        raise Refused(tr("the two differ; nothing was changed"))
    return code


def _has_plain_code(study_file: Path) -> bool:
    try:
        lines = study_file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, ValueError):
        return False
    return any(line.startswith("supervisor_code:") for line in lines)
