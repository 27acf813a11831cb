"""``labeval room``: what all stations of a laboratory do now, on one screen."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.hub_address import hub_address
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr

if TYPE_CHECKING:
    from labeval.jobs.room.feeds import Feed


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("room", room, tr("the control room: all stations of a laboratory on one screen"))
    sub.add_argument(
        "place",
        metavar=tr("STUDY|ADDRESS"),
        help=tr("study folder, or the address of a hub such as postgresql://NAME@HOST/DATABASE"),
    )


def room(chosen: Namespace) -> int:
    """The window of the control room."""
    feed, title = _feed(chosen.place)
    needs_display()
    from labeval import app

    return app.run_room(feed, title)


def _feed(place: str) -> tuple[Feed, str]:
    """The source of a place, and its name."""
    from labeval.jobs.room.feeds import FolderFeed, HubFeed

    if "://" in place:
        address = hub_address(place)
        return HubFeed(address), str(address)
    folder = study_folder(Path(place))
    if not folder.hub.exists():
        return FolderFeed(folder), folder.path.name
    from labeval.hub.membership import membership

    return HubFeed(membership(folder).address), folder.path.name
