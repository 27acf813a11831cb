"""``labeval simulate``: robot participants, without a window."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.folders import study_folder
from labeval.commands.running import Refused
from labeval.commands.said import counted
from labeval.commands.syntax import Add, count
from labeval.store.lock import StudyLock
from labeval.store.record import Record


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("simulate", simulate, "robot participants, without a window")
    sub.add_argument("study", type=Path, help="study folder")
    sub.add_argument("--participants", type=count, required=True, help="how many")
    sub.add_argument(
        "--seed",
        type=int,
        default=1,
        help="of random numbers; the same seed gives the same result (1)",
    )


def simulate(chosen: Namespace) -> int:
    """Robot participants."""
    from labeval.jobs import simulate as job
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    content = read_study(folder.path)
    with StudyLock(folder.lock), Record(folder.database) as record:
        try:
            done = job.simulate(
                record, content, chosen.participants, chosen.seed, counted("sessions")
            )
        except job.RealSessions as error:
            raise Refused(str(error)) from error
    endings = ", ".join(f"{count} {ending}" for ending, count in sorted(done.endings.items()))
    print(f"{done.sessions} sessions ({endings}), {done.answers} answers")
    return 0
