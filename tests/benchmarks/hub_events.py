"""A campaign's events through the hub: sent by stations at once, taken by another computer, and the
hub's size.

``python -m tests.benchmarks.hub_events [EVENTS] [STATIONS]`` starts a PostgreSQL, with all of it in
the folder of temporary files; processor time is that of all stations, and in brackets the server's.
"""

from __future__ import annotations

import os
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import psutil

from labeval.hub.address import read_address
from labeval.hub.membership import join, membership
from labeval.hub.setting_up import Right, add_member, make_hub
from labeval.hub.sync import sync
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content
from tests.support.postgres import Server, server

_SESSION = 1000
"""Events of one; a rater of a campaign makes some hundreds to thousands."""


def write(path: Path, first: int, sessions: int) -> float:
    """Write sessions with comments of some words; returns the seconds of processor."""
    content, begun = the_content(), time.process_time()
    with Record(StudyFolder(path).database) as record:
        record.versions.keep(content, publish=True)
        for number in range(first, first + sessions):
            journal = record.sessions.begin(a_header(content, number), [started()])
            made = (comment(seq, f"this one is clearer, {seq}") for seq in range(2, _SESSION + 1))
            journal.append(list(made))
    return time.process_time() - begun


def exchange(path: Path) -> float:
    """Exchange with the hub; returns the seconds of processor."""
    folder, begun = StudyFolder(path), time.process_time()
    member = membership(folder)
    assert member is not None
    sync(folder, member, the_content())
    return time.process_time() - begun


def most_memory() -> int:
    """The most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main() -> None:
    given = [int(one) for one in sys.argv[1:]]
    events, stations = (*given, *(100_000, 1)[len(given) :])
    each = events // _SESSION // stations
    place = Path(tempfile.mkdtemp(prefix="hub-events-"))
    with server(tempfile.gettempdir()) as hub, _removed(place), _pool(stations) as pool:
        hub.sql("CREATE DATABASE events")
        make_hub(read_address(hub.address("events")), shared=False)
        paths = [_member(hub, place / f"lab-{n}") for n in range(1, stations + 1)]
        taker = _member(hub, place / "ada", "supervisor")
        with _measured(f"{events} events written by {stations}", hub) as used:
            firsts = range(1, stations * each + 1, each)
            used += pool.map(write, paths, firsts, [each] * stations)
        with _measured("sent", hub) as used:
            used += pool.map(exchange, paths)
        size = hub.sql("SELECT pg_size_pretty(pg_database_size('events'))", "events")
        print(f"size of the hub: {size}", flush=True)
        for path in paths:
            shutil.rmtree(path)
        with _pool(1) as fresh, _measured("taken by another computer", hub) as used:
            used += fresh.map(exchange, [taker])
            memory = fresh.submit(most_memory).result()
        with Record(StudyFolder(taker).database, read_only=True) as record:
            (there,) = record.connection.execute("SELECT count(*) FROM event").fetchone()
        print(f"its memory: {memory} MB at most; ", end="")
        print(f"events there: {there}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def _member(hub: Server, path: Path, right: Right = "station") -> Path:
    path.mkdir()
    add_member(read_address(hub.address("events")), path.name, right)
    join(StudyFolder(path), the_content().study, read_address(hub.address("events", path.name)))
    return path


def _pool(stations: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(stations, mp_context=get_context("spawn"))


@contextmanager
def _removed(place: Path) -> Iterator[None]:
    try:
        yield
    finally:
        shutil.rmtree(place)


def _server_s(hub: Server) -> float:
    """Seconds of processor of the server, with those of its processes that have ended."""
    first = psutil.Process(int((hub.data / "postmaster.pid").read_text().split()[0]))
    running = sum(sum(one.cpu_times()[:2]) for one in first.children(recursive=True))
    return float(running + sum(first.cpu_times()[:4]))


@contextmanager
def _measured(what: str, hub: Server) -> Iterator[list[float]]:
    clock, before = time.monotonic(), _server_s(hub)
    used: list[float] = []
    yield used
    clock, server_s = time.monotonic() - clock, _server_s(hub) - before
    print(f"{what}: {clock:.1f} s, {sum(used):.1f} s of processor ({server_s:.1f})", flush=True)


if __name__ == "__main__":
    main()
