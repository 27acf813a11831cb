"""Sources of the moderator's session: a record being written, or a finished one.

Both give the window the same: a :class:`~labeval.session.monitor.monitor.SessionMonitor` that
follows the events and the session clock of the moment that is shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from labeval.jobs.sessions.usual_times import usual_of
from labeval.session.events.boot_clock import BootClock, BootReading, system_boot_clock
from labeval.session.events.events import Event, Kind
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.store.record.following import FollowedRecord


class Watch(Protocol):
    """A source of one session's events."""

    live: bool
    """True if the session is being written, so that it can be acted on."""

    @property
    def monitor(self) -> SessionMonitor | None:
        """The session as followed so far; None while there is none."""

    def poll(self) -> bool:
        """Follow what is new.

        Returns:
            Whether anything was.

        Raises:
            RecordError: the record cannot be read.
        """

    def now_ms(self) -> int:
        """The session clock now, or at the moment that is replayed."""

    def until(self, seq: int) -> list[Event]:
        """The events up to this one, for the screen as it was then."""


class LiveWatch:
    """Follows a session while another program writes it.

    Args:
        database: the study's record; it need not exist yet.
        session: the session's id or the participant's code; empty for the one that ``running``
            names, else the newest without an end, else the next one that begins.
        running: id of the session that the session's program says it runs; empty where it
            cannot be reached.
    """

    live = True

    def __init__(
        self,
        database: Path,
        session: str = "",
        *,
        running: Callable[[], str] = lambda: "",
        utc: Callable[[], datetime] = lambda: datetime.now(UTC),
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
        boot: BootClock | None = None,
    ) -> None:
        self._database = database
        self._wanted = session
        self._running = running
        self._utc = utc
        self._record: FollowedRecord | None = None
        self._version = -1
        self._left = False
        self._monotonic_ns = monotonic_ns
        is_system = monotonic_ns is time.monotonic_ns
        self._boot = boot or (system_boot_clock() if is_system else None)
        self._looked_ns = monotonic_ns()
        self._newest_ms, self._zero_ns = 0, monotonic_ns()
        self._is_tied = False
        self._monitor: SessionMonitor | None = None

    @property
    def monitor(self) -> SessionMonitor | None:
        """The session as followed so far; None while there is none."""
        return self._monitor

    def poll(self) -> bool:
        """Follow what is new.

        Raises:
            RecordError: the record cannot be read.
            KeyError: the session asked for is not in it.
        """
        record = self._opened()
        if record is None:
            return False
        self._turn_to_running()
        since_ns, self._looked_ns = self._looked_ns, self._monotonic_ns()
        version = record.version()
        if version == self._version:
            return False
        self._version = version
        begins = self._monitor is None
        if begins:
            self._find(record)
        if self._monitor is None:
            left, self._left = self._left, False
            return left
        events = record.events(self._monitor.header.id, after=self._monitor.state.last_seq)
        self._monitor.apply_all(events)
        if events:
            self._place_clock(events, None if begins else since_ns)
        return begins or bool(events)

    def now_ms(self) -> int:
        """The session clock now: it runs on from the newest event, until the session ends."""
        if self._monitor is None or self._monitor.state.ended is not None:
            return self._newest_ms
        return max(self._newest_ms, (self._monotonic_ns() - self._zero_ns) // 1_000_000)

    def until(self, seq: int) -> list[Event]:
        """The events up to this one; they are read again, so that none has to be kept."""
        if self._record is None or self._monitor is None:
            return []
        return self._record.events(self._monitor.header.id, until=seq)

    def close(self) -> None:
        """Close the record."""
        if self._record is not None:
            self._record.close()
            self._record = None

    def _place_clock(self, events: Sequence[Event], since_ns: int | None) -> None:
        """Find the reading of the monotonic clock at session time 0.

        The session's program notes it for those on the same computer. Without it, the wall clock
        gives the age of the newest event, at most the time since the last poll.

        Args:
            since_ns: the monotonic clock at the last poll; None for the first one of the session.
        """
        assert self._monitor is not None
        now_ns = self._monotonic_ns()
        here = self._boot.read(self._monitor.header.id).boot if self._boot is not None else ""
        for event in events:
            reading = BootReading.of(event.data)
            if event.kind in (Kind.SESSION_STARTED, Kind.SESSION_RESUMED):
                self._is_tied = reading is not None and reading.boot == here
            if reading is not None and reading.boot == here:
                self._zero_ns = (reading.monotonic_ms - event.at_ms) * 1_000_000
        newest = events[-1]
        self._newest_ms = newest.at_ms
        if not self._is_tied:
            age = self._utc() - datetime.fromisoformat(newest.utc)
            age_ns = max(0, round(age.total_seconds() * 1e9))
            if since_ns is not None:
                age_ns = min(age_ns, now_ns - since_ns)
            self._zero_ns = now_ns - age_ns - newest.at_ms * 1_000_000

    def _opened(self) -> FollowedRecord | None:
        if self._record is None and self._database.exists():
            record = FollowedRecord(self._database)
            if not record.is_ready:
                record.close()
                return None
            self._record = record
        return self._record

    def _turn_to_running(self) -> None:
        """Leave a session that was interrupted or has ended for the one that runs now."""
        running = "" if self._wanted else self._running()
        if running and self._monitor is not None and self._monitor.header.id != running:
            self._monitor = None
            self._is_tied = False
            self._version, self._left = -1, True

    def _find(self, record: FollowedRecord) -> None:
        if self._wanted:
            session = record.session_named(self._wanted)
        else:
            session = self._running() or record.newest_session(open_only=True)
        if session and record.holds(session):  # before consent it runs and is not in the record
            header = record.header(session)
            content = record.content(header.version)
            self._monitor = SessionMonitor(header, content, usual_of(record, header))


class ReplayWatch:
    """Goes through a finished session, at any moment of it.

    Args:
        database: the study's record.
        session: the session's id or the participant's code; empty for the newest.

    Raises:
        RecordError: the record cannot be read.
        KeyError: there is no such session.
    """

    live = False

    def __init__(self, database: Path, session: str = "") -> None:
        with FollowedRecord(database) as record:
            found = session and record.session_named(session)
            id = found or record.newest_session(open_only=False)
            self.header = record.header(id)
            self.content = record.content(self.header.version)
            self.events = record.events(id)
            self._usual: Usual = usual_of(record, self.header)
        self._at_ms = 0
        self._moved = True
        self._monitor = SessionMonitor(self.header, self.content, self._usual)
        self._next = 0

    @property
    def monitor(self) -> SessionMonitor:
        """The session at the moment that is shown."""
        return self._monitor

    @property
    def length_ms(self) -> int:
        """Session clock of the newest event."""
        return self.events[-1].at_ms if self.events else 0

    def seek(self, at_ms: int) -> None:
        """Go to a moment; back in time the session is followed again from its start."""
        at_ms = max(0, min(at_ms, self.length_ms))
        if at_ms < self._at_ms:
            self._monitor = SessionMonitor(self.header, self.content, self._usual)
            self._next = 0
            self._moved = True
        self._at_ms = at_ms

    def poll(self) -> bool:
        """Follow what happened until the moment that is shown."""
        moved, self._moved = self._moved, False
        while self._next < len(self.events) and self.events[self._next].at_ms <= self._at_ms:
            self._monitor.apply(self.events[self._next])
            self._next += 1
            moved = True
        return moved

    def now_ms(self) -> int:
        """The moment that is shown."""
        return self._at_ms

    def until(self, seq: int) -> list[Event]:
        """The events up to this one."""
        return [event for event in self.events if event.seq <= seq]

    def close(self) -> None:
        """Nothing is open."""
