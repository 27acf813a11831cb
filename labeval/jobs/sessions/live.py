"""A study opened to run sessions: its lock, its record, and sessions begun or resumed in it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from labeval.hub.state import of_others
from labeval.jobs.sessions.mailbox_actions import (
    SessionActions,
    apply_remaining,
    apply_waiting,
    newest_here,
)
from labeval.places import unsaved_folder
from labeval.session.assignment.qualification import Admission, NotAdmitted, admission
from labeval.session.assignment.slots import Places
from labeval.session.assignment.starting import SessionStart, new_header, open_to
from labeval.session.events import actions
from labeval.session.events.clock import SessionClock, resumed_clock
from labeval.session.events.events import Ending, RecordError
from labeval.session.running.action_events import ActionRefusal, why_not_reopened
from labeval.session.running.opening import reopen, resume, start
from labeval.session.running.session import Session
from labeval.session.state.state import state_after
from labeval.store.access.log import take_in_accesses
from labeval.store.disk.backup import back_up_rotating, copy_twice
from labeval.store.disk.errors import DamagedRecord, StoreError
from labeval.store.disk.folder_place import CONTEXT as PLACE
from labeval.store.disk.folder_place import synchronised_by
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.log_room import make_room_in_log
from labeval.store.record.record import Record
from labeval.store.record.slots import read_code_use, read_places
from labeval.store.record.unsaved import GuardedJournal, GuardedSessions
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.qualification import trace_of
from labeval.study.study import StudyContent
from labeval.study.tables.code_files import read_lists
from labeval.text.marks import QT_TRANSLATE_NOOP

_log = logging.getLogger(__name__)


class MixedRecord(StoreError):
    """People's and robots' sessions would be in one record."""


class RunsElsewhere(StoreError):
    """A session is another computer's."""


_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Record",
    "this session was begun on another computer of the laboratory, where it may still run; only "
    "that computer can go on with it or end it",
)


class NotReopened(StoreError):
    """A session cannot be reopened."""


_NOT_REOPENED = {
    ActionRefusal.NOT_ENDED: QT_TRANSLATE_NOOP("Record", "the session has not ended"),
    ActionRefusal.NOT_EARLY: QT_TRANSLATE_NOOP(
        "Record", "only a session that the supervisor ended early can be reopened"
    ),
    ActionRefusal.REJECTED: QT_TRANSLATE_NOOP(
        "Record", "the session is rejected; take that back first, then it can be reopened"
    ),
    ActionRefusal.NEXT_BEGUN: QT_TRANSLATE_NOOP(
        "Record", "the next session has begun, so this one can no longer be reopened"
    ),
}


class Synchronised(StoreError):
    """Another program synchronises the study folder, and nobody has said that it may."""

    context = PLACE


class StartRefused(StoreError):
    """A person may not start: no code, a code that is used up, or nothing left to judge."""

    context = "Qualification"


@dataclass(frozen=True, slots=True)
class Admitted:
    """The conditions and places that are open to one person."""

    admission: Admission
    conditions: tuple[str, ...]
    """Ids of the conditions that are open to them and have something left."""
    places: Places
    participant: str | None
    """Their code as a participant, where they have been here before."""


