"""``labeval code``: what a recruiter's code opens, without starting a session."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr

if TYPE_CHECKING:
    from labeval.store.record.record import Record


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("code", code, tr("what a recruiter's code opens; nothing is stored"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("code", nargs="?", default="", help=tr("the code; without one, what is open"))


def code(chosen: Namespace) -> int:
    """One line per session that the code has begun, and one per condition that is open."""
    from labeval.jobs.sessions.live import open_live
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    content = read_study(folder.path)
    if not content.study.qualification:
        raise Refused(tr("this study asks for no codes"))
    with open_live(folder) as live:
        for line in _uses(live.record, content.study.seed, chosen.code):
            print(line)
        admitted = live.admit(folder.path, content, chosen.code)
    for condition in admitted.conditions:
        opened_by = ", ".join(
            used.id for used in admitted.admission.used_for(content.study, condition)
        )
        print(f"{condition}\t{opened_by or tr('without a code')}")
    return 0


def _uses(record: Record, seed: int, code: str) -> Iterator[str]:
    from labeval.store.record.slots import read_code_uses
    from labeval.study.model.sessions.qualification import trace_of

    uses = read_code_uses(record) if code.strip() else {}
    trace = trace_of(code, seed) if uses else ""
    for (name, used), sessions in uses.items():
        for session in sessions if used == trace else ():
            header = record.sessions.header(session)
            yield tr(
                "used: {list}, {moment}, participant {participant}",
                list=name,
                moment=header.started,
                participant=header.participant,
            )
