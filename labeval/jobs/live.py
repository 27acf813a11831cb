"""A study opened to run sessions: its lock, its record, and sessions begun or resumed in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from labeval.session.clock import SessionClock, resumed_clock
from labeval.session.events import Ending
from labeval.session.run import Session, resume, start
from labeval.session.seating import Seat, seat
from labeval.store.backup import back_up_rotating
from labeval.store.errors import StoreError
from labeval.store.lock import StudyLock
from labeval.store.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


class MixedRecord(StoreError):
    """People's and robots' sessions would stand in one record."""


@dataclass(frozen=True, slots=True)
class LiveSession:
    """The open record of a locked study."""

    record: Record

    def seat(self, content: StudyContent, decided: Seat) -> Session:
        """Begin a session; its version is frozen first.

        Raises:
            RecordError: the record cannot be written.
        """
        sessions = self.record.sessions
        if decided.kind == "real" and sessions.count("simulated"):
            raise MixedRecord(
                QT_TRANSLATE_NOOP(
                    "Record",
                    "robots have run sessions in this study folder; seat people in a folder of "
                    "their own, so that nobody counts the two together (a rehearsal is possible "
                    "here)",
                )
            )
        header = seat(
            content,
            decided,
            taken=sessions.seats_taken(decided.kind),
            codes=sessions.participants(),
            numbers=sessions.seats(decided.kind),
        )
        self.record.versions.keep(content)
        return start(header, content, sessions, SessionClock())

    def resume(self, session: str) -> Session:
        """Go on with a session that was cut off, with the study version it began with.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be written.
        """
        sessions = self.record.sessions
        header = sessions.header(session)
        events = sessions.events(session)
        clock = resumed_clock(events[-1].at_ms, events[-1].utc)
        content = self.record.versions.content(header.version)
        return resume(header, content, sessions, sessions.journal(session), events, clock)

    def end(self, session: str) -> None:
        """End a session that was cut off and will not go on; it stays in the record.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be written.
        """
        self.resume(session).end(Ending.ENDED_EARLY)

    def back_up(self) -> None:
        """Copy the record, as after every session."""
        back_up_rotating(self.record)


@contextmanager
def open_live(folder: StudyFolder) -> Iterator[LiveSession]:
    """Lock a study and open its record.

    Raises:
        RecordError: another program runs sessions in it, or it cannot be written.
    """
    with StudyLock(folder.lock), Record(folder.database) as record:
        yield LiveSession(record)
