"""``labeval clean-up``: what is kept longer than the study says, shown first, then removed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("clean-up", clean_up, tr("data whose time is over: show them, or remove them"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--yes", action="store_true", help=tr("remove what is shown, for good, instead of showing")
    )


def clean_up(chosen: Namespace) -> int:
    """Show what is due, and remove it where that is asked for."""
    from labeval.jobs.sessions.retention import clean_up, due_data, left_elsewhere

    folder = study_folder(chosen.study)
    due = due_data(folder)
    for one in due.recordings:
        values = {"name": one.name, "participant": one.participant, "day": one.session_day}
        if one.is_of_session:
            print(tr("recording {name} of {participant}, session of {day}", **values))
        else:
            print(tr("sound {name} of {participant}, taken in on {day}", **values))
    for code, day in due.participants:
        print(tr("participant {code} with everything, last session {day}", code=code, day=day))
    if not due:
        print(tr("nothing is kept longer than the study says"))
    elif not chosen.yes:
        print(tr("nothing was removed; --yes removes all of this for good"))
    else:
        for report in clean_up(folder, due):
            print(report.described(translated))
        print(tr("all of this was removed"))
        for line in left_elsewhere(folder):
            print(line.described(translated))
    return 0
