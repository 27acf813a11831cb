"""Answer to wall: from an answer on a station's disk to its tile, with real processes.

``python -m tests.benchmarks.wall [STATIONS] [ANSWERS]`` starts a PostgreSQL, stations that write
answers and exchange as next to a session, and the control room's window; it prints the half and
the 99th percentile. All processes are on this computer and share its clock.
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


def measure(stations: int, answers: int) -> list[float]:
    """The milliseconds of each answer."""
    application = app.make_application()
    seen: dict[tuple[str, int], int] = {}
    with server() as hub, tempfile.TemporaryDirectory() as place:
        hub.sql("CREATE DATABASE wall")
        make_hub(read_address(hub.address("wall")), shared=False)
        folders = [_station(hub, number, Path(place)) for number in range(1, stations + 1)]
        add_member(read_address(hub.address("wall")), "observer-1", "observer")
        every = ("--every", 10_000, "--while-open")
        syncing = [started("-m", "labeval", "hub", "sync", f.path, *every) for f in folders]
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
        took = []
        for number, process in enumerate(writing, start=1):
            for line in process.communicate()[0].splitlines():
                seq, saved = map(int, line.split())
                at = seen.get((f"lab-{number}", seq))
                took.append(float("inf") if at is None else (at - saved) / 1e6)
        window.close()
        for process in syncing:
            ended(process)
    return sorted(took)


def main() -> None:
    stations, answers = (int(word) for word in (*sys.argv[1:], *("6", "100")[len(sys.argv) - 1 :]))
    took = measure(stations, answers)
    load = os.getloadavg()[0]
    half, most = took[len(took) // 2], took[round(len(took) * 0.99) - 1]
    print(
        f"{stations} stations, {len(took)} answers: half {half:.0f} ms, p99 {most:.0f} ms, "
        f"longest {took[-1]:.0f} ms; load of the computer {load:.1f} on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write(StudyFolder(Path(sys.argv[2])), int(sys.argv[3]), int(sys.argv[4]))
    else:
        main()
