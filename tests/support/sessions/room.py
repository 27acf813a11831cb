"""Sessions for a control room: each in its own record, moved by hand, in one of several needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.wall import RoomSession, Tile, Wall
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from tests.ui.moderator.conftest import Lab, begun, moderated_content

WORDS = "This one says that the crates stay closed for two weeks, but the source says three."


@dataclass
class Room:
    """Stations with a session each, and the wall that follows them."""

    folder: Path
    has_stations: bool = True
    labs: dict[str, Lab] = field(default_factory=dict)
    silent: dict[str, float | None] = field(default_factory=dict)
    quiet: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wall = Wall(has_stations=self.has_stations)

    def station(self, name: str, pages: int = 0, code: str = "") -> Session:
        """A station with a session that is so many screens on."""
        path = self.folder / f"{name}.sqlite"
        record = Record(path)
        time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
        session = begun(record, moderated_content(), "dqe", time, code or f"code-{name}")
        lab = self.labs[name] = Lab(record, session, time)
        self.silent[name], self.quiet[name] = 1.0, 2.0
        for _ in range(pages):
            lab.screen()
        return session

    def free(self, name: str) -> None:
        """A station without a session."""
        self.silent[name] = 3.0

    def follow(self) -> tuple[Tile, ...]:
        """The tiles after all that has happened."""
        for name, lab in self.labs.items():
            header = lab.session.header
            if header.id not in self.wall.sessions:
                monitor = SessionMonitor(header, lab.session.content, Usual())
                station = name if self.has_stations else ""
                self.wall.sessions[header.id] = RoomSession(monitor, station)
            followed = self.wall.sessions[header.id]
            after = followed.monitor.state.last_seq
            followed.apply(e for e in lab.record.sessions.events(header.id) if e.seq > after)
            followed.quiet_s = self.quiet[name]
        return self.wall.tiles(self.silent)

    def close(self) -> None:
        for lab in self.labs.values():
            lab.record.close()


def busy_room(folder: Path, stations: int) -> Room:
    """A room in which somebody asks, somebody is stuck and a station is lost."""
    room = Room(folder)
    for number in range(1, stations + 1):
        name = f"lab-{number}"
        if number % 6 == 0:
            room.free(name)
            continue
        session = room.station(name, pages=3 + number % 4)
        if number % 6 == 4:
            session.ask_question()
            room.quiet[name] = 50
        elif number % 6 == 3:
            room.quiet[name] = 95
        elif number % 6 == 2:
            room.silent[name] = room.quiet[name] = 240
        elif number % 6 == 1:
            session.comment(WORDS)
    return room


def needs(tiles: Iterable[Tile]) -> list[tuple[str, str]]:
    """Station and need of each tile, in their order."""
    return [(tile.station, tile.need.name) for tile in tiles]
