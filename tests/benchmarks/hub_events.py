"""A campaign's events through the hub: sent by one computer, taken by another, and the hub's size.

``python -m tests.benchmarks.hub_events [EVENTS]`` starts a PostgreSQL; processor time is that of
this process, without the server's.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.hub.address import read_address
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member, make_hub
from labeval.hub.sync import sync
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.hub.conftest import Station
from tests.store.conftest import a_header, comment, started, the_content
from tests.support.postgres import Server, server

_SESSION = 1000
"""Events of one; a rater of a campaign makes some hundreds to thousands."""


def write(folder: StudyFolder, events: int) -> None:
    """Sessions with comments of some words."""
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        for number in range(1, events // _SESSION + 1):
            journal = record.sessions.begin(a_header(content, number), [started()])
            made = (comment(seq, f"this one is clearer, {seq}") for seq in range(2, _SESSION + 1))
            journal.append(list(made))


def main() -> None:
    events = int(sys.argv[1]) if sys.argv[1:] else 100_000
    with server() as hub, tempfile.TemporaryDirectory() as place:
        hub.sql("CREATE DATABASE events")
        make_hub(read_address(hub.address("events")), shared=True)
        one, two = (_member(hub, Path(place), name) for name in ("lab-1", "lab-2"))
        with _measured(f"{events} events written"):
            write(one.folder, events)
        with _measured("sent"):
            sync(one.folder, one.member, the_content())
        size = hub.sql("SELECT pg_size_pretty(pg_database_size('events'))", "events")
        print(f"size of the hub: {size}", flush=True)
        with _measured("taken by another computer"):
            sync(two.folder, two.member, the_content())
        with Record(two.folder.database, read_only=True) as record:
            (there,) = record.connection.execute("SELECT count(*) FROM event").fetchone()
        print(f"events there: {there}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def _member(hub: Server, place: Path, name: str) -> Station:
    folder = StudyFolder(place / name)
    folder.path.mkdir()
    add_member(read_address(hub.address("events")), name, "station")
    address = read_address(hub.address("events", name))
    member, _ = join(folder, the_content().study, address)
    return Station(folder, member)


@contextmanager
def _measured(what: str) -> Iterator[None]:
    clock, processor = time.monotonic(), time.process_time()
    yield
    clock, processor = time.monotonic() - clock, time.process_time() - processor
    print(f"{what}: {clock:.1f} s, {processor:.1f} s of processor", flush=True)


if __name__ == "__main__":
    main()