@dataclass(frozen=True, slots=True)
class LiveSession:
    """The open record of a locked study."""

    record: Record
    lock: StudyLock
    unsaved: Path = field(default_factory=unsaved_folder)
    """Copy of a session whose record cannot be written any more."""
    _journals: list[GuardedJournal] = field(default_factory=list)

    def admit(self, folder: Path, content: StudyContent, code: str) -> Admitted:
        """Conditions that are open to a person with this code, or without one.

        Raises:
            StartRefused: nothing is open; the message has the reason.
        """
        use = read_code_use(self.record, content.study.seed, code)
        codes = read_lists(folder, content.study.qualification)
        places = read_places(self.record, content, "real", use.participant)
        try:
            admitted = admission(content.study, codes, code, use)
            return Admitted(admitted, open_to(content, places, admitted), places, use.participant)
        except NotAdmitted as error:
            raise StartRefused(error.template, **error.values) from error

    def start(self, content: StudyContent, decided: SessionStart) -> Session:
        """Begin a session; its version is frozen first.

        Robots begin in a folder that another program synchronises, too.

        A participant of a study with lists of codes starts by the code; a rehearsal and a robot
        need none.

        Raises:
            StartRefused: the person may not start; the message has the reason.
            Synchronised: another program synchronises the study folder.
            RecordError: the record cannot be written.
        """
        place = synchronised_by(self.record.path.parent)
        if place is not None and decided.kind != "simulated" and not decided.in_synchronised:
            raise Synchronised(place.template, by=place.by)
        sessions = self.record.sessions
        if decided.kind == "real" and sessions.count("simulated"):
            raise MixedRecord(
                QT_TRANSLATE_NOOP(
                    "Record",
                    "robots have run sessions in this study folder; start sessions with people in "
                    "a folder of their own, so that nobody counts the two together (a rehearsal is "
                    "possible here)",
                )
            )
        admitted: Admission | None = None
        if decided.kind == "real" and content.study.qualification:
            found = self.admit(self.record.path.parent, content, decided.code)
            admitted, places = found.admission, found.places
            decided = replace(decided, participant=decided.participant or found.participant)
        else:
            places = read_places(self.record, content, decided.kind, decided.participant)
        try:
            header = new_header(
                content,
                decided,
                taken=places.taken(content.study),
                codes=sessions.participants(),
                places=places,
                admitted=admitted,
            )
        except NotAdmitted as error:
            raise StartRefused(error.template, **error.values) from error
        used = admitted.used_for(content.study, header.condition) if admitted else ()
        trace = trace_of(decided.code, content.study.seed) if used else ""
        self.record.versions.keep(content)
        return start(
            header,
            content,
            self._guarded(content),
            SessionClock(),
            qualified_by=[(chosen.id, trace) for chosen in used],
            synchronised_by="" if place is None else place.by,
        )

    def resume(self, session: str) -> Session:
        """Go on with an interrupted session, with the study version it began with.

        Raises:
            KeyError: there is no such session.
            RunsElsewhere: it came from another computer of a laboratory.
            RecordError: the record cannot be written.
        """
        self._check_own(session)
        sessions = self.record.sessions
        header = sessions.header(session)
        events = sessions.events(session)
        clock = resumed_clock(session, events)
        content = self.record.versions.content(header.version)
        guarded = self._guarded(content)
        journal = guarded.journal(header, events)
        resumed = resume(header, content, guarded, journal, events, clock)
        self._apply_waiting(resumed)
        return resumed

    def actions(self, session: Session) -> SessionActions:
        """Source of the supervisor's actions on a session."""
        return SessionActions(self.record.path, session.header.id)

    def _check_own(self, session: str) -> None:
        if session in of_others(StudyFolder(self.record.path.parent)):
            raise RunsElsewhere(_ELSEWHERE)

    def _guarded(self, content: StudyContent) -> GuardedSessions:
        study = self.record.path.parent
        make_room_in_log(self.record.connection, self.record.path)
        return GuardedSessions(self.record.sessions, content, study, self.unsaved, self._journals)

    def _apply_waiting(self, session: Session) -> None:
        try:
            apply_waiting(session, self.record.path)
        except DamagedRecord as error:  # the session does not depend on the mailbox
            _log.warning("the moderator's actions cannot be read: %s", error)

    def end(self, session: str) -> None:
        """End an interrupted session that will not go on; it stays in the record.

        Raises:
            KeyError: there is no such session.
            RecordError: the record cannot be written.
        """
        resumed = self.resume(session)
        if resumed.state.ended is None:  # else an action that waited has ended it
            resumed.end(Ending.ENDED_EARLY)

    def why_not_reopened(self, session: str) -> ActionRefusal | None:
        """The reason why a session cannot be reopened now; None where it can.

        Raises:
            KeyError: there is no such session.
        """
        sessions = self.record.sessions
        if newest_here(self.record) != session:
            return ActionRefusal.NEXT_BEGUN
        plan = sessions.header(session).plan
        return why_not_reopened(state_after(plan, sessions.events(session)))

    def reopen(self, session: str) -> None:
        """Reopen a session that was ended early; it can be resumed then.

        Raises:
            NotReopened: it was not, or the next session has begun.
            RunsElsewhere: it came from another computer of a laboratory.
            KeyError: there is no such session.
            RecordError: the record cannot be written.
        """
        self._check_own(session)
        why = self.why_not_reopened(session)
        if why is not None:
            raise NotReopened(_NOT_REOPENED[why])
        sessions = self.record.sessions
        header, events = sessions.header(session), sessions.events(session)
        ended = reopen(
            header,
            self.record.versions.content(header.version),
            sessions,
            sessions.journal(session),
            events,
            resumed_clock(session, events),
        )
        ended.apply_action(actions.reopen(ended.state.screen_id), on_screen=False)

    def back_up(self) -> None:
        """Copy the record, as after every session, with the actions that came last.

        Raises:
            RecordGone: it is no longer in its place; the sessions of this run are kept elsewhere.
            SecondCopyFailed: there is no copy in the second place.
            RecordError: there is no copy.
        """
        try:
            apply_remaining(self.record)
            back_up_rotating(self.record)
        except RecordError:
            for journal in self._journals:
                journal.check()
            raise
        copy_twice(self.record.path.parent)


@contextmanager
def open_live(folder: StudyFolder) -> Iterator[LiveSession]:
    """Lock a study and open its record.

    Raises:
        RecordError: another program runs sessions in it, or it cannot be written.
    """
    with StudyLock(folder.lock) as lock, Record(folder.database) as record:
        apply_remaining(record)
        try:
            take_in_accesses(record)
        except RecordError as error:  # `labeval verify` reports the mailbox; the lines wait in it
            _log.warning("the access log's waiting lines stay in the mailbox: %s", error)
        yield LiveSession(record, lock)
