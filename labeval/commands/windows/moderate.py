"""``labeval moderate`` and ``labeval replay``: the moderator's window, live and afterwards."""

from __future__ import annotations

import argparse
from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import folder_with_record, study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("moderate", moderate, tr("watch a session from the second screen, and moderate it"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "session",
        nargs="?",
        default="",
        help=tr("id or code; by default the one that runs, or else the next"),
    )
    sub.add_argument(
        "--screen", default="", help=tr("name of the screen; by default the second one")
    )
    sub.add_argument("--minimised", action="store_true", help=tr("only put it where windows wait"))
    sub.add_argument(
        "--while-open",
        action="store_true",
        help=tr("close it when standard input is closed, as when a window goes"),
    )
    sub = add("replay", replay, tr("the moderator's view of a finished session, at any time of it"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("session", help=tr("id of the session, or code of the participant"))
    sub.add_argument("--speed", type=int, choices=(1, 2, 4, 8, 16), default=1, help=tr("times (1)"))
    sub.add_argument(
        "--at", type=session_time, default=0, metavar="MIN:SEC", help=tr("where to begin")
    )


def session_time(text: str) -> int:
    """Session time in milliseconds, from text such as ``12:30`` (minutes and seconds)."""
    minutes, _, seconds = text.partition(":")
    seconds = seconds or "0"
    if not (minutes.isdecimal() and seconds.isdecimal() and int(seconds) < 60):
        raise argparse.ArgumentTypeError(tr("'{text}' is not a time such as 12:30", text=text))
    return (int(minutes) * 60 + int(seconds)) * 1000


def moderate(chosen: Namespace) -> int:
    """The moderator's window on a session that runs."""
    folder = study_folder(chosen.study)
    needs_display()
    from labeval import app

    try:
        return app.run_moderator(
            *(folder, chosen.session),
            screen=chosen.screen,
            minimised=chosen.minimised,
            while_open=chosen.while_open,
        )
    except KeyError:
        raise _unknown(chosen.session) from None


def replay(chosen: Namespace) -> int:
    """The moderator's window over a finished session."""
    folder = folder_with_record(chosen.study)
    needs_display()
    from labeval import app

    try:
        return app.run_replay(folder, chosen.session, speed=chosen.speed, at_ms=chosen.at)
    except KeyError:
        raise _unknown(chosen.session) from None


def _unknown(session: str) -> Refused:
    return Refused(
        tr(
            "there is no session '{session}' in the record; it is named by the "
            "participant's code, or by its id in the table 'sessions'",
            session=session,
        )
    )
