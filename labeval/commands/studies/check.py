"""``labeval check`` and ``labeval publish``: find a study's problems, and freeze a version."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import counted, say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add, screen_size
from labeval.commands.shared.text_sizes import add_text_size, text_scale
from labeval.commands.shared.words import tr, translated
from labeval.session.state.appearance import WIDE
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record

USUAL_SCREEN = (1280, 720)


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("check", check, tr("every problem of a study at once; which pages do not fit"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--screen", type=screen_size, default=USUAL_SCREEN, metavar="WxH", help=_screen()
    )
    add_text_size(sub)
    sub.add_argument("--no-fit", action="store_true", help=tr("do not lay pages out"))
    sub = add("publish", publish, tr("check the study and freeze a version for participants"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--screen", type=screen_size, default=USUAL_SCREEN, metavar="WxH", help=_screen()
    )
    sub.add_argument(
        "--reason",
        default="",
        metavar="TEXT",
        help=tr("why it is published although the check finds problems; kept in the record"),
    )


def _screen() -> str:
    return tr("size of the participant's screen (1280x720)")


def check(chosen: Namespace) -> int:
    """Every problem of a study at once; exit status 1 where it cannot be run as it is."""
    from labeval.jobs.planning.check import check_study, code_problems
    from labeval.jobs.planning.check_text import check_lines
    from labeval.jobs.planning.own_paces import paces_in
    from labeval.study.reading import read_with_warnings

    folder = study_folder(chosen.study)
    content, warnings = read_with_warnings(folder.path)
    measurer = None
    scale, wide = text_scale(chosen.text_size), chosen.spacing == WIDE
    if not chosen.no_fit:
        from labeval import app

        measurer = app.page_measurer(chosen.screen, scale, wide=wide)
    warnings += code_problems(folder.path)
    progress = counted(tr("pages laid out"))
    paces = paces_in(folder.database)
    result = check_study(content, warnings, measurer, progress, paces=paces)
    for line in check_lines(result, chosen.screen, translated, scale=scale, wide=wide):
        print(line)
    return 0 if result.passed else 1


def publish(chosen: Namespace) -> int:
    """Check the study and freeze a version; with problems only where a reason is given."""
    from labeval import app
    from labeval.jobs.planning.check import check_study
    from labeval.jobs.planning.check_text import objections
    from labeval.jobs.planning.publish import publish as publish_version
    from labeval.study.reading import read_with_warnings

    folder = study_folder(chosen.study)
    content, warnings = read_with_warnings(folder.path)
    measurer = app.page_measurer(chosen.screen)
    result = check_study(content, warnings, measurer, counted(tr("pages laid out")))
    for warning in warnings:
        say(warning.described(translated))
    for line in objections(result, chosen.screen, translated):
        say(line)
    if not result.passed and not chosen.reason.strip():
        raise Refused(
            tr(
                "not published: the check found the problems above; mend them, or say with "
                "--reason TEXT why this version is published all the same"
            )
        )
    with StudyLock(folder.lock), Record(folder.database) as record:
        version = publish_version(record, content, result, chosen.screen, chosen.reason)
        number = next(line.number for line in record.versions.lines() if line.id == version)
    print(tr("version {number} ({version})", number=number, version=version[:12]))
    return 0
