"""Where the moderator's window gets its session from: a record being written, or a finished one.

Both give the window the same: a :class:`~labeval.session.watched.Watched` that follows the events
and the session clock of the moment that is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from labeval.jobs.watch_usual import usual_of
from labeval.session.events import Event
from labeval.session.watched import Usual, Watched
from labeval.store.following import FollowedRecord


class Watch(Protocol):
    """A source of one session's events."""

    live: bool
    """Whether the session is being written, so that it can be acted on."""

    @property
    def watched(self) -> Watched | None:
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
    ) -> None:
        self._database = database
        self._wanted = session
        self._running = running
        self._utc = utc
        self._record: FollowedRecord | None = None
        self._version = -1
        self._left = False
        self._newest: tuple[int, datetime] = (0, utc())
        self._watched: Watched | None = None

    @property
    def watched(self) -> Watched | None:
        """The session as followed so far; None while there is none."""
        return self._watched

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
        version = record.version()
        if version == self._version:
            return False
        self._version = version
        begins = self._watched is None
        if begins:
            self._find(record)
        if self._watched is None:
            left, self._left = self._left, False
            return left
        events = record.events(self._watched.header.id, after=self._watched.state.last_seq)
        self._watched.apply_all(events)
        if events:
            self._newest = (events[-1].at_ms, datetime.fromisoformat(events[-1].utc))
        return begins or bool(events)

    def now_ms(self) -> int:
        """The session clock now: it runs on from the newest event, until the session ends."""
        at_ms, utc = self._newest
        if self._watched is None or self._watched.state.ended is not None:
            return at_ms
        return at_ms + max(0, round((self._utc() - utc).total_seconds() * 1000))

    def until(self, seq: int) -> list[Event]:
        """The events up to this one; they are read again, so that none has to be kept."""
        if self._record is None or self._watched is None:
            return []
        return self._record.events(self._watched.header.id, until=seq)

    def close(self) -> None:
        """Close the record."""
        if self._record is not None:
            self._record.close()
            self._record = None

    def _opened(self) -> FollowedRecord | None:
        if self._record is None and self._database.exists():
            record = FollowedRecord(self._database)
            if not record.is_ready:
                record.close()
                return None
            self._record = record
        return self._record

    def _turn_to_running(self) -> None:
        """Leave a session that was cut off, or has ended, for the one that runs now."""
        running = "" if self._wanted else self._running()
        if running and self._watched is not None and self._watched.header.id != running:
            self._watched = None
            self._version, self._left = -1, True

    def _find(self, record: FollowedRecord) -> None:
        if self._wanted:
            session = record.session_named(self._wanted)
        else:
            session = self._running() or record.newest_session(open_only=True)
        if session and record.holds(session):  # before consent it runs and is not in the record
            header = record.header(session)
            content = record.content(header.version)
            self._watched = Watched(header, content, usual_of(record, header))


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
        self._watched = Watched(self.header, self.content, self._usual)
        self._next = 0

    @property
    def watched(self) -> Watched:
        """The session at the moment that is shown."""
        return self._watched

    @property
    def length_ms(self) -> int:
        """Session clock of the newest event."""
        return self.events[-1].at_ms if self.events else 0

    def seek(self, at_ms: int) -> None:
        """Go to a moment; back in time the session is followed again from its start."""
        at_ms = max(0, min(at_ms, self.length_ms))
        if at_ms < self._at_ms:
            self._watched = Watched(self.header, self.content, self._usual)
            self._next = 0
            self._moved = True
        self._at_ms = at_ms

    def poll(self) -> bool:
        """Follow what happened until the moment that is shown."""
        moved, self._moved = self._moved, False
        while self._next < len(self.events) and self.events[self._next].at_ms <= self._at_ms:
            self._watched.apply(self.events[self._next])
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
