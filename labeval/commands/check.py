"""``labeval check`` and ``labeval publish``: is the study right, and freeze it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.folders import study_folder
from labeval.commands.said import counted, say
from labeval.commands.syntax import Add, screen_size
from labeval.store.lock import StudyLock
from labeval.store.record import Record
from labeval.study.model import StudyContent

USUAL_SCREEN = (1280, 720)
_SCREEN = "size of the participant's screen (1280x720)"


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("check", check, "every problem of a study at once; which pages do not fit")
    sub.add_argument("study", type=Path, help="study folder")
    sub.add_argument(
        "--screen", type=screen_size, default=USUAL_SCREEN, metavar="WxH", help=_SCREEN
    )
    sub.add_argument("--no-fit", action="store_true", help="do not lay pages out")
    sub = add("publish", publish, "freeze a version of the study")
    sub.add_argument("study", type=Path, help="study folder")


def check(chosen: Namespace) -> int:
    """Every problem of a study at once; exit status 1 where it cannot be run as it is."""
    from labeval.jobs.check import check_study
    from labeval.jobs.check_text import check_lines
    from labeval.study.reading import read_with_warnings

    folder = study_folder(chosen.study)
    content, warnings = read_with_warnings(folder.path)
    measurer = None
    if not chosen.no_fit:
        from labeval import app

        measurer = app.page_measurer(chosen.screen)
    result = check_study(content, warnings, measurer, counted("pages laid out"))
    for line in check_lines(result, chosen.screen):
        print(line)
    return 0 if result.passed else 1


def publish(chosen: Namespace) -> int:
    """Freeze a version."""
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    content = read_study(folder.path)
    with StudyLock(folder.lock), Record(folder.database) as record:
        version = record.versions.keep(content, publish=True)
        number = next(line.number for line in record.versions.lines() if line.id == version)
    print(f"version {number} ({version[:12]})")
    _warn_of_misfits(content)
    return 0


def _warn_of_misfits(content: StudyContent) -> None:
    """A published study whose pages do not fit runs, but nobody should be surprised by it."""
    from labeval import app
    from labeval.jobs.check import check_study

    found = check_study(content, [], app.page_measurer(USUAL_SCREEN))
    if found.misfits:
        size = "x".join(map(str, USUAL_SCREEN))
        say(f"{len(found.misfits)} pages do not fit {size}; 'labeval check' names them")
