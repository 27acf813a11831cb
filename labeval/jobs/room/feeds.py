"""Sources of the control room: a laboratory's hub, or the sessions of one study folder.

Each runs in a thread of its own until nobody wants it any more, only reads, and reports the
state of all stations whenever something is new, and every second.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Protocol

from labeval.audio.loudness import level_now
from labeval.hub.acting import ears, recent_actions
from labeval.hub.address import HubAddress
from labeval.hub.day_plan import plan_of
from labeval.hub.errors import HubError, HubRefused
from labeval.hub.watching import HubWatch, SeenSession
from labeval.jobs.room.actions import RoomAction, folder_action, hub_action
from labeval.jobs.room.looking import keep_looking
from labeval.jobs.room.wall import RoomSession, Tile, Wall
from labeval.jobs.sessions.usual_times import usual_of
from labeval.session.assignment.appointments import SEEN_MIN, Appointment, Came
from labeval.session.events.actions import ActionKind
from labeval.session.events.clock import utc_text
from labeval.session.events.events import RecordError
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.plan.header import SessionHeader
from labeval.store.checks.shared_places import Shared, Tables, shared_codes, shared_places
from labeval.store.disk.errors import DamagedRecord, StoreError
from labeval.store.disk.lock import is_held
from labeval.store.record.day_plan import plan_in
from labeval.store.record.following import FollowedRecord
from labeval.store.record.mailbox import MailboxReader
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent

_SECOND = 1.0
_LOOK_S = 0.2
_SHARED_S = 10.0
"""Between two looks at codes and places that sessions have together."""
_RECENT = timedelta(minutes=SEEN_MIN)
_MOST = 200
_UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, AssertionError)
"""Errors of a session, or its study, from a newer program or a damaged disk."""
_SHOWN = frozenset(
    {
        *(ActionKind.NOTE, ActionKind.MARKER, ActionKind.HINT, ActionKind.REMINDER),
        *(ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED),
    }
)
"""Actions that can be done from a control room."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """State of the room at one moment.

    Two looks are two snapshots, also where all is as it was: each is an answer of the source.
    """

    tiles: tuple[Tile, ...]
    problem: Exception | None = None
    """Why there is nothing new; the rest is as it was then."""
    actions: tuple[RoomAction, ...] = ()
    """Actions of supervisors in these hours, the newest first."""
    plan: tuple[Appointment, ...] = ()
    """Appointments of today, in order."""
    participants: Mapping[str, Sequence[Came]] = field(default_factory=dict)
    """Those of all sessions of these hours, each with all of theirs."""
    acts_as: str | None = None
    """Code with which the window acts; empty where it is to be asked for, None where the window
    only reads."""
    shared: tuple[Shared, ...] = ()
    """Codes and places that sessions have together, also those of other days."""


Report = Callable[[Snapshot], bool]
"""Takes a snapshot; False where no other is wanted."""


class Feed(Protocol):
    """A source of snapshots."""

    has_stations: bool
    """True for a hub, False for one folder."""

    def run(self, report: Report) -> None:
        """Report until no other snapshot is wanted."""


class HubFeed:
    """All stations of a hub.

    Args:
        address: with the password where one is needed; a role that only reads is enough.
    """

    has_stations = True

    def __init__(self, address: HubAddress) -> None:
        self.address = address
        self._wall = Wall(has_stations=True)
        self._contents: dict[str, StudyContent] = {}
        self._shown = Snapshot(())
        self._shared_at = -math.inf

    def run(self, report: Report) -> None:
        """Report until no other snapshot is wanted; a hub that is gone is asked again."""
        keep_looking(self.address, self._look, self._failed, report)

    def _failed(self, problem: HubError) -> Snapshot:
        return replace(self._shown, problem=problem)

    def _look(self, watch: HubWatch) -> Snapshot:
        seen = watch.sessions()
        for one in seen:
            if one.id not in self._wall.unreadable:
                self._go_on(watch, one)
            if one.id in self._wall.unreadable:
                self._wall.unreadable[one.id].quiet_s = one.quiet_s
        self._wall.forget_others([one.id for one in seen])
        if time.monotonic() - self._shared_at >= _SHARED_S:
            self._shared_at = time.monotonic()
            self._look_at_shared(watch)
        signs = watch.stations()
        tiles = self._wall.tiles(
            {one.name: one.silent_s for one in signs if one.is_station},
            others={one.name: one.silent_s for one in signs if not one.is_station},
            left={one.name for one in signs if one.has_left},
        )
        levels = {one.name: one.level for one in signs}
        tiles = tuple(
            replace(tile, level=levels.get(tile.station)) if _is_running(tile) else tile
            for tile in tiles
        )
        shown = self._with_actions(watch, tiles)
        self._shown = replace(shown, shared=tuple(self._wall.shared))
        return self._shown

    def _look_at_shared(self, watch: HubWatch) -> None:
        """Look which codes and places sessions have together; as before where that is not known."""
        try:
            version = watch.newest_version()
            if version:
                study = self._content(watch, version).study
                tables = Tables(watch.rows, "labeval.", "%s", "s.station")
                codes = shared_codes(tables, study) if watch.has_codes else []
                self._wall.shared = [*codes, *shared_places(tables, study)]
        except (HubRefused, RecordError, *_UNREADABLE) as error:
            _log.warning("codes and places in use cannot be read: %r", error)

    def _with_actions(self, watch: HubWatch, tiles: tuple[Tile, ...]) -> Snapshot:
        """The tiles, what supervisors did, and with whom each of them speaks."""
        if not watch.has_actions:
            return Snapshot(tiles)
        found, holders = recent_actions(watch.connection), ears(watch.connection)
        return Snapshot(
            tuple(replace(tile, ear=holders.get(tile.session, "")) for tile in tiles),
            actions=tuple(hub_action(one, self._wall.sessions.get(one.session)) for one in found),
            plan=tuple(plan_of(watch.connection, today())) if watch.has_plan else (),
            participants=self._wall.participants(),
            acts_as=watch.acts_as,
        )

    def _go_on(self, watch: HubWatch, one: SeenSession) -> None:
        """Take what is new in a session; one that cannot be read hides no other."""
        session = self._wall.sessions.get(one.id)
        header = session.monitor.header if session is not None else None
        try:
            if session is None:
                header = watch.header(one.id)
                if header is None:
                    return
                session = self._begun(watch, header, one.station)
            session.quiet_s = one.quiet_s
            after = session.monitor.state.last_seq
            if one.seq > after:
                session.apply(watch.events(one.id, after=after))
        except (HubRefused, RecordError, *_UNREADABLE) as error:
            _log.warning("session %s of %s cannot be read: %r", one.id, one.station, error)
            self._wall.give_up(one.id, one.station, header.participant if header else "")

    def _begun(self, watch: HubWatch, header: SessionHeader, station: str) -> RoomSession:
        monitor = SessionMonitor(header, self._content(watch, header.version), Usual())
        return self._wall.sessions.setdefault(header.id, RoomSession(monitor, station))

    def _content(self, watch: HubWatch, version: str) -> StudyContent:
        if version not in self._contents:
            self._contents[version] = watch.content(version)
        return self._contents[version]


class FolderFeed:
    """The sessions of one study folder."""

    has_stations = False

    def __init__(self, folder: StudyFolder) -> None:
        self._folder = folder
        self._wall = Wall(has_stations=False)
        self._shown = Snapshot(())
        self._moments: dict[str, str] = {}
        self._version = self._shared_version = -1
        self._shared_at = -math.inf

    def run(self, report: Report) -> None:
        """Report until no other snapshot is wanted; a record that is gone is looked for again."""
        record: FollowedRecord | None = None
        last = 0.0
        try:
            while True:
                problem: Exception | None = None
                is_new = False
                try:
                    record = record or self._opened()
                    is_new = record is not None and self._look(record)
                    if record is not None:
                        self._look_at_shared(record)
                except RecordError as error:
                    problem = error
                    if record is not None:
                        record.close()
                        record, self._version, self._shared_version = None, -1, -1
                if problem or is_new or time.monotonic() - last >= _SECOND:
                    last = time.monotonic()
                    if problem:
                        self._shown = replace(self._shown, problem=problem)
                    else:
                        self._shown = Snapshot(
                            self._tiles_now(),
                            actions=self._actions(),
                            plan=self._plan(),
                            participants=self._wall.participants(),
                            acts_as="",
                            shared=tuple(self._wall.shared),
                        )
                if not report(self._shown):
                    return
                time.sleep(_LOOK_S)
        finally:
            if record is not None:
                record.close()

    def _opened(self) -> FollowedRecord | None:
        if not self._folder.database.exists():
            return None
        record = FollowedRecord(self._folder.database)
        if record.is_ready:
            return record
        record.close()
        return None

    def _look(self, record: FollowedRecord) -> bool:
        version = record.version()
        if version == self._version:
            return False
        self._version = version
        seen = record.recent(utc_text(datetime.now(UTC) - _RECENT), _MOST)
        for id, seq, utc in seen:
            self._moments[id] = utc
            if id not in self._wall.unreadable:
                self._go_on(record, id, seq)
        self._wall.forget_others([id for id, _, _ in seen])
        return True

    def _look_at_shared(self, record: FollowedRecord) -> None:
        """Look which codes and places sessions have together, now and then where one is new."""
        now = time.monotonic()
        if self._shared_version == self._version or now - self._shared_at < _SHARED_S:
            return
        self._shared_version, self._shared_at = self._version, now
        newest = record.newest_session(open_only=False)
        if not newest:
            return
        try:
            study = record.content(record.header(newest).version).study
            tables = Tables(record.rows)
            found = shared_codes(tables, study)
            if self._folder.hub.exists():  # without a hub the same places are a matter of course
                found += shared_places(tables, study)
            self._wall.shared = found
        except (RecordError, *_UNREADABLE) as error:
            if not _is_of_one_session(error):
                raise
            _log.warning("codes and places in use cannot be read: %r", error)

    def _go_on(self, record: FollowedRecord, id: str, seq: int) -> None:
        """Take what is new in a session; one that cannot be read hides no other."""
        session = self._wall.sessions.get(id)
        header = session.monitor.header if session is not None else None
        try:
            if session is None:
                header = record.header(id)
                content = record.content(header.version)
                monitor = SessionMonitor(header, content, self._usual_of(record, header))
                session = self._wall.sessions.setdefault(id, RoomSession(monitor, ""))
            after = session.monitor.state.last_seq
            if seq > after:
                session.apply(record.events(id, after=after))
        except (RecordError, *_UNREADABLE) as error:
            if not _is_of_one_session(error):
                raise
            _log.warning("session %s cannot be read: %r", id, error)
            self._wall.give_up(id, "", header.participant if header else "")

    def _usual_of(self, record: FollowedRecord, header: SessionHeader) -> Usual:
        """Usual times; none where a session that they come from cannot be read."""
        try:
            return usual_of(record, header)
        except (RecordError, *_UNREADABLE) as error:
            if not _is_of_one_session(error):
                raise
            return Usual()

    def _actions(self) -> tuple[RoomAction, ...]:
        """The actions in the mailbox; those of before where it cannot be read."""
        reader = MailboxReader(self._folder.database)
        try:
            found = [
                folder_action(action, session)
                for id, session in self._wall.sessions.items()
                for _, action in reader.after(id)
                if action.kind in _SHOWN
            ]
        except RecordError as error:
            _log.warning("the supervisors' actions cannot be read: %s", error)
            return self._shown.actions
        finally:
            reader.close()
        return tuple(sorted(found, key=lambda action: action.age_s))

    def _plan(self) -> tuple[Appointment, ...]:
        """The plan of today; that of before where it cannot be read."""
        try:
            plan = plan_in(self._folder.day_plan)
        except (OSError, ValueError) as error:
            _log.warning("the plan of the day cannot be read: %r", error)
            return self._shown.plan
        return tuple(one for one in plan if one.day == today())

    def _tiles_now(self) -> tuple[Tile, ...]:
        now = datetime.now(UTC)
        for shown in (self._wall.sessions, self._wall.unreadable):
            for id, session in shown.items():
                age = now - datetime.fromisoformat(self._moments[id])
                session.quiet_s = max(0.0, age.total_seconds())
        level = level_now(self._folder.audio)
        return tuple(
            replace(tile, level=level) if _is_running(tile) else tile
            for tile in self._wall.tiles({}, stopped=self._stopped())
        )

    def _stopped(self) -> set[str]:
        """Sessions without an end that no program runs: only the newest may run, under the lock."""
        sessions = self._wall.sessions
        running = {id for id, one in sessions.items() if one.monitor.state.ended is None}
        newest = min(running, key=lambda id: sessions[id].quiet_s, default="")
        return running - {newest} if newest and is_held(self._folder.lock) else running


def _is_running(tile: Tile) -> bool:
    """Return whether a tile's session may be recorded now."""
    return tile.monitor is not None and tile.ending is None and not tile.is_lost


def today() -> str:
    """The day in the place where this computer is."""
    return datetime.now().astimezone().date().isoformat()


def _is_of_one_session(error: Exception) -> bool:
    """False where the record as a whole is gone, damaged or in use."""
    if isinstance(error, StoreError):
        return isinstance(error, DamagedRecord) and "where" in error.values
    return True
