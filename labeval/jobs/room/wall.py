"""State of all stations at one moment, and what needs somebody first."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from types import MappingProxyType

from labeval.jobs.room.glance import Pace, Sketch, pace_of, sketch_of
from labeval.session.assignment.appointments import Came
from labeval.session.events.actions import ACTION_ID, acted_ms
from labeval.session.events.events import Ending, Event
from labeval.session.monitor.changes import SessionChange
from labeval.session.monitor.monitor import Outlook, SessionMonitor
from labeval.session.monitor.notices import Notice
from labeval.session.state.pages_ahead import pages_here
from labeval.store.checks.shared_places import Shared, shared_by

LOST_S = 20
"""A station that is there gives a sign every five seconds."""
_DIGITS = re.compile(r"(\d+)")
_EVENTS = 10
_FLAGS = 3


class Need(IntEnum):
    """Need of a station, the most urgent first."""

    QUESTION = 0
    STUCK = 1
    LOST = 2
    UNREADABLE = 3
    SHARED = 4
    RUNNING = 5
    WAITING = 6


@dataclass(frozen=True, slots=True)
class Tile:
    """One station, or one session of a folder, at a moment."""

    key: str
    """The same for as long as it is the same station or session."""
    station: str
    """Empty for a session of a folder."""
    need: Need
    monitor: SessionMonitor | None = None
    """The session, for names of its study; it goes on. None where there is none to read."""
    participant: str = ""
    """Code; empty where there is no session, or one of which not even that can be read."""
    outlook: Outlook | None = None
    sketch: Sketch | None = None
    """The screen in outline."""
    pace: Pace | None = None
    place: tuple[int, int] = (0, 0)
    """Page and number of pages; zeros where none is on screen."""
    words: str = ""
    """The newest comment."""
    words_s: float = 0
    """Since it was written."""
    flags: tuple[Notice, ...] = ()
    """The newest flags, newest first."""
    flag_count: int = 0
    waits: Notice | None = None
    """Why it counts as stuck."""
    asked_s: float = 0
    """Since the participant asked for somebody."""
    quiet_s: float = 0
    """Since the newest event."""
    silent_s: float | None = None
    """Since the station was heard of; None where that is not known."""
    has_left: bool = False
    """The station is no longer of this hub; ``silent_s`` is since then."""
    is_lost: bool = False
    """Nothing says that the session goes on."""
    is_paused: bool = False
    on_break: bool = False
    ending: Ending | None = None
    changes: tuple[SessionChange, ...] = ()
    """The newest changes, newest first."""
    ear: str = ""
    """The supervisor who speaks with the participant; empty where nobody does."""
    level: float | None = None
    """Level of the microphone, 0 to 1; None where nothing is being recorded."""
    shared: Shared | None = None
    """A code or place that the session has together with others."""

    @property
    def session(self) -> str:
        """Id of the session; empty where there is none to read."""
        return self.monitor.header.id if self.monitor is not None else ""


@dataclass(slots=True)
class RoomSession:
    """A session that is followed."""

    monitor: SessionMonitor
    station: str
    quiet_s: float = 0
    words: str = ""
    words_ms: int = 0
    """When these were written, in the session."""
    acts: dict[str, int] = field(default_factory=dict)
    """Id of a supervisor's action to the number of the event that it became."""
    sketch: Sketch | None = None
    late_s: dict[str, float] = field(default_factory=dict)
    """From an action to its event, by the clocks of those two."""

    def apply(self, events: Iterable[Event]) -> None:
        """Apply events, in order."""
        for event in events:
            self.monitor.apply(event)
            if ACTION_ID in event.data:
                action = str(event.data[ACTION_ID])
                self.acts[action] = event.seq
                self.late_s[action] = (event.at_ms - acted_ms(event)) / 1000
            if event.kind == "comment" and event.value.strip():
                self.words, self.words_ms = event.value, event.at_ms
        self.sketch = sketch_of(self.monitor)


@dataclass(slots=True)
class UnreadableSession:
    """A session that this program does not understand: a newer one wrote it, or it is damaged."""

    station: str
    participant: str
    quiet_s: float = 0


