"""``labeval open``, ``labeval edit`` and ``labeval demo``: the commands that show windows."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval import places
from labeval.collector import loading
from labeval.commands.shared.conditions import check_conditions
from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add, screen_size
from labeval.commands.shared.words import tr
from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("open", open_window, tr("open the home window, or a study folder"))
    sub.add_argument("study", nargs="?", type=Path, help=tr("study folder"))
    sub = add("edit", edit, tr("edit a study in its window; every change is in its file at once"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub = add("demo", demo, tr("make the demo study and open it"))
    sub.add_argument(
        "folder", nargs="?", type=Path, help=tr("where; a documents folder by default")
    )
    sub.add_argument(
        "--robot", action="store_true", help=tr("a scripted participant goes through it")
    )
    sub.add_argument(
        "--condition", action="append", help=tr("with --robot: only this condition (repeatable)")
    )
    sub.add_argument(
        "--language",
        choices=["en", "de"],
        default="en",
        help=tr("with --robot: of the session (en)"),
    )
    sub.add_argument(
        "--screen",
        type=screen_size,
        default=(1280, 720),
        metavar="WxH",
        help=tr("with --robot: size of the participant's window (1280x720)"),
    )
    sub.add_argument(
        "--screenshots", type=Path, help=tr("with --robot: folder for a picture a screen")
    )


def open_window(chosen: Namespace) -> int:
    """The home window, or one study in it."""
    with loading():
        needs_display()
        from labeval import app

    return app.run_home(study_folder(chosen.study) if chosen.study else None)


def edit(chosen: Namespace) -> int:
    """The window in which a study is edited."""
    needs_display()
    from labeval import app

    return app.run_editor(study_folder(chosen.study))


def demo(chosen: Namespace) -> int:
    """The demo study, made where it does not exist yet, in its window or with the robot."""
    from labeval.exchange.study_folder import make_study
    from labeval.study.reading import read_study

    if not chosen.robot:
        needs_display()
    folder = StudyFolder(chosen.folder or places.demo_folder())
    if not folder.study_file.exists():
        make_study(places.templates() / "six-methods", folder.path, None)
        say(tr("made the demo study in {path}", path=folder.path))
    from labeval import app

    if not chosen.robot:
        return app.run_home(folder)
    check_conditions(read_study(folder.path).study, chosen.condition or ())
    sessions = app.run_robot(
        folder,
        conditions=chosen.condition,
        language=chosen.language,
        size=chosen.screen,
        screenshots=chosen.screenshots,
    )
    for line in sessions:
        print(line)
    from labeval.commands.record.export import export_one

    table = folder.exports / "judgments.csv"
    export_one(folder, "judgments", "csv", table)
    print(tr("record: {database}", database=folder.database))
    print(tr("judgments: {table}", table=table))
    return 0
