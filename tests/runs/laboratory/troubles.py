"""A laboratory with troubles, for some minutes or an hour: what is lost, doubled, or given twice.

``python -m tests.runs.laboratory.troubles SECONDS [--pace 0.02] [--every 3] [--seed 7]`` runs six
stations with robots, a wall, two supervisors who act in windows, three analysts who code, a real
PostgreSQL over TLS, and between them a network that is cut at random. The processes of all and the
server are killed; the clock of one station is a day wrong, and one is offline until the end.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.membership import join, membership
from labeval.hub.setting_up import Right, add_member, make_hub
from labeval.hub.sync import sync
from labeval.store.carrying.key import keep_key, new_key
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.runs.laboratory.judging import DATABASE, judge
from tests.runs.laboratory.network import Network
from tests.support.postgres import Server, server
from tests.support.studies.coding_study import small_workbook

ROOT = Path(__file__).resolve().parents[3]
STATIONS = 6
ANALYSTS = 3
SUPERVISORS = 2
WRONG_CLOCK, OFFLINE = 4, 5
"""Numbers of the stations with a clock a day ahead, and without a network."""
_LEASED = 8
"""Sessions that a station without a network may begin with places of its own."""


def _started(*arguments: object, **environment: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        stdin=pipe,
        stdout=pipe,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
    )


def exchanging(folder: StudyFolder) -> subprocess.Popen[bytes]:
    """Exchange again and again, as the home window does."""
    command = (*("-m", "labeval", "hub", "sync", str(folder.path)), "--every", "3")
    return subprocess.Popen(
        [sys.executable, *command, "--while-open"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@dataclass
class Station:
    """A station: the process with the robots, and the one that exchanges."""

    number: int
    folder: StudyFolder
    pace: float
    saved: dict[tuple[str, int], int] = field(default_factory=dict)
    """Session and number of each event to the moment when it was on disk."""
    recorded: set[str] = field(default_factory=set)
    complete: int = 0
    kills: int = 0
    sync_kills: int = 0
    robots: subprocess.Popen[str] | None = None
    exchange: subprocess.Popen[bytes] | None = None

    @property
    def is_offline(self) -> bool:
        """True for the station without a network."""
        return self.number == OFFLINE

    def start_robots(self, seed: int) -> None:
        """Start sessions."""
        most = _LEASED if self.is_offline else 1000
        shift = str(86_400 if self.number == WRONG_CLOCK else 0)
        self.robots = _started(
            *("-m", "tests.runs.laboratory.station"),
            *(self.folder.path, seed, self.pace, most),
            LABEVAL_RUN_CLOCK_S=shift,
        )
        threading.Thread(target=self._read, args=[self.robots], daemon=True).start()

    def start_exchange(self) -> None:
        """Exchange again and again."""
        self.exchange = exchanging(self.folder)

    def end(self) -> None:
        """Kill both."""
        for process in (self.robots, self.exchange):
            if process is not None:
                process.kill()
                process.wait()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                return
            word, *rest = line.split()
            if word == "saved":
                self.saved[rest[0], int(rest[1])] = int(rest[2])
            elif word == "recorded":
                self.recorded.add(rest[0])
            self.complete += word == "complete"


@dataclass
class Person:
    """Somebody at a window: the wall, a supervisor or an analyst."""

    name: str
    arguments: tuple[object, ...]
    folder: StudyFolder | None = None
    """Of an analyst, whose computer exchanges."""
    seen: dict[tuple[str, int], int] = field(default_factory=dict)
    sent: dict[str, str] = field(default_factory=dict)
    """Id of each action that the hub has taken to its kind."""
    refused: list[str] = field(default_factory=list)
    edits: int = 0
    kills: int = 0
    window: subprocess.Popen[str] | None = None
    exchange: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, with a seed of its own each time."""
        seed = 1000 * self.kills + sum(map(ord, self.name))
        arguments = (seed if one is None else one for one in self.arguments)
        self.window = _started(
            "-m", "tests.runs.laboratory.people", *arguments, QT_QPA_PLATFORM="offscreen"
        )
        threading.Thread(target=self._read, args=[self.window], daemon=True).start()
        if self.folder is not None:
            self.exchange = exchanging(self.folder)

    def end(self) -> None:
        """Kill what runs."""
        for process in (self.window, self.exchange):
            if process is not None:
                process.kill()
                process.wait()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                return
            word, *rest = line.split()
            if word == "seen":
                self.seen.setdefault((rest[0], int(rest[1])), int(rest[2]))
            elif word == "sent":
                self.sent[rest[0]] = rest[1]
            elif word == "refused":
                self.refused.append(rest[2])
            self.edits += word == "edited"


