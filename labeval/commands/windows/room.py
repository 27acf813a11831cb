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
    from labeval.jobs.room.posting import Post


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("room", room, tr("the control room: all stations of a laboratory on one screen"))
    sub.add_argument(
        "place",
        metavar=tr("STUDY|ADDRESS"),
        help=tr("study folder, or the address of a hub such as postgresql://NAME@HOST/DATABASE"),
    )
    sub.add_argument(
        "--as",
        dest="supervisor",
        metavar=tr("CODE"),
        default="",
        help=tr(
            "your code as a supervisor, never a name, for a study without a hub; the hub knows its "
            "own"
        ),
    )


def room(chosen: Namespace) -> int:
    """The window of the control room."""
    feed, post, title = _source(chosen.place)
    needs_display()
    from labeval import app

    folder = None if "://" in chosen.place else study_folder(Path(chosen.place))
    return app.run_room(feed, title, post, chosen.supervisor.strip(), folder)


def _source(place: str) -> tuple[Feed, Post, str]:
    """The source of a place, the way of actions to it, and its name."""
    from labeval.jobs.room.feeds import FolderFeed, HubFeed
    from labeval.jobs.room.posting import FolderPost, HubPost

    if "://" in place:
        address = hub_address(place)
        return HubFeed(address), HubPost(address), str(address)
    folder = study_folder(Path(place))
    if not folder.hub.exists():
        return FolderFeed(folder), FolderPost(folder), folder.path.name
    from labeval.hub.membership import membership

    address = membership(folder).address
    return HubFeed(address), HubPost(address), folder.path.name
