"""Kills programs while a recording travels: station, hub, other station; bundle, other station.

``python -m tests.runs.killing.journey_kills 100`` prints the result, ``100 protected`` that of two
protected stations; the suite runs short versions. A program, or the hub's server, is killed at a
line of the code that carries recordings, drawn among those that the last whole journey took. After
each kill it is looked at what is on the disks; then the journey goes on until the recording is
where it has to be.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.refusal import FileRefused
from labeval.hub.address import read_address
from labeval.hub.errors import HubOffline
from labeval.hub.membership import join, membership
from labeval.hub.setting_up import add_member, make_hub
from labeval.hub.sync import sync
from labeval.store.carrying import stream
from labeval.store.disk.connecting import sealing_over
from labeval.store.disk.lock import StudyLock
from labeval.store.merging.bundles import SUFFIX, pack, remove_leftovers, unpacked
from labeval.store.merging.merge import merge
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import seal
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.erasing.test_recordings_kept import SAMPLES
from tests.support.postgres import Server, server
from tests.support.protected import protected
from tests.support.sound.travelling import give_key, recorded, travelling

_CARRYING = (
    *("labeval/hub/recordings", "labeval/store/carrying/", "labeval/store/merging/bundles"),
    *("labeval/files/sealing/", "labeval/audio/wave_file", "labeval/audio/sealed_wave"),
)
"""The code of which each line may be the last."""
_MOST_KILLS = 4
"""Of one leg, before it may end."""
_SERVER_KILLS = 0.2
"""Share of kills over the hub that meet its server."""
_PIECE = 1 << 12
_WINDOW = 64
"""Bytes of sound that are looked for."""


@dataclass
class JourneyKills:
    """Result of a run of kills."""

    kills: int = 0
    by_leg: Counter[str] = field(default_factory=Counter)
    recordings: int = 0
    arrived: int = 0
    """Recordings that are whole on the other station, with the same sound."""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({dict(self.by_leg)}): {self.arrived} of {self.recordings} "
            f"recordings arrived whole; faults: {self.faults}"
        )


class _Line:
    """Counts lines of the code that carries, and strikes at one of them."""

    def __init__(self, last: int, strike: Callable[[], None]) -> None:
        self.count = 0
        self._last = last
        self._strike = strike

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if not any(part in frame.f_code.co_filename for part in _CARRYING):
            return None
        if event == "line":
            self.count += 1
            if self.count == self._last:
                self._strike()
        return self.trace


def _end_at_once() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _lines_of(work: Callable[[], object], last: int, strike: Callable[[], None]) -> int:
    """Work in a process of its own, struck at a line (0: at none); returns how many it took.

    Nothing where it did not come to the end.
    """
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        line = _Line(last, strike)
        try:
            sys.settrace(line.trace)
            work()
            sys.settrace(None)
            os.write(writes, str(line.count).encode())
            os._exit(0)
        except HubOffline:
            os._exit(0)
        except BaseException:
            sys.settrace(None)
            sys.excepthook(*sys.exc_info())
            os._exit(1)
    os.close(writes)
    with os.fdopen(reads) as told:
        count = told.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, -signal.SIGKILL), f"it ended with {code}"
    return int(count or 0)


class _Journeys:
    """Two stations, a hub and a folder for bundles."""

    def __init__(self, place: Path, hub: Server, seed: int, *, protect: bool) -> None:
        self.found = JourneyKills()
        self._rng = random.Random(seed)
        self._place = place
        self._hub = hub
        self._protect = protect
        self._lines: dict[str, int] = {}
        self._one, self._two = StudyFolder(place / "one"), StudyFolder(place / "two")
        self._bundles = place / "bundles"
        self._bundles.mkdir()
        self._one.path.mkdir()
        with Record(self._one.database) as record:
            record.versions.keep(travelling(), publish=True)
        give_key(place / "key", self._one)
        if protect:
            protected(self._one)
        shutil.copytree(self._one.path, self._two.path)  # so that both are opened with one key
        owner = read_address(hub.address("journeys"))
        for folder in (self._one, self._two):
            add_member(owner, folder.path.name, "station")
            address = read_address(hub.address("journeys", folder.path.name))
            join(folder, travelling().study, address)

    def go(self, number: int) -> None:
        """One recording to the other station, by one of the two ways."""
        name = recorded(self._one, number)
        key = sealing_over(self._one.path)
        if key is not None:
            seal(self._one.audio / name / "sound.wav", key)
        if self._rng.random() < 0.6:
            self._leg("send", lambda: _synced(self._one), over_hub=True)
            self._leg("take", lambda: _synced(self._two), over_hub=True)
        else:
            self._leg("pack", lambda: pack(self._one, self._bundles))
            self._leg("merge", self._merge)
        self.found.recordings += 1
        vouched = hashlib.sha256(SAMPLES).hexdigest()
        self.found.arrived += wholeness_of(self._two.audio / name, vouched) is Wholeness.WHOLE
        for folder in (self._one, self._two):
            self._look(folder)
            self._look_at_the_end(folder)
        for bundle in self._bundles.iterdir():
            bundle.unlink()

    def _leg(self, leg: str, work: Callable[[], object], *, over_hub: bool = False) -> None:
        """Kill a leg of the journey some times, then let it end."""
        for _ in range(self._rng.randint(1, _MOST_KILLS) if leg in self._lines else 0):
            last = self._rng.randint(1, self._lines[leg])
            at_server = over_hub and self._rng.random() < _SERVER_KILLS
            strike = self._hub.kill if at_server else _end_at_once
            if _lines_of(work, last, strike):
                break
            self.found.kills += 1
            self.found.by_leg[f"{leg}, server" if at_server else leg] += 1
            self._start_again()
            for folder in (self._one, self._two):
                self._look(folder)
        self._start_again()
        lines = _lines_of(work, 0, _end_at_once)
        self._lines[leg] = max(lines, self._lines.get(leg, 0))

    def _start_again(self) -> None:
        if not (self._hub.data / "postmaster.pid").exists():
            self._hub.start()

    def _merge(self) -> None:
        """As the command does, of all bundles that are there."""
        remove_leftovers(self._two)
        for bundle in sorted(self._bundles.glob(f"*{SUFFIX}")):
            with (
                unpacked(bundle, self._two) as place,
                StudyLock(self._two.lock),
                Record(self._two.database) as record,
            ):
                merge(record, StudyFolder(place).database)

    def _look(self, folder: StudyFolder) -> None:
        """What is on a disk after a kill: nothing half under its name, nothing in the clear."""
        faults = self.found.faults
        for place in folder.audio.iterdir():
            if place.is_dir() and place.suffix != ".part":
                state = wholeness_of(place)
                if state is not Wholeness.WHOLE:
                    faults.append(f"{place.name} on {folder.path.name}: {state}")
        for bundle in self._bundles.glob(f"*{SUFFIX}"):
            try:
                with unpacked(bundle, self._two):
                    pass
            except FileRefused as error:
                faults.append(f"{bundle.name}: {error}")
        if self._protect:
            self.look_for_sound(self._place)

    def look_for_sound(self, place: Path) -> None:
        """Files with sound in the clear."""
        for file in place.rglob("*"):
            if file.is_file() and _has_sound(file):
                self.found.faults.append(f"{file.relative_to(place)}: sound in the clear")

    def _look_at_the_end(self, folder: StudyFolder) -> None:
        """What killed programs have left of a recording that has arrived since."""
        remove_leftovers(folder)
        left = [*folder.path.rglob("*.part"), *folder.path.glob(".bundle-*")]
        self.found.faults += [f"{path.relative_to(self._place)} is left" for path in left]
        self.found.faults += [str(finding) for finding in verify(folder.database).findings]


def _synced(folder: StudyFolder) -> None:
    report = sync(folder, membership(folder), travelling())
    recordings = report.recordings
    assert not (report.is_alarm or recordings.refused or recordings.different), str(report)


def _has_sound(file: Path) -> bool:
    content = file.read_bytes()
    places = range(0, len(SAMPLES), len(SAMPLES) // 8)
    return any(SAMPLES[at : at + _WINDOW] in content for at in places)


def kill_journeys(kills: int, seed: int, *, protect: bool = False) -> JourneyKills:
    """Kill at least so often; to be called in a process with one thread, since it forks."""
    with (
        server() as hub,
        tempfile.TemporaryDirectory() as made,
        patch.object(stream, "CARRIED_PIECE", _PIECE),
    ):
        hub.sql("CREATE DATABASE journeys")
        make_hub(read_address(hub.address("journeys")), shared=True)
        place = Path(made).resolve()
        (place / "temporary").mkdir()
        with patch.object(tempfile, "tempdir", str(place / "temporary")):
            journeys = _Journeys(place, hub, seed, protect=protect)
            number = 0
            while journeys.found.kills < kills:
                number += 1
                journeys.go(number)
        hub.sql("CHECKPOINT")
        journeys.look_for_sound(hub.data)
    return journeys.found


if __name__ == "__main__":
    result = kill_journeys(int(sys.argv[1]), seed=3, protect="protected" in sys.argv)
    print(json.dumps(vars(result)) if "json" in sys.argv else result)
