"""``labeval coding``: the window in which transcripts are corrected and texts are coded."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import is_new_folder, study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("coding", coding, tr("open transcripts, comments and notes to read and code them"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--coder",
        default="",
        help=tr("your code as a coder, never a name; by default the last one"),
    )
    sub.add_argument(
        "--interviews",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help=tr("transcripts to import: the window asks whose they are"),
    )


def coding(chosen: Namespace) -> int:
    """The coding window on a study folder."""
    if is_new_folder(chosen.study):
        raise Refused(
            tr(
                "{path}: nothing is in it yet; interviews come into a new folder by labeval import "
                "FOLDER FILE… --as interview --coder CODE",
                path=chosen.study,
            )
        )
    folder = study_folder(chosen.study)
    if chosen.coder and not chosen.coder.strip():
        raise Refused(tr("a coder's code needs at least one letter; such as --coder A"))
    needs_display()
    from labeval import app

    return app.run_coding(folder, chosen.coder.strip(), chosen.interviews)
