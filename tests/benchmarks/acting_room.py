"""Action to station: from a supervisor's key press to the session's event, with real processes.

``python -m tests.benchmarks.acting_room [STATIONS] [ACTIONS]`` starts a PostgreSQL, stations that
exchange as next to a session and look into their mailbox as a participant's window does, and sends
notes to them as a control room does. It prints the times that a tile shows, by the hub's clock.
All processes are on this computer.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.hub.acting import recent_actions
from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member, make_hub
from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.posting import HubPost
from labeval.jobs.sessions.mailbox_actions import SessionActions
from labeval.session.events import actions
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.hub.processes import ended, started
from tests.support.postgres import Server, server
from tests.ui.moderator.conftest import Lab, begun, moderated_content

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_LOOK_S = 0.25
"""As in a participant's window."""
_PAUSE_S = 0.1, 0.5


def take_part(folder: StudyFolder, number: int) -> None:
    """A session that takes what its mailbox has, until it is killed."""
    with Record(folder.database) as record:
        clock = RobotTime(datetime.now(UTC))
        session = begun(record, moderated_content(), "dqe", clock, f"code-{number}")
        lab = Lab(record, session, clock)
        for _ in range(3):
            lab.screen()
        print(session.header.id, flush=True)
        source = SessionActions(record.path, session.header.id)
        while True:
            for action in source.waiting():
                session.apply_action(action)
            time.sleep(_LOOK_S)


def _station(hub: Server, number: int, place: Path) -> StudyFolder:
    name = f"lab-{number}"
    folder = StudyFolder(place / name)
    make_study(places.templates() / "six-methods", folder.path, None)
    add_member(read_address(hub.address("wall")), name, "station")
    join(folder, read_study(folder.path).study, read_address(hub.address("wall", name)))
    return folder


def measure(stations: int, count: int) -> tuple[list[float], list[float]]:
    """Seconds until each action was on its station's disk, and until its event was on the hub."""
    rng = random.Random(1)
    with server() as hub, tempfile.TemporaryDirectory() as place:
        hub.sql("CREATE DATABASE wall")
        make_hub(read_address(hub.address("wall")), shared=False)
        folders = [_station(hub, number, Path(place)) for number in range(1, stations + 1)]
        add_member(read_address(hub.address("wall")), "ada", "supervisor")
        address = read_address(hub.address("wall", "ada"))
        every = ("--every", 10_000, "--while-open")
        processes = [started("-m", "labeval", "hub", "sync", f.path, *every) for f in folders]
        for process in processes:
            assert process.stdout is not None and process.stdout.readline()
        module = ("-m", "tests.benchmarks.acting_room", "--station")
        running = [started(*module, f.path, n) for n, f in enumerate(folders, start=1)]
        sessions = [p.stdout.readline().strip() for p in running if p.stdout is not None]
        post = HubPost(address)
        try:
            with hub_at(address) as connection:
                _wait_until(lambda: _on_hub(connection) == stations)
                for number in range(count):
                    noted = actions.note("", f"note {number}", note=actions.new_id())
                    post.send([(rng.choice(sessions), noted)], supervisor="", takes=False)
                    time.sleep(rng.uniform(*_PAUSE_S))
                _wait_until(lambda: all(a.applied_s for a in recent_actions(connection)))
                found = recent_actions(connection)
        finally:
            post.close()
            for process in (*processes, *running):
                ended(process)
    assert len(found) == count
    return sorted(a.received_s or 0 for a in found), sorted(a.applied_s or 0 for a in found)


def _on_hub(connection: Connection) -> int:
    row = connection.execute("SELECT count(*) FROM labeval.session").fetchone()
    assert row is not None
    return int(row[0])


def _wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        if time.monotonic() > until:
            raise TimeoutError("the stations do not take part")
        time.sleep(0.2)


def _said(name: str, took: list[float]) -> str:
    half, most = took[len(took) // 2], took[round(len(took) * 0.99) - 1]
    return f"{name}: half {half * 1000:.0f} ms, p99 {most * 1000:.0f} ms, longest {took[-1]:.2f} s"


def main() -> None:
    given = [int(word) for word in sys.argv[1:]]
    stations, count = (*given, *(6, 200)[len(given) :])
    received, applied = measure(stations, count)
    print(_said("at the station", received))
    print(_said("event on the hub", applied))
    load = os.getloadavg()[0]
    print(f"{stations} stations, {count} actions; load {load:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--station"]:
        take_part(StudyFolder(Path(sys.argv[2])), int(sys.argv[3]))
    else:
        main()
