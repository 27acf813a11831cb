"""Exchanging recordings with the hub, one sealed piece at a time.

Between two pieces whoever exchanges does other things, such as sending what a session has just
written. What has arrived on one side is asked for, so that a program that was killed goes on where
it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.files.refusal import FileRefused
from labeval.hub.state import forget_removed, record_if_any, removed_here
from labeval.store.carrying.allowed import Allowed, allowed_recordings, recordings_to_send
from labeval.store.carrying.arriving import (
    Arrival,
    is_wanted,
    remove_arrivals,
    take_arrived,
)
from labeval.store.carrying.key import carrying_key
from labeval.store.carrying.stream import Outgoing, head_in
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock, is_held
from labeval.store.disk.private_files import wipe
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

if TYPE_CHECKING:
    from labeval.files.sealing.keys import SealKey
    from labeval.hub.connection import Connection

HUB_WITH_RECORDINGS = 6
"""The first version of the schema that has them."""
HUB_WITH_REMOVED = 9
"""The first version that knows what a clean-up has removed."""


@dataclass(slots=True)
class ExchangedRecordings:
    """Result of exchanging recordings."""

    sent: int = 0
    taken: int = 0
    keyless: int = 0
    """Recordings that might travel and stay, as this computer has no key for them."""
    different: list[str] = field(default_factory=list)
    """Recordings that the hub has otherwise, so that neither takes the place of the other."""
    refused: list[str] = field(default_factory=list)
    """Recordings that cannot be read here, or that arrived and are not what was recorded."""
    unwritten: dict[str, str] = field(default_factory=dict)
    """Recordings that cannot be written here, with the system's reason."""

    def described(self, say: Say) -> list[str]:
        """Lines of what was done, and for everything that somebody has to look at."""
        lines = []
        if self.sent or self.taken:
            lines.append(filled(say("Hub", _EXCHANGED), sent=self.sent, taken=self.taken))
        if self.keyless:
            lines.append(filled(say("Hub", _KEYLESS), recordings=self.keyless))
        lines += [say("Hub", _DIFFERENT).format(name=name) for name in self.different]
        lines += [say("Hub", _REFUSED).format(name=name) for name in self.refused]
        for name, reason in self.unwritten.items():
            lines.append(say("Hub", _UNWRITTEN).format(name=name, reason=reason))
        return lines


_EXCHANGED = QT_TRANSLATE_NOOP(
    "Hub",
    "recordings: {sent} sent, {taken} taken",
)
_KEYLESS = QT_TRANSLATE_NOOP(
    "Hub",
    "{recordings:recording waits|recordings wait}: this computer has no key to seal and open them "
    "with; 'labeval recordings STUDY' says how it gets one",
)
_DIFFERENT = QT_TRANSLATE_NOOP(
    "Hub",
    "recording {name}: the hub has it otherwise, as words were silenced on two computers or by one "
    "that may not replace it; an analyst or supervisor who silences the words on their computer "
    "does",
)
_REFUSED = QT_TRANSLATE_NOOP(
    "Hub", "recording {name}: it is not whole, here or on the hub; 'labeval verify' says what is"
)
_UNWRITTEN = QT_TRANSLATE_NOOP(
    "Hub",
    "recording {name}: it cannot be written here ({reason}); the next time it goes on where it was",
)


def exchange_removed(connection: Connection, folder: StudyFolder) -> frozenset[str]:
    """Name to the hub the recordings that a clean-up has removed here.

    Returns:
        Those that other computers have removed, and of which this one has not said that it has
        them no more.
    """
    version = connection.execute("SELECT version FROM labeval.hub").fetchone()
    if version is None or version[0] < HUB_WITH_REMOVED:
        return frozenset()
    known = removed_here(folder)
    for name in known:
        connection.execute(  # of a session that is there and was not erased
            "INSERT INTO labeval.recording_removed (name, session) "
            "SELECT %s, id FROM labeval.session WHERE id = %s ON CONFLICT DO NOTHING",
            (name, name.rpartition("-")[0]),
        )
    forget_removed(folder, known)
    rows = connection.execute(
        "SELECT name FROM labeval.recording_removed EXCEPT "
        "SELECT name FROM labeval.recording_removed WHERE station = session_user"
    )
    return frozenset(name for (name,) in rows)


@dataclass(frozen=True, slots=True)
class _OnHub:
    """A recording that the hub has, in whole or part."""

    name: str
    mark: str
    silenced: bool
    head: bytes
    pieces: int
    station: str
    there: int
    """Number of pieces that have arrived."""

    @property
    def is_whole(self) -> bool:
        return self.there == self.pieces