class Wall:
    """Keeps the sessions that are followed.

    Args:
        has_stations: the sessions come from several computers, each of which has one tile.
    """

    def __init__(self, *, has_stations: bool) -> None:
        self.sessions: dict[str, RoomSession] = {}
        self.unreadable: dict[str, UnreadableSession] = {}
        self.shared: list[Shared] = []
        """Codes and places that sessions have together, also those that are not followed."""
        self._has_stations = has_stations

    def forget_others(self, ids: Collection[str]) -> None:
        """Remove sessions that are not among these: they are too old, or were erased."""
        for id in self.sessions.keys() - set(ids):
            del self.sessions[id]
        for id in self.unreadable.keys() - set(ids):
            del self.unreadable[id]

    def give_up(self, id: str, station: str, participant: str) -> None:
        """Keep a session as one that cannot be read."""
        self.sessions.pop(id, None)
        self.unreadable[id] = UnreadableSession(station, participant)

    def participants(self) -> dict[str, list[Came]]:
        """Those of all sessions, also of the earlier ones at a station, each with all of theirs."""
        found: dict[str, list[Came]] = {}
        for session in self.sessions.values():
            header, is_over = session.monitor.header, session.monitor.state.ended is not None
            found.setdefault(header.participant, []).append(Came(header.started, is_over))
        for unread in self.unreadable.values():
            if unread.participant:
                found.setdefault(unread.participant, []).append(Came("", is_over=False))
        return found

    def tiles(
        self,
        stations: Mapping[str, float | None],
        *,
        others: Mapping[str, float | None] = MappingProxyType({}),
        left: Collection[str] = (),
        stopped: Collection[str] = (),
    ) -> tuple[Tile, ...]:
        """The tiles, by need, then by name.

        Args:
            stations: each with the seconds since it was heard of; empty for a folder.
            others: other computers, which have a tile only where they have a session.
            left: those of them that have left the hub; their seconds are since then.
            stopped: ids of a folder's sessions that no program runs.
        """
        if self._has_stations:
            shown = self._by_station(stations, {**others, **stations}, left)
        else:
            shown = self._by_session(stopped)
        by = shared_by(self.shared)
        shown = [
            _with_shared(tile, by[tile.session]) if tile.session in by else tile for tile in shown
        ]
        return tuple(sorted(shown, key=lambda tile: (tile.need, in_order(tile.key))))

    def _by_session(self, stopped: Collection[str]) -> list[Tile]:
        read = [
            _tile(
                id, session, session.quiet_s if id in stopped else None, has_stopped=id in stopped
            )
            for id, session in self.sessions.items()
        ]
        return read + [_unreadable(id, one, None) for id, one in self.unreadable.items()]

    def _by_station(
        self,
        stations: Mapping[str, float | None],
        silent: Mapping[str, float | None],
        left: Collection[str],
    ) -> list[Tile]:
        """The session that runs at each station, else the one that ended last.

        One that cannot be read may run, so it is shown where nothing else is as new.
        """
        newest: dict[str, RoomSession] = {}
        for session in self.sessions.values():
            known = newest.get(session.station)
            if known is None or _rank(session) < _rank(known):
                newest[session.station] = session
        shown = {
            name: _tile(name, one, silent.get(name), has_left=name in left)
            for name, one in newest.items()
        }
        for unread in self.unreadable.values():
            tile = shown.get(unread.station)
            if tile is None or unread.quiet_s < tile.quiet_s:
                silent_s = silent.get(unread.station)
                shown[unread.station] = _unreadable(unread.station, unread, silent_s)
        free = [
            Tile(name, name, Need.WAITING, silent_s=silent_s)
            for name, silent_s in stations.items()
            if name not in shown
        ]
        return [*free, *shown.values()]


def in_order(name: str) -> list[tuple[int, str]]:
    """Key by which lab-2 comes before lab-10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in _DIGITS.split(name)]


def _rank(session: RoomSession) -> tuple[bool, float]:
    return session.monitor.state.ended is not None, session.quiet_s


def _unreadable(key: str, session: UnreadableSession, silent_s: float | None) -> Tile:
    return Tile(
        key=key,
        station=session.station,
        need=Need.UNREADABLE,
        participant=session.participant,
        quiet_s=session.quiet_s,
        silent_s=silent_s,
    )


def _tile(
    key: str,
    session: RoomSession,
    silent_s: float | None,
    *,
    has_left: bool = False,
    has_stopped: bool = False,
) -> Tile:
    monitor, state = session.monitor, session.monitor.state
    now_ms = state.last_ms + round(session.quiet_s * 1000)
    question = state.moderated.question
    waits = next((one for one in monitor.notices_now(now_ms) if one.live), None)
    is_lost = has_left or has_stopped or (silent_s is not None and silent_s >= LOST_S)
    page, outlook, limits = state.page, monitor.outlook(now_ms), monitor.content.study.limits
    return Tile(
        key=key,
        station=session.station,
        need=_need(session, asks=question is not None, is_lost=is_lost, waits=waits is not None),
        monitor=monitor,
        participant=monitor.header.participant,
        outlook=outlook,
        sketch=session.sketch,
        pace=pace_of(monitor, monitor.times.counted_ms if is_lost else now_ms, outlook),
        place=(state.screen + 1, pages_here(state, limits.pages)) if page is not None else (0, 0),
        words=session.words,
        words_s=max(0, now_ms - session.words_ms) / 1000,
        flags=tuple(monitor.notices[: -_FLAGS - 1 : -1]),
        flag_count=len(monitor.notices),
        waits=waits,
        asked_s=(now_ms - question.at_ms) / 1000 if question is not None else 0,
        quiet_s=session.quiet_s,
        silent_s=silent_s,
        has_left=has_left,
        is_lost=is_lost,
        is_paused=state.paused,
        on_break=state.on_break,
        ending=state.ended,
        changes=tuple(monitor.changes.newest)[: -_EVENTS - 1 : -1],
    )


def _with_shared(tile: Tile, shared: Shared | None) -> Tile:
    """A tile with what its session has together with others, which more urgent needs hide."""
    if shared is None:
        return tile
    return replace(tile, shared=shared, need=min(tile.need, Need.SHARED))


def _need(session: RoomSession, *, asks: bool, is_lost: bool, waits: bool) -> Need:
    """Rank a session; one whose station is silent is not known to be stuck."""
    state = session.monitor.state
    if state.ended is not None:
        return Need.WAITING
    if asks:
        return Need.QUESTION
    if is_lost:
        return Need.LOST
    if waits:
        return Need.STUCK
    return Need.WAITING if state.paused or state.on_break else Need.RUNNING
