"""Answer to wall: from an answer on a station's disk to its tile, with real processes.

``python -m tests.benchmarks.wall [STATIONS] [ANSWERS] [EVERY]`` starts a PostgreSQL, stations that
write answers and exchange as next to a session, and the control room's window; it prints the half
and the 99th percentile, to the hub and to the wall. Every so many seconds each station exchanges as
a whole, only once where that is not said. All processes are on this computer and share its clock.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from PySide6.QtCore import QTimer

from labeval import app, places
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member, make_hub
from labeval.jobs.room.feeds import HubFeed, Snapshot
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.hub.processes import ended, started
from tests.store.conftest import UTC, a_header, the_content
from tests.store.conftest import started as begun
from tests.support.postgres import Server, server

_PAUSE_S = 0.5, 2.0


def write(folder: StudyFolder, number: int, answers: int) -> None:
    """A station's session: answers at a person's pace, each with the moment it was on disk."""
    rng = random.Random(number)
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        journal = record.sessions.begin(a_header(content, number), [begun()])
        for seq in range(2, answers + 2):
            time.sleep(rng.uniform(*_PAUSE_S))
            journal.append([Event(seq, seq, UTC, Kind.COMMENT, "dqe-001", value=str(seq))])
            print(seq, time.clock_gettime_ns(time.CLOCK_MONOTONIC), flush=True)


def _station(hub: Server, number: int, place: Path) -> StudyFolder:
    name = f"lab-{number}"
    folder = StudyFolder(place / name)
    make_study(places.templates() / "six-methods", folder.path, None)
    add_member(read_address(hub.address("wall")), name, "station")
    join(folder, read_study(folder.path).study, read_address(hub.address("wall", name)))
    return folder


def measure(stations: int, answers: int, every: int) -> tuple[list[float], list[float]]:
    """The milliseconds of each answer, to the hub and to the wall."""
    application = app.make_application()
    seen: dict[tuple[str, int], int] = {}
    with server() as hub, tempfile.TemporaryDirectory() as place:
        hub.sql("ALTER SYSTEM SET track_commit_timestamp = on")
        hub.stop()
        hub.start()
        hub.sql("CREATE DATABASE wall")
        make_hub(read_address(hub.address("wall")), shared=False)
        folders = [_station(hub, number, Path(place)) for number in range(1, stations + 1)]
        add_member(read_address(hub.address("wall")), "observer-1", "observer")
        again = ("--every", every, "--while-open")
        syncing = [started("-m", "labeval", "hub", "sync", f.path, *again) for f in folders]
        for process in syncing:
            assert process.stdout is not None and process.stdout.readline()
        window = RoomWindow(
            HubFeed(read_address(hub.address("wall", "observer-1"))), LIGHT, title="wall"
        )
        window.resize(1920, 1080)
        window.show()
        show = window.show_snapshot

        def shown(snapshot: Snapshot) -> None:
            show(snapshot)
            window.repaint()
            now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
            for tile in snapshot.tiles:
                if tile.monitor is not None and tile.words:
                    for seq in count(int(tile.words), -1):
                        if seq < 2 or (tile.station, seq) in seen:
                            break
                        seen[tile.station, seq] = now

        window.background.stop()
        window.background.settle()
        window.background.ask(window._follow, lambda _: None, follow=shown)
        module = ("-m", "tests.benchmarks.wall", "--write")
        writing = [started(*module, f.path, n, answers) for n, f in enumerate(folders, start=1)]
        looking = QTimer()
        wanted = stations * answers
        deadline = time.monotonic() + answers * 6 + 60
        looking.timeout.connect(
            lambda: (
                application.quit() if len(seen) >= wanted or time.monotonic() > deadline else None
            )
        )
        looking.start(200)
        application.exec()
        there = _on_the_hub(hub)
        sent, took = [], []
        for number, process in enumerate(writing, start=1):
            for line in process.communicate()[0].splitlines():
                seq, saved = map(int, line.split())
                at = seen.get((f"lab-{number}", seq))
                sent.append((there[f"lab-{number}", seq] - saved) / 1e6)
                took.append(float("inf") if at is None else (at - saved) / 1e6)
        window.close()
        for process in syncing:
            ended(process)
    return sorted(sent), sorted(took)


def _on_the_hub(hub: Server) -> dict[tuple[str, int], int]:
    """Station and number of each event to when it was committed, by the processes' clock."""
    ahead = time.time_ns() - time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    rows = hub.sql(
        "SELECT station || ' ' || seq || ' ' || "
        "(extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000000)::bigint "
        "FROM labeval.event",
        "wall",
    )
    found = (row.split() for row in rows.splitlines())
    return {(name, int(seq)): int(us) * 1000 - ahead for name, seq, us in found}


def main() -> None:
    given = [int(word) for word in sys.argv[1:]]
    stations, answers, every = (*given, *(6, 100, 10_000)[len(given) :])
    for name, took in zip(("hub", "wall"), measure(stations, answers, every), strict=True):
        half, most = took[len(took) // 2], took[round(len(took) * 0.99) - 1]
        print(
            f"{stations} stations, {len(took)} answers to the {name}: half {half:.0f} ms, "
            f"p99 {most:.0f} ms, longest {took[-1]:.0f} ms"
        )
    print(f"load of the computer {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write(StudyFolder(Path(sys.argv[2])), int(sys.argv[3]), int(sys.argv[4]))
    else:
        main()
