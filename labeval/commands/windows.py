"""``labeval open``, ``labeval edit`` and ``labeval demo``: the commands that show windows."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval import places
from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add, screen_size
from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("open", open_window, "open the home window, or a study folder")
    sub.add_argument("study", nargs="?", type=Path, help="study folder")
    sub = add("edit", edit, "edit a study in its window; every change is in its file at once")
    sub.add_argument("study", type=Path, help="study folder")
    sub = add("demo", demo, "make the demo study and open it")
    sub.add_argument("folder", nargs="?", type=Path, help="where; a documents folder by default")
    sub.add_argument("--robot", action="store_true", help="a scripted participant goes through it")
    sub.add_argument(
        "--condition", action="append", help="with --robot: only this condition (repeatable)"
    )
    sub.add_argument(
        "--language", choices=["en", "de"], default="en", help="with --robot: of the session (en)"
    )
    sub.add_argument(
        "--screen",
        type=screen_size,
        default=(1280, 720),
        metavar="WxH",
        help="with --robot: size of the participant's window (1280x720)",
    )
    sub.add_argument("--screenshots", type=Path, help="with --robot: folder for a picture a screen")


def open_window(chosen: Namespace) -> int:
    """The home window, or one study in it."""
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

    if not chosen.robot:
        needs_display()
    folder = StudyFolder(chosen.folder or places.demo_folder())
    if not folder.study_file.exists():
        make_study(places.templates() / "six-methods", folder.path, None)
        say(f"made the demo study in {folder.path}")
    from labeval import app

    if not chosen.robot:
        return app.run_home(folder)
    sessions = app.run_robot(
        folder,
        conditions=chosen.condition,
        language=chosen.language,
        size=chosen.screen,
        screenshots=chosen.screenshots,
    )
    for line in sessions:
        print(line)
    from labeval.commands.export_import import export_one

    table = folder.exports / "judgments.csv"
    export_one(folder, "judgments", "csv", table)
    print(f"record: {folder.database}")
    print(f"judgments: {table}")
    return 0
