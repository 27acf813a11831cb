"""``labeval code``: what a recruiter's code opens, without starting a session."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("code", code, tr("what a recruiter's code opens; nothing is stored"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("code", nargs="?", default="", help=tr("the code; without one, what is open"))


def code(chosen: Namespace) -> int:
    """One line per condition that is open."""
    from labeval.jobs.sessions.live import open_live
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    content = read_study(folder.path)
    if not content.study.qualification:
        raise Refused(tr("this study asks for no codes"))
    with open_live(folder) as live:
        admitted = live.admit(folder.path, content, chosen.code)
    for condition in admitted.conditions:
        opened_by = ", ".join(
            used.id for used in admitted.admission.used_for(content.study, condition)
        )
        print(f"{condition}\t{opened_by or tr('without a code')}")
    return 0
