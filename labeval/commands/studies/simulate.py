"""``labeval simulate``: robot participants, without a window."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import counted
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add, count
from labeval.commands.shared.words import sentence, tr, translated
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("simulate", simulate, tr("robot participants, without a window"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("--participants", type=count, required=True, help=tr("how many"))
    sub.add_argument(
        "--seed",
        type=int,
        default=1,
        help=tr("of random numbers; the same seed gives the same result (1)"),
    )


def simulate(chosen: Namespace) -> int:
    """Robot participants."""
    from labeval.jobs.planning import simulate as job
    from labeval.jobs.sessions.ending_words import CONTEXT, WORDS
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    content = read_study(folder.path)
    with StudyLock(folder.lock), Record(folder.database) as record:
        try:
            done = job.simulate(
                record, content, chosen.participants, chosen.seed, counted(tr("sessions"))
            )
        except job.RealSessions as error:
            raise Refused(sentence(error)) from error
    endings = ", ".join(
        f"{count} {translated(CONTEXT, WORDS[ending])}"
        for ending, count in sorted(done.endings.items())
    )
    print(
        tr(
            "{sessions:session|sessions} ({endings}), {answers:answer|answers}",
            sessions=done.sessions,
            endings=endings,
            answers=done.answers,
        )
    )
    return 0
