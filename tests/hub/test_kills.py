"""Stations and the server are killed at random: nothing that was saved is lost or doubled."""

from __future__ import annotations

import os
import random
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from labeval.hub.address import read_address
from labeval.hub.membership import join
from labeval.hub.setting_up import add_member, make_hub
from labeval.hub.verifying import verify_hub
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.hub.conftest import Hub, Station
from tests.store.conftest import the_content
from tests.support.postgres import NoPostgres, server
from tests.support.program import Program

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("LABEVAL_HUB_KILLS", "5"))
STATIONS = 3
Saved = set[tuple[str, int]]


class Child:
    """A station that runs by itself until it is killed."""

    def __init__(self, station: Station, seed: int) -> None:
        self._station = station
        self._seed = seed
        self.saved: Saved = set()
        self.exchanges = 0
        self.start()

    def start(self) -> None:
        self._seed += 1
        arguments = ["-m", "tests.hub.station_child", self._station.folder.path, self._seed]
        self._process = Program(
            [sys.executable, *map(str, arguments)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    @property
    def _out(self) -> IO[str]:
        assert self._process.stdout is not None
        return self._process.stdout

    def read_until(self, wanted: Callable[[str], bool]) -> None:
        """Read what it says, up to a line; fails where it ends by itself."""
        while True:
            line = self._out.readline()
            assert line, f"the station ended with {self._process.wait()}"
            self._note(line)
            if wanted(line):
                return

    def kill(self) -> None:
        self._process.kill()
        for line in self._out:
            if line.endswith("\n"):
                self._note(line)
        self._out.close()
        self._process.wait()

    def _note(self, line: str) -> None:
        word, *rest = line.split()
        self.exchanges += word == "exchanged"
        if word == "saved":
            self.saved.add((rest[0], int(rest[1])))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
    rng = random.Random(5)
    try:
        with server() as postgres:
            postgres.sql("CREATE DATABASE kills")
            owner = read_address(postgres.address("kills"))
            make_hub(owner, shared=False)
            hub = Hub(postgres, "kills", tmp_path)
            for n in range(STATIONS):
                add_member(owner, f"station-{n}", "station")
                folder = StudyFolder(tmp_path / f"station-{n}")
                folder.path.mkdir()
                address = read_address(postgres.address("kills", f"station-{n}"))
                member, _ = join(folder, the_content().study, address)
                hub.stations.append(Station(folder, member))
            children = [Child(station, 1000 * n) for n, station in enumerate(hub.stations)]
            try:
                for _ in range(KILLS):
                    child = rng.choice(children)
                    moment = "exchange" if rng.random() < 0.7 else "saved"
                    child.read_until(lambda line, word=moment: line.split()[0] == word)
                    select.select([], [], [], rng.random() * 0.1)  # somewhere in the middle
                    if rng.random() < 0.4:
                        postgres.kill()
                        postgres.start()
                    else:
                        child.kill()
                        child.start()
                for child in children:
                    child.read_until(lambda line: line == "exchanged\n")
            finally:
                for child in children:
                    child.kill()
            saved = set[tuple[str, int]]().union(*(child.saved for child in children))
            for station in hub.stations:
                assert not station.sync().is_alarm
                assert verify_hub(station.folder, station.member).is_equal
                assert verify(station.folder.database).sound
            rows = hub.sql("SELECT session || ' ' || seq FROM labeval.event").splitlines()
            on_hub = [(row.split()[0], int(row.split()[1])) for row in rows]
            assert len(on_hub) == len(set(on_hub))
            assert saved <= set(on_hub)
            assert all(child.exchanges for child in children)
            print(f"{KILLS} kills, {len(saved)} events saved, {len(on_hub)} on the hub")
    except NoPostgres as why:
        pytest.skip(str(why))
