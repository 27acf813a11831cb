"""``labeval access``: who opened, exported, erased or unlocked what."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("access", access, tr("the access log: who opened, exported, erased or unlocked what"))
    sub.add_argument("study", type=Path, help=tr("study folder"))


def access(chosen: Namespace) -> int:
    """Print the log, the oldest line first."""
    from labeval.store.access.log import access_lines
    from labeval.store.record.record import Record

    folder = folder_with_record(chosen.study)
    with Record(folder.database, read_only=True) as record:
        lines = access_lines(record)
    for line in lines:
        print(f"{line.utc}\t{line.who}\t{line.action}\t{line.what}")
    if not lines:
        print(tr("nothing has been opened, exported, erased or unlocked since the log began"))
    return 0