class RecordingExchange:
    """Sends the recordings that the hub lacks, then takes those that this computer lacks.

    Args:
        connection: autocommits; others may use it between two steps.
        folder: of the study.
    """

    def __init__(self, connection: Connection, folder: StudyFolder) -> None:
        self._connection = connection
        self._folder = folder
        self.result = ExchangedRecordings()
        self._steps = self._all()

    def step(self) -> bool:
        """Send or take one piece; False once there is nothing left to do.

        Raises:
            psycopg.OperationalError: the connection was lost.
            RecordError: the record cannot be read.
        """
        return next(self._steps, None) is not None

    def all(self) -> ExchangedRecordings:
        """Do all that is left; raises as :meth:`step`."""
        while self.step():
            pass
        return self.result

    def _all(self) -> Iterator[bool]:
        version = self._connection.execute("SELECT version FROM labeval.hub").fetchone()
        if version is None or version[0] < HUB_WITH_RECORDINGS:
            return
        with record_if_any(self._folder) as record:
            if record is None:
                return
            allowed = allowed_recordings(record.connection)
            to_send = recordings_to_send(self._folder, record.connection)
        remove_arrivals(self._folder, allowed)
        there = self._on_hub()
        for name, found in there.items():
            if found.station == self._connection.info.user and name not in allowed:
                self._withdraw(found)  # its time is over
        key = carrying_key(self._folder)
        if key is None:
            self.result.keyless = len({one.name for one in to_send} | (allowed.keys() & there))
            return
        for one in to_send:
            yield from self._send(one, there.get(one.name), key)
        for name, found in self._on_hub().items():
            if name in allowed and found.is_whole:
                yield from self._take(allowed[name], found, key)

    def _on_hub(self) -> dict[str, _OnHub]:
        rows = self._connection.execute(
            "SELECT name, mark, silenced, head, pieces, station, (SELECT coalesce(max(number) + 1, "
            "0) FROM labeval.recording_piece WHERE recording = name) FROM labeval.recording "
            "ORDER BY name"
        )
        return {row[0]: _OnHub(*row) for row in rows}

    def _send(self, one: Allowed, found: _OnHub | None, key: SealKey) -> Iterator[bool]:
        import psycopg

        try:
            with Outgoing(one.place_in(self._folder)) as outgoing:
                mark = outgoing.mark(key)
                if found is not None and found.mark != mark:
                    if not outgoing.is_silenced:
                        return  # words were silenced elsewhere, or its sender goes on
                    if found.silenced or not self._withdraw(found):
                        self.result.different.append(one.name)
                        return
                    found = None
                user = self._connection.info.user
                if found is not None and (found.is_whole or found.station != user):
                    return
                if not one.is_whole_in(self._folder):
                    self.result.refused.append(one.name)
                    return
                found = found or self._begin(one, outgoing, key)
                head = head_in(found.head, one.place_in(self._folder))
                for number, piece in enumerate(
                    outgoing.sealed(head, key, found.there), start=found.there
                ):
                    self._connection.execute(
                        "INSERT INTO labeval.recording_piece (recording, number, content) "
                        "VALUES (%s, %s, %s)",
                        (one.name, number, piece),
                    )
                    yield True
                self.result.sent += 1
        except (FileRefused, OSError):
            self.result.refused.append(one.name)
        except (psycopg.errors.IntegrityError, psycopg.errors.InsufficientPrivilege):
            # Its session was erased or is another station's, or somebody else has sent it.
            return

    def _withdraw(self, found: _OnHub) -> bool:
        """Remove one that must not stay there; False where that is not allowed."""
        done = self._connection.execute(
            "DELETE FROM labeval.recording WHERE name = %s AND mark = %s", (found.name, found.mark)
        )
        return done.rowcount == 1

    def _begin(self, one: Allowed, outgoing: Outgoing, key: SealKey) -> _OnHub:
        head, mark = outgoing.new_head(key), outgoing.mark(key)
        self._connection.execute(
            "INSERT INTO labeval.recording (name, session, mark, silenced, head, pieces) "
            "VALUES (%s, %s, %s, %s, %s, %s)",
            (one.name, one.session, mark, outgoing.is_silenced, head.raw, outgoing.pieces),
        )
        user = self._connection.info.user
        return _OnHub(one.name, mark, outgoing.is_silenced, head.raw, outgoing.pieces, user, 0)

    def _take(self, one: Allowed, found: _OnHub, key: SealKey) -> Iterator[bool]:
        if self._is_the_same(one, found, key) or not is_wanted(
            self._folder, one, silenced=found.silenced
        ):
            return
        try:
            arrival = Arrival(self._folder, one.name, found.mark)
        except OSError as error:
            self.result.unwritten[one.name] = error.strerror or str(error)
            return
        try:
            head = head_in(found.head, arrival.path)
            for number in range(arrival.pieces(head), found.pieces):
                row = self._connection.execute(
                    "SELECT content FROM labeval.recording_piece WHERE recording = %s "
                    "AND number = %s",
                    (one.name, number),
                ).fetchone()
                if row is None:  # erased or replaced meanwhile
                    wipe(arrival.path)
                    return
                arrival.add(head, number, row[0])
                yield True
            self._put_in_place(one, arrival)
        except FileRefused:
            wipe(arrival.path)
            self.result.refused.append(one.name)
        except OSError as error:  # such as a full disk; what has arrived stays
            self.result.unwritten[one.name] = error.strerror or str(error)

    def _is_the_same(self, one: Allowed, found: _OnHub, key: SealKey) -> bool:
        """Return whether the recording is here with the same content, by its log and length."""
        try:
            with Outgoing(one.place_in(self._folder)) as here:
                return here.mark(key) == found.mark
        except (FileRefused, OSError):
            return False

    def _put_in_place(self, one: Allowed, arrival: Arrival) -> None:
        """Put it in its place where no program has the study open; what has arrived waits else."""
        if is_held(self._folder.lock):
            return
        try:
            lock = StudyLock(self._folder.lock)
        except RecordUnavailable:
            return
        with lock:
            with record_if_any(self._folder) as record:
                known = allowed_recordings(record.connection) if record is not None else {}
            if one.name in known:  # and not erased meanwhile
                take_arrived(self._folder, one, arrival.path)
                self.result.taken += 1
            wipe(arrival.path)
