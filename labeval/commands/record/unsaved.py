"""``labeval unsaved``: sessions that could not be saved in their study folder."""

from __future__ import annotations

from argparse import Namespace

from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated


def add_to(add: Add) -> None:
    """Its syntax."""
    add(
        "unsaved",
        unsaved,
        tr(
            "list the sessions that are kept on this computer because their study folder was gone; "
            "'labeval merge STUDY --unsaved' takes them in"
        ),
    )


def unsaved(chosen: Namespace) -> int:
    """One line per session."""
    from labeval.places import unsaved_folder
    from labeval.store.record.unsaved_files import unsaved_sessions

    sessions = unsaved_sessions(unsaved_folder())
    for kept in sessions:
        print(kept.described(translated))
    if not sessions:
        print(tr("no session is kept here: each one is in its study folder"))
    return 0
