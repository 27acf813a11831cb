"""One exchange with the hub: send, take, confirm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.hub.connection import hub_at
from labeval.hub.delivering import ActionDelivery
from labeval.hub.leasing import lease_places, take_code_uses
from labeval.hub.membership import Membership
from labeval.hub.recordings import ExchangedRecordings, RecordingExchange, exchange_removed
from labeval.hub.sending import Sent, send, waiting
from labeval.hub.state import erased_in, heads_of, note_exchange, record_if_any
from labeval.hub.taking import Taken, confirm_erasures, take, unconfirmed
from labeval.hub.workbook import WorkbookExchange, exchange_workbook
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.merging.parts import erasures
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

if TYPE_CHECKING:
    from labeval.hub.connection import Connection


@dataclass(slots=True)
class SyncReport:
    """Result of one exchange, and all that somebody has to look at."""

    sent: Sent = field(default_factory=Sent)
    taken: Taken = field(default_factory=Taken)
    places: int | None = None
    """Free places in the design that are leased to this computer; None where it is no station."""
    confirmed: list[str] = field(default_factory=list)
    """Participants whose erasure this computer has confirmed now."""
    workbook: WorkbookExchange | None = None
    """Exchange of texts and codes; None for a station, which has no part in them."""
    recordings: ExchangedRecordings = field(default_factory=ExchangedRecordings)
    removed: frozenset[str] = frozenset()
    """Recordings that a clean-up removed elsewhere, and that may still be here."""
    actions: int = 0
    """Actions of supervisors that are in the mailbox now."""

    @property
    def is_alarm(self) -> bool:
        """True if record and hub contradict each other, or one of them was altered."""
        return bool(
            self.sent.disagreements
            or self.sent.altered
            or self.taken.altered
            or self.taken.foreign
            or self.taken.report.conflicts
        )

    def described(self, say: Say) -> str:
        """A line of what was sent, one of what was taken, then one for everything to look at."""
        lines = [
            filled(
                say("Hub", _SENT),
                sessions=self.sent.sessions,
                events=self.sent.events,
                versions=self.sent.versions,
                erasures=len(self.sent.erased),
            ),
        ]
        if self.taken.is_waiting:
            lines.append(say("Hub", _IN_USE))
        else:
            lines.append(say("Hub", _TAKEN).format(counts=self.taken.report.described(say)))
        if self.places is not None:
            lines.append(filled(say("Hub", _PLACES), places=self.places))
        if self.workbook is not None:
            lines += self.workbook.described(say)
        lines += self.recordings.described(say)
        lines += [say("Hub", _CONFIRMED).format(code=code) for code in self.confirmed]
        lines += [one.described(say) for one in self.sent.disagreements]
        lines += [one.described(say) for one in self.taken.foreign]
        lines += [say("Hub", _ALTERED_HERE).format(session=id) for id in self.sent.altered]
        lines += [say("Hub", _ALTERED_THERE).format(session=id) for id in self.taken.altered]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.described(as_written)


_SENT = QT_TRANSLATE_NOOP(
    "Hub",
    "sent: {sessions:new session|new sessions}, {events:event|events}, "
    "{versions:version|versions}, {erasures:erasure|erasures}",
)
_TAKEN = QT_TRANSLATE_NOOP("Hub", "taken: {counts}")
_IN_USE = QT_TRANSLATE_NOOP(
    "Hub",
    "nothing was taken: a program has this study open; what the hub has for it is taken when that "
    "program is closed",
)
_PLACES = QT_TRANSLATE_NOOP("Hub", "leased: {places:free place|free places} in the design")
_CONFIRMED = QT_TRANSLATE_NOOP("Hub", "participant {code}: erased here, which the hub knows now")
_ALTERED_HERE = QT_TRANSLATE_NOOP(
    "Hub",
    "session {session}: not sent, its hashes do not vouch for it or it has a character that the "
    "hub cannot store; 'labeval verify' says what is wrong",
)
_ALTERED_THERE = QT_TRANSLATE_NOOP(
    "Hub", "session {session}: not taken, it was altered on the hub; its hashes do not fit"
)


def sync(
    folder: StudyFolder,
    member: Membership,
    content: StudyContent,
    *,
    with_recordings: bool = True,
) -> SyncReport:
    """Exchange with the hub once. What was done when the network goes is whole, and stays.

    Args:
        content: the study, for whose sessions places are leased.
        with_recordings: recordings are sent and taken too, which can take long.

    Raises:
        HubOffline, HubRefused: it could not be done, or not to the end.
        RecordError: the record cannot be read or written.
    """
    report = SyncReport()
    with hub_at(member.address) as connection:
        if member.right != "analyst":
            with record_if_any(folder) as record:
                if record is not None:
                    report.sent = send(connection, record.connection)
        different = [one.session for one in report.sent.disagreements]
        report.taken = take(connection, folder, without=different)
        if member.right == "station":
            report.places = lease_places(connection, folder, content)
        else:
            report.workbook = exchange_workbook(connection, folder)
        if member.right != "analyst":
            take_code_uses(connection, folder, reads_all=member.right == "supervisor")
            report.actions = ActionDelivery(connection, folder, listens=False).look()
        report.confirmed = _confirm(connection, folder)
        report.removed = exchange_removed(connection, folder)
        connection.execute("UPDATE labeval.station SET last_sync = now() WHERE name = session_user")
        _note(connection, folder, member, report)
        if with_recordings:
            report.recordings = RecordingExchange(connection, folder).all()
    return report


def _confirm(connection: Connection, folder: StudyFolder) -> list[str]:
    """Confirm erasures, after doing each once more: one that was killed is complete then."""
    with record_if_any(folder) as record:
        known = erasures(record.connection) if record is not None else {}
    new = unconfirmed(connection, known)
    if not new:
        return []
    try:
        lock = StudyLock(folder.lock)
    except RecordUnavailable:
        return []
    with lock:
        for code in new:
            erase(folder, code, erased=known[code])
    confirm_erasures(connection, new)
    return new


def _note(
    connection: Connection, folder: StudyFolder, member: Membership, report: SyncReport
) -> None:
    """Note which events of the record the hub has."""
    heads: dict[str, int] = {}
    unsent = erased = 0
    with record_if_any(folder) as record:
        if record is not None:
            heads, erased = heads_of(record), erased_in(record)
            if member.right != "analyst":
                unsent = waiting(connection, record.connection).events
    note_exchange(folder, heads=heads, unsent=unsent, erased=erased, is_alarm=report.is_alarm)