@dataclass
class Laboratory:
    """All of it, and what has happened to it."""

    postgres: Server
    network: Network
    stations: list[Station]
    people: list[Person]
    server_kills: int = 0
    troubles: list[tuple[int, int]] = field(default_factory=list)
    """When each began and was over, by the clock of the processes."""

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Note when something goes wrong."""
        began = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        yield
        self.troubles.append((began, time.clock_gettime_ns(time.CLOCK_MONOTONIC)))


def run(seconds: float, seed: int, place: Path, *, pace: float, every: float) -> None:
    """Run it, and print what was found."""
    rng = random.Random(seed)
    with server() as postgres:
        postgres.stop()
        postgres.listen()
        postgres.start()
        network = Network(postgres.port)
        lab = _laboratory(postgres, network, place, pace)
        began = time.monotonic()
        try:
            for station in lab.stations:
                station.start_robots(seed + station.number)
                if not station.is_offline:
                    station.start_exchange()
            for person in lab.people:
                person.start()
            while time.monotonic() - began < seconds:
                time.sleep(rng.uniform(0.3, 1.7) * every)
                with lab.trouble():
                    _trouble(rng, lab, seed)
                _report(lab, time.monotonic() - began)
        finally:
            for station in lab.stations:
                station.end()
            for person in lab.people:
                person.end()
            network.mend()
        print(f"{time.monotonic() - began:.0f} s of sessions")
        _report(lab, time.monotonic() - began)
        judge(lab)


def _report(lab: Laboratory, seconds: float) -> None:
    troubles = Counter(
        cuts=lab.network.cuts,
        server_kills=lab.server_kills,
        station_kills=sum(one.kills for one in lab.stations),
        exchange_kills=sum(one.sync_kills for one in lab.stations),
        people_kills=sum(one.kills for one in lab.people),
    )
    saved = sum(len(one.saved) for one in lab.stations)
    acts, edits = sum(len(one.sent) for one in lab.people), sum(one.edits for one in lab.people)
    print(
        f"{seconds:.0f} s: {dict(troubles)}; saved {saved}, acted {acts}, edits {edits}", flush=True
    )


def _laboratory(postgres: Server, network: Network, place: Path, pace: float) -> Laboratory:
    postgres.sql(f"CREATE DATABASE {DATABASE}")
    owner = read_address(postgres.address(DATABASE))
    make_hub(owner, shared=True)
    key = place / "recordings.key"
    key.write_text(new_key())

    def member(name: str, right: Right | Literal["observer"]) -> str:
        password = add_member(owner, name, right)
        return (
            f"postgresql://{name}:{password}@localhost:{network.port}/{DATABASE}"
            f"?hostaddr=127.0.0.1&sslrootcert={postgres.authority}"
        )

    def joined(name: str, right: Right) -> StudyFolder:
        folder = StudyFolder(place / name)
        make_study(places.templates() / "six-methods", folder.path, None)
        text = folder.study_file.read_text(encoding="utf-8")
        text = text.replace("audio:\n", "audio:\n  travels: true\n", 1)
        folder.study_file.write_text(text, encoding="utf-8")
        content = read_study(folder.path)
        if name == "ben-1":
            small_workbook(folder.workbook, "B1").close()
        join(folder, content.study, read_address(member(name, right)))
        keep_key(folder, key)
        sync(folder, membership(folder), content)
        return folder

    stations = [
        Station(number, joined(f"lab-{number + 1}", "station"), pace) for number in range(STATIONS)
    ]
    people = [Person("wall", ("look", member("wall", "observer"), None, 0))]
    for number in range(1, SUPERVISORS + 1):
        name = f"ada-{number}"
        people.append(Person(name, ("look", member(name, "supervisor"), None, max(3, 20 * pace))))
    for number in range(1, ANALYSTS + 1):
        folder = joined(f"ben-{number}", "analyst")
        arguments = ("code", folder.path, f"B{number}", None, max(3, 20 * pace))
        people.append(Person(f"ben-{number}", arguments, folder))
    return Laboratory(postgres, network, stations, people)


def _trouble(rng: random.Random, lab: Laboratory, seed: int) -> None:
    """One trouble."""
    drawn = rng.random()
    if drawn < 0.3:
        lab.network.cut()
        time.sleep(rng.uniform(0.5, 6))
        lab.network.mend()
    elif drawn < 0.4:
        lab.postgres.kill()
        time.sleep(rng.uniform(0, 3))
        lab.postgres.start()
        lab.server_kills += 1
    elif drawn < 0.65:
        station = rng.choice([one for one in lab.stations if not one.is_offline])
        assert station.robots is not None
        station.robots.kill()
        station.robots.wait()
        station.kills += 1
        station.start_robots(seed + 100 * station.kills + station.number)
    elif drawn < 0.85:
        station = rng.choice([one for one in lab.stations if not one.is_offline])
        assert station.exchange is not None
        station.exchange.kill()
        station.exchange.wait()
        station.sync_kills += 1
        station.start_exchange()
    else:
        person = rng.choice(lab.people)
        person.end()
        person.kills += 1
        person.start()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--pace", type=float, default=0.02, help="of the time a person takes")
    parser.add_argument("--every", type=float, default=3, help="seconds between two troubles")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="labeval-lab-") as made:
        run(chosen.seconds, chosen.seed, Path(made), pace=chosen.pace, every=chosen.every)
