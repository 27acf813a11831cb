"""Sending what a session writes as soon as it is on disk."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, thread_time
from typing import TYPE_CHECKING

from labeval.audio.loudness import level_now
from labeval.hub.sending import Sent, send, send_added
from labeval.hub.state import record_if_any
from labeval.store.disk.private_files import last_written
from labeval.store.merging.parts import SessionHead, session_heads
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_LOOK_S = 0.03
_REST = 3
"""The pause after a look is at least so many times the processor's time that the look took."""
_SIGN_OF_LIFE_S = 5
_LEVEL_S = 1
HUB_WITH_LEVELS = 7
"""The first version of the schema that has levels of microphones."""


class RecordFollower:
    """Sends the events that a record has got since the last look, over one connection.

    It reads the record's files like any other program, so whoever writes them never waits for it.
    """

    def __init__(self, connection: Connection, folder: StudyFolder) -> None:
        self._connection = connection
        self._folder = folder
        self._written = 0
        self._looks_again = False
        """True after a look at a change: two within a tick of the clock have the same time."""
        self._seen: dict[str, SessionHead] | None = None
        """The newest event of each session at the last look; None before the first."""
        self._alive = self._listened = monotonic()
        self._level: float | None = None
        row = connection.execute("SELECT version FROM labeval.hub").fetchone()
        self._has_levels = row is not None and row[0] >= HUB_WITH_LEVELS

    def look(self) -> Sent:
        """Send what is new, if anything is; and now and then that this computer is there.

        Raises:
            RecordError: the record cannot be read.
            psycopg.OperationalError: the connection was lost; what was sent is whole.
        """
        sent = Sent()
        before, self._written = self._written, last_written(self._folder.database)
        is_new = self._written != before
        if is_new or self._looks_again:
            sent = self._send()
        self._looks_again = is_new
        if sent.events or monotonic() - self._alive >= _SIGN_OF_LIFE_S:
            self._alive = monotonic()
            self._connection.execute(
                "UPDATE labeval.station SET last_sync = now() WHERE name = session_user"
            )
        if self._has_levels and monotonic() - self._listened >= _LEVEL_S:
            self._listened = monotonic()
            self._send_level()
        return sent

    def _send_level(self) -> None:
        """Send how loud the microphone is, and once that it no longer records."""
        before, self._level = self._level, level_now(self._folder.audio)
        if before is not None or self._level is not None:
            self._connection.execute(
                "UPDATE labeval.station SET level = %s, level_at = now() WHERE name = session_user",
                (self._level,),
            )

    def _send(self) -> Sent:
        with record_if_any(self._folder) as record:
            if record is None:
                return Sent()
            seen, self._seen = self._seen, session_heads(record.connection)
            if seen is None:  # which may run now; the rest is for a whole exchange
                return send(self._connection, record.connection, only=record.sessions.newest())
            if not self._seen.keys() <= seen.keys():
                return send(self._connection, record.connection)  # with the versions of the new
            changed = {id: head for id, head in self._seen.items() if seen[id] != head}
            sent = Sent()
            if changed:
                send_added(self._connection, record.connection, changed, sent)
            return sent


def follow_record(follower: RecordFollower, ended: Callable[[float], bool], seconds: float) -> None:
    """Send what is new for some time.

    Args:
        ended: waits so many seconds, and returns whether to end.

    Raises: as :meth:`RecordFollower.look`.
    """
    until, pause = monotonic() + seconds, 0.0
    while monotonic() < until and not ended(pause):
        began = thread_time()
        follower.look()
        pause = max(_LOOK_S, _REST * (thread_time() - began))
