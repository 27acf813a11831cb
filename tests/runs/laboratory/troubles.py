"""A laboratory with troubles, for some minutes: what is lost, doubled, or given twice.

``python -m tests.runs.laboratory.troubles 420`` runs six stations with robots, a real PostgreSQL
over TLS, and between them a network that is cut at random. Stations, their exchanges and the server
are killed; the clock of one is a day wrong, and one is offline until the end.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from labeval import places
from labeval.audio.wholeness import wholeness_of
from labeval.exchange.study_folder import make_study
from labeval.hub.address import read_address
from labeval.hub.membership import Membership, join, membership
from labeval.hub.setting_up import add_member, make_hub
from labeval.hub.sync import sync
from labeval.hub.verifying import verify_hub
from labeval.store.carrying.key import keep_key, new_key
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.runs.laboratory.network import Network
from tests.support.postgres import Server, server

ROOT = Path(__file__).resolve().parents[3]
STATIONS = 6
WRONG_CLOCK, OFFLINE = 4, 5
"""Numbers of the stations with a clock a day ahead, and without a network."""
PART = 0.02
"""Of the time that a person takes."""
_LEASED = 8
"""Sessions that a station without a network may begin with places of its own."""
_DATABASE = "troubles"


@dataclass
class Station:
    """A station: the process with the robots, and the one that exchanges."""

    number: int
    folder: StudyFolder
    saved: set[tuple[str, int]] = field(default_factory=set)
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
        self.robots = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.runs.laboratory.station"),
                *map(str, (self.folder.path, seed, PART, most)),
            ],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "LABEVAL_RUN_CLOCK_S": shift},
        )
        threading.Thread(target=self._read, args=[self.robots], daemon=True).start()

    def start_exchange(self) -> None:
        """Exchange again and again, as the home window does."""
        command = (*("-m", "labeval", "hub", "sync", str(self.folder.path)), "--every", "3")
        self.exchange = subprocess.Popen(
            [sys.executable, *command, "--while-open"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

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
                self.saved.add((rest[0], int(rest[1])))
            elif word == "recorded":
                self.recorded.add(rest[0])
            self.complete += word == "complete"


def run(seconds: float, seed: int, place: Path) -> None:
    """Run it, and print what was found."""
    rng = random.Random(seed)
    with server() as postgres:
        postgres.stop()
        postgres.listen()
        postgres.start()
        network = Network(postgres.port)
        stations = _laboratory(postgres, network, place)
        began = time.monotonic()
        server_kills = 0
        try:
            for station in stations:
                station.start_robots(seed + station.number)
                if not station.is_offline:
                    station.start_exchange()
            while time.monotonic() - began < seconds:
                time.sleep(rng.uniform(1, 5))
                server_kills += _trouble(rng, postgres, network, stations, seed)
        finally:
            for station in stations:
                station.end()
            network.mend()
        print(f"{time.monotonic() - began:.0f} s of sessions")
        troubles = Counter(
            cuts=network.cuts,
            server_kills=server_kills,
            station_kills=sum(one.kills for one in stations),
            exchange_kills=sum(one.sync_kills for one in stations),
        )
        print(dict(troubles))
        _judge(postgres, stations)


def _laboratory(postgres: Server, network: Network, place: Path) -> list[Station]:
    postgres.sql(f"CREATE DATABASE {_DATABASE}")
    owner = read_address(postgres.address(_DATABASE))
    make_hub(owner, shared=True)
    key = place / "recordings.key"
    key.write_text(new_key())
    stations = []
    for number in range(STATIONS):
        name = f"lab-{number + 1}"
        folder = StudyFolder(place / name)
        make_study(places.templates() / "six-methods", folder.path, None)
        text = folder.study_file.read_text(encoding="utf-8")
        text = text.replace("audio:\n", "audio:\n  travels: true\n", 1)
        folder.study_file.write_text(text, encoding="utf-8")
        password = add_member(owner, name, "station")
        address = (
            f"postgresql://{name}:{password}@localhost:{network.port}/{_DATABASE}"
            f"?hostaddr=127.0.0.1&sslrootcert={postgres.authority}"
        )
        content = read_study(folder.path)
        join(folder, content.study, read_address(address))
        keep_key(folder, key)
        sync(folder, membership(folder), content)
        stations.append(Station(number, folder))
    return stations


def _trouble(
    rng: random.Random, postgres: Server, network: Network, stations: list[Station], seed: int
) -> bool:
    """One trouble; returns whether it was the server's."""
    drawn = rng.random()
    if drawn < 0.35:
        network.cut()
        time.sleep(rng.uniform(0.5, 6))
        network.mend()
    elif drawn < 0.45:
        postgres.kill()
        time.sleep(rng.uniform(0, 3))
        postgres.start()
        return True
    elif drawn < 0.75:
        station = rng.choice([one for one in stations if not one.is_offline])
        assert station.robots is not None
        station.robots.kill()
        station.robots.wait()
        station.kills += 1
        station.start_robots(seed + 100 * station.kills + station.number)
    else:
        station = rng.choice([one for one in stations if not one.is_offline])
        assert station.exchange is not None
        station.exchange.kill()
        station.exchange.wait()
        station.sync_kills += 1
        station.start_exchange()
    return False


