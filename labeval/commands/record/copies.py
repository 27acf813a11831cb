"""``labeval copies``: a second place for the copies of records and workbooks."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "copies", copies, tr("show or choose a second place for copies, such as another disk")
    )
    group = sub.add_mutually_exclusive_group()
    group.add_argument(
        "--to", type=Path, help=tr("the folder that second copies go to from now on")
    )
    group.add_argument("--none", action="store_true", help=tr("make no second copies any more"))


def copies(chosen: Namespace) -> int:
    """Show or choose the place where the copies of every study of this computer go too."""
    from labeval.store.disk.second_place import choose_second_place, out_of_reach, second_place

    if chosen.to is not None and not chosen.to.is_dir():
        raise Refused(tr("{to}: is no folder; name one that exists", to=chosen.to))
    if chosen.to is not None or chosen.none:
        choose_second_place(chosen.to)
    place = second_place()
    if place is None:
        print(tr("no second copies are made; 'labeval copies --to FOLDER' chooses a place"))
        return 0
    print(tr("second copies go to {place}", place=place))
    if out_of_reach() is not None:
        raise Refused(
            tr("{place}: is not there now; connect it, or choose another place", place=place)
        )
    return 0