def _judge(postgres: Server, stations: list[Station]) -> None:
    """Exchange until all is everywhere, then compare."""
    members: list[Membership] = [membership(one.folder) for one in stations]
    content = read_study(stations[0].folder.path)
    began = time.monotonic()
    alarms = 0
    for _ in range(2):  # the second brings to each what the others sent in the first
        for station, member in zip(stations, members, strict=True):
            alarms += sync(station.folder, member, content).is_alarm
    print(f"all exchanged in {time.monotonic() - began:.0f} s, alarms: {alarms}")
    rows = postgres.sql("SELECT session || ' ' || seq FROM labeval.event", _DATABASE)
    there = [(row.split()[0], int(row.split()[1])) for row in rows.splitlines()]
    saved = set[tuple[str, int]]().union(*(one.saved for one in stations))
    twice = postgres.sql(
        "SELECT count(*) FROM (SELECT condition, number FROM labeval.session WHERE kind = 'real' "
        "GROUP BY 1, 2 HAVING count(*) > 1) twice",
        _DATABASE,
    )
    sessions = postgres.sql("SELECT count(*) FROM labeval.session", _DATABASE)
    print(
        f"sessions {sessions} (complete {sum(one.complete for one in stations)}), events on the "
        f"hub {len(there)}, said to be saved {len(saved)}, lost {len(saved - set(there))}, "
        f"doubled {len(there) - len(set(there))}, places given twice {twice}"
    )
    equal = [
        verify_hub(one.folder, member).is_equal
        for one, member in zip(stations, members, strict=True)
    ]
    sound = [verify(one.folder.database).sound for one in stations]
    heads = {_heads(one.folder) for one in stations}
    print(
        f"hub verify equal: {sum(equal)} of {STATIONS}; records sound: {sum(sound)} of {STATIONS}; "
        f"records that differ from each other: {len(heads) - 1}"
    )
    recorded = set[str]().union(*(one.recorded for one in stations))
    whole = sum(
        wholeness_of(one.folder.audio / name).usable for one in stations for name in recorded
    )
    pieces = postgres.sql("SELECT count(*) FROM labeval.recording_piece", _DATABASE)
    size = postgres.sql(f"SELECT pg_size_pretty(pg_database_size('{_DATABASE}'))", _DATABASE)
    print(
        f"recordings {len(recorded)} in {pieces} pieces, whole on stations: {whole} of "
        f"{len(recorded) * STATIONS}; size of the hub: {size}"
    )


def _heads(folder: StudyFolder) -> tuple[tuple[str, int], ...]:
    with Record(folder.database, read_only=True) as record:
        return tuple(
            record.connection.execute(
                "SELECT session, max(seq) FROM event GROUP BY session ORDER BY session"
            )
        )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="labeval-lab-") as made:
        run(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7, Path(made))
